"""What a game lets the published ladder tell of it, besides which bot beats which."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.kernel.options import Options

BEST: Final = "master"
Cell = str | tuple[int, int]
"""What stands in a table: a text, or a share as how many of how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SelfPlay:
    """A table of games in which one bot sits in every seat, the best unless another is named.

    It has one row for each number of players.
    """

    def __init__(
        self,
        title: str,
        players: list[int],
        heads: list[str],
        options: Options | None = None,
        bot: str = BEST,
    ) -> None:
        self.title = title
        self.players = players
        self.heads = heads
        self.options: Options = options or {}
        self.bot = bot

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        """Return a row: what the games came to, one cell a head. A game is a row of a run as plain data."""
        raise NotImplementedError
