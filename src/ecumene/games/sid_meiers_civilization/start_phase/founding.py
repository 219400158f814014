"""Founding a city: every condition of page 13, and figures that are pushed out of its centre."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, SCOUT
from ecumene.games.sid_meiers_civilization.city_phase.culture_track import free_advance
from ecumene.games.sid_meiers_civilization.map.figures import figures_at, rival_at, standing_obstacle
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, too_near
from ecumene.games.sid_meiers_civilization.pieces import add_city, remove_scout, share_order, tell_moved
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, STACKING_AT, Player
from ecumene.games.sid_meiers_civilization.start_phase.governments import ARMIES_FOUND
from ecumene.games.sid_meiers_civilization.state import INTRODUCTORY, GameState
from ecumene.games.sid_meiers_civilization.verbs import FOUND, PLACE_AT
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins, win
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

AROUND_A_CITY: Final = 8
THIRD_CITY: Final = 3
NO_FOUNDER: Final = reason("smc.found.scout")
NOBODY_THERE: Final = reason("smc.found.scout")
AT_LIMIT: Final = reason("smc.found.limit")
NOT_REVEALED: Final = reason("smc.found.revealed")
ON_WATER: Final = reason("smc.found.water")
SETTLED: Final = reason("smc.found.settlements")
RIVAL_BESIDE: Final = reason("smc.found.rivals")
CITY_NEAR: Final = reason("smc.found.distance")
NO_WAY_OUT: Final = reason("smc.ruling.founding-pushed-figures")
RIVAL_THERE: Final = reason("smc.found.pushed-out")


def founders(s: GameState, seat: int) -> list[Action]:
    """Return the foundings of a seat: by a scout, under Republic also by an army."""
    player = s.players[seat]
    if at_limit(player):
        return []
    moves: list[Action] = [
        (FOUND, square, figure)
        for square in sorted(set(player.scouts + player.armies))
        for figure in (ARMY, SCOUT)
    ]
    return [a for a in moves if found_obstacle(s, seat, a[1], a[2]) == ALLOWED]


def at_limit(player: Player) -> bool:
    """Return whether a civilization has all the cities that it may have: nothing can be founded."""
    return len(player.cities) >= player.power[CITIES_AT]


def found_obstacle(s: GameState, seat: int, square: int, figure: int) -> int:
    """Return what keeps a figure from founding a city where it stands."""
    player = s.players[seat]
    if figure not in (ARMY, SCOUT) or (figure == ARMY and not ARMIES_FOUND[player.government]):
        return NO_FOUNDER
    if square not in (player.scouts if figure == SCOUT else player.armies):
        return NOBODY_THERE
    return AT_LIMIT if at_limit(player) else site_obstacle(s, seat, square)


def site_obstacle(s: GameState, seat: int, square: int) -> int:
    """Return what keeps a city from a square (p. 13)."""
    if s.ground[square] < 0 or len(AROUND[square]) < AROUND_A_CITY:
        return NOT_REVEALED
    if is_water(s, square):
        return ON_WATER
    for beside in AROUND[square]:
        if s.ground[beside] < 0:
            return NOT_REVEALED
        if beside in s.huts or beside in s.villages:
            return SETTLED
        if rival_at(s, seat, beside) >= 0:
            return RIVAL_BESIDE
    for player in s.players:
        if too_near(player.cities, square):
            return CITY_NEAR
    limit = s.players[seat].power[STACKING_AT]
    room = sum([limit - figures_at(s, seat, one) for one in ways_out(s, seat, square)])
    return ALLOWED if room >= figures_at(s, seat, square) - 1 else NO_WAY_OUT


def ways_out(s: GameState, seat: int, centre: int) -> list[int]:
    """Return where figures in the centre of a new city can go."""
    return [
        square
        for square in AROUND[centre]
        if rival_at(s, seat, square) < 0 and standing_obstacle(s, seat, square) == ALLOWED
    ]


def found(s: GameState, seat: int, square: int, figure: int, luck: Luck) -> None:
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


class PushedOut(Frame[GameState]):
    """Figures left in the centre of a new city go to its outskirts (p. 13)."""

    FIELDS: ClassVar[str] = "seat@ centre#"
    RULE: ClassVar[str] = "smc.found.pushed-out"
    VERBS: ClassVar[list[int]] = [PLACE_AT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("centre", "seat")

    def __init__(self, seat: int, centre: int) -> None:
        self.seat = seat
        self.centre = centre

    def copy(self) -> PushedOut:
        return PushedOut(self.seat, self.centre)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait while a figure is in the centre."""
        return [self.seat] if figures_at(s, self.seat, self.centre) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the squares for the next figure: armies first."""
        moves: list[Action] = [(PLACE_AT, square, 0) for square in AROUND[self.centre]]
        return [a for a in moves if self.obstacle(s, seat, a) == ALLOWED]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Move one figure."""
        player = s.players[seat]
        army = self.centre in player.armies
        if army:
            player.armies.remove(self.centre)
            player.armies.append(a[1])
            player.armies.sort()
        else:
            at = player.scouts.index(self.centre)
            player.scouts[at] = a[1]  # from where it sends in this round
            if player.scout_sends[at]:
                share_order(player, at, player.scout_city[at])
        tell_moved(seat, int(army), int(not army), self.centre, a[1], luck)
        check_coins(s, luck)

    def step(self, s: GameState, luck: Luck) -> None:
        """End: the centre is empty."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only where a figure could end a move."""
        if a[1] not in AROUND[self.centre]:
            return UNLISTED
        if rival_at(s, seat, a[1]) >= 0:
            return RIVAL_THERE
        return standing_obstacle(s, seat, a[1])
