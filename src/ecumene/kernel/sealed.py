"""Simultaneous choices: sealed answers stay in the frame and out of other seats' views until all are in."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, S
from ecumene.kernel.luck import Luck

UNANSWERED = -2
HIDDEN = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """All seats listed answer at once. Subclasses say what is legal and what happens when all are opened."""

    __slots__ = ("amounts", "seats", "subjects", "verbs")
    FIELDS: ClassVar[str] = "seats[] verbs[] subjects[] amounts[]"

    def __init__(self, seats: list[int], verbs: list[int], subjects: list[int], amounts: list[int]) -> None:
        self.seats = seats
        self.verbs = verbs
        self.subjects = subjects
        self.amounts = amounts

    def waits_for(self, s: S) -> list[int]:
        """Return the seats whose answer is still missing."""
        return [self.seats[at] for at in range(len(self.seats)) if self.verbs[at] == UNANSWERED]

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Seal an answer."""
        at = self.seats.index(seat)
        self.verbs[at], self.subjects[at], self.amounts[at] = a

    def step(self, s: S, luck: Luck) -> None:
        """All answers are in: open them."""
        luck.reveal()
        answers = list(zip(self.verbs, self.subjects, self.amounts, strict=True))
        self.opened(s, answers, luck)

    def opened(self, s: S, answers: list[Action], luck: Luck) -> None:
        """Carry out the answers, in the order of `seats`."""
        raise NotImplementedError

    def show(self, seat: int) -> list[Any]:
        """Return the fields with other seats' answers hidden; that they have answered is no secret."""
        columns: list[list[int]] = []
        for column in (self.verbs, self.subjects, self.amounts):
            columns.append(
                [
                    value if owner == seat or self.verbs[at] == UNANSWERED else HIDDEN
                    for at, (owner, value) in enumerate(zip(self.seats, column, strict=True))
                ]
            )
        return [list(self.seats), *columns]
