"""Placing a piece: a great person, a wonder of the set-up, a first figure. Its owner chooses the square."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_PERSON, SCOUT
from ecumene.games.sid_meiers_civilization.deeds import add_army, add_scout, put_mark
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, city_of, figures_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.player import STACKING_AT
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import PLACE_AT, RESERVE
from ecumene.games.sid_meiers_civilization.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

MUST: Final = 1  # it cannot stay in reserve


class Placing(Frame[Civ]):
    """A piece is placed in the outskirts of an own city; a great person may wait in reserve (p. 11, 18)."""

    __slots__ = ("must", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ must<2"
    RULE: ClassVar[str] = "smc.people.place"
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 4

    def __init__(self, seat: int, thing: int, must: int) -> None:
        self.seat = seat
        self.thing = thing
        self.must = must

    def copy(self) -> Placing:
        """Return a frame of its own."""
        return Placing(self.seat, self.thing, self.must)

    def source(self) -> int:
        """Return the piece."""
        return self.thing

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for its owner, where there is a place."""
        return [self.seat] if squares_for(s, self.seat, self.thing) else []

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the squares, then the reserve."""
        moves: list[Action] = [(PLACE_AT, square, 0) for square in squares_for(s, seat, self.thing)]
        if not self.must:
            moves.append((RESERVE, 0, 0))
        return moves

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Keep it in reserve."""
        return None if self.must else (RESERVE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Place it."""
        s.stack.pop()
        if a[0] == PLACE_AT:
            place(s, seat, self.thing, a[1], luck)

    def step(self, s: Civ, luck: Luck) -> None:
        """There is no place for it."""
        s.stack.pop()

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say why a piece cannot stand there."""
        figure = self.thing in (ARMY, SCOUT)
        if a[0] != PLACE_AT or s.ground[a[1]] < 0 or city_of(s, seat, a[1]) < 0:
            return Refusal(self.RULE if IS_PERSON[self.thing] else "smc.build.outskirts", self.thing)
        if is_water(s, a[1]) and (figure or IS_PERSON[self.thing]):
            if not figure:
                return Refusal("smc.people.water", self.thing)
            begins = any(frame.RULE == "smc.ruling.order-of-setup" for frame in s.stack)
            return Refusal("smc.setup.figures-on-land" if begins else "smc.build.figure-water", self.thing)
        if figure and figures_at(s, seat, a[1]) >= s.players[seat].power[STACKING_AT]:
            return Refusal("smc.build.figure-stacking", self.thing)
        return Refusal("smc.blockade.placing", self.thing)

    def check(self, s: Civ) -> None:
        """Refuse a great person that is not there."""
        if self.thing >= 0 and IS_PERSON[self.thing]:
            need(self.thing in s.players[self.seat].people, "frame-lacks", frame="Placing")


def squares_for(s: Civ, seat: int, thing: int) -> list[int]:
    """Return where a piece can be placed."""
    player = s.players[seat]
    figure = thing in (ARMY, SCOUT)
    found: list[int] = []
    for centre in player.cities:
        for square in AROUND[centre]:
            if blockaded(s, seat, square) or ((figure or IS_PERSON[thing]) and is_water(s, square)):
                continue
            if not figure or figures_at(s, seat, square) < player.power[STACKING_AT]:
                found.append(square)
    found.sort()
    return found


def place(s: Civ, seat: int, thing: int, square: int, luck: Luck) -> None:
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
