"""A bot that looks one move ahead and takes what looks best at once."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, apply
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.sealed import question_of
from ecumene.players.bot import Bot, Thought
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation, evaluation
from ecumene.players.sealed_search import SealedSearch


def worth(thought: Thought) -> float:
    """Return what thoughts are sorted by."""
    return thought.value


class Greedy(Bot):
    """Tries each move in a world imagined from the view and keeps the best."""

    def __init__(self, game: Game, seed: int, weights: dict[str, float] | None = None) -> None:
        super().__init__(game, seed)
        self.weights = weights or {}
        self.judges: dict[int, Evaluation] = {}

    def judge(self, players: int) -> Evaluation:
        """Return the evaluation for a player count, read once."""
        if players not in self.judges:
            self.judges[players] = evaluation(self.game, players, self.weights)
        return self.judges[players]

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return the move that leads to the best-looking position."""
        self.thoughts = []
        moves = self.worthy(moves)
        if len(moves) == 1:
            return moves[0]
        world = self.game.imagine(view, self.luck)
        actions = self.actions(moves)
        if question_of(world) is not None:
            search = SealedSearch(self.game, self.judge(view["seats"]), self.luck, 0, Budget(0, 0.0))
            for line in search.lines(view, actions):
                self.thoughts.append(Thought([self.game.grammar.text(line.actions[0])], line.value))
            return self.thoughts[0].line[0]
        values = self.values(world, view["seat"], view["seats"], actions)
        self.thoughts = [Thought([move], value) for move, value in zip(moves, values, strict=True)]
        self.thoughts.sort(key=worth, reverse=True)
        return moves[values.index(max(values))]

    def values(self, world: State, seat: int, players: int, actions: list[Action]) -> list[float]:
        """Return how each action looks right after it."""
        judge = self.judge(players)
        values = []
        for action in actions:
            after = world.copy()
            apply(after, seat, action, self.luck)
            values.append(judge.value(after, seat, players))
        return values
