"""Where a figure or a group may go: water, stacking, settlements, rivals and cities (p. 19, 20)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import ROWS, RUSSIA, TECHNOLOGIES, WONDERS
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.map.figures import SEA, city_at, figures_at, foreign, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, BESIDE, GRID
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES, WIDTH
from ecumene.games.sid_meiers_civilization.pieces import wonder_works
from ecumene.games.sid_meiers_civilization.player import ONCE_SACRIFICE, STACKING_AT, WATER_AT, Player
from ecumene.games.sid_meiers_civilization.research.technologies import learnable
from ecumene.games.sid_meiers_civilization.start_phase.governments import PEACE
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.graph import CLOSED, ENDING, OPEN, PASSING
from ecumene.kernel.refusal import ALLOWED, reason

FLYING: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "fly" for each in ABILITIES[one])]
KEEPING_OUT: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "keep-out"]
HOLDING: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "lock" for each in ABILITIES[one])]
HIGHEST: Final = 4
FACE_DOWN: Final = reason("smc.move.face-down")
NO_WAY_OVER_WATER: Final = reason("smc.move.water")
TOO_MANY: Final = reason("smc.move.stacking")
OWN_CITY: Final = reason("smc.move.own-city")
NO_STAY_ON_WATER: Final = reason("smc.move.navigation")
KEPT_OUT: Final = reason("smc.ability.standing")
SCOUTS_AND_SETTLEMENTS: Final = reason("smc.move.scouts-and-settlements")
SCOUTS_AND_RIVALS: Final = reason("smc.move.scouts-and-rivals")
PEACEFUL: Final = reason("smc.ruling.democracy-and-defence")
DIAGONAL: Final = reason("smc.move.orthogonal")
NOT_BESIDE: Final = reason("smc.move.speed")
NO_STEPS: Final = reason("smc.move.speed")
HELD: Final = reason("smc.ability.standing")
NO_END_BEYOND_CITY: Final = reason("smc.ruling.own-city-centre")
NO_END_BEYOND_WATER: Final = reason("smc.ruling.stop-in-water")
TILE_OPEN: Final = reason("smc.move.reveal")
NO_TILE: Final = reason("smc.move.reveal-beside")
TILE_NOT_BESIDE: Final = reason("smc.move.reveal-beside")
NOT_OFFERED: Final = reason("smc.ruling.russia-sacrifice")
OFFERED_ALREADY: Final = reason("smc.ability.once-a-round")


def flies(player: Player) -> bool:
    """Return whether figures pass over rivals, settlements and cities."""
    return any(player.knows(technology) for technology in FLYING)


class Walking(Frame[GameState]):
    """A group on its way, as far as what it may pass knows it."""

    __slots__ = ("armies", "at", "moved", "scouts")

    def __init__(self, at: int, armies: int, scouts: int, moved: int) -> None:
        self.at = at
        self.armies = armies
        self.scouts = scouts
        self.moved = moved


def kept_out(s: GameState, seat: int, square: int) -> bool:
    """Return whether a wonder keeps foreign figures from ending in these outskirts."""
    owner = s.realm[square]
    if owner < 0 or owner == seat or square in s.players[owner].cities:
        return False
    return any(wonder_works(s, owner, wonder) or passed_over(s, owner, wonder) for wonder in KEEPING_OUT)


def passed_over(s: GameState, seat: int, wonder: int) -> bool:
    """Return whether nothing but a group on its way is on a wonder's square: that is no blockade of it (p. 27)."""
    player = s.players[seat]
    if wonder not in player.marks or wonder in s.obsolete:
        return False
    square = player.marks_at[player.marks.index(wonder)]
    for frame in s.stack:
        if isinstance(frame, Walking) and frame.moved and frame.at == square:
            return foreign(s, seat).count(square) == frame.armies + frame.scouts
    return False


def consequence(s: GameState, seat: int, square: int) -> bool:
    """Return whether entering a square starts a battle, or enters a settlement or a rival's city."""
    if square in s.huts or square in s.villages or rival_at(s, seat, square) >= 0:
        return True
    return city_at(s, square) not in (-1, seat)


def end_obstacle(s: GameState, seat: int, square: int, scouts: int, meets: bool) -> int:
    """Return what keeps a group from ending its move in a square, where it `meets` a consequence or none."""
    if kept_out(s, seat, square):
        return KEPT_OUT
    power = s.players[seat].power[WATER_AT]
    if not meets:
        if city_at(s, square) == seat:
            return OWN_CITY
        return NO_STAY_ON_WATER if is_water(s, square) and power < SEA else ALLOWED
    settled = square in s.huts or square in s.villages
    if scouts:
        return SCOUTS_AND_SETTLEMENTS if settled else SCOUTS_AND_RIVALS
    return ALLOWED if settled or not PEACE[s.players[seat].government] else PEACEFUL


