"""Combustion: an army that ends its move on a building of a rival may destroy it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.interrupts.resolve import destroy_building
from ecumene.games.sid_meiers_civilization.player import ONCE_DESTROY
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DECLINE, RAZE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck


class Destroying(Frame[GameState]):
    """With Combustion an army may destroy the building where it ends its move, once a round."""

    FIELDS: ClassVar[str] = "seat@ square#"
    RULE: ClassVar[str] = "smc.move.one-after-another"
    VERBS: ClassVar[list[int]] = [RAZE, DECLINE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "square")

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def copy(self) -> Destroying:
        return Destroying(self.seat, self.square)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat."""
        return [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List yes and no."""
        return [(RAZE, 0, 0), (DECLINE, 0, 0)]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Let it stand."""
        return (DECLINE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Destroy it, or not."""
        s.stack.pop()
        if a[0] == RAZE:
            s.players[seat].once |= ONCE_DESTROY
            destroy_building(s, self.square, luck)
