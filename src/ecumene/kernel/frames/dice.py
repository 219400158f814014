"""Dice: rolled, and some of them taken up and rolled again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, S
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

IN_HAND: Final = 0  # a die that is still to be rolled
MOST_FACES: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class RollDice(Frame[S]):
    """The dice in hand are rolled. A seat may take dice up one by one and roll those in hand again, or keep all.

    `asks` 1 lets the seat take up dice before the first roll as well: some lie there from before. What else a
    rulebook lets it do to dice that lie there (turn one for a token, say) are `changes`. The first three VERBS
    take up a die, roll and keep.
    """

    __slots__ = ("asks", "dice", "faces", "rolls", "seat")
    FIELDS: ClassVar[str] = "seat@- faces[<12] dice[<12] rolls asks<2"

    def __init__(self, seat: int, faces: list[int], dice: list[int], rolls: int, asks: int) -> None:
        self.seat = seat  # who rolls, -1: nobody in particular
        self.faces = faces  # how many each die has
        self.dice = dice  # what each die shows, from 1 on
        self.rolls = rolls  # still allowed
        self.asks = asks

    def again(self, die: int) -> Action:
        """Return the action that takes up a die, counted from 1."""
        return (self.VERBS[0], die, 0)

    def roll(self) -> Action:
        """Return the action that rolls the dice in hand."""
        return (self.VERBS[1], 0, 0)

    def keep(self) -> Action:
        """Return the action that keeps all dice as they lie."""
        return (self.VERBS[2], 0, 0)

    def changes(self, s: S) -> list[Action]:
        """Return what else the seat can do to the dice that lie there, by what all know."""
        return []

    def change(self, s: S, a: Action, luck: Luck) -> None:
        """Carry out one of the changes."""
        raise NotImplementedError

    def fell(self, s: S, luck: Luck) -> None:
        """Write a roll into the log."""
        raise NotImplementedError

    def rolled(self, s: S, luck: Luck) -> None:
        """Carry out what the dice show at last; the frame is gone already."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat that may roll again."""
        return [self.seat] if self.asks else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """List dice that can be taken up, of equal ones the first, and changes; then the roll, or keeping all."""
        moves: list[Action] = []
        seen: list[tuple[int, int]] = []
        for at, value in enumerate(self.dice):
            face = (self.faces[at], value)
            if self.rolls > 0 and value != IN_HAND and face not in seen:
                seen.append(face)
                moves.append(self.again(at + 1))
        if IN_HAND in self.dice:
            moves.append(self.roll())
        else:
            moves += self.changes(s)
            moves.append(self.keep())
        return moves

    def declines(self, s: S, seat: int) -> Action | None:
        """Keep all dice; who has taken one up rolls it."""
        return None if IN_HAND in self.dice else self.keep()

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Take a die up, change one, roll, or keep."""
        if a == self.roll():
            self.asks = 0
        elif a == self.keep():
            self.finish(s, luck)
        elif a in self.changes(s):
            self.change(s, a, luck)
            self.go_on(s, luck)
        else:
            for at in range(len(self.dice)):
                if a == self.again(at + 1):
                    self.dice[at] = IN_HAND

    def step(self, s: S, luck: Luck) -> None:
        """Roll the dice in hand."""
        for at in range(len(self.dice)):
            if self.dice[at] == IN_HAND:
                self.dice[at] = 1 + luck.number(self.faces[at])
        self.rolls -= 1
        self.fell(s, luck)
        self.go_on(s, luck)

    def go_on(self, s: S, luck: Luck) -> None:
        """Ask the seat while it can do something to the dice."""
        if self.seat >= 0 and (self.rolls > 0 or self.changes(s)):
            self.asks = 1
        else:
            self.finish(s, luck)

    def finish(self, s: S, luck: Luck) -> None:
        """Leave the dice as they lie."""
        s.stack.pop()
        self.rolled(s, luck)

    def check_dice(self, seats: int) -> None:
        """Raise Impossible when such dice cannot lie there."""
        name = type(self).__name__
        need(-1 <= self.seat < seats, "impossible-dice", frame=name)
        need(len(self.dice) == len(self.faces) > 0, "impossible-dice", frame=name)
        need(all(1 <= faces <= MOST_FACES for faces in self.faces), "impossible-dice", frame=name)
        shown = all(0 <= value <= faces for value, faces in zip(self.dice, self.faces, strict=True))
        need(shown and self.rolls >= 0 and self.asks in (0, 1), "impossible-dice", frame=name)
        need(self.seat >= 0 if self.asks else self.rolls > 0, "impossible-dice", frame=name)