def entry_obstacle(s: GameState, seat: int, square: int, armies: int, scouts: int, gone: int, meets: bool) -> int:
    """Return what keeps a group from entering a square; so many have left it before. Who flies passes over all."""
    if s.ground[square] < 0:
        return FACE_DOWN
    player = s.players[seat]
    if is_water(s, square) and not player.power[WATER_AT]:
        return NO_WAY_OVER_WATER
    if figures_at(s, seat, square) - gone + armies + scouts > player.power[STACKING_AT]:
        return TOO_MANY
    return end_obstacle(s, seat, square, scouts, meets) if meets and not flies(player) else ALLOWED


def entry(s: GameState, seat: int, square: int, armies: int, scouts: int, gone: int = 0) -> int:
    """Return whether a group may enter a square, must end there or may only pass; so many have left it before."""
    meets = consequence(s, seat, square)
    if entry_obstacle(s, seat, square, armies, scouts, gone, meets) != ALLOWED:
        return CLOSED
    if meets and not flies(s.players[seat]):
        return ENDING
    return OPEN if end_obstacle(s, seat, square, scouts, meets) == ALLOWED else PASSING


def access_around(s: GameState, seat: int, at: int, left: int, armies: int, scouts: int) -> list[int]:
    """Return the access of all squares that so many steps could reach; a locked square is never left."""
    access = [CLOSED] * SQUARES
    row, column = at // WIDTH, at % WIDTH
    for other in range(max(0, row - left), min(WIDTH - 1, row + left) + 1):
        rest = left - abs(other - row)
        for place in range(max(0, column - rest), min(WIDTH - 1, column + rest) + 1):
            square = other * WIDTH + place
            if square != at:
                access[square] = entry(s, seat, square, armies, scouts)
    for square in s.locked:
        if access[square] == PASSING:
            access[square] = CLOSED
        elif access[square] == OPEN:
            access[square] = ENDING
    return access


def step_obstacle(
    s: GameState, seat: int, at: int, square: int, left: int, armies: int, scouts: int, offered: list[int]
) -> int:
    """Return what keeps a group from stepping into a square: where it may not end, an end must stay in reach.

    Such is also a city in which the figure is offered for a technology.
    """
    if square not in BESIDE[at]:
        return DIAGONAL if square in AROUND[at] else NOT_BESIDE
    if at in s.locked:
        return HELD
    if left <= 0:
        return NO_STEPS
    meets = consequence(s, seat, square)
    why = entry_obstacle(s, seat, square, armies, scouts, 0, meets)
    if why != ALLOWED or (meets and not flies(s.players[seat])):
        return why
    why = end_obstacle(s, seat, square, scouts, meets)
    if why == ALLOWED:
        return ALLOWED
    if finishes(s, seat, square, left - 1, armies, scouts, at, offered):
        return ALLOWED
    if square in s.locked:
        return HELD
    if why == OWN_CITY:
        return NO_END_BEYOND_CITY
    return NO_END_BEYOND_WATER if why == NO_STAY_ON_WATER else why


def steps(s: GameState, seat: int, at: int, left: int, armies: int, scouts: int, offered: list[int]) -> list[int]:
    """Return the squares that a group can step into."""
    if left <= 0 or at in s.locked:
        return []
    return [
        square
        for square in BESIDE[at]
        if step_obstacle(s, seat, at, square, left, armies, scouts, offered) == ALLOWED
    ]


def finishes(
    s: GameState, seat: int, at: int, left: int, armies: int, scouts: int, origin: int, offered: list[int]
) -> bool:
    """Return whether a group where it may not end can still reach an end, be it the square that it comes from."""
    if left <= 0 or at in s.locked:
        return False
    access = access_around(s, seat, at, left, armies, scouts)
    if origin != at:
        access[origin] = entry(s, seat, origin, armies, scouts, armies + scouts)
    for square in offered:
        access[square] = ENDING
    return bool(GRID.reach([at], left, access).targets())


def offering_obstacle(s: GameState, seat: int, armies: int, scouts: int) -> int:
    """Return what keeps Russia from giving a figure up for a technology, near or far."""
    player = s.players[seat]
    if player.civilization != RUSSIA or armies + scouts != 1:
        return NOT_OFFERED
    return OFFERED_ALREADY if player.once & ONCE_SACRIFICE else ALLOWED


def offerings(s: GameState, seat: int, armies: int, scouts: int) -> list[int]:
    """Return the cities into which Russia could send a figure for a technology, near or far."""
    if offering_obstacle(s, seat, armies, scouts) != ALLOWED:
        return []
    found: list[int] = []
    for other in s.others(seat):
        if learnable(s.players[seat], [s.players[other]], HIGHEST):
            found += s.players[other].cities
    return found


def tile_obstacle(s: GameState, at: int, square: int) -> int:
    """Return what keeps a figure from revealing the tile of a square: it is open, or not beside."""
    if s.ground[square] >= 0:
        return TILE_OPEN
    if layout_of(s).slot_of[square] < 0:
        return NO_TILE
    return ALLOWED if square in BESIDE[at] else TILE_NOT_BESIDE


def reveals(s: GameState, at: int) -> list[int]:
    """Return the squares beside one that lie on face-down tiles."""
    return [square for square in BESIDE[at] if tile_obstacle(s, at, square) == ALLOWED]
