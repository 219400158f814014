"""How search imagines that everybody plays on: each seat plans its turn quickly and looks at itself alone."""

from __future__ import annotations

from ecumene.kernel.frame import State, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import question_of
from ecumene.players.beam import Beam
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation
from ecumene.players.quiescence import Quiescence

LONGEST = 2000
ALONE = 1  # a beam that is told of one player leaves the rivals out of account


class Policy:
    """A narrow beam for whoever is asked. Sealed answers of all seats are imagined and opened at once."""

    def __init__(self, judge: Evaluation, luck: Luck, width: int, budget: Budget) -> None:
        self.beam = Beam(judge, luck, width, budget)
        self.quiescence = Quiescence(judge.game, judge, luck, budget)
        self.game = judge.game
        self.luck = luck
        self.budget = budget

    def turn(self, s: State, seat: int) -> State:
        """Return the state after a seat's best-looking line, or after a reveal; s itself may change."""
        if question_of(s) is not None:
            self.quiescence.reveal(s)
            return s
        legal = s.stack[-1].legal(s, seat)
        if len(legal) > 1:
            return self.beam.lines(s, seat, ALONE, legal)[0].state
        apply(s, seat, legal[0], self.luck)
        return s

    def onward(self, s: State, turns: int) -> State:
        """Play on until the turn has gone from seat to seat so many times, or to the end; s is spent."""
        last = -1
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats or self.budget.stopped:
                return s
            if seats[0] != last or self.game.judge.pauses(s, last):
                if turns == 0:
                    return s
                turns -= 1
                last = seats[0]
            s = self.turn(s, last)
        return s
