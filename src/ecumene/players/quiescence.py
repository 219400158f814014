"""How a war, an event, an auction or a pact ends: everybody answers until all is calm again."""

from __future__ import annotations

from ecumene.kernel.frame import State, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation

LONGEST = 60  # answers; nothing that is under way asks for more


class Quiescence:
    """Each seat takes the answer that is best for itself if everybody declines from then on."""

    def __init__(self, game: Game, judge: Evaluation, luck: Luck, budget: Budget) -> None:
        self.game = game
        self.judge = judge
        self.luck = luck
        self.budget = budget

    def settle(self, s: State) -> None:
        """Let everybody answer until all is calm."""
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats or self.game.calm(s):
                return
            legal = s.stack[-1].legal(s, seats[0])
            best = legal[0]
            if len(legal) > 1 and not self.budget.stopped:
                most = -1e18
                for action in legal:
                    after = s.copy()
                    apply(after, seats[0], action, self.luck)
                    self.decline(after)
                    value = self.judge.seat(after, seats[0])
                    if value > most:
                        best, most = action, value
                self.budget.spent += len(legal)
            apply(s, seats[0], best, self.luck)

    def decline(self, s: State) -> None:
        """Let everybody decline. Where no answer does, something has to be chosen: the last one."""
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats or self.game.calm(s):
                return
            frame = s.stack[-1]
            action = frame.declines(s, seats[0])
            if action is None:
                action = frame.legal(s, seats[0])[-1]
            apply(s, seats[0], action, self.luck)
