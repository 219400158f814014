"""What events and abilities can be aimed at: squares in range, seats, wonders, figures (p. 18)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    ANARCHY,
    ANCIENT,
    IS_BUILDING,
    IS_PERSON,
    ROWS,
    WATER,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.map.figures import city_at, figures_at, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import GRID
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES
from ecumene.games.sid_meiers_civilization.movement.paths import kept_out
from ecumene.games.sid_meiers_civilization.pieces import wonder_seat, wonder_works
from ecumene.games.sid_meiers_civilization.player import STACKING_AT
from ecumene.games.sid_meiers_civilization.printed import DISASTERS
from ecumene.games.sid_meiers_civilization.research.technologies import learnable
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.graph import CLOSED, OPEN

UNTARGETED: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "no-target"]
EVERYWHERE: Final = 0
TERRAINS_OF: Final[list[list[int]]] = [
    [number(slug) for slug in row["terrain"]] if row.get("effect") == "terrain" else [] for row in ROWS
]


def may_be_aimed_at(s: GameState, seat: int) -> bool:
    """Return whether events may be aimed at a seat."""
    return not any(wonder_works(s, seat, wonder) for wonder in UNTARGETED)


def in_range(s: GameState, seat: int, most: int) -> list[bool]:
    """Return for each square whether it is so near to an own figure or city; over revealed squares only."""
    if most == EVERYWHERE:
        return [ground >= 0 for ground in s.ground]
    player = s.players[seat]
    access = [OPEN if ground >= 0 else CLOSED for ground in s.ground]
    reach = GRID.reach([*player.armies, *player.scouts, *player.cities], most, access)
    return [cost >= 0 for cost in reach.costs]


def building_squares(s: GameState, seat: int, most: int, by_event: bool) -> list[int]:
    """Return the squares in range with a building of a rival, walls of a city included."""
    near = in_range(s, seat, most)
    found: list[int] = []
    for square in range(SQUARES):
        owner = s.realm[square]
        if not near[square] or owner < 0 or owner == seat or (by_event and not may_be_aimed_at(s, owner)):
            continue
        mark = s.marker[square]
        if (mark >= 0 and IS_BUILDING[mark]) or walled(s, owner, square):
            found.append(square)
    return found


def walled(s: GameState, seat: int, square: int) -> bool:
    """Return whether a city of a seat with walls has its centre there."""
    player = s.players[seat]
    return square in player.cities and player.walls[player.cities.index(square)] > 0


def victims_at(s: GameState, seat: int, square: int) -> list[int]:
    """Return the rivals with figures in a square at whom events may be aimed: two, where one flies over one."""
    return [
        other
        for other, player in enumerate(s.players)
        if other != seat and (square in player.armies or square in player.scouts) and may_be_aimed_at(s, other)
    ]


def figure_squares(s: GameState, seat: int, most: int) -> list[int]:
    """Return the squares in range with figures of a rival at whom events may be aimed."""
    near = in_range(s, seat, most)
    found: list[int] = []
    for other, player in enumerate(s.players):
        if other != seat and may_be_aimed_at(s, other):
            found += [square for square in player.armies + player.scouts if near[square]]
    return sorted(set(found))


def person_squares(s: GameState, seat: int, most: int) -> list[int]:
    """Return the squares in range with a great person of a rival."""
    near = in_range(s, seat, most)
    found: list[int] = []
    for square in range(SQUARES):
        owner = s.realm[square]
        mark = s.marker[square]
        if near[square] and mark >= 0 and IS_PERSON[mark] and owner != seat and may_be_aimed_at(s, owner):
            found.append(square)
    return found


def kill_squares(s: GameState, seat: int, card: int, most: int) -> list[int]:
    """Return where an event can kill figures, or a great person where it may."""
    found = figure_squares(s, seat, most)
    if "great_people" in ROWS[card]:
        found += [square for square in person_squares(s, seat, most) if square not in found]
    return sorted(found)


def anywhere(s: GameState, seat: int, card: int) -> bool:
    """Return whether an event would find something to destroy or to kill if it reached as far as one likes."""
    if ROWS[card]["effect"] == "kill":
        return len(kill_squares(s, seat, card, EVERYWHERE)) > 0
    return len(building_squares(s, seat, EVERYWHERE, True)) > 0


def has_shelter(s: GameState) -> bool:
    """Return whether a wonder that keeps events from its owner is in play."""
    return any(wonder_seat(s, wonder) >= 0 for wonder in UNTARGETED)


def unsheltered(s: GameState) -> GameState:
    """Return a copy of the table on which no wonder keeps events from its owner."""
    twin = s.copy()
    twin.obsolete += UNTARGETED
    return twin


def disaster_squares(s: GameState, seat: int, card: int) -> list[int]:
    """Return the squares whose terrain an event can change: no city, nothing built; a disaster can be turned."""
    found: list[int] = []
    used_up = len(s.disaster_at) >= DISASTERS
    for square in range(SQUARES):
        if s.ground[square] < 0 or s.marker[square] >= 0 or city_at(s, square) >= 0:
            continue
        if used_up and square not in s.disaster_at:
            continue
        owner = s.realm[square]
        if owner >= 0 and owner != seat and not may_be_aimed_at(s, owner):
            continue
        if TERRAIN[s.ground[square]] in TERRAINS_OF[card]:
            found.append(square)
    return found


def moved_squares(s: GameState, seat: int, start: int, most: int) -> list[int]:
    """Return where figures of a rival can be moved: no water, no battle, no settlement, no city."""
    rival = rival_at(s, seat, start)
    access = [CLOSED] * SQUARES
    for square in range(SQUARES):
        ground = s.ground[square]
        if ground < 0 or TERRAIN[ground] == WATER or city_at(s, square) >= 0:
            continue
        if square in s.huts or square in s.villages or rival_at(s, rival, square) >= 0:
            continue
        if not crowded(s, rival, start, square):
            access[square] = OPEN
    return GRID.reach([start], most, access).targets()


def moving_starts(s: GameState, seat: int, most: int) -> list[int]:
    """Return the squares whose figures an event can move somewhere."""
    found: list[int] = []
    for square in figure_squares(s, seat, EVERYWHERE):
        if square not in s.locked and moved_squares(s, seat, square, most):
            found.append(square)
    return found


def harbours(s: GameState, seat: int, start: int) -> list[int]:
    """Return the water squares to which the figures of a square can be brought, onto own ones as well."""
    found: list[int] = []
    for square in range(SQUARES):
        ground = s.ground[square]
        if ground < 0 or TERRAIN[ground] != WATER or square == start or rival_at(s, seat, square) >= 0:
            continue
        if not crowded(s, seat, start, square) and not kept_out(s, seat, square):
            found.append(square)
    return found


def crowded(s: GameState, seat: int, start: int, end: int) -> bool:
    """Return whether the figures of two squares are too many for one."""
    return figures_at(s, seat, start) + figures_at(s, seat, end) > s.players[seat].power[STACKING_AT]


def teachers(s: GameState, seat: int, level: int) -> list[int]:
    """Return the seats with whom technologies up to a level can be exchanged, at least in one direction."""
    me = s.players[seat]
    return [
        other
        for other in range(len(s.players))
        if other != seat
        and may_be_aimed_at(s, other)
        and (learnable(me, [s.players[other]], level) or learnable(s.players[other], [me], level))
    ]


def revolting(s: GameState, seat: int) -> list[int]:
    """Return the seats whose citizens can revolt."""
    return [
        other
        for other, player in enumerate(s.players)
        if other != seat and player.government != ANARCHY and may_be_aimed_at(s, other)
    ]


def obsolete_wonders(s: GameState, ages: list[int]) -> list[int]:
    """Return the wonders that can become obsolete: in play, or open in the market."""
    return [
        wonder
        for wonder in WONDERS
        if AGE[wonder] + ANCIENT in ages
        and wonder not in s.obsolete
        and (wonder in s.wonder_row or wonder_seat(s, wonder) >= 0)
    ]


def rival_cities(s: GameState, seat: int) -> list[int]:
    """Return the cities of rivals that are no capitals."""
    found = [city for other, player in enumerate(s.players) if other != seat for city in player.cities[1:]]
    return sorted(found)
