"""Where bots would found cities: places that scouts stand on or can walk to, and tiles that nobody has seen."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.map.figures import foreign
from ecumene.games.sid_meiers_civilization.map.ground import (
    GIVES_COIN,
    GIVES_CULTURE,
    GIVES_PRODUCTION,
    GIVES_TRADE,
    is_water,
    layout_of,
)
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, BESIDE, too_near
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES, WIDTH
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, SPEED_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.start_phase.founding import SETTLED, site_obstacle
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.refusal import ALLOWED

FURTHEST: Final = 8  # steps that are looked at
LATE: Final = 4.0  # turns after which a place is worth nothing
GOOD_SITE: Final = 12  # symbols around a good place for a city
CLEARED: Final = 0.3  # what a place with huts is worth beside a free one
BY_ARMY: Final = 0.4  # what is added where an army stands before them
UNSEEN: Final = 0.3  # what a face-down tile promises, beside a good place
HORIZON: Final = 12  # squares from where a face-down tile is no aim


def site_worth(s: GameState, square: int) -> int:
    """Return the symbols that a city would have around it."""
    total = 0
    for beside in AROUND[square]:
        ground = s.ground[beside]
        total += GIVES_PRODUCTION[ground] + GIVES_TRADE[ground] + GIVES_CULTURE[ground] + 2 * GIVES_COIN[ground]
    return total


def quality(s: GameState, seat: int, square: int) -> float:
    """Return how good a place for a city is, 0 where there can be none; with huts around it counts less."""
    if s.realm[square] >= 0:
        return 0.0
    for player in s.players:
        if too_near(player.cities, square):
            return 0.0
    why = SETTLED if square in s.huts else site_obstacle(s, seat, square)
    if why not in (ALLOWED, SETTLED):
        return 0.0
    share = 1.0
    if why == SETTLED:
        share = cleared(s, seat, square) if square in s.huts else 1.0
        for beside in AROUND[square]:
            if beside in s.villages or s.ground[beside] < 0:
                return 0.0
            if beside in s.huts:
                share = min(share, cleared(s, seat, beside))
    return min(1.0, 0.5 + 0.5 * site_worth(s, square) / GOOD_SITE) * share


def cleared(s: GameState, seat: int, hut: int) -> float:
    """Return what a place beside a hut is worth beside a free one: the more the nearer an army is to the hut."""
    nearest = FURTHEST
    for army in s.players[seat].armies:
        nearest = min(nearest, abs(army % WIDTH - hut % WIDTH) + abs(army // WIDTH - hut // WIDTH))
    return CLEARED + BY_ARMY * (1.0 - nearest / FURTHEST)


def best_site(s: GameState, seat: int, scout: int, taken: list[int]) -> tuple[float, int]:
    """Return the best place that a scout can walk to, and its square; or a tile to reveal, as -2 less its slot."""
    player = s.players[seat]
    speed = player.power[SPEED_AT]
    slot_of = layout_of(s).slot_of
    closed = foreign(s, seat) + s.huts + s.villages
    seen = [False] * SQUARES
    seen[scout] = True
    ring = [scout]
    best, chosen = 0.0, -1
    for steps in range(FURTHEST + 1):
        late = 1.0 - (steps + speed - 1) // speed / LATE
        if not ring or best >= late:
            break
        further: list[int] = []
        for square in ring:
            if square not in taken:
                worth = late * quality(s, seat, square)
                if worth > best:
                    best, chosen = worth, square
            for beside in BESIDE[square]:
                if seen[beside]:
                    continue
                seen[beside] = True
                if s.ground[beside] < 0:
                    slot = slot_of[beside]
                    if slot >= 0 and -2 - slot not in taken and late * UNSEEN > best:
                        best, chosen = late * UNSEEN, -2 - slot
                elif beside not in closed and (player.power[WATER_AT] or not is_water(s, beside)):
                    further.append(beside)
        ring = further
    return best, chosen


def sites(s: GameState, seat: int) -> float:
    """Return how good the places for cities are that scouts have reached or near, as long as there is room."""
    player = s.players[seat]
    room = player.power[CITIES_AT] - len(player.cities)
    if not room:
        return 0.0
    found: list[float] = []
    taken: list[int] = []
    for scout in player.scouts:
        best, chosen = best_site(s, seat, scout, taken)
        if chosen != -1:
            found.append(best)
            taken.append(chosen)
    found.sort(reverse=True)
    return sum(found[:room])


def frontier(s: GameState, seat: int) -> float:
    """Return how near the foremost army is to a tile that nobody has seen."""
    armies = s.players[seat].armies
    nearest = HORIZON
    for slot, corner in enumerate(layout_of(s).slots):
        if s.tiles[slot] >= 0:
            continue
        x, y = corner % WIDTH, corner // WIDTH
        for army in armies:
            across = max(x - army % WIDTH, army % WIDTH - x - 3, 0)
            down = max(y - army // WIDTH, army // WIDTH - y - 3, 0)
            nearest = min(nearest, across + down)
    return 1.0 - nearest / HORIZON
