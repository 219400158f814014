"""How a game looks in the terminal: a folder named like its room; games without one have a plain stand-in.

In the folder `lines.py` has a `BOARD`, the table in words, `screen.py` a `PANE`, its panels on the full screen,
and `text` the words of both.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ecumene.cli.boards.board import Board
from ecumene.cli.words import Say
from ecumene.table.words import Words

__all__ = ["Board", "board_of", "part"]


def part(key: str, name: str) -> ModuleType | None:
    """Return a module of a game's folder; None where it has none."""
    folder = f"{__name__}.{key.replace('-', '_')}"
    found = find_spec(folder) and find_spec(f"{folder}.{name}")
    return import_module(f"{folder}.{name}") if found else None


def board_of(said: Words, say: Say) -> Board:
    """Return the board of a game."""
    own = part(said.game.key, "lines")
    kind: type[Board] = own.BOARD if own else Board
    return kind(said, say)
