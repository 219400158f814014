"""Phases: a list that reads like the rulebook's own list."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Frame, S
from ecumene.kernel.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Phases(Frame[S]):
    """One phase after another. A phase is carried out at once, or pushes the frame that has more to say.

    A phase that takes the place of the list (the last one, say) pops it first.
    """

    __slots__ = ("phase",)
    FIELDS: ClassVar[str] = "phase/3"

    def __init__(self, phase: int) -> None:
        self.phase = phase  # the next one

    def step(self, s: S, luck: Luck) -> None:
        """Begin phases until one has more to say."""
        stack = s.stack
        while stack and stack[-1] is self and not s.over:
            if self.finished(s):
                stack.pop()
                return
            self.phase += 1
            self.begin(s, self.phase - 1, luck)

    def begin(self, s: S, phase: int, luck: Luck) -> None:
        """Carry out a phase, or push its frame."""
        raise NotImplementedError

    def finished(self, s: S) -> bool:
        """Return whether no phase is left."""
        raise NotImplementedError
