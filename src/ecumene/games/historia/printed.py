"""The development matrix: which cells there are, and the government of each."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import GOVERNMENT_ROWS, GOVERNMENTS, MILITARY_ROWS, MOST_LEVEL, START
from ecumene.games.historia.effects.effects import place_of

START_TECHNOLOGY: Final[int] = START["technology"]
START_MILITARY: Final[int] = START["military"]


def read_cells() -> list[list[int]]:
    """Return the government by technology and military level, -1 where there is no cell; place 0 is not used."""
    found = [[-1] * (MOST_LEVEL + 1) for _ in range(MOST_LEVEL + 1)]
    codes = [row["code"] for row in GOVERNMENT_ROWS]
    for row in MILITARY_ROWS:
        if len(row["cells"]) != MOST_LEVEL:
            raise ValueError(
                f'in the row "{row["id"]}" of military_level, cells is a text of {MOST_LEVEL} letters'
            )
        for across, code in enumerate(row["cells"]):
            if code != ".":
                government = GOVERNMENTS[place_of("military_level", row, "code of a government", code, codes)]
                found[across + 1][row["level"]] = government
    return found


def check_cells(cells: list[list[int]]) -> None:
    """Refuse a matrix in which a marker has no first cell, or gets stuck below the highest levels."""
    if cells[START_TECHNOLOGY][START_MILITARY] < 0:
        raise ValueError(f"the matrix has no cell for technology {START_TECHNOLOGY} and military {START_MILITARY}")
    for technology in range(1, MOST_LEVEL + 1):
        for military in range(1, MOST_LEVEL + 1):
            last = technology == military == MOST_LEVEL
            right = technology < MOST_LEVEL and cells[technology + 1][military] >= 0
            up = military < MOST_LEVEL and cells[technology][military + 1] >= 0
            if cells[technology][military] >= 0 and not (right or up or last):
                raise ValueError(
                    f"in the matrix no way leads on from technology {technology}, military {military}"
                )


GOVERNMENT_AT: Final[list[list[int]]] = read_cells()
check_cells(GOVERNMENT_AT)
CELLS: Final[list[tuple[int, int]]] = [  # technology, military: from bottom to top, from left to right
    (technology, military)
    for military in range(1, MOST_LEVEL + 1)
    for technology in range(1, MOST_LEVEL + 1)
    if GOVERNMENT_AT[technology][military] >= 0
]
