"""Exploration: closed locations around a territory, or anywhere (p. 20)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import UpTo
from ecumene.games.civolution.lands import CORNERS, TERRITORIES
from ecumene.games.civolution.locations.discovery import reveal
from ecumene.games.civolution.locations.kinds import corner_place
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import EXPLORE, REVEAL
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

# What lacks where one explores, told by a refusal.
CLOSED: Final = 1  # a closed location
TRIBE: Final = 2


def closed_around(s: Board, place: int) -> list[int]:
    """Return the corners of a territory with a closed location."""
    return [corner for corner in s.land.corners[place] if s.locations[corner] < 0]


class Exploration(UpTo):
    """Reveal all closed locations next to one territory with a tribe (p. 20)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.explore.where"

    def copy(self) -> Exploration:
        return Exploration(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [(EXPLORE, place, 0) for place in tribes.territories(s, self.seat) if closed_around(s, place)]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != EXPLORE or a[1] >= TERRITORIES:
            return None
        return Refusal(self.RULE, -1, CLOSED if tribes.is_in(s, self.seat, a[1]) else TRIBE, 0)

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        for corner in closed_around(s, a[1]):
            reveal(s, self.seat, corner, luck, self.thing)


class Revelation(UpTo):
    """Reveal a closed location anywhere (p. 20)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.explore.anywhere"

    def copy(self) -> Revelation:
        return Revelation(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [(REVEAL, corner_place(corner), 0) for corner in range(CORNERS) if s.locations[corner] < 0]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != REVEAL or not TERRITORIES <= a[1] < TERRITORIES + CORNERS:
            return None
        return Refusal(self.RULE, s.locations[a[1] - TERRITORIES])

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        reveal(s, self.seat, a[1] - TERRITORIES, luck, self.thing)
