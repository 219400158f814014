"""Whole turns: lines of one seat's moves, up to where somebody else must answer."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation

DEPTH = 24  # longer turns are judged where they stand


class Line:
    """Moves of one seat in an imagined world: where they lead and how that looks."""

    __slots__ = ("actions", "state", "value")

    def __init__(self, actions: list[Action], state: State, value: float) -> None:
        self.actions = actions
        self.state = state
        self.value = value


def line_value(line: Line) -> float:
    """Return what lines are sorted by."""
    return line.value


def first_apart(lines: list[Line], most: int) -> list[Line]:
    """Return the first so many of sorted lines, of those with one value only one."""
    kept: list[Line] = []
    last = 1e18
    for line in lines:
        if line.value < last:
            kept.append(line)
            last = line.value
            if len(kept) == most:
                break
    return kept


def play_on(game: Game, s: State, seat: int, action: Action, luck: Luck) -> None:
    """Make a move of a seat; whoever is then only asked whether to step in does not."""
    apply(s, seat, action, luck)
    while game.judge.asks_aside(s):
        seats = waiting(s)
        if not seats or seats[0] == seat:
            return
        declined = s.stack[-1].declines(s, seats[0])
        if declined is None:
            return
        apply(s, seats[0], declined, luck)


class Beam:
    """Searches lines. Two lines of equal length and value are taken for the same position reached in two ways."""

    def __init__(self, judge: Evaluation, luck: Luck, width: int, budget: Budget) -> None:
        self.judge = judge
        self.luck = luck
        self.width = width
        self.budget = budget

    def lines(self, world: State, seat: int, players: int, actions: list[Action]) -> list[Line]:
        """Return finished lines, the best first. Each first action is tried at least once."""
        going: list[Line] = []
        done: list[Line] = []
        start = Line([], world, 0.0)
        self.extend(start, seat, players, actions, going, done)
        for _ in range(DEPTH):
            if not going or self.budget.over():
                break
            beam = self.best(going)
            going = []
            for line in beam:
                legal = line.state.stack[-1].legal(line.state, seat)
                self.extend(line, seat, players, legal, going, done)
        for line in going:  # out of time: judged where they stand
            line.value = self.judge.value(line.state, seat, players)
        done += going
        done.sort(key=line_value, reverse=True)
        return done

    def extend(
        self, line: Line, seat: int, players: int, actions: list[Action], going: list[Line], done: list[Line]
    ) -> None:
        """Try one more action in every way. Rivals count where a turn is over: until then they hardly change."""
        judge = self.judge
        seldom = judge.game.grammar.seldom
        if len(actions) > 1:  # a single move is tried in any case: it may be the one somebody asks about
            actions = judge.game.judge.ideas(line.state, seat, actions)
        for action in actions:
            if action[0] in seldom and len(actions) > 1:  # nobody plans to give up
                continue
            after = line.state.copy()
            play_on(judge.game, after, seat, action, self.luck)
            taken = [*line.actions, action]
            if waiting(after) == [seat] and not judge.game.judge.pauses(after, seat):
                going.append(Line(taken, after, judge.seat(after, seat)))
            else:
                done.append(Line(taken, after, judge.value(after, seat, players)))
        self.budget.spent += len(actions)

    def best(self, lines: list[Line]) -> list[Line]:
        """Return the most promising lines, each position once."""
        lines.sort(key=line_value, reverse=True)
        return first_apart(lines, self.width)
