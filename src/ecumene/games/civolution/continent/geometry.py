"""Which territories and locations touch, read from the borders of the tiles as they lie.

A layout is one number a tile: four times the cell of its top left (row by row) and its turns of 90 degrees
clockwise. The sides of a tile are walked clockwise; two territories of different tiles touch where their stretches
of the same side of a cell overlap, or meet in one point of it. The ends of a side are corners with a location and
join nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.games.civolution.continent.lands import (
    CORNERS,
    GRID_COLUMNS,
    GRID_ROWS,
    IS_WATER,
    TERRITORIES,
    TILE_ROWS,
    TILES,
    territory,
)

WHOLE: Final = 100  # hundredths of a side
Point = tuple[int, int]
# Where the corners of a tile lie, clockwise; they are the ends of its sides too.
RIMS: Final[dict[int, list[Point]]] = {
    1: [(0, 0), (1, 0), (1, 1), (0, 1)],
    2: [(0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 1)],
}
CELLS: Final[list[int]] = [row["cells"] for row in TILE_ROWS]
# By tile and side, clockwise from the top: which territory reaches up to how many hundredths.
SIDES: Final[list[list[list[Point]]]] = [
    [[(territory(slug), end) for slug, end in side] for side in row["sides"]] for row in TILE_ROWS
]
TILE_CORNERS: Final[list[list[list[int]]]] = [
    [[territory(slug) for slug in corner] for corner in row["corners"]] for row in TILE_ROWS
]
INSIDE: Final[list[list[list[int]]]] = [
    [[territory(slug) for slug in pair] for pair in row["touching"]] for row in TILE_ROWS
]


class Continent:
    """The tiles as they lie, and what touches what. Never changed, so that copies share it."""

    __slots__ = ("around", "corners", "layout", "near_water", "neighbours")

    def __init__(
        self,
        layout: list[int],
        neighbours: list[list[int]],
        corners: list[list[int]],
        around: list[list[int]],
        near_water: list[bool],
    ) -> None:
        self.layout = layout
        self.neighbours = neighbours  # by territory: territories
        self.corners = corners  # by territory: the corners that it touches, from 0
        self.around = around  # by corner: territories
        self.near_water = near_water  # by territory: it lies beside water


NOWHERE: Final = Continent([], [], [], [], [])


def placed(tile: int, spot: int, at: Point) -> Point:
    """Return where a point of a tile that is told upright lies on the grid."""
    wide, high = 1, CELLS[tile]
    right, down = at
    turns = spot % 4
    if turns == 1:
        right, down = high - down, right
    elif turns == 2:
        right, down = wide - right, high - down
    elif turns == 3:
        right, down = down, wide - right
    return (spot // 4 % GRID_COLUMNS + right, spot // 4 // GRID_COLUMNS + down)


def cells_of(tile: int, spot: int) -> list[int]:
    """Return the cells that a tile covers; a cell outside the grid is -1."""
    x, y = spot // 4 % GRID_COLUMNS, spot // 4 // GRID_COLUMNS
    cells = [(x, y)]
    if CELLS[tile] == 2:
        cells.append((x, y + 1) if spot % 2 == 0 else (x + 1, y))
    return [
        down * GRID_COLUMNS + right if right < GRID_COLUMNS and down < GRID_ROWS else -1 for right, down in cells
    ]


def fills(layout: list[int]) -> bool:
    """Tell whether a layout fills the grid, each cell once."""
    if len(layout) != TILES:
        return False
    cells = [cell for tile in range(TILES) for cell in cells_of(tile, layout[tile])]
    return sorted(cells) == list(range(GRID_COLUMNS * GRID_ROWS))


def continent(layout: list[int]) -> Continent:
    """Return the continent of a layout; the same layout gives the same object as long as it is kept."""
    return _lay(tuple(layout))


@lru_cache(maxsize=256)  # for games that go on at the same time
def _lay(layout: tuple[int, ...]) -> Continent:
    beside = [[False] * TERRITORIES for _ in range(TERRITORIES)]
    around: list[list[int]] = [[] for _ in range(CORNERS)]
    edges: dict[tuple[Point, Point], list[tuple[int, int, int]]] = {}
    for tile in range(TILES):
        for one, other in INSIDE[tile]:
            beside[one][other] = beside[other][one] = True
        rim = [placed(tile, layout[tile], at) for at in RIMS[CELLS[tile]]]
        for corner, (x, y) in enumerate(rim):
            around[y * (GRID_COLUMNS + 1) + x] += TILE_CORNERS[tile][corner]
        for side, row in enumerate(SIDES[tile]):
            start, end = rim[side], rim[(side + 1) % len(rim)]
            stretches = _stretches(row, start > end)
            met = edges.setdefault((min(start, end), max(start, end)), [])
            for here, low, high in stretches:
                for there, least, most in met:
                    if touch(low, high, least, most):
                        beside[here][there] = beside[there][here] = True
            met += stretches
    neighbours = [[there for there in range(TERRITORIES) if row[there]] for row in beside]
    around = [sorted(set(row)) for row in around]
    corners = [[corner for corner in range(CORNERS) if here in around[corner]] for here in range(TERRITORIES)]
    near_water = [any(IS_WATER[there] for there in row) for row in neighbours]
    return Continent(list(layout), neighbours, corners, around, near_water)


def _stretches(row: list[Point], backwards: bool) -> list[tuple[int, int, int]]:
    """Return the stretches of a side in the direction of the grid: territory, where it begins and ends."""
    found: list[tuple[int, int, int]] = []
    begin = 0
    for here, end in row:
        found.append((here, WHOLE - end, WHOLE - begin) if backwards else (here, begin, end))
        begin = end
    return found


def touch(low: int, high: int, least: int, most: int) -> bool:
    """Tell whether two stretches of one side overlap, or meet in a point that is not its end."""
    begin, end = max(low, least), min(high, most)
    return begin < end or (begin == end and 0 < begin < WHOLE)
