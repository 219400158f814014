"""Exploration: closed locations around a territory, or anywhere (p. 20)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import UpTo
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import CORNERS, TERRITORIES
from ecumene.games.civolution.locations.discovery import reveal
from ecumene.games.civolution.locations.kinds import corner_place
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import EXPLORE, REVEAL
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

ALL_OPEN: Final = because("civo.explore.where", 1)
NO_TRIBE: Final = because("civo.explore.where", 2)
OPEN: Final = because("civo.explore.anywhere", 1)


def closed_around(s: GameState, place: int) -> list[int]:
    """Return the corners of a territory with a closed location."""
    return [corner for corner in s.land.corners[place] if s.locations[corner] < 0]


class Exploration(UpTo):
    """Reveal all closed locations next to one territory with a tribe (p. 20)."""

    RULE: ClassVar[str] = "civo.explore.where"
    VERBS: ClassVar[list[int]] = [EXPLORE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Exploration:
        return Exploration(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(EXPLORE, place, 0) for place in tribes.territories(s, self.seat)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] >= TERRITORIES:
            return UNLISTED
        if not tribes.is_in(s, self.seat, a[1]):
            return NO_TRIBE
        return ALLOWED if closed_around(s, a[1]) else ALL_OPEN

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        for corner in closed_around(s, a[1]):
            reveal(s, self.seat, corner, luck, self.thing)


class Revelation(UpTo):
    """Reveal a closed location anywhere (p. 20)."""

    RULE: ClassVar[str] = "civo.explore.anywhere"
    VERBS: ClassVar[list[int]] = [REVEAL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Revelation:
        return Revelation(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(REVEAL, corner_place(corner), 0) for corner in range(CORNERS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] < TERRITORIES:
            return UNLISTED
        return ALLOWED if s.locations[a[1] - TERRITORIES] < 0 else OPEN

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == OPEN:
            return s.locations[a[1] - TERRITORIES], case_of(why), -1
        return super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        reveal(s, self.seat, a[1] - TERRITORIES, luck, self.thing)
