"""Rows in columns, as plain text: aligned in every alphabet, fit for a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len


def columns(rows: Iterable[Sequence[object]], align: str, gap: str = "  ") -> list[str]:
    """Return rows as lines; `align` holds < or > for each column."""
    table = [[str(value) for value in row] for row in rows]
    widths = [max((cell_len(row[at]) for row in table), default=0) for at in range(len(align))]
    return [gap.join(_pad(row[at], widths[at], side) for at, side in enumerate(align)).rstrip() for row in table]


def _pad(text: str, width: int, side: str) -> str:
    space = " " * (width - cell_len(text))
    return space + text if side == ">" else text + space
