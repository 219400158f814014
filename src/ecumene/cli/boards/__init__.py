"""How a game's view is told in words: one room a game, and one for every game that has none."""

from __future__ import annotations

from importlib import import_module

from ecumene.cli.boards.board import Board
from ecumene.cli.words import Say
from ecumene.table.words import Words

ROOMS = {
    "age-of-civilization": "ecumene.cli.boards.age_of_civilization.lines",
    "through-the-ages": "ecumene.cli.boards.through_the_ages.lines",
}

__all__ = ["Board", "board_of"]


def board_of(said: Words, say: Say) -> Board:
    """Return the board of a game."""
    room = ROOMS.get(said.game.key)
    kind: type[Board] = import_module(room).BOARD if room else Board
    return kind(said, say)
