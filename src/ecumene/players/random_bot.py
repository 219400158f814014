"""A bot that chooses any move, each equally likely."""

from __future__ import annotations

from ecumene.kernel.game import Doc, Game
from ecumene.players.bot import Bot


class RandomBot(Bot):
    """Plays at random: the yardstick for everything else."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.needs_view = False

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return any of the moves."""
        return moves[self.luck.below(len(moves))]
