"""Questions to one civilization: what it can do, whether it may stop, and attribute tokens besides."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.console.reasons import Details, case_of
from ecumene.games.civolution.level_block.attributes import (
    attribute_details,
    attribute_moves,
    attribute_obstacle,
    take_attribute,
)
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ATTRIBUTE, DONE, DONE_MOVE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks(Frame[GameState]):
    """A civilization takes one of several options, or stops where it may. What leaves no choice is done at once.

    Whoever pops itself does so before it carries anything out: what follows is pushed on top.
    """

    __slots__ = ("seat",)
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: GameState) -> list[Action]:
        """Return the moves that come into question, in canonical order: all options are among them."""
        raise NotImplementedError

    def own_obstacle(self, s: GameState, a: Action) -> int:
        """Return what stands in the way of a move with a verb of this question, ALLOWED if nothing does."""
        raise NotImplementedError

    def options(self, s: GameState) -> list[Action]:
        """Return what can be done, in canonical order."""
        return [a for a in self.candidates(s) if self.own_obstacle(s, a) == ALLOWED]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def stop(self, s: GameState) -> Action | None:
        """Return the move that ends it, None where something has to be chosen."""
        return DONE_MOVE

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Go on without any further option."""
        s.stack.pop()

    def asks(self, s: GameState) -> bool:
        """Return whether there is anything to choose."""
        count = len(self.options(s))
        return count > 1 or (count == 1 and self.stop(s) is not None)

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat] if self.asks(s) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        moves = self.options(s)
        stop = self.stop(s)
        if stop is not None:
            moves.append(stop)
        return moves + attribute_moves(s, seat, self.reserved())

    def reserved(self) -> int:
        """Return the column that is chosen for something else and not yet bound, -1: none."""
        return -1

    def declines(self, s: GameState, seat: int) -> Action | None:
        return self.stop(s)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == ATTRIBUTE:
            take_attribute(s, seat, a[1], a[2] - 1, luck)
        elif a == DONE_MOVE:
            self.stopped(s, luck)
        else:
            self.picked(s, a, luck)

    def takes(self, verb: int) -> bool:
        """Return whether moves with this verb belong to this question: attribute tokens and stopping always do."""
        return verb in self.VERBS or verb in (DONE, ATTRIBUTE)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of any move that belongs to this question."""
        if a[0] == ATTRIBUTE:
            return attribute_obstacle(s, self.seat, a[1], a[2] - 1, self.reserved())
        if a[0] == DONE:
            return UNLISTED if self.stop(s) is None else ALLOWED
        return self.own_obstacle(s, a)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        return attribute_details(s, seat, a[1], why) if a[0] == ATTRIBUTE else (-1, case_of(why), -1)

    def step(self, s: GameState, luck: Luck) -> None:
        options = self.options(s)
        if options:
            self.picked(s, options[0], luck)
        else:
            self.stopped(s, luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class UpTo(Asks):
    """Up to so many of one kind, one after another."""

    __slots__ = ("left", "thing")
    FIELDS: ClassVar[str] = "seat@ left/4 thing$"

    def __init__(self, seat: int, left: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.thing = thing  # on whose behalf

    def source(self) -> int:
        return self.thing

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        """Carry out one of them; after the last one the frame is gone already."""
        raise NotImplementedError

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        self.carry_out(s, a, luck)
