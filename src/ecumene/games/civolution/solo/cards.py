"""Its action cards as numbers: rows by die value, or a category that is carried out (p. 40)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CONTENT, FIRST_VICI, TYPES, VICI_ROWS
from ecumene.games.civolution.printed import CATEGORIES
from ecumene.kernel.content import Row

# An action is a number: what it is, times ARGUMENT, and its argument.
ARGUMENT: Final = 1000
ACTIONS: Final[list[str]] = [
    "track", "remove_card", "points", "favor", "statue", "die", "evolution", "prosperity", "procreate", "migrate",
    "provision", "reveal", "hunt_token", "settle_migrant", "discard",
]  # fmt: skip
TRACK: Final = 0
REMOVE_CARD: Final = 1
POINTS: Final = 2
FAVOUR: Final = 3
STATUE: Final = 4
DIE: Final = 5
EVOLUTION: Final = 6
PROSPERITY: Final = 7
PROCREATE: Final = 8
MIGRATE: Final = 9
PROVISION: Final = 10
REVEAL: Final = 11
HUNT_TOKEN: Final = 12
LEAVE: Final = 13  # the second part of a migration
DISCARD: Final = 14  # of the open cards, after the card that caused a reset has acted
# Which categories a scoring card means.
THIS_ERA: Final = 0
NEXT_ERA: Final = 1
LAST_ERA: Final = 2
EACH_FINAL_TILE: Final = 3
_CATEGORY: Final[list[str]] = ["this-era", "next-era", "last-era", "each-final-tile"]
ICONS: Final[list[list[int]]] = [row["icons"] for row in VICI_ROWS]  # blue and red


def _codes(action: Row) -> list[int]:
    word = next(iter(action))
    op = ACTIONS.index(word)
    value = action[word]
    if word == "track":
        return [op * ARGUMENT + CATEGORIES.index(value) * 10 + action["n"]]
    if word == "remove_card":
        return [op * ARGUMENT + TYPES.index(value)]
    if word == "die":
        return [op * ARGUMENT + ["activation", "fate"].index(value)]
    if word == "points":
        return [op * ARGUMENT + value]
    return [op * ARGUMENT] * value


def _rows(rows: list[Row]) -> list[list[int]]:
    """Return the actions by die value less 1."""
    found: list[list[int]] = [[] for _ in range(6)]
    for row in rows:
        for value in row["values"]:
            found[value - 1] = [code for action in row["do"] for code in _codes(action)]
    return found


class Scoring:
    """A half that carries out categories so many times, and brings points."""

    __slots__ = ("last_points", "points", "times", "which")

    def __init__(self, row: Row) -> None:
        self.which = _CATEGORY.index(row["category"])
        self.times = int(row["times"])
        self.points = int(row.get("points", 0))
        self.last_points = int(row.get("in_last_era_points_only", -1))


# By card, then by half: blue, red.
DICE_ROWS: Final[list[list[list[list[int]]]]] = [
    [_rows(row.get("blue", [])), _rows(row.get("red", []))] for row in VICI_ROWS
]
SCORING: Final[list[list[Scoring | None]]] = [
    [Scoring(row[half]) if half in row else None for half in ("blue_score", "red_score")] for row in VICI_ROWS
]
CATEGORY_ACTIONS: Final[list[list[int]]] = [
    [code for action in CONTENT.value("vici_category")[category] for code in _codes(action)]
    for category in CATEGORIES
]


def place_in_deck(card: int) -> int:
    """Return which of its cards a thing is."""
    return card - FIRST_VICI


def open_icons(cards: list[int]) -> list[int]:
    """Return how many blue and red icons some cards show."""
    return [sum(ICONS[place_in_deck(card)][colour] for card in cards) for colour in range(2)]
