"""A bot that plans its whole turn: a beam over its own moves, judged where the turn is over."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, apply, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.players.greedy import Greedy

WIDTH = 10
DEPTH = 12


class Plan:
    """A line of moves tried in an imagined world: where it led, what it began with, how it looks."""

    __slots__ = ("first", "state", "value")

    def __init__(self, state: State, first: int, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


def plan_value(plan: Plan) -> float:
    """Return what plans are sorted by."""
    return plan.value


class Planner(Greedy):
    """Looks to the end of its own turn, keeping the most promising lines at each step."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.width = WIDTH

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return the first move of the best line."""
        if len(moves) == 1:
            return moves[0]
        world = self.game.imagine(view, self.luck)
        return moves[self.search(world, view["seat"], view["seats"], self.actions(moves))]

    def search(self, world: State, seat: int, players: int, actions: list[Action]) -> int:
        """Return the number of the action that begins the best line."""
        best = Plan(world, 0, -1e9)
        beam: list[Plan] = []
        for first, action in enumerate(actions):
            beam.append(self.tried(world, seat, players, action, first))
        for _ in range(DEPTH):
            going: list[Plan] = []
            for plan in beam:
                if waiting(plan.state) == [seat]:
                    going.append(plan)
                elif plan.value > best.value:
                    best = plan
            going.sort(key=plan_value, reverse=True)
            beam = []
            for plan in going[: self.width]:
                for action in plan.state.stack[-1].legal(plan.state, seat):
                    beam.append(self.tried(plan.state, seat, players, action, plan.first))
            if not beam:
                break
        for plan in beam:
            if plan.value > best.value:
                best = plan
        return best.first

    def tried(self, s: State, seat: int, players: int, action: Action, first: int) -> Plan:
        """Return where one more action leads."""
        after = s.copy()
        apply(after, seat, action, self.luck)
        return Plan(after, first, self.judge(players).value(after, seat, players))
