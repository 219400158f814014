"""What is in a game's box: the rows of its decks one after another, each a thing with its number."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.content import Row
from ecumene.kernel.things import Things


class Box:
    """The things of a game, deck by deck, and the columns of their rows as lists over all of them."""

    def __init__(self, decks: list[list[Row]]) -> None:
        self.decks = decks
        self.rows: list[Row] = [row for deck in decks for row in deck]
        self.things = Things([row["id"] for row in self.rows])

    def numbers(self, deck: list[Row]) -> list[int]:
        """Return the things of a deck."""
        return [self.things.numbers[row["id"]] for row in deck]

    def first(self, deck: list[Row]) -> int:
        """Return the first thing of a deck; those of a whole deck lie side by side."""
        return self.things.numbers[deck[0]["id"]]

    def column(self, key: str, absent: Any = 0) -> list[Any]:
        """Return one column over all things; `absent` where a thing has no such column."""
        return [row.get(key, absent) for row in self.rows]

    def column_of(self, deck: list[Row], key: str, absent: Any = 0) -> list[Any]:
        """Return one column of a deck as a list over all things, where others mean something else by that name."""
        values = [absent] * len(self.rows)
        for row in deck:
            values[self.things.numbers[row["id"]]] = row.get(key, absent)
        return values
