"""Squares by name, what lies beside what, and the map as everybody sees it."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES, WIDTH
from ecumene.games.sid_meiers_civilization.printed import DISTANCE
from ecumene.kernel.graph import Graph, grid
from ecumene.kernel.things import Things

LETTERS: Final = "abcdefghijklmnop"
NAMES: Final = Things([f"{LETTERS[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES)])
GRID: Final[Graph] = grid(WIDTH, WIDTH)
BESIDE: Final[list[list[int]]] = GRID.neighbours  # without diagonals, in the order of their numbers
AROUND: Final[list[list[int]]] = grid(WIDTH, WIDTH, diagonals=True).neighbours  # the outskirts of a city there


def distance(one: int, other: int) -> int:
    """Return the larger of the distances in columns and in rows."""
    columns = abs(one % WIDTH - other % WIDTH)
    rows = abs(one // WIDTH - other // WIDTH)
    return columns if columns > rows else rows


def too_near(cities: list[int], square: int) -> bool:
    """Return whether a square is nearer to one of some cities than cities may be to each other."""
    for city in cities:
        if distance(city, square) < DISTANCE:
            return True
    return False


def direction(one: int, other: int) -> int:
    """Return the arrow that points from a square to one beside it: up, right, down or left."""
    step = other - one
    if step == -WIDTH:
        return 0
    if step == 1:
        return 1
    return 2 if step == WIDTH else 3


def square(name: str) -> int:
    """Return the square of a name."""
    return NAMES.numbers[name]
