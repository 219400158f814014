"""Play on at random. Benchmarks measure it, searches end with it; compiled, since it is all loop."""

from __future__ import annotations

from ecumene.kernel.frame import State, apply, waiting
from ecumene.kernel.grammar import SELDOM
from ecumene.kernel.luck import Luck


class Tally:
    """What was met on the way: decisions, those with more than one legal move, and legal moves in all."""

    __slots__ = ("choices", "decisions", "legal")

    def __init__(self, decisions: int, choices: int, legal: int) -> None:
        self.decisions = decisions
        self.choices = choices
        self.legal = legal


def playout(s: State, luck: Luck, dice: Luck, tally: Tally, most: int, seldom: tuple[int, ...] = ()) -> None:
    """Play to the end, or for so many decisions. `dice` chooses the moves, so that `luck` stays the game's own.

    Verbs in `seldom` (a grammar's own) give the game up and are chosen one time in many.
    """
    for _ in range(most):
        seats = waiting(s)
        if not seats:
            return
        legal = s.stack[-1].legal(s, seats[0])
        count = len(legal)
        tally.decisions += 1
        tally.legal += count
        choice = 0
        if count > 1:
            tally.choices += 1
            choice = dice.below(count)
            while seldom and legal[choice][0] in seldom and dice.below(SELDOM):
                choice = dice.below(count)
        apply(s, seats[0], legal[choice], luck)
