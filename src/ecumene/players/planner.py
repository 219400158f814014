"""A bot that plans its whole turn: a beam over its own moves, judged where the turn is over."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.sealed import question_of
from ecumene.players.beam import Beam, Line, line_value, play_on
from ecumene.players.bot import Thought
from ecumene.players.budget import Budget
from ecumene.players.greedy import Greedy
from ecumene.players.sealed_search import WORLDS as SECRETS
from ecumene.players.sealed_search import SealedSearch

WIDTH = 10
KEPT = 40  # lines that are remembered while a plan is followed


class Planner(Greedy):
    """Looks to the end of its own turn. Noise, in points, makes it err like a person who cannot count it all."""

    def __init__(
        self,
        game: Game,
        seed: int,
        width: int = WIDTH,
        noise: float = 0.0,
        nodes: int = 0,
        seconds: float = 0.0,
        weights: dict[str, float] | None = None,
        secrets: int = SECRETS,
    ) -> None:
        super().__init__(game, seed, weights)
        self.width = width
        self.noise = noise
        self.nodes = nodes
        self.seconds = seconds
        self.secrets = secrets  # worlds in which answers to a sealed question are tried
        self.plan: list[Line] = []  # what is left of the lines that began with the last move, the best first
        self.world: State | None = None  # where the last move led in the world in which they were planned

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Return the first move of the best line, or the next one while everything goes as planned."""
        self.thoughts = []
        moves = self.worthy(moves)
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self.nodes, self.seconds)
        self.budget = budget
        if self.as_planned(view, moves):
            return self.begun(self.plan, view["seat"])
        world = self.game.imagine(view, self.luck)
        if question_of(world) is None and not self.game.judge.calm(world):
            lines = self.answers(world, view, self.actions(moves), budget)
            if lines:
                self.world = None
                return self.begun(lines, view["seat"])
        lines = self.lines(world, view, self.actions(moves), budget)
        if self.noise > 0:
            for line in lines:
                line.value += self.noise * self.chance()
            lines.sort(key=line_value, reverse=True)
        lines = self.weighed(world, view, lines, budget)
        self.world = world
        return self.begun(lines, view["seat"])

    def lines(self, world: State, view: Doc, actions: list[Action], budget: Budget) -> list[Line]:
        """Return lines of one's own turn, or answers to a sealed question, the best first."""
        judge = self.judge(view["seats"])
        if question_of(world) is not None:
            search = SealedSearch(self.game, judge, self.luck, self.width, budget, self.secrets)
            return search.lines(view, actions)
        return Beam(judge, self.luck, self.width, budget).lines(world, view["seat"], view["seats"], actions)

    def as_planned(self, view: Doc, moves: list[str]) -> bool:
        """Return whether the table looks as it did in the plan, which then needs no second thought."""
        if not self.plan or self.world is None:
            return False
        if self.game.grammar.text(self.plan[0].actions[0]) not in moves:
            return False
        for key, value in self.game.view(self.world, view["seat"]).items():
            if view[key] != value:
                return False
        return True

    def begun(self, lines: list[Line], seat: int) -> str:
        """Return the first move of the best line, and remember what was thought and how it is to go on."""
        self.note(lines)
        action = lines[0].actions[0]
        if self.world is not None:
            play_on(self.game, self.world, seat, action, self.luck)
        self.plan = []
        for line in lines[:KEPT]:
            if line.actions[0] == action and len(line.actions) > 1:
                self.plan.append(Line(line.actions[1:], line.state, line.value))
        if len(lines[0].actions) == 1:
            self.plan = []
        return self.game.grammar.text(action)

    def answers(self, world: State, view: Doc, actions: list[Action], budget: Budget) -> list[Line]:
        """Return answers to others with the best first, or nothing: a planner sees but its own turn."""
        return []

    def weighed(self, world: State, view: Doc, lines: list[Line], budget: Budget) -> list[Line]:
        """Return the lines with the best first; a planner thinks no further than they go."""
        return lines

    def chance(self) -> float:
        """Return a number around 0, mostly between -2 and 2."""
        return sum([self.luck.below(1001) / 500 - 1 for _ in range(3)])

    def note(self, lines: list[Line]) -> None:
        """Remember the best line of each first move, for explain()."""
        seen: list[str] = []
        for line in lines:
            texts = [self.game.grammar.text(action) for action in line.actions]
            if texts[0] not in seen:
                seen.append(texts[0])
                self.thoughts.append(Thought(texts, line.value))
