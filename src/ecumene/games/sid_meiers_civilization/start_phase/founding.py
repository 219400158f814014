"""Founding a city: every condition of page 13, and figures that are pushed out of its centre."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.card_data import ARMY, SCOUT
from ecumene.games.sid_meiers_civilization.culture import free_advance
from ecumene.games.sid_meiers_civilization.deeds import add_city, remove_scout
from ecumene.games.sid_meiers_civilization.governments import ARMIES_FOUND
from ecumene.games.sid_meiers_civilization.map.figures import figures_at, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, distance
from ecumene.games.sid_meiers_civilization.numbers import DISTANCE
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.state import INTRODUCTORY, Civ
from ecumene.games.sid_meiers_civilization.verbs import FOUND, PLACE_AT
from ecumene.games.sid_meiers_civilization.victory import check_coins, win
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

AROUND_A_CITY = 8
THIRD_CITY = 3


def founders(s: Civ, seat: int) -> list[Action]:
    """Return the foundings of a seat: by a scout, under Republic also by an army."""
    player = s.players[seat]
    if len(player.cities) >= player.power[CITIES_AT]:
        return []
    moves: list[Action] = []
    armies = player.armies if ARMIES_FOUND[player.government] else []
    for square in sorted(set(player.scouts + armies)):
        for figure in (ARMY, SCOUT):
            here = player.scouts if figure == SCOUT else armies
            if square in here and not obstacle(s, seat, square):
                moves.append((FOUND, square, figure))
    return moves


def obstacle(s: Civ, seat: int, square: int) -> str:
    """Return the rule that forbids a city in a square, "" where nothing does."""
    if s.ground[square] < 0 or len(AROUND[square]) < AROUND_A_CITY:
        return "smc.found.revealed"
    if is_water(s, square):
        return "smc.found.water"
    for beside in AROUND[square]:
        if s.ground[beside] < 0:
            return "smc.found.revealed"
        if beside in s.huts or beside in s.villages:
            return "smc.found.settlements"
        if rival_at(s, seat, beside) >= 0:
            return "smc.found.rivals"
    for player in s.players:
        for city in player.cities:
            if distance(city, square) < DISTANCE:
                return "smc.found.distance"
    room = sum(
        [s.players[seat].power[STACKING_AT] - figures_at(s, seat, one) for one in ways_out(s, seat, square)]
    )
    return "smc.ruling.founding-pushed-figures" if room < figures_at(s, seat, square) - 1 else ""


def ways_out(s: Civ, seat: int, centre: int) -> list[int]:
    """Return where figures in the centre of a new city can go."""
    player = s.players[seat]
    return [
        square
        for square in AROUND[centre]
        if s.ground[square] >= 0
        and (player.power[WATER_AT] > 1 or not is_water(s, square))
        and figures_at(s, seat, square) < player.power[STACKING_AT]
        and rival_at(s, seat, square) < 0
    ]


def found(s: Civ, seat: int, square: int, figure: int, luck: Luck) -> None:
    """Replace the figure by a city; it gives at once (p. 13)."""
    player = s.players[seat]
    if figure == ARMY:
        player.armies.remove(square)
    else:
        remove_scout(s, seat, player.scouts.index(square))
    luck.tell("founded", seat, target=square)
    add_city(s, seat, square, 0, luck)
    if s.first_game and len(player.cities) >= THIRD_CITY:
        win(s, [], INTRODUCTORY, luck)
    free_advance(s, seat, luck)
    if figures_at(s, seat, square):
        s.stack.append(PushedOut(seat, square))


class PushedOut(Frame[Civ]):
    """Figures left in the centre of a new city go to its outskirts (p. 13)."""

    __slots__ = ("centre", "seat")
    FIELDS: ClassVar[str] = "seat@ centre#"
    RULE: ClassVar[str] = "smc.found.pushed-out"

    def __init__(self, seat: int, centre: int) -> None:
        self.seat = seat
        self.centre = centre

    def copy(self) -> PushedOut:
        """Return a frame of its own."""
        return PushedOut(self.seat, self.centre)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait while a figure is in the centre."""
        return [self.seat] if figures_at(s, self.seat, self.centre) else []

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the squares for the next figure: armies first."""
        return [(PLACE_AT, square, 0) for square in ways_out(s, seat, self.centre)]

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Move one figure."""
        player = s.players[seat]
        if self.centre in player.armies:
            player.armies.remove(self.centre)
            player.armies.append(a[1])
            player.armies.sort()
        else:
            player.scouts[player.scouts.index(self.centre)] = a[1]  # from where it sends in this round
        luck.tell("moved", seat, origin=self.centre, target=a[1])
        check_coins(s, luck)

    def step(self, s: Civ, luck: Luck) -> None:
        """End: the centre is empty."""
        s.stack.pop()

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only where a figure could end a move."""
        return Refusal(self.RULE)
