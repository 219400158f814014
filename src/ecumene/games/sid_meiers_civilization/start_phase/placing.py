"""Placing a piece: a great person, a wonder of the set-up, a first figure. Its owner chooses the square."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_PERSON, SCOUT
from ecumene.games.sid_meiers_civilization.map.figures import STACK_FULL, blockaded, city_of, figures_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.pieces import add_army, add_scout, put_mark
from ecumene.games.sid_meiers_civilization.player import STACKING_AT
from ecumene.games.sid_meiers_civilization.printed import ARMIES, SCOUTS
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import PLACE_AT, RESERVE
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

MUST: Final = 1  # it cannot stay in reserve
OUTSIDE: Final = reason("smc.build.outskirts")
PERSON_OUTSIDE: Final = reason("smc.people.place")
SET_UP: Final = reason("smc.ruling.order-of-setup")
FROM_RESERVE: Final = reason("smc.people.from-reserve")
FIGURE_ON_WATER: Final = reason("smc.setup.figures-on-land")
PERSON_ON_WATER: Final = reason("smc.people.water")
PLACE_BLOCKADED: Final = reason("smc.blockade.placing")
NO_RESERVE: Final = reason("smc.build.figure-reserve")


class Placing(Frame[GameState]):
    """A piece is placed in the outskirts of an own city; a great person may wait in reserve (p. 11, 18)."""

    FIELDS: ClassVar[str] = "seat@ thing$ must<2"
    RULE: ClassVar[str] = "smc.people.place"
    VERBS: ClassVar[list[int]] = [PLACE_AT, RESERVE]
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 4

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("must", "seat", "thing")

    def __init__(self, seat: int, thing: int, must: int) -> None:
        self.seat = seat
        self.thing = thing
        self.must = must

    def copy(self) -> Placing:
        return Placing(self.seat, self.thing, self.must)

    # generated: end

    def source(self) -> int:
        """Return the piece."""
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for its owner, where there is a place."""
        return [self.seat] if squares_for(s, self.seat, self.thing) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the squares, then the reserve."""
        moves: list[Action] = [(PLACE_AT, square, 0) for square in squares_for(s, seat, self.thing)]
        if not self.must:
            moves.append((RESERVE, 0, 0))
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Keep it in reserve."""
        return None if self.must else (RESERVE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Place it."""
        s.stack.pop()
        if a[0] == PLACE_AT:
            place(s, seat, self.thing, a[1], luck)

    def step(self, s: GameState, luck: Luck) -> None:
        """There is no place for it."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say why not there; what comes from the reserve or belongs to the set-up is placed at once."""
        if a[0] == RESERVE and self.must:
            if any(frame.RULE == "smc.ruling.order-of-setup" for frame in s.stack):
                return SET_UP
            return FROM_RESERVE
        if a[0] == RESERVE:
            return ALLOWED
        return place_obstacle(s, seat, self.thing, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the piece."""
        return self.thing, -1, -1

    def check(self, s: GameState) -> None:
        """Refuse a great person that is not there, and a wonder that is placed twice."""
        if self.thing < 0 or self.thing in (ARMY, SCOUT):
            return
        placings = [frame for frame in s.stack if isinstance(frame, Placing) and frame.thing == self.thing]
        most = s.players[self.seat].people.count(self.thing) if IS_PERSON[self.thing] else 1
        need(len(placings) <= most, "frame-lacks", frame="Placing")


def place_obstacle(s: GameState, seat: int, thing: int, square: int) -> int:
    """Return what keeps a piece from a square: it is no outskirts, water, full of figures, or blockaded."""
    figure, person = thing in (ARMY, SCOUT), IS_PERSON[thing]
    if city_of(s, seat, square) < 0:
        return PERSON_OUTSIDE if person else OUTSIDE
    if (figure or person) and is_water(s, square):
        return FIGURE_ON_WATER if figure else PERSON_ON_WATER
    if figure and figures_at(s, seat, square) >= s.players[seat].power[STACKING_AT]:
        return STACK_FULL
    return PLACE_BLOCKADED if blockaded(s, seat, square) else ALLOWED


def outskirts(s: GameState, seat: int) -> list[int]:
    """Return the squares around all cities of a seat."""
    return sorted([square for centre in s.players[seat].cities for square in AROUND[centre]])


def squares_for(s: GameState, seat: int, thing: int) -> list[int]:
    """Return where a piece can be placed."""
    return [square for square in outskirts(s, seat) if place_obstacle(s, seat, thing, square) == ALLOWED]


def nowhere_obstacle(s: GameState, seat: int, thing: int) -> int:
    """Return what keeps a piece from every square: where it is nearest to being placed."""
    found = [place_obstacle(s, seat, thing, square) for square in outskirts(s, seat)]
    return ALLOWED if ALLOWED in found else max(found)


def left_in_reserve(s: GameState, seat: int, figure: int) -> int:
    """Return the armies or scouts in reserve; Russia has one army more."""
    player = s.players[seat]
    if figure == SCOUT:
        return SCOUTS - len(player.scouts)
    return ARMIES + player.has("stacking") - len(player.armies)


def reserve_obstacle(s: GameState, seat: int, figure: int) -> int:
    """Return what stands in the way of another figure of a kind: none is left in reserve."""
    return ALLOWED if left_in_reserve(s, seat, figure) > 0 else NO_RESERVE


def place(s: GameState, seat: int, thing: int, square: int, luck: Luck) -> None:
    """Put a piece on the map."""
    if thing == ARMY:
        add_army(s, seat, square)
        luck.tell("placed", seat, thing, target=square)
    elif thing == SCOUT:
        add_scout(s, seat, square)
        luck.tell("placed", seat, thing, target=square)
    else:
        if IS_PERSON[thing]:
            s.players[seat].people.remove(thing)
        put_mark(s, seat, thing, square, luck)
    check_coins(s, luck)
