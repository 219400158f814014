"""Rounds and turns: seats have their turns in an order, round after round or once."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import NOBODYS, Frame, S
from ecumene.kernel.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Frame[S]):
    """One turn after another. After a round comes its end, then the next round, unless its end pops this."""

    __slots__ = ("turns",)
    FIELDS: ClassVar[str] = "turns/4"

    def __init__(self, turns: int) -> None:
        self.turns = turns  # begun in this round, those that were left out included

    def step(self, s: S, luck: Luck) -> None:
        """Begin the next turn, or end the round."""
        order = self.order(s)
        if self.round_over(s, len(order)):
            self.turns = 0
            self.end_round(s, luck)
            return
        seat = order[self.turns % len(order)]
        self.turns += 1
        if self.plays(s, seat):
            self.begin_turn(s, seat, luck)

    def order(self, s: S) -> list[int]:
        """Return the seats in the order of their turns."""
        raise NotImplementedError

    def round_over(self, s: S, seats: int) -> bool:
        """Return whether everybody had a turn; a round that ends otherwise (all have passed) says so here."""
        return self.turns >= seats

    def plays(self, s: S, seat: int) -> bool:
        """Return whether a seat still has turns."""
        return True

    def begin_turn(self, s: S, seat: int, luck: Luck) -> None:
        """Push the turn of a seat."""
        raise NotImplementedError

    def end_round(self, s: S, luck: Luck) -> None:
        """Do what comes between two rounds. A phase in which everybody has one turn just ends."""
        s.stack.pop()

    def turn(self, s: S) -> tuple[int, int]:
        """Return the turn that has begun and is not over: nobody's before the first of a round."""
        if not self.turns:
            return NOBODYS
        order = self.order(s)
        return order[(self.turns - 1) % len(order)], self.turns


def clockwise(first: int, seats: int) -> list[int]:
    """Return all seats, from one of them to the left."""
    return [(first + place) % seats for place in range(seats)]
