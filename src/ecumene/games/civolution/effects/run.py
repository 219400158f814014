"""An effect list under way: its steps from left to right, each carried out or handed to a frame of its own."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution.effects.program import NOTHING, PROGRAMS
from ecumene.games.civolution.state import Board
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck


class Run(Frame[Board]):
    """Carry out an effect list so many times (p. 24: from left to right, what cannot be done is left out)."""

    __slots__ = ("at", "program", "seat", "thing", "times")
    FIELDS: ClassVar[str] = "seat@ program/200 at/3 times/4 thing$"
    RULE: ClassVar[str] = "civo.effects.order"
    NESTED: ClassVar[int] = 24  # nine cards wait for an income phase, and one effect leads to another

    def __init__(self, seat: int, program: int, at: int, times: int, thing: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at  # the next step
        self.times = times  # this time included
        self.thing = thing  # whose effects these are

    def copy(self) -> Run:
        return Run(self.seat, self.program, self.at, self.times, self.thing)

    def source(self) -> int:
        return self.thing

    def step(self, s: Board, luck: Luck) -> None:
        from ecumene.games.civolution.effects.perform import perform  # the frames of all steps lead back here

        nodes = PROGRAMS[self.program]
        stack = s.stack
        while stack[-1] is self:
            if self.at >= len(nodes):
                self.times -= 1
                self.at = 0
                if self.times <= 0:
                    stack.pop()
                    return
            node = nodes[self.at]
            self.at += 1
            perform(s, self.seat, node, self.thing, luck)

    def check(self, s: Board) -> None:
        need(
            0 <= self.program < len(PROGRAMS) and 0 <= self.at <= len(PROGRAMS[self.program]), "impossible-effect"
        )
        need(self.times > 0, "impossible-effect")


def run(s: Board, seat: int, program: int, thing: int, times: int = 1) -> None:
    """Begin an effect list; an empty one is none."""
    if program != NOTHING and times > 0:
        s.stack.append(Run(seat, program, 0, times, thing))
