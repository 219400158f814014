"""An effect list under way: its steps from left to right, each carried out or handed to a frame of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.effects.program import NOTHING, PROGRAMS, Node
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Performer:
    """Carries out one step of an effect list. The frames of all steps begin effect lists, so it is put in here."""

    def perform(self, s: GameState, seat: int, node: Node, thing: int, luck: Luck) -> None:
        """Carry out one step for a civilization, on behalf of a thing."""
        raise NotImplementedError


PERFORMERS: Final[list[Performer]] = []  # the one of effects/perform.py


class Run(Frame[GameState]):
    """Carry out an effect list so many times (p. 24: from left to right, what cannot be done is left out).

    at     the next step
    times  this time included
    thing  whose effects these are
    """

    FIELDS: ClassVar[str] = "seat@ program/200 at/3 times/4 thing$"
    RULE: ClassVar[str] = "civo.effects.order"
    NESTED: ClassVar[int] = 24  # nine cards wait for an income phase, and one effect leads to another

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "program", "seat", "thing", "times")

    def __init__(self, seat: int, program: int, at: int, times: int, thing: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at
        self.times = times
        self.thing = thing

    def copy(self) -> Run:
        return Run(self.seat, self.program, self.at, self.times, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def step(self, s: GameState, luck: Luck) -> None:
        performer = PERFORMERS[0]
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
            performer.perform(s, self.seat, node, self.thing, luck)

    def check(self, s: GameState) -> None:
        need(
            0 <= self.program < len(PROGRAMS) and 0 <= self.at <= len(PROGRAMS[self.program]), "impossible-effect"
        )
        need(self.times > 0, "impossible-effect")


def run(s: GameState, seat: int, program: int, thing: int, times: int = 1) -> None:
    """Begin an effect list; an empty one is none."""
    if program != NOTHING and times > 0:
        s.stack.append(Run(seat, program, 0, times, thing))
