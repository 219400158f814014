"""A bot that chooses any move, each equally likely; only giving up is seldom."""

from __future__ import annotations

from ecumene.kernel.game import Doc, Game
from ecumene.kernel.grammar import SELDOM
from ecumene.players.bot import Bot


class RandomBot(Bot):
    """Plays at random: the yardstick for everything else."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.needs_view = False
        self.seldom = [verb.word for verb in game.grammar.verbs if verb.seldom]

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return any of the moves."""
        move = moves[self.luck.below(len(moves))]
        while self.seldom and move.split()[0] in self.seldom and self.luck.below(SELDOM):
            move = moves[self.luck.below(len(moves))]
        return move
