"""Learning from another seat: by events, wonders, loot and sacrifice; the pyramid needs a place (p. 21, 25)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.research.technologies import free_obstacle, learn, learnable
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import LEARN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck


class Exchange(Frame[GameState]):
    """A seat picks a technology of another seat up to a level and learns it for free."""

    FIELDS: ClassVar[str] = "seat@ teacher@ level<6 thing$"
    RULE: ClassVar[str] = "smc.ruling.free-tech"
    VERBS: ClassVar[list[int]] = [LEARN]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("level", "seat", "teacher", "thing")

    def __init__(self, seat: int, teacher: int, level: int, thing: int) -> None:
        self.seat = seat
        self.teacher = teacher
        self.level = level
        self.thing = thing

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.teacher, self.level, self.thing)

    # generated: end

    def source(self) -> int:
        """Return the card on whose behalf."""
        return self.thing

    def found(self, s: GameState) -> list[int]:
        """Return what can be learned."""
        return learnable(s.players[self.seat], [s.players[self.teacher]], self.level)

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat, where there is something to learn."""
        return [self.seat] if self.found(s) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the technologies."""
        return [(LEARN, technology, 0) for technology in self.found(s)]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Learn it."""
        s.stack.pop()
        learn(s, seat, a[1], luck)

    def step(self, s: GameState, luck: Luck) -> None:
        """There is nothing to learn."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only what the teacher knows, up to the level."""
        return free_obstacle(s.players[seat], [s.players[self.teacher]], a[1], self.level)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the technology."""
        return a[1], -1, -1
