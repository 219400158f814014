"""Choose one, so many, or as many as one likes: things are picked one at a time, and subsets are never listed."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, S
from ecumene.kernel.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Frame[S]):
    """A seat takes one of several options. A single one needs no choice, and without any nothing happens.

    Options that only the seat can see must not decide whether it is asked: then `waits_for` is the game's own.
    """

    __slots__ = ()

    def decider(self) -> int:
        """Return the seat that chooses."""
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        """Return what can be chosen, in canonical order."""
        raise NotImplementedError

    def chosen(self, s: S, a: Action, luck: Luck) -> None:
        """Carry out the choice; the frame is gone already."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat that chooses, where there is a choice."""
        return [self.decider()] if len(self.options(s)) > 1 else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """List the options."""
        return self.options(s)

    def declines(self, s: S, seat: int) -> Action | None:
        """Return nothing: one has to be chosen."""
        return None

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Carry the choice out."""
        s.stack.pop()
        self.chosen(s, a, luck)

    def step(self, s: S, luck: Luck) -> None:
        """Carry out the only option, if there is one."""
        s.stack.pop()
        options = self.options(s)
        if options:
            self.chosen(s, options[0], luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseExactly(Frame[S]):
    """A seat picks so many things, one after another, or all there are when there are fewer."""

    __slots__ = ("count", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ count/3 thing$"

    def __init__(self, seat: int, count: int, thing: int) -> None:
        self.seat = seat
        self.count = count  # still to be picked
        self.thing = thing  # on whose behalf

    def source(self) -> int:
        """Return the thing that makes the seat pick."""
        return self.thing

    def options(self, s: S) -> list[Action]:
        """Return what can be picked next, in canonical order."""
        raise NotImplementedError

    def picked(self, s: S, a: Action, luck: Luck) -> None:
        """Carry out one pick; after the last one the frame is gone already."""
        raise NotImplementedError

    def choice(self, s: S) -> bool:
        """Return whether there is anything to choose. It may depend only on what all know."""
        return len(self.options(s)) > 1

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat while it has picks and a choice."""
        return [self.seat] if self.count > 0 and self.choice(s) else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """List the options."""
        return self.options(s)

    def declines(self, s: S, seat: int) -> Action | None:
        """Return nothing: one has to be chosen."""
        return None

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Carry out one pick."""
        self.count -= 1
        if self.count == 0:
            s.stack.pop()
        self.picked(s, a, luck)

    def step(self, s: S, luck: Luck) -> None:
        """Pick where there is no choice, or stop."""
        options = self.options(s)
        if self.count <= 0 or not options:
            s.stack.pop()
        else:
            self.answer(s, self.seat, options[0], luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSome(Frame[S]):
    """A seat picks one thing after another until it stops. Before it has stopped, every pick can be taken back."""

    __slots__ = ()

    def decider(self) -> int:
        """Return the seat that picks."""
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        """Return what can be picked next, in canonical order."""
        raise NotImplementedError

    def stop(self, s: S) -> Action | None:
        """Return the action that stops, None while more must be picked."""
        raise NotImplementedError

    def stops(self, a: Action) -> bool:
        """Return whether an action is the one that stops."""
        raise NotImplementedError

    def picked(self, s: S, a: Action, luck: Luck) -> None:
        """Carry out one pick."""
        raise NotImplementedError

    def stopped(self, s: S, luck: Luck) -> None:
        """Carry out what was picked; the frame is gone already."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat that picks."""
        return [self.decider()]

    def legal(self, s: S, seat: int) -> list[Action]:
        """List the options, then stopping."""
        options = self.options(s)
        stop = self.stop(s)
        if stop is not None:
            options.append(stop)
        return options

    def declines(self, s: S, seat: int) -> Action | None:
        """Stop."""
        return self.stop(s)

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Pick or stop."""
        if self.stops(a):
            self.step(s, luck)
        else:
            self.picked(s, a, luck)

    def step(self, s: S, luck: Luck) -> None:
        """Stop."""
        s.stack.pop()
        self.stopped(s, luck)
