"""Where a figure or a group may go: water, stacking, settlements, rivals and cities (p. 19, 20)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.card_data import ROWS, RUSSIA, TECHNOLOGIES, WONDERS
from ecumene.games.sid_meiers_civilization.deeds import wonder_works
from ecumene.games.sid_meiers_civilization.governments import PEACE
from ecumene.games.sid_meiers_civilization.map.figures import city_at, figures_at, foreign, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import BESIDE, GRID
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES, WIDTH
from ecumene.games.sid_meiers_civilization.player import ONCE_SACRIFICE, STACKING_AT, WATER_AT, Player
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import learnable
from ecumene.kernel.frame import Frame
from ecumene.kernel.graph import CLOSED, ENDING, OPEN, PASSING

FLYING: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "fly" for each in ABILITIES[one])]
KEEPING_OUT: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "keep-out"]
HOLDING: Final[list[int]] = [one for one in TECHNOLOGIES if any(each.effect == "lock" for each in ABILITIES[one])]
SEA: Final = 2
HIGHEST: Final = 4


def flies(player: Player) -> bool:
    """Return whether figures pass over rivals, settlements and cities."""
    return any(player.knows(technology) for technology in FLYING)


class Walking(Frame[Civ]):
    """A group on its way, as far as what it may pass knows it."""

    __slots__ = ("armies", "at", "moved", "scouts")

    def __init__(self, at: int, armies: int, scouts: int, moved: int) -> None:
        self.at = at
        self.armies = armies
        self.scouts = scouts
        self.moved = moved


def kept_out(s: Civ, seat: int, square: int) -> bool:
    """Return whether a wonder keeps foreign figures from ending in these outskirts."""
    owner = s.realm[square]
    if owner < 0 or owner == seat or square in s.players[owner].cities:
        return False
    return any(wonder_works(s, owner, wonder) or passed_over(s, owner, wonder) for wonder in KEEPING_OUT)


def passed_over(s: Civ, seat: int, wonder: int) -> bool:
    """Return whether nothing but a group on its way is on a wonder's square: that is no blockade of it (p. 27)."""
    player = s.players[seat]
    if wonder not in player.marks or wonder in s.obsolete:
        return False
    square = player.marks_at[player.marks.index(wonder)]
    for frame in s.stack:
        if isinstance(frame, Walking) and frame.moved and frame.at == square:
            return foreign(s, seat).count(square) == frame.armies + frame.scouts
    return False


def consequence(s: Civ, seat: int, square: int) -> bool:
    """Return whether entering a square starts a battle, or enters a settlement or a rival's city."""
    if square in s.huts or square in s.villages or rival_at(s, seat, square) >= 0:
        return True
    return city_at(s, square) not in (-1, seat)


def entry(s: Civ, seat: int, square: int, armies: int, scouts: int, gone: int = 0) -> int:
    """Return whether a group may enter a square, must end there or may only pass; so many have left it before."""
    if s.ground[square] < 0:
        return CLOSED
    player = s.players[seat]
    water = is_water(s, square)
    if water and not player.power[WATER_AT]:
        return CLOSED
    if figures_at(s, seat, square) - gone + armies + scouts > player.power[STACKING_AT]:
        return CLOSED
    owner = city_at(s, square)
    if owner == seat:
        return PASSING
    if consequence(s, seat, square):
        settlement = square in s.huts or square in s.villages
        barred = scouts > 0 or kept_out(s, seat, square) or (not settlement and PEACE[player.government] > 0)
        if flies(player):
            return PASSING if barred else OPEN
        return CLOSED if barred else ENDING
    if (water and player.power[WATER_AT] < SEA) or kept_out(s, seat, square):
        return PASSING
    return OPEN


def access_around(s: Civ, seat: int, at: int, left: int, armies: int, scouts: int) -> list[int]:
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


def steps(s: Civ, seat: int, at: int, left: int, armies: int, scouts: int, offered: list[int]) -> list[int]:
    """Return the squares that a group can step into: where it may only pass, the rest must reach an end.

    Such is also a city in which the figure is offered for a technology.
    """
    if left <= 0 or at in s.locked:
        return []
    found: list[int] = []
    for square in BESIDE[at]:
        way = entry(s, seat, square, armies, scouts)
        if way == CLOSED:
            continue
        if way != PASSING or finishes(s, seat, square, left - 1, armies, scouts, at, offered):
            found.append(square)
    return found


def finishes(
    s: Civ, seat: int, at: int, left: int, armies: int, scouts: int, origin: int, offered: list[int]
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


def offerings(s: Civ, seat: int, armies: int, scouts: int) -> list[int]:
    """Return the cities into which Russia could send a figure for a technology, near or far."""
    player = s.players[seat]
    if player.civilization != RUSSIA or player.once & ONCE_SACRIFICE or armies + scouts != 1:
        return []
    found: list[int] = []
    for other in s.others(seat):
        if learnable(player, s.players[other], HIGHEST):
            found += s.players[other].cities
    return found


def may_end(s: Civ, seat: int, at: int, scouts: int) -> bool:
    """Return whether a group may end its move where it stands."""
    player = s.players[seat]
    if city_at(s, at) == seat or kept_out(s, seat, at):
        return False
    if is_water(s, at) and player.power[WATER_AT] < SEA:
        return False
    if not consequence(s, seat, at):
        return True
    if scouts or not flies(player):
        return False
    return at in s.huts or at in s.villages or not PEACE[player.government]


def reveals(s: Civ, at: int) -> list[int]:
    """Return the squares beside one that lie on face-down tiles."""
    slot_of = layout_of(s).slot_of
    return [square for square in BESIDE[at] if s.ground[square] < 0 and slot_of[square] >= 0]
