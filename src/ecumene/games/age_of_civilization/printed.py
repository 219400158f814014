"""What is printed on the technology card: nine cells, the arrows between them, and the columns of special cards.

Which technology lies in a cell depends on the special card that covers a column: a layout of nine things.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    CONTENT,
    COUNT,
    FIRST_TECHNOLOGY,
    SPECIAL_ROWS,
    SPECIALS,
    TECHNOLOGIES,
    TECHNOLOGY_ROWS,
    THINGS,
)

CELLS: Final = 9
BASE: Final = -1


def cell_number(cell: str) -> int:
    """Return the number of a cell: A1, A2, A3, B1 … C3 are 0 … 8."""
    return "ABC".index(cell[0]) * 3 + int(cell[1]) - 1


CELL: Final[list[int]] = [-1] * COUNT
for _row in TECHNOLOGY_ROWS:
    CELL[THINGS.numbers[_row["id"]]] = cell_number(_row["cell"])

COLUMN: Final[list[int]] = [-1] * COUNT
for _row in SPECIAL_ROWS:
    COLUMN[THINGS.numbers[_row["id"]]] = "ABC".index(_row["column"])
COLUMN_MASK: Final[list[int]] = [0b111 << (3 * at) for at in range(3)]

ARROWS: Final[list[list[int]]] = [[] for _ in range(CELLS)]  # the cells from which arrows lead to a cell
for _cell, _from in CONTENT.value("arrows").items():
    ARROWS[cell_number(_cell)] = [cell_number(_other) for _other in _from]


def _layout(special: int) -> list[int]:
    things = [FIRST_TECHNOLOGY + cell for cell in range(CELLS)]
    for row in TECHNOLOGY_ROWS:
        if row.get("card") is not None and THINGS.numbers[row["card"]] == special:
            things[cell_number(row["cell"])] = THINGS.numbers[row["id"]]
    return things


_LAYOUTS: Final[list[list[int]]] = [_layout(special) for special in [BASE, *SPECIALS]]


def layout(special: int) -> list[int]:
    """Return the technology in each of the nine cells."""
    return _LAYOUTS[0 if special < 0 else special - SPECIALS[0] + 1]


def _opened_by(technology: int) -> list[int]:
    laid = layout(THINGS.number(TECHNOLOGY_ROWS[technology - FIRST_TECHNOLOGY].get("card", "-")))
    return [laid[cell] for cell in ARROWS[CELL[technology]]]


OPENED_BY: Final[dict[int, list[int]]] = {technology: _opened_by(technology) for technology in TECHNOLOGIES}
"""For each technology those that arrows lead from, as its card lays them out."""
