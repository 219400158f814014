"""Sealed answers, judged after the reveal: until all are in, every answer looks alike.

The seat imagines a few worlds from its view, and in each of them what the others seal there. All its answers meet
the same worlds and the same draws. An answer of several steps is built by a beam; one that is not whole yet is
judged as if the seat made it so by one more step, or went on anyhow where no single step does.
"""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, advance
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import Sealed, question_of
from ecumene.players.beam import DEPTH, Line, line_value
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation
from ecumene.players.quiescence import Quiescence

WORLDS = 6


class SealedSearch:
    """Searches whole answers of one seat to a sealed question."""

    def __init__(
        self, game: Game, judge: Evaluation, luck: Luck, width: int, budget: Budget, count: int = WORLDS
    ) -> None:
        self.game = game
        self.judge = judge
        self.luck = luck
        self.width = width  # of the beam; 0: each first step is judged, and none is followed
        self.budget = budget
        self.count = count  # of the worlds to imagine
        self.worlds: list[State] = []  # in each only this seat has not answered
        self.seeds: list[int] = []  # of what is drawn in each of them
        self.usual: list[float] = []  # what first steps come to in each of them, in the mean
        self.begun: list[Action] = []  # the steps that the seat has taken already
        self.known: dict[tuple[int, tuple[Action, ...]], float] = {}  # what whole answers come to, by world

    def lines(self, view: Doc, actions: list[Action]) -> list[Line]:
        """Return answers, the best first. Each first step is judged at least once."""
        seat: int = view["seat"]
        players: int = view["seats"]
        self.imagine(view, seat)
        whole: list[Line] = []
        partial: list[Line] = []
        going: list[Line] = [Line([], self.worlds[0], 0.0)]
        most = -1e18
        for depth in range(DEPTH):
            tried: list[Line] = []
            for line in going:
                for action in self.next_steps(seat, line) if depth else actions:
                    tried.append(Line([*line.actions, action], self.worlds[0], 0.0))
            tried = self.judged(tried, seat, players, depth == 0)
            whole += [line for line in tried if self.whole(seat, line)]
            going = [line for line in tried if not self.whole(seat, line)]
            partial += going
            going = self.best(going)
            top = max([line.value for line in tried])
            if not going or self.budget.over() or (whole and top <= most):  # more steps make it no better
                break
            most = max(most, top)
        found = whole + partial  # of equal ones the whole and the shorter come first
        found.sort(key=line_value, reverse=True)
        return found

    def imagine(self, view: Doc, seat: int) -> None:
        """Imagine worlds in which all others have answered: a view tells of an answer only that it is in."""
        self.worlds, self.seeds, self.usual, self.known = [], [], [], {}
        for _ in range(self.count):
            if self.worlds and self.budget.over():
                return
            seed = self.luck.below(1 << 30)
            luck = Luck(seed)
            s = self.game.imagine(view, luck)
            question = question_of(s)
            assert question is not None
            self.begun = [] if question.is_sealed(seat) else question.steps(seat)
            for other in question.asked():
                question.put(other, [] if other != seat else self.begun)
            Quiescence(self.game, self.judge, luck, self.budget).seal(s, seat)
            self.worlds.append(s)
            self.seeds.append(seed)

    def next_steps(self, seat: int, line: Line) -> list[Action]:
        """Return how an answer can go on: the same in every world, for the seat knows what it may do."""
        world = self.worlds[0]
        question = world.stack[-1]
        assert isinstance(question, Sealed)
        steps = question.choices(world, seat, [*self.begun, *line.actions])
        return [step for step in steps if not question.takes_back(step)]

    def whole(self, seat: int, line: Line) -> bool:
        """Tell whether a line is a whole answer."""
        question = self.worlds[0].stack[-1]
        assert isinstance(question, Sealed)
        return question.complete(seat, [*self.begun, *line.actions])

    def judged(self, lines: list[Line], seat: int, players: int, first: bool) -> list[Line]:
        """Return the lines with their values in the mean of the worlds; without those that time did not allow.

        What counts is by how much a line differs from the usual in a world: worlds differ by more than answers.
        """
        totals = [0.0 for _ in lines]
        met = 0
        for at in range(len(self.worlds)):
            if met and self.budget.over():
                break
            values: list[float] = []
            for line in lines:
                if values and not first and self.budget.over():
                    break
                values.append(self.value(at, line, seat, players))
                self.budget.spent += 1
            if len(values) < len(lines):
                if met:
                    break
                lines = lines[: len(values)]
            if first:
                self.usual.append(sum(values) / len(values))
            elif at >= len(self.usual):
                break
            for place, value in enumerate(values):
                totals[place] += value - self.usual[at]
            met += 1
        level = sum(self.usual) / len(self.usual)
        for place, line in enumerate(lines):
            line.value = level + totals[place] / met
        return lines

    def value(self, at: int, line: Line, seat: int, players: int) -> float:
        """Return how an answer turns out in a world: opened with the others, and played on until all is calm."""
        s = self.worlds[at].copy()
        luck = Luck(self.seeds[at])
        question = s.stack[-1]
        assert isinstance(question, Sealed)
        steps = [*self.begun, *line.actions]
        drawn = False  # a step by luck: the same steps may come to something else the next time
        question.put(seat, steps)
        while not question.complete(seat, steps):
            choices = question.choices(s, seat, steps)
            last = [step for step in choices if question.complete(seat, [*steps, step])]
            stop = question.declines(s, seat)
            if stop is None or stop not in last:
                some = last or choices
                stop = some[luck.below(len(some))]
                drawn = True
            steps.append(stop)
            question.put(seat, steps)
        key = (at, tuple(question.canonical(steps)))
        if not drawn and key in self.known:
            return self.known[key]
        advance(s, luck)
        quiescence = Quiescence(self.game, self.judge, luck, self.budget)
        s = quiescence.carry_out(s, -1)
        quiescence.settle(s)
        value = self.judge.value(s, seat, players)
        if not drawn:
            self.known[key] = value
        return value

    def best(self, lines: list[Line]) -> list[Line]:
        """Return the most promising answers; one that has the same steps in another order comes to the same."""
        lines.sort(key=line_value, reverse=True)
        kept: list[Line] = []
        known: list[tuple[float, list[Action]]] = []
        for line in lines:
            if len(kept) == self.width:
                break
            same = (line.value, sorted(line.actions))
            if same not in known:
                kept.append(line)
                known.append(same)
        return kept
