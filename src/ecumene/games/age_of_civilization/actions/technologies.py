"""Learning technologies: a player's are a mask over the nine cells of the card (p. 2)."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.printed import ARROWS, CELL, CELLS, layout
from ecumene.kernel.refusal import ALLOWED, reason

_UNLOCKED_BY: Final[list[int]] = [sum(1 << cell for cell in cells) for cells in ARROWS]

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
MARKED_CELLS: Final[list[list[int]]] = [
    [cell for cell in range(CELLS) if mask >> cell & 1] for mask in range(1 << CELLS)
]
HOW_MANY: Final[list[int]] = [len(cells) for cells in MARKED_CELLS]


def known(cells: int, special: int) -> list[int]:
    """Return the technologies with a marker, in the order of the cells."""
    things = layout(special)
    return [things[cell] for cell in MARKED_CELLS[cells]]


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
