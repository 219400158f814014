"""Phase 5: gorges take food, glaciers weaken, oaks bring points (p. 32-33)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import CORNERS, LAND
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.locations.helpers import beside_obstacle
from ecumene.games.civolution.locations.kinds import GLACIER, GORGE, OAK, OAK_POINTS, open_corners
from ecumene.games.civolution.pieces import score
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import WEAKEN
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NOT_STRONG: Final = because("civo.location.glacier", 5)
OTHER_GLACIER: Final = because("civo.location.glacier", 8)


def gorges(s: GameState, luck: Luck) -> None:
    """Step A: a food marker for each gorge beside an own tribe."""
    for seat in s.order():
        for corner in gorges_beside(s, seat):
            give_back(s, seat, FOOD, 1, luck, s.locations[corner])


def gorges_beside(s: GameState, seat: int) -> list[int]:
    """Return the corners of the open gorges that take food from a civilization."""
    if s.players[seat].power[ops.IMMUNE_GORGE]:
        return []
    return [
        corner
        for corner in open_corners(s, GORGE)
        if any(tribes.is_in(s, seat, place) for place in s.land.around[corner])
    ]


class Glaciers(EachCivilization):
    """Step B: each weakens a strong tribe beside every glacier (p. 33)."""

    RULE: ClassVar[str] = "civo.location.glacier"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Glaciers:
        return Glaciers(self.turns)

    # generated: end

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(completion(s, seat))
        if not s.players[seat].power[ops.IMMUNE_GLACIER]:
            for corner in reversed(open_corners(s, GLACIER)):
                s.stack.append(Glacier(seat, corner))

    def end_round(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        oaks(s, luck)


class Glacier(Asks):
    """Lay down one strong tribe beside a glacier; who has some beside both lays down two (p. 33)."""

    FIELDS: ClassVar[str] = "seat@ corner<24"
    RULE: ClassVar[str] = "civo.location.glacier"
    VERBS: ClassVar[list[int]] = [WEAKEN]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("corner",)

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner = corner

    def copy(self) -> Glacier:
        return Glacier(self.seat, self.corner)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [
            (WEAKEN, place, number)
            for place in s.land.around[self.corner]
            for number in tribes.numbers_in(s, self.seat, place, True, False)
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        why = beside_obstacle(s, self.seat, self.corner, a[1])
        if why != ALLOWED:
            return why
        if a[2] not in tribes.numbers_in(s, self.seat, a[1], True, False):
            return NOT_STRONG
        if self.leaves_one(s, a[1]) or not any(self.leaves_one(s, other[1]) for other in self.candidates(s)):
            return ALLOWED
        return OTHER_GLACIER

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in self.VERBS and why != UNLISTED:
            return s.locations[self.corner], case_of(why), -1
        return super().details(s, seat, a, why)

    def leaves_one(self, s: GameState, place: int) -> bool:
        """Return whether the glaciers that follow still find a strong tribe when one of this territory lies."""
        for frame in s.stack:
            if not isinstance(frame, Glacier) or frame.seat != self.seat or frame.corner == self.corner:
                continue
            around = s.land.around[frame.corner]
            if tribes.strong_around(s, self.seat, around) <= int(place in around):
                return False
        return True

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        tribes.turn(s, self.seat, a[1], a[2], True)
        luck.tell("weakened", self.seat, source=s.locations[self.corner], target=a[1])

    def check(self, s: GameState) -> None:
        need(0 <= self.corner < CORNERS and s.locations[self.corner] >= 0, "impossible-location")


def oak_points(s: GameState, seat: int, corner: int) -> int:
    """Return the points of an oak: for each territory beside it with an own tribe."""
    points = 0
    for place in s.land.around[corner]:
        if tribes.is_in(s, seat, place):
            points += OAK_POINTS[LAND[place]]
    return points


def oaks(s: GameState, luck: Luck) -> None:
    """Step C: points for each territory with an own tribe beside an oak, for every oak anew."""
    for seat in s.order():
        for corner in open_corners(s, OAK):
            score(s, seat, oak_points(s, seat, corner), luck, s.locations[corner])
