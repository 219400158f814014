"""A turn of Nim: take stones from a heap, or split it."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from tests.nim.state import SPLIT, TAKE, Heaps

NO_SUCH_HEAP: Final = reason("nim.turn.heap")
NOT_SO_MANY: Final = reason("nim.take.stones")
NO_SUCH_PARTS: Final = reason("nim.split.parts")


class Turns(Rounds[Heaps]):
    """Both seats move in turn, round after round, until the last stone is taken (p. 1)."""

    RULE: ClassVar[str] = "nim.turn.one-move"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Turns:
        return Turns(self.turns)

    # generated: end

    def order(self, s: Heaps) -> list[int]:
        """The first seat begins."""
        return [0, 1]

    def begin_turn(self, s: Heaps, seat: int, luck: Luck) -> None:
        """One move."""
        luck.tell("turn", seat)
        s.stack.append(Turn(seat))

    def end_round(self, s: Heaps, luck: Luck) -> None:
        """The next round follows at once."""

    def check(self, s: Heaps) -> None:
        """Refuse a turn that does not exist."""
        need(0 <= self.turns <= 2, "turns")


class Turn(Frame[Heaps]):
    """Take any number of stones from one heap, or split a heap in two; who takes the last stone wins (p. 1)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "nim.turn.one-move"
    VERBS: ClassVar[list[int]] = [TAKE, SPLIT]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat)

    # generated: end

    def waits_for(self, s: Heaps) -> list[int]:
        """The seat."""
        return [self.seat]

    def obstacle(self, s: Heaps, seat: int, a: Action) -> int:
        """Return what stands in the way of a move, ALLOWED if nothing does."""
        verb, size, n = a
        if size not in s.heaps:
            return NO_SUCH_HEAP
        if verb == TAKE and not 1 <= n <= size:
            return NOT_SO_MANY
        if verb == SPLIT and not 1 <= n <= size // 2:
            return NO_SUCH_PARTS
        return ALLOWED

    def legal(self, s: Heaps, seat: int) -> list[Action]:
        """List what can be taken from each size of heap, then how each can be split."""
        sizes = sorted(set(s.heaps))
        moves = [(verb, size, n) for verb in self.VERBS for size in sizes for n in range(1, size + 1)]
        return [a for a in moves if self.obstacle(s, seat, a) == ALLOWED]

    def declines(self, s: Heaps, seat: int) -> Action | None:
        """Nobody can pass."""
        return None

    def answer(self, s: Heaps, seat: int, a: Action, luck: Luck) -> None:
        """Change one heap; the game is over when none is left."""
        verb, size, n = a
        s.heaps.remove(size)
        s.heaps += [part for part in ([size - n] if verb == TAKE else [size - n, n]) if part]
        s.heaps.sort(reverse=True)
        s.last = seat
        luck.tell("took" if verb == TAKE else "split", seat, amount=n)
        s.over = not s.heaps
        s.stack.pop()

    def details(self, s: Heaps, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """The number and the heap."""
        return -1, a[2], a[1]

    def check(self, s: Heaps) -> None:
        """Refuse a turn in which nothing can be done."""
        need(bool(s.heaps), "no-stones")
