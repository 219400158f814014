"""Germany's gift: a technology that raises or unlocks units brings one of them, and a resource (p. 11)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.card_data import GERMANY, ON_MARKET
from ecumene.games.sid_meiers_civilization.pieces import gain_resource
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import GAIN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck


class FreeResource(ChooseOne[GameState]):
    """Germany takes a resource of its choice from the market."""

    FIELDS: ClassVar[str] = "seat@ technology$technology"
    RULE: ClassVar[str] = "smc.harvest.market"
    VERBS: ClassVar[list[int]] = [GAIN]
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "technology")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def copy(self) -> FreeResource:
        return FreeResource(self.seat, self.technology)

    # generated: end

    def source(self) -> int:
        """Return Germany."""
        return GERMANY

    def decider(self) -> int:
        """Return its seat."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List what the market has."""
        return [(GAIN, resource, 0) for at, resource in enumerate(ON_MARKET) if s.market[at]]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Take it."""
        gain_resource(s, self.seat, a[1], GERMANY, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what the market does not have."""
        return a[1], -1, -1
