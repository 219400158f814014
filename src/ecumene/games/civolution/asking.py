"""Questions to one civilization: what it can do, whether it may stop, and attribute tokens besides."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.level_block.attributes import attribute_moves, refuse_attribute, take_attribute
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import ATTRIBUTE, DONE_MOVE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks(Frame[Board]):
    """A civilization takes one of several options, or stops where it may. What leaves no choice is done at once.

    Whoever pops itself does so before it carries anything out: what follows is pushed on top.
    """

    __slots__ = ("seat",)
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Board) -> list[Action]:
        """Return what can be done, in canonical order."""
        raise NotImplementedError

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def stop(self, s: Board) -> Action | None:
        """Return the move that ends it, None where something has to be chosen."""
        return DONE_MOVE

    def stopped(self, s: Board, luck: Luck) -> None:
        """Go on without any further option."""
        s.stack.pop()

    def asks(self, s: Board) -> bool:
        """Return whether there is anything to choose."""
        count = len(self.options(s))
        return count > 1 or (count == 1 and self.stop(s) is not None)

    def waits_for(self, s: Board) -> list[int]:
        return [self.seat] if self.asks(s) else []

    def legal(self, s: Board, seat: int) -> list[Action]:
        moves = self.options(s)
        stop = self.stop(s)
        if stop is not None:
            moves.append(stop)
        return moves + attribute_moves(s, seat, self.reserved())

    def reserved(self) -> int:
        """Return the column that is chosen for something else and not yet bound, -1: none."""
        return -1

    def declines(self, s: Board, seat: int) -> Action | None:
        return self.stop(s)

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == ATTRIBUTE:
            take_attribute(s, seat, a[1], a[2] - 1, luck)
        elif a == DONE_MOVE:
            self.stopped(s, luck)
        else:
            self.picked(s, a, luck)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        found = refuse_attribute(s, seat, a) if a[0] == ATTRIBUTE else None
        if found is None:
            found = self.reason(s, a)
        return Refusal(self.RULE) if found is None else found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        """Return the concrete rule that forbids an answer of the kind asked for, None: that of the frame."""
        return None

    def step(self, s: Board, luck: Luck) -> None:
        options = self.options(s)
        if options:
            self.picked(s, options[0], luck)
        else:
            self.stopped(s, luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class UpTo(Asks):
    """Up to so many of one kind of deed, one after another."""

    __slots__ = ("left", "thing")
    FIELDS: ClassVar[str] = "seat@ left/4 thing$"

    def __init__(self, seat: int, left: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.thing = thing  # on whose behalf

    def source(self) -> int:
        return self.thing

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        """Carry out one deed; after the last one the frame is gone already."""
        raise NotImplementedError

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        self.deed(s, a, luck)
