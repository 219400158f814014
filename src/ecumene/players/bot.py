"""What every bot is: something that chooses one of the moves it is offered, from a view."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck
from ecumene.players.budget import Budget


class Thought:
    """A move that was considered: what it seems to be worth, in points, and how it was meant to go on."""

    __slots__ = ("line", "value")

    def __init__(self, line: list[str], value: float) -> None:
        self.line = line
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one game. Its own luck makes it reproducible: the same seed chooses the same moves."""

    needs_view = True  # a caller may save itself the trouble when a bot does not look

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.luck = Luck(seed)
        self.thoughts: list[Thought] = []  # about the last choice, the best first
        self.budget = Budget(0, 0.0)  # of the choice that is being made

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return one of the moves."""
        raise NotImplementedError

    def stop(self) -> None:
        """Ask a bot that thinks in another thread for the best move it knows by now."""
        self.budget.stopped = True

    def explain(self, most: int = 3) -> list[Doc]:
        """Return the best moves that were considered last, with their values and how they would go on."""
        return [
            {"move": thought.line[0], "value": round(thought.value, 2), "then": thought.line[1:]}
            for thought in self.thoughts[:most]
        ]

    def actions(self, moves: list[str]) -> list[Action]:
        """Return the moves as actions."""
        return [self.game.grammar.parse(move) for move in moves]

    def worthy(self, moves: list[str]) -> list[str]:
        """Return the moves without those that nobody plays to win, such as giving up; or all there are."""
        seldom = self.game.grammar.seldom
        if not seldom:
            return moves
        return [move for move in moves if self.game.grammar.parse(move)[0] not in seldom] or moves
