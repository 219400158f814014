"""How a war, an event, an auction, a pact or a sealed question ends: everybody answers until all is calm again."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, advance, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import Sealed, question_of
from ecumene.players.beam import Beam
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation

LONGEST = 60  # answers; nothing that is under way asks for more
TRIES = 3  # whole answers to a sealed question that a seat compares
NARROW = 1  # the beam by which a seat does what it has said in secret
ALONE = 1  # a beam that is told of one player leaves the rivals out of account


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
            if not seats or self.game.judge.calm(s):
                return
            if question_of(s) is not None:
                self.reveal(s)
                continue
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
        """Let everybody decline. Where a frame says that no answer does, one is as good as another: the last."""
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats or self.game.judge.calm(s):
                return
            frame = s.stack[-1]
            action = frame.declines(s, seats[0])
            if action is None:
                action = frame.legal(s, seats[0])[-1]
            apply(s, seats[0], action, self.luck)

    def reveal(self, s: State) -> None:
        """Let everybody who is asked answer a sealed question, and open it."""
        self.seal(s, -1)
        advance(s, self.luck)

    def seal(self, s: State, own: int) -> None:
        """Seal whole answers of all seats that have given none, but of one seat's own.

        Nobody knows what the others answer: each takes, of a few answers, the one that is best for itself when
        the others answer anyhow. Six seats with a thousand answers each cost no more than that.
        """
        question = question_of(s)
        assert question is not None
        asked = question.waits_for(s)
        begun = question.steps(own) if own in asked else []
        anyhow: list[list[Action]] = []
        for seat in asked:
            anyhow.append(question.any_answer(s, seat, question.steps(seat), self.luck))
        starts = [question.steps(seat) for seat in asked]
        for at, seat in enumerate(asked):
            question.put(seat, anyhow[at])
        chosen: list[list[Action]] = []
        for at, seat in enumerate(asked):
            best = anyhow[at]
            if seat != own and not self.budget.stopped:
                most = self.opened(s, seat, best)
                for _ in range(TRIES - 1):
                    answer = question.any_answer(s, seat, starts[at], self.luck)
                    value = self.opened(s, seat, answer)
                    if value > most:
                        best, most = answer, value
                self.budget.spent += TRIES
            chosen.append(best)
        for at, seat in enumerate(asked):
            question.put(seat, begun if seat == own else chosen[at])

    def carry_out(self, s: State, seat: int) -> State:
        """Return the state when all have done what sealed answers said, each as looks best; s is spent.

        Where a seat is named, only it does; the others decline where they can.
        """
        if self.game.judge.carried_out(s):
            return s
        beam = Beam(self.judge, self.luck, NARROW, self.budget)
        for _ in range(LONGEST):
            seats = waiting(s)
            if not seats or self.game.judge.carried_out(s):
                break
            frame = s.stack[-1]
            legal = frame.legal(s, seats[0])
            decline = frame.declines(s, seats[0]) if seats[0] != seat and seat >= 0 else None
            if decline is not None or len(legal) == 1 or self.budget.stopped:
                apply(s, seats[0], legal[-1] if decline is None else decline, self.luck)
            else:
                s = beam.lines(s, seats[0], ALONE, legal)[0].state
        return s

    def opened(self, s: State, seat: int, answer: list[Action]) -> float:
        """Return what an answer is worth to its seat if all are opened now and everybody declines from then on."""
        after = s.copy()
        question = after.stack[-1]
        assert isinstance(question, Sealed)
        question.put(seat, answer)
        advance(after, self.luck)
        after = self.carry_out(after, seat)
        self.decline(after)
        return self.judge.seat(after, seat)
