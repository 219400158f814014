"""Tiles in all four rotations, and the layouts for two, three and four players (p. 7, 9)."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    CIVILIZATIONS,
    CONTENT,
    COUNT,
    CULTURE_OF,
    HUT,
    PRODUCTION_OF,
    RESOURCES,
    ROWS,
    TILES,
    TRADE_OF,
    VILLAGE,
    number,
)
from ecumene.games.sid_meiers_civilization.printed import NATURAL_WONDER

SIDE: Final = 4  # squares of a tile in a row
AREA: Final = SIDE * SIDE
WIDTH: Final = 16  # columns of the largest layout: squares are numbered by rows of so many, in each layout
SQUARES: Final = WIDTH * WIDTH
NONE: Final = -1

# Arrows, in the order of quarter turns clockwise from the way in which a tile is written down.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
ARROWS: Final[list[str]] = ["up", "right", "down", "left"]


class Ground:
    """What is printed on one square."""

    __slots__ = ("capital", "coin", "culture", "production", "resource", "terrain", "token", "trade")

    def __init__(self, words: list[str]) -> None:
        self.terrain = number(words[0])
        named = [number(word) for word in words[1:] if word not in ("coin", "natural-wonder", "capital")]
        self.resource = max([thing for thing in named if thing in RESOURCES], default=NONE)
        self.token = max([thing for thing in named if thing in (HUT, VILLAGE)], default=NONE)
        self.production = PRODUCTION_OF[self.terrain]
        self.trade = TRADE_OF[self.terrain]
        self.culture = CULTURE_OF[self.terrain] + (NATURAL_WONDER if "natural-wonder" in words else 0)
        self.coin = int("coin" in words)
        self.capital = "capital" in words  # recommended for a capital


def turned(squares: list[Any]) -> list[Any]:
    """Return the sixteen squares of a tile after a quarter turn clockwise."""
    return [squares[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]


def _rotations(rows: list[list[str]]) -> list[list[int]]:
    """Return the squares of a tile, as numbers of grounds, turned to each of the four arrows."""
    squares = []
    for row in rows:
        for words in row:
            GROUNDS.append(Ground(words.split()))
            squares.append(len(GROUNDS) - 1)
    found = [squares]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found


GROUNDS: Final[list[Ground]] = []  # every printed square of the box; the number of one is its place here
TILE_SQUARES: Final[list[list[list[int]]]] = [[] for _ in range(COUNT)]  # by tile and arrow
for _tile in TILES:
    TILE_SQUARES[_tile] = _rotations(ROWS[_tile]["squares"])

HOME_TILES: Final[list[int]] = [tile for tile in TILES if "civilization" in ROWS[tile]]
NEUTRAL_TILES: Final[list[int]] = [tile for tile in TILES if "civilization" not in ROWS[tile]]
HOME_OF: Final[list[int]] = [
    number(ROWS[thing]["tile"]) if thing in CIVILIZATIONS else NONE for thing in range(COUNT)
]


class Layout:
    """Where the tiles lie: slots by their top left square; homes first, clockwise from the first player."""

    def __init__(self, row: dict[str, Any]) -> None:
        homes, neutrals = row["homes"], row["neutrals"]
        self.columns: int = row["columns"]
        self.rows: int = row["rows"]
        self.slots: list[int] = [at["y"] * WIDTH + at["x"] for at in homes + neutrals]
        self.arrows: list[int] = [ARROWS.index(home["arrow"]) for home in homes]
        self.homes = len(homes)
        self.slot_of: list[int] = [NONE] * SQUARES  # the slot that each square lies on
        for slot, corner in enumerate(self.slots):
            for square in squares_of(corner):
                self.slot_of[square] = slot


def squares_of(corner: int) -> list[int]:
    """Return the sixteen squares of a tile whose top left one is given, by rows."""
    return [corner + row * WIDTH + column for row in range(SIDE) for column in range(SIDE)]


LAYOUTS: Final[dict[int, Layout]] = {row["players"]: Layout(row) for row in CONTENT.rows("layout")}
MOST_SLOTS: Final[int] = max(len(layout.slots) for layout in LAYOUTS.values())
