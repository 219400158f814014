"""What keeps events and abilities from being aimed at squares, seats and figures (p. 18)."""

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
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

UNTARGETED: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "no-target"]
EVERYWHERE: Final = 0
SHELTERED: Final = reason("smc.ability.standing")
OUT_OF_RANGE: Final = reason("smc.ruling.event-range")
NO_DISASTER: Final = reason("smc.ruling.disaster-targets")
NO_KNOWLEDGE: Final = reason("smc.ruling.knowledge-events")
CROWDED: Final = reason("smc.move.stacking")
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


def building_obstacle(s: GameState, seat: int, square: int, near: list[bool], by_event: bool) -> int:
    """Return what keeps a seat from a building of a rival, or the walls of a city."""
    owner, mark = s.realm[square], s.marker[square]
    if owner < 0 or owner == seat or not ((mark >= 0 and IS_BUILDING[mark]) or walled(s, owner, square)):
        return UNLISTED
    if not near[square]:
        return OUT_OF_RANGE
    return ALLOWED if not by_event or may_be_aimed_at(s, owner) else SHELTERED


def walled(s: GameState, seat: int, square: int) -> bool:
    """Return whether a city of a seat with walls has its centre there."""
    player = s.players[seat]
    return square in player.cities and player.walls[player.cities.index(square)] > 0


def victims_at(s: GameState, seat: int, square: int) -> list[int]:
    """Return the rivals with figures in a square at whom events may be aimed: two, where one flies over one."""
    return [other for other in rivals_at(s, seat, square) if may_be_aimed_at(s, other)]


def rivals_at(s: GameState, seat: int, square: int) -> list[int]:
    """Return the rivals with figures in a square."""
    return [
        other
        for other, player in enumerate(s.players)
        if other != seat and (square in player.armies or square in player.scouts)
    ]


def figures_obstacle(s: GameState, seat: int, square: int, near: list[bool]) -> int:
    """Return what keeps an event from figures of a rival in a square."""
    if not rivals_at(s, seat, square):
        return UNLISTED
    if not near[square]:
        return OUT_OF_RANGE
    return ALLOWED if victims_at(s, seat, square) else SHELTERED


def person_obstacle(s: GameState, seat: int, square: int, near: list[bool]) -> int:
    """Return what keeps an event from a great person of a rival."""
    owner, mark = s.realm[square], s.marker[square]
    if mark < 0 or not IS_PERSON[mark] or owner == seat:
        return UNLISTED
    if not near[square]:
        return OUT_OF_RANGE
    return ALLOWED if may_be_aimed_at(s, owner) else SHELTERED


def kill_obstacle(s: GameState, seat: int, card: int, square: int, near: list[bool]) -> int:
    """Return what keeps an event from killing figures in a square, or a great person where it may."""
    why = figures_obstacle(s, seat, square, near)
    if why == ALLOWED or "great_people" not in ROWS[card]:
        return why
    person = person_obstacle(s, seat, square, near)
    return why if person == UNLISTED else person


def disaster_obstacle(s: GameState, seat: int, card: int, square: int) -> int:
    """Return what keeps an event from a square's terrain: a city, something built; a disaster can be turned."""
    if s.ground[square] < 0 or s.marker[square] >= 0 or city_at(s, square) >= 0:
        return NO_DISASTER
    used_up = len(s.disaster_at) >= DISASTERS and square not in s.disaster_at
    if used_up or TERRAIN[s.ground[square]] not in TERRAINS_OF[card]:
        return NO_DISASTER
    owner = s.realm[square]
    return ALLOWED if owner in (-1, seat) or may_be_aimed_at(s, owner) else SHELTERED


def landing_obstacle(s: GameState, rival: int, start: int, square: int) -> int:
    """Return what keeps an event from moving figures of a rival over a square: water, a battle, a settlement."""
    ground = s.ground[square]
    if ground < 0 or TERRAIN[ground] == WATER or city_at(s, square) >= 0:
        return UNLISTED
    if square in s.huts or square in s.villages or rival_at(s, rival, square) >= 0:
        return UNLISTED
    return CROWDED if crowded(s, rival, start, square) else ALLOWED


def moved_squares(s: GameState, seat: int, start: int, most: int) -> list[int]:
    """Return where an event can move the figures of a rival."""
    rival = rival_at(s, seat, start)
    free = [landing_obstacle(s, rival, start, square) == ALLOWED for square in range(SQUARES)]
    return GRID.reach([start], most, [OPEN if one else CLOSED for one in free]).targets()


def moving_obstacle(s: GameState, seat: int, square: int, most: int, near: list[bool]) -> int:
    """Return what keeps an event from moving the figures of a square."""
    why = figures_obstacle(s, seat, square, near)
    if why != ALLOWED:
        return why
    return ALLOWED if square not in s.locked and moved_squares(s, seat, square, most) else UNLISTED


def harbour_obstacle(s: GameState, seat: int, start: int, square: int) -> int:
    """Return what keeps the figures of a square from being brought to a water square, onto own ones as well."""
    ground = s.ground[square]
    if ground < 0 or TERRAIN[ground] != WATER or square == start or rival_at(s, seat, square) >= 0:
        return UNLISTED
    if crowded(s, seat, start, square):
        return CROWDED
    return UNLISTED if kept_out(s, seat, square) else ALLOWED


def sailing_obstacle(s: GameState, seat: int, start: int) -> int:
    """Return what keeps the figures of a square from being brought anywhere."""
    for square in range(SQUARES):
        if harbour_obstacle(s, seat, start, square) == ALLOWED:
            return ALLOWED if figures_at(s, seat, start) else UNLISTED
    return UNLISTED


def crowded(s: GameState, seat: int, start: int, end: int) -> bool:
    """Return whether the figures of two squares are too many for one."""
    return figures_at(s, seat, start) + figures_at(s, seat, end) > s.players[seat].power[STACKING_AT]


def teacher_obstacle(s: GameState, seat: int, other: int, level: int) -> int:
    """Return what keeps two seats from exchanging technologies up to a level, at least in one direction."""
    me, rival = s.players[seat], s.players[other]
    if not (learnable(me, [rival], level) or learnable(rival, [me], level)):
        return NO_KNOWLEDGE
    return ALLOWED if may_be_aimed_at(s, other) else SHELTERED


def revolt_obstacle(s: GameState, other: int) -> int:
    """Return what keeps the citizens of a seat from a revolt."""
    if s.players[other].government == ANARCHY:
        return UNLISTED
    return ALLOWED if may_be_aimed_at(s, other) else SHELTERED


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
