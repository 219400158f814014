"""The technology card: nine cells, the arrows between them, and the special cards that cover a column.

A player's technologies are a mask over the nine cells; which technology lies in a cell depends on the
special card, so a layout of nine things goes with it.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    CONTENT,
    COUNT,
    FIRST_TECHNOLOGY,
    SPECIAL_ROWS,
    SPECIALS,
    TECHNOLOGY_ROWS,
    THINGS,
)
from ecumene.kernel.refusal import ALLOWED, reason

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

_UNLOCKED_BY: Final[list[int]] = [0] * CELLS
for _cell, _from in CONTENT.value("arrows").items():
    for _other in _from:
        _UNLOCKED_BY[cell_number(_cell)] |= 1 << cell_number(_other)


NO_TECHNOLOGY: Final = reason("aoc.tech.learn")
NOT_ON_THE_CARD: Final = reason("aoc.innovations.base-unavailable")
KNOWN_ALREADY: Final = reason("aoc.tech.once")
NO_ARROW: Final = reason("aoc.tech.prerequisite")


def cell_obstacle(cells: int, cell: int) -> int:
    """Return what keeps a marker from a cell: one lies there, or no arrow leads to it from another."""
    if cells >> cell & 1:
        return KNOWN_ALREADY
    if _UNLOCKED_BY[cell] and not cells & _UNLOCKED_BY[cell]:
        return NO_ARROW
    return ALLOWED


def _open_cells(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if cell_obstacle(mask, cell) == ALLOWED]


OPEN_CELLS: Final[list[list[int]]] = [_open_cells(mask) for mask in range(1 << CELLS)]
HOW_MANY: Final[list[int]] = [bin(mask).count("1") for mask in range(1 << CELLS)]


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


def known(cells: int, special: int) -> list[int]:
    """Return the technologies with a marker, in the order of the cells."""
    things = layout(special)
    return [things[cell] for cell in range(CELLS) if cells >> cell & 1]


def technology_obstacle(cells: int, special: int, technology: int) -> int:
    """Return what keeps a technology from being learned."""
    cell = CELL[technology]
    if cell < 0:
        return NO_TECHNOLOGY
    if layout(special)[cell] != technology:
        return NOT_ON_THE_CARD
    return cell_obstacle(cells, cell)


def learnable(cells: int, special: int) -> list[int]:
    """Return the technologies whose arrows are satisfied, in the order of the cells."""
    things = layout(special)
    return [things[cell] for cell in OPEN_CELLS[cells]]
