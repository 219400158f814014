"""The continent as a map: every territory with outline and anchor, every corner, and which lie side by side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.games.civolution.continent.geometry import CELLS, continent
from ecumene.games.civolution.continent.lands import (
    CORNERS,
    GRID_COLUMNS,
    LAND,
    PLACES,
    TERRITORIES,
    TILE_OF,
    TILE_ROWS,
)
from ecumene.games.civolution.continent.layouts import FILLINGS, PAIRS, SINGLE, SINGLES
from ecumene.games.civolution.continent.outlines import UNIT, Piece, Spot, anchors, drawn
from ecumene.games.civolution.printed import LANDS
from ecumene.kernel.graph import Graph
from ecumene.kernel.places import ANCHORS, Map, Place

CORNER: Final = "corner"  # the kind of the places of locations


def turned(tile: int, spot: int, at: Spot) -> tuple[int, int]:
    """Return where a spot of an upright tile is drawn on the continent."""
    wide, high = UNIT, UNIT * CELLS[tile]
    right, down = at
    turns = spot % 4
    if turns == 1:
        right, down = high - down, right
    elif turns == 2:
        right, down = wide - right, high - down
    elif turns == 3:
        right, down = down, wide - right
    left, top = spot // 4 % GRID_COLUMNS * UNIT, spot // 4 // GRID_COLUMNS * UNIT
    return (left + round(right), top + round(down))


def path(tile: int, spot: int, piece: Piece) -> str:
    """Return a border as an SVG path in absolute commands."""
    words = ["M{} {}".format(*turned(tile, spot, piece.start))]
    for line in piece.lines:
        end = turned(tile, spot, line.end)
        if line.straight:
            words.append("L{} {}".format(*end))
        else:
            first, second = turned(tile, spot, line.first), turned(tile, spot, line.second)
            words.append("C{} {} {} {} {} {}".format(*first, *second, *end))
    return "".join(words) + "Z"


def chart(layout: list[int]) -> Map:
    """Return the map of a layout; kept, since many ask for the same."""
    return _chart(tuple(layout))


@lru_cache(maxsize=64)
def _chart(layout: tuple[int, ...]) -> Map:
    places: list[Place] = []
    for here in range(TERRITORIES):
        tile = TILE_OF[here]
        x, y = turned(tile, layout[tile], anchors(tile)[here])
        outline = path(tile, layout[tile], drawn(tile)[here])
        places.append(Place(PLACES.slugs[here], x, y, LANDS[LAND[here]], outline, tile=TILE_ROWS[tile]["id"]))
    for corner in range(CORNERS):
        x, y = corner % (GRID_COLUMNS + 1) * UNIT, corner // (GRID_COLUMNS + 1) * UNIT
        places.append(Place(PLACES.slugs[TERRITORIES + corner], x, y, CORNER))
    land = continent(list(layout))
    ways = [*land.neighbours, *([] for _ in range(CORNERS))]
    return Map(ANCHORS, places, Graph(ways))


def _any_layout() -> list[int]:
    """Return the tiles in their order on the first filling."""
    layout = [0] * len(CELLS)
    pairs = iter(PAIRS)
    for field in FILLINGS[0]:
        layout[SINGLES[0] if field % 4 == SINGLE else next(pairs)] = field // 4 * 4 + field % 4 % SINGLE
    return layout


DECLARED: Final[Map] = chart(_any_layout())  # every place there is; a game lays them anew
