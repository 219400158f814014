"""Learning from another seat: by events, wonders, loot and sacrifice; the pyramid needs a place (p. 21, 25)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import learn, learnable
from ecumene.games.sid_meiers_civilization.verbs import LEARN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class Exchange(Frame[Civ]):
    """A seat picks a technology of another seat up to a level and learns it for free."""

    __slots__ = ("level", "seat", "teacher", "thing")
    FIELDS: ClassVar[str] = "seat@ teacher@ level<6 thing$"
    RULE: ClassVar[str] = "smc.ruling.free-tech"
    NESTED: ClassVar[int] = 2

    def __init__(self, seat: int, teacher: int, level: int, thing: int) -> None:
        self.seat = seat
        self.teacher = teacher
        self.level = level
        self.thing = thing

    def copy(self) -> Exchange:
        """Return a frame of its own."""
        return Exchange(self.seat, self.teacher, self.level, self.thing)

    def source(self) -> int:
        """Return the card on whose behalf."""
        return self.thing

    def found(self, s: Civ) -> list[int]:
        """Return what can be learned."""
        return learnable(s.players[self.seat], s.players[self.teacher], self.level)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the seat, where there is something to learn."""
        return [self.seat] if self.found(s) else []

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the technologies."""
        return [(LEARN, technology, 0) for technology in self.found(s)]

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Learn it."""
        s.stack.pop()
        learn(s, seat, a[1], luck)

    def step(self, s: Civ, luck: Luck) -> None:
        """There is nothing to learn."""
        s.stack.pop()

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say that it cannot be learned here."""
        return Refusal(self.RULE, a[1] if a[0] == LEARN else -1)
