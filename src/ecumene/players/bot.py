"""What every bot is: something that chooses one of the moves it is offered, from a view."""

from __future__ import annotations

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck


class Bot:
    """A player of one game. Its own luck makes it reproducible: the same seed chooses the same moves."""

    needs_view = True  # a caller may save itself the trouble when a bot does not look

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.luck = Luck(seed)

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return one of the moves."""
        raise NotImplementedError

    def actions(self, moves: list[str]) -> list[Action]:
        """Return the moves as actions."""
        return [self.game.grammar.parse(move) for move in moves]
