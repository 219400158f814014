"""Migration: a tribe is led from territory to territory and settles where its way ends (p. 14-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import NO_SUCH_TRIBE, because
from ecumene.games.civolution.continent.lands import CAMP_COUNT, LAND, TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.locations.kinds import CAVE, open_corners
from ecumene.games.civolution.printed import WATER
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.tribes.settling import camp_obstacle, settle
from ecumene.games.civolution.verbs import BOARD, CROSS, DONE_MOVE, LEAD, SETTLE, WEAK, WILD
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

CODES: Final = 8  # of one territory: its numbers of tribes, in `tired`
UNDER_WAY: Final = because("civo.migration.move", 2)
NONE_LED: Final = because("civo.migration.move", 3)
NO_WAY: Final = because("civo.migration.move", 4)
THERE_ALREADY: Final = because("civo.migration.move", 5)
ON_LAND: Final = because("civo.migration.move", 6)
ON_WATER: Final = because("civo.migration.move", 7)
LIES_DOWN: Final = because("civo.migration.strong")
HAS_SETTLED: Final = because("civo.ruling.same-tribe-path")
FAR: Final = because("civo.migration.adjacent")
NO_SEAT: Final = because("civo.migration.boat")
NO_SEAT_TO_CROSS: Final = because("civo.migration.cross-water")
LAST_MIGRATION: Final = because("civo.migration.cross", 1)
NO_WAY_ON: Final = because("civo.migration.cross", 2)
NOT_BY_BOAT: Final = because("civo.effects.limits", ops.NOT_BY_BOAT)


# By territory: the moves that may end a way there.
ENDS: Final[list[list[Action]]] = [
    [(BOARD, place, 0)]
    if LAND[place] == WATER
    else [(SETTLE, place, number) for number in range(1, CAMP_COUNT[place] + 1)]
    for place in range(TERRITORIES)
]


class Migration(Asks):
    """Up to so many migrations. Several of one tribe are one path: it crosses what lies between (p. 15).

    origin  where the tribe that is led came from, -1: none is led
    number  and which of that territory it is
    at      how far it has come
    tired   tribes that have settled already
    """

    FIELDS: ClassVar[str] = "seat@ left/4 bits<16 thing$ origin# number<7 at# tired/180[<8]"
    RULE: ClassVar[str] = "civo.migration.move"
    VERBS: ClassVar[list[int]] = [LEAD, CROSS, SETTLE, BOARD]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "bits", "left", "number", "origin", "thing", "tired")

    def __init__(
        self, seat: int, left: int, bits: int, thing: int, origin: int, number: int, at: int, tired: list[int]
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.bits = bits
        self.thing = thing
        self.origin = origin
        self.number = number
        self.at = at
        self.tired = tired

    def copy(self) -> Migration:
        return Migration(
            self.seat, self.left, self.bits, self.thing, self.origin, self.number, self.at, self.tired[:]
        )

    # generated: end

    def source(self) -> int:
        return self.thing

    def options(self, s: GameState) -> list[Action]:
        return self.leaders(s) if self.origin < 0 else self.steps(s)

    def own_obstacle(self, s: GameState, a: Action) -> int:
        verb, place, number = a
        if place >= TERRITORIES:
            return UNLISTED
        if verb == LEAD:
            return UNDER_WAY if self.origin >= 0 else self.lead_obstacle(s, place, number)
        if self.origin < 0:
            return NONE_LED
        if place == self.at:
            return THERE_ALREADY
        if place not in self.neighbours(s, self.at):
            return FAR
        return self.way_obstacle(s, place) if verb == CROSS else self.end_obstacle(s, a, self.at)

    def stop(self, s: GameState) -> Action | None:
        return DONE_MOVE if self.origin < 0 else None

    def leaders(self, s: GameState) -> list[Action]:
        """Return the tribes that can be led anywhere at all."""
        return [
            (LEAD, place, number)
            for place in tribes.territories(s, self.seat)
            for number in tribes.numbers_in(s, self.seat, place, True, True)
            if self.lead_obstacle(s, place, number) == ALLOWED
        ]

    def lead_obstacle(self, s: GameState, place: int, number: int) -> int:
        """Return what keeps a tribe from being led."""
        if number not in tribes.numbers_in(s, self.seat, place, True, True):
            return NO_SUCH_TRIBE
        if tribes.is_weak(s, place, number) and not s.players[self.seat].power[ops.WEAK_MIGRATE]:
            return LIES_DOWN
        if self.is_tired(s, place, number):
            return HAS_SETTLED
        if self.can_end(s, place, self.left):
            return ALLOWED
        return NOT_BY_BOAT if self.lacks_boat(s, place) else NO_WAY

    def lacks_boat(self, s: GameState, place: int) -> bool:
        """Return whether only boats are allowed and no own one is beside the territory of a tribe."""
        if not self.bits & ops.BOATS_ONLY or LAND[place] == WATER:
            return False
        return not any(tribes.boat_in(s, self.seat, there) >= 0 for there in self.neighbours(s, place))

    def is_tired(self, s: GameState, place: int, number: int) -> bool:
        """Return whether all tribes of this number have settled in this activation."""
        rested = self.tired.count(place * CODES + number)
        if number in (WILD, WEAK):
            return tribes.outside(s, self.seat, place, number == WEAK) <= rested
        return rested > 0

    def neighbours(self, s: GameState, place: int) -> list[int]:
        """Return what is one migration away: neighbours, and what caves join."""
        if self.bits & ops.ANYWHERE:
            return [there for there in range(TERRITORIES) if there != place]
        found = s.land.neighbours[place]
        caves = open_corners(s, CAVE)
        if not caves or not any(place in s.land.around[corner] for corner in caves):
            return found
        joined = {there for corner in caves for there in s.land.around[corner] if there != place}
        return sorted(joined.union(found))

    def seats_free(self, s: GameState, place: int) -> int:
        """Return the free seats of the own boat; the tribe that is led has left its own."""
        return tribes.seats_free(s, self.seat, place) + int(place == self.origin)

    def end_obstacle(self, s: GameState, a: Action, here: int) -> int:
        """Return what keeps a way from ending in a territory beside; some must lead onto a boat or off one."""
        verb, place, number = a
        if LAND[place] == WATER:
            if verb == SETTLE:
                return ON_WATER
            return ALLOWED if self.seats_free(s, place) > 0 else NO_SEAT
        if verb == BOARD:
            return ON_LAND
        if self.bits & ops.BOATS_ONLY and LAND[here] != WATER:
            return NOT_BY_BOAT
        return camp_obstacle(s, self.seat, place, number)

    def cross_obstacle(self, s: GameState, place: int, here: int) -> int:
        """Return what keeps a way from going through a territory beside; water needs a boat with a free seat."""
        if LAND[place] != WATER:
            return NOT_BY_BOAT if self.bits & ops.BOATS_ONLY and LAND[here] != WATER else ALLOWED
        swims = s.players[self.seat].power[ops.MIGRATE_SWIM] > 0 and not self.bits & ops.BOATS_ONLY
        return ALLOWED if swims or self.seats_free(s, place) > 0 else NO_SEAT_TO_CROSS

    def way_obstacle(self, s: GameState, place: int) -> int:
        """Return what keeps the tribe that is led from crossing a territory beside it."""
        if self.left <= 1:
            return LAST_MIGRATION
        why = self.cross_obstacle(s, place, self.at)
        if why != ALLOWED:
            return why
        return ALLOWED if self.can_end(s, place, self.left - 1) else NO_WAY_ON

    def can_end(self, s: GameState, here: int, left: int) -> bool:
        """Return whether a way can end somewhere within so many steps."""
        around = self.neighbours(s, here)
        for there in around:
            for a in ENDS[there]:
                if self.end_obstacle(s, a, here) == ALLOWED:
                    return True
        if left > 1:
            for there in around:
                if self.cross_obstacle(s, there, here) == ALLOWED and self.can_end(s, there, left - 1):
                    return True
        return False

    def steps(self, s: GameState) -> list[Action]:
        """Return where the tribe that is led can end its way, and what it can cross."""
        around = self.neighbours(s, self.at)
        found = [a for place in around for a in ENDS[place] if self.end_obstacle(s, a, self.at) == ALLOWED]
        return found + [(CROSS, place, 0) for place in around if self.way_obstacle(s, place) == ALLOWED]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        verb, place, number = a
        if verb == LEAD:
            self.origin, self.number, self.at = place, number, place
            return
        self.left -= 1
        if verb == CROSS:
            self.at = place
            return
        origin, weak = self.origin, tribes.is_weak(s, self.origin, self.number)
        tribes.remove(s, self.seat, origin, self.number)
        self.origin, self.at = -1, -1
        if self.bits & ops.ONE_TRIBE or self.left <= 0:
            s.stack.pop()
        luck.tell("migrated", self.seat, source=self.thing, origin=origin, target=place)
        if verb == BOARD:
            tribes.add_outside(s, self.seat, place, weak, 1)
            self.tired.append(place * CODES + (WEAK if weak else WILD))
            return
        if place * CODES + number in self.tired:  # it is driven out by another of its own
            self.tired.remove(place * CODES + number)
            driven = s.camp_weak[tribes.camp_at(place, number)]
            self.tired.append(place * CODES + (WEAK if driven else WILD))
        self.tired.append(place * CODES + number)
        settle(s, self.seat, place, number, weak, luck)

    def check(self, s: GameState) -> None:
        need(self.left >= 0 and self.origin < TERRITORIES and self.at < TERRITORIES, "impossible-way")
        if self.origin >= 0:
            found = tribes.numbers_in(s, self.seat, self.origin, True, True)
            need(self.at >= 0 and self.number in found and self.left > 0, "impossible-way")


def migrate(s: GameState, seat: int, count: int, bits: int, thing: int) -> None:
    """Begin up to so many migrations."""
    s.stack.append(Migration(seat, count, bits, thing, -1, 0, -1, []))
