"""The map for screens: squares of revealed tiles, and face-down tiles as one place each."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import THINGS
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import BESIDE, GRID, NAMES
from ecumene.games.sid_meiers_civilization.map.tiles import SIDE, SQUARES, WIDTH, squares_of
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.graph import Graph
from ecumene.kernel.places import SQUARES as AS_SQUARES
from ecumene.kernel.places import Map, Place


def _place(square: int, kind: str, tile: str, size: int) -> Place:
    return Place(NAMES.slugs[square], square % WIDTH, square // WIDTH, kind, across=size, down=size, tile=tile)


CHART: Final = Map(
    AS_SQUARES,
    [_place(square, "square", "", 1) for square in range(SQUARES)],
    GRID,
    named=False,
)


KEPT: Final[list[tuple[int, list[int], Map]]] = []  # the last maps that were drawn, by players and ground
MOST_KEPT: Final = 8


def chart_of(s: GameState) -> Map:
    """Return the map as everybody sees it; it changes only with the ground, which is replaced as a whole."""
    for players, ground, kept in KEPT[:]:
        if ground is s.ground and players == len(s.players):
            return kept
    chart = drawn(s)
    KEPT.insert(0, (len(s.players), s.ground, chart))
    del KEPT[MOST_KEPT:]
    return chart


def drawn(s: GameState) -> Map:
    """Draw the map: a face-down tile is the place of its top left square."""
    layout = layout_of(s)
    places: list[Place] = []
    at: list[int] = [-1] * SQUARES
    for slot, corner in enumerate(layout.slots):
        tile = NAMES.slugs[corner]
        if s.tiles[slot] < 0:
            for square in squares_of(corner):
                at[square] = len(places)
            places.append(_place(corner, "face-down", tile, SIDE))
            continue
        for square in squares_of(corner):
            at[square] = len(places)
            places.append(_place(square, THINGS.slug(TERRAIN[s.ground[square]]), tile, 1))
    rows: list[set[int]] = [set() for _ in places]
    for square in range(SQUARES):
        if at[square] >= 0:
            rows[at[square]].update(at[other] for other in BESIDE[square] if at[other] not in (-1, at[square]))
    return Map(AS_SQUARES, places, Graph([sorted(row) for row in rows]), named=False)
