"""The fillings of the grid with one single cell and seven pairs, and how tiles are laid on them (p. 7)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CONTENT
from ecumene.games.civolution.continent.geometry import CELLS
from ecumene.games.civolution.continent.lands import GRID_COLUMNS, GRID_ROWS, TILE_ROWS, TILES
from ecumene.kernel.content import Row
from ecumene.kernel.luck import Luck

FREE: Final = -1
# A filling is a list of fields, each four times its first cell and 0 (upright), 1 (lying) or 2 (a single cell).
UPRIGHT: Final = 0
LYING: Final = 1
SINGLE: Final = 2


def _fill(taken: list[bool], fields: list[int], singles: int, found: list[list[int]]) -> None:
    """Cover the first free cell in every way, and go on until the grid is full."""
    if False not in taken:
        found.append(fields)
        return
    cell = taken.index(False)
    if singles:
        _fill([*taken[:cell], True, *taken[cell + 1 :]], [*fields, cell * 4 + SINGLE], singles - 1, found)
    if (cell + 1) % GRID_COLUMNS and not taken[cell + 1]:
        _fill([*taken[:cell], True, True, *taken[cell + 2 :]], [*fields, cell * 4 + LYING], singles, found)
    below = cell + GRID_COLUMNS
    if below < len(taken) and not taken[below]:
        rest = taken[:]
        rest[cell] = rest[below] = True
        _fill(rest, [*fields, cell * 4 + UPRIGHT], singles, found)


def fillings() -> list[list[int]]:
    """Return all fillings of the grid, in a fixed order."""
    found: list[list[int]] = []
    _fill([False] * (GRID_COLUMNS * GRID_ROWS), [], CELLS.count(1), found)
    return found


FILLINGS: Final[list[list[int]]] = fillings()
SINGLES: Final[list[int]] = [tile for tile in range(TILES) if CELLS[tile] == 1]
PAIRS: Final[list[int]] = [tile for tile in range(TILES) if CELLS[tile] == 2]


def _first_game() -> list[int]:
    """Return where the first game has its marked tiles; FREE for the others."""
    row: Row = CONTENT.value("first_game")
    spots = [FREE] * TILES
    for id, x, y, rotation in zip(row["tiles"], row["x"], row["y"], row["rotation"], strict=True):
        spots[[tile["id"] for tile in TILE_ROWS].index(id)] = (y * GRID_COLUMNS + x) * 4 + rotation // 90
    return spots


FIRST_GAME: Final[list[int]] = _first_game()
ANYWHERE: Final[list[int]] = [FREE] * TILES


def field_of(tile: int, spot: int) -> int:
    """Return the field of a filling on which a tile lies."""
    return spot // 4 * 4 + (SINGLE if CELLS[tile] == 1 else spot % 2)


def fitting(spots: list[int]) -> list[int]:
    """Return the fillings that have the fields of the tiles which are laid already."""
    fields = [field_of(tile, spot) for tile, spot in enumerate(spots) if spot != FREE]
    return [at for at, filling in enumerate(FILLINGS) if all(field in filling for field in fields)]


def draw_layout(luck: Luck, first_game: bool) -> list[int]:
    """Draw a filling, then the tile of each field, then its direction; in a first game three tiles lie already."""
    layout = FIRST_GAME[:] if first_game else ANYWHERE[:]
    choices = fitting(layout)
    laid = [field_of(tile, spot) for tile, spot in enumerate(layout) if spot != FREE]
    rest = [tile for tile in PAIRS if layout[tile] == FREE]
    alone = [tile for tile in SINGLES if layout[tile] == FREE]
    for field in FILLINGS[choices[luck.number(len(choices))]]:
        if field in laid:
            continue
        if field % 4 == SINGLE:
            layout[alone.pop()] = field // 4 * 4
        else:
            tile = rest.pop(luck.number(len(rest)))
            layout[tile] = field + 2 * luck.number(2)
    return layout
