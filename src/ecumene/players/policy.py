"""How search imagines that everybody plays on: quickly, each move the one that looks best to whoever makes it."""

from __future__ import annotations

from ecumene.kernel.frame import State, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation

LONGEST = 2000


class Policy:
    """Greedy for the mover's own position alone: rivals are not looked at, which is fast."""

    def __init__(self, judge: Evaluation, luck: Luck, budget: Budget) -> None:
        self.judge = judge
        self.luck = luck
        self.budget = budget

    def step(self, s: State, seat: int) -> State:
        """Return the state after the best-looking move of a seat; s itself may change."""
        legal = s.stack[-1].legal(s, seat)
        if len(legal) == 1:
            apply(s, seat, legal[0], self.luck)
            return s
        best = s
        top = -1e18
        for action in legal:
            after = s.copy()
            apply(after, seat, action, self.luck)
            value = self.judge.seat(after, seat)
            if value > top:
                best = after
                top = value
        self.budget.spent += len(legal)
        return best

    def onward(self, s: State, turns: int) -> State:
        """Play on until the turn has gone from seat to seat so many times, or to the end; s is spent."""
        last = -1
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats:
                return s
            if seats[0] != last:
                if turns == 0:
                    return s
                turns -= 1
                last = seats[0]
            s = self.step(s, last)
        return s
