"""Modifiers name their source, so that a price or a strength explains itself: 3 = 4 - 1 Harappa."""

from __future__ import annotations

Row = tuple[int, int]
"""One row of a sum: (source thing, amount)."""

Gain = tuple[str, int, int]
"""One row of what an action brings: (kind, amount, source thing)."""


class Sum:
    """A number made of rows, each with the thing it comes from."""

    __slots__ = ("least", "rows")

    def __init__(self, rows: list[Row], least: int = 0) -> None:
        self.rows = rows
        self.least = least

    def add(self, source: int, amount: int) -> None:
        """Add a row; nothing is no row."""
        if amount:
            self.rows.append((source, amount))

    def total(self) -> int:
        """Return the sum, never below its least value."""
        return max(self.least, sum(amount for _, amount in self.rows))
