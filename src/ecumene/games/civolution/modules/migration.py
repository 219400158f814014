"""Migration: a tribe is led from territory to territory and settles where its way ends (p. 14-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.figures import WATER
from ecumene.games.civolution.lands import LAND, TERRITORIES
from ecumene.games.civolution.locations.kinds import CAVE, open_corners
from ecumene.games.civolution.settling import refuse_camp, settle
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import BOARD, CROSS, DONE_MOVE, LEAD, SETTLE, WEAK, WILD
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

CODES: Final = 8  # of one territory: its numbers of tribes, in `tired`


class Migration(Asks):
    """Up to so many migrations. Several of one tribe are one path: it crosses what lies between (p. 15)."""

    __slots__ = ("at", "bits", "left", "number", "origin", "thing", "tired")
    FIELDS: ClassVar[str] = "seat@ left/4 bits<16 thing$ origin# number<7 at# tired/180[<8]"
    RULE: ClassVar[str] = "civo.migration.move"

    def __init__(
        self, seat: int, left: int, bits: int, thing: int, origin: int, number: int, at: int, tired: list[int]
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.bits = bits
        self.thing = thing
        self.origin = origin  # where the tribe that is led came from, -1: none is led
        self.number = number  # and which of that territory it is
        self.at = at  # how far it has come
        self.tired = tired  # tribes that have settled already

    def copy(self) -> Migration:
        return Migration(
            self.seat, self.left, self.bits, self.thing, self.origin, self.number, self.at, self.tired[:]
        )

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if self.left <= 0:
            return []
        if self.origin < 0:
            return self.leaders(s)
        return self.steps(s)

    def stop(self, s: Board) -> Action | None:
        return DONE_MOVE if self.origin < 0 else None

    def leaders(self, s: Board) -> list[Action]:
        """Return the tribes that can be led anywhere at all."""
        found: list[Action] = []
        weak = s.players[self.seat].power[ops.WEAK_MIGRATE] > 0
        for place in range(TERRITORIES):
            for number in tribes.numbers_in(s, self.seat, place, True, weak):
                if not self.is_tired(s, place, number) and self.leads_on(s, place):
                    found.append((LEAD, place, number))
        return found

    def is_tired(self, s: Board, place: int, number: int) -> bool:
        """Return whether all tribes of this number have settled in this activation."""
        rested = self.tired.count(place * CODES + number)
        if number in (WILD, WEAK):
            return tribes.outside(s, self.seat, place, number == WEAK) <= rested
        return rested > 0

    def leads_on(self, s: Board, place: int) -> bool:
        """Return whether a tribe has an end of its way in reach."""
        return self.can_end(s, place, self.left)

    def neighbours(self, s: Board, place: int) -> list[int]:
        """Return what is one migration away: neighbours, and what caves join."""
        if self.bits & ops.ANYWHERE:
            return [there for there in range(TERRITORIES) if there != place]
        found = s.land.neighbours[place]
        caves = open_corners(s, CAVE)
        if not caves or not any(place in s.land.around[corner] for corner in caves):
            return found
        joined = {there for corner in caves for there in s.land.around[corner] if there != place}
        return sorted(joined.union(found))

    def ends(self, s: Board, place: int, here: int) -> list[Action]:
        """Return the moves that end a way in a territory."""
        if not self.may_step(place, here):
            return []
        if LAND[place] == WATER:
            return [(BOARD, place, 0)] if self.seats_free(s, place) > 0 else []
        return [(SETTLE, place, number) for number in tribes.camps_to_settle(s, self.seat, place)]

    def seats_free(self, s: Board, place: int) -> int:
        """Return the free seats of the own boat; the tribe that is led has left its own."""
        return tribes.seats_free(s, self.seat, place) + int(place == self.origin)

    def may_step(self, place: int, here: int) -> bool:
        """Return whether a migration is of the kind that is allowed: where only boats are, onto one or off one."""
        return not self.bits & ops.BOATS_ONLY or LAND[place] == WATER or LAND[here] == WATER

    def can_cross(self, s: Board, place: int, here: int) -> bool:
        """Return whether a way may go through a territory; water needs a boat with a free seat."""
        if LAND[place] != WATER:
            return self.may_step(place, here)
        swims = s.players[self.seat].power[ops.MIGRATE_SWIM] > 0 and not self.bits & ops.BOATS_ONLY
        return swims or self.seats_free(s, place) > 0

    def can_end(self, s: Board, here: int, left: int) -> bool:
        """Return whether a way can end somewhere within so many steps."""
        for there in self.neighbours(s, here):
            if self.ends(s, there, here):
                return True
        if left > 1:
            for there in self.neighbours(s, here):
                if self.can_cross(s, there, here) and self.can_end(s, there, left - 1):
                    return True
        return False

    def steps(self, s: Board) -> list[Action]:
        """Return where the tribe that is led can end its way, and what it can cross."""
        found: list[Action] = []
        around = self.neighbours(s, self.at)
        for place in around:
            found += self.ends(s, place, self.at)
        if self.left > 1:
            for place in around:
                if self.can_cross(s, place, self.at) and self.can_end(s, place, self.left - 1):
                    found.append((CROSS, place, 0))
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        verb, place, number = a
        if place >= TERRITORIES:
            return None
        if self.origin < 0:
            return self.refuse_leader(s, place, number) if verb == LEAD else None
        if verb not in (SETTLE, BOARD, CROSS) or place == self.at:
            return None
        if place not in self.neighbours(s, self.at):
            return Refusal("civo.migration.adjacent")
        if verb == BOARD and LAND[place] == WATER and self.seats_free(s, place) <= 0:
            return Refusal("civo.migration.boat")
        if verb == CROSS and LAND[place] == WATER and not self.can_cross(s, place, self.at):
            return Refusal("civo.migration.cross-water")
        if not self.may_step(place, self.at):
            return Refusal("civo.effects.limits", -1, ops.NOT_BY_BOAT)
        if verb == CROSS and self.left <= 1:
            return Refusal("civo.migration.cross", -1, 1)
        return refuse_camp(s, self.seat, place, number) if verb == SETTLE else None

    def refuse_leader(self, s: Board, place: int, number: int) -> Refusal | None:
        """Say why a tribe cannot be led: there is none, it is weak, it has settled already, or lacks a boat."""
        if number not in tribes.numbers_in(s, self.seat, place, True, True):
            return Refusal(self.RULE, -1, 1)
        if tribes.is_weak(s, place, number) and not s.players[self.seat].power[ops.WEAK_MIGRATE]:
            return Refusal("civo.migration.strong")
        if self.is_tired(s, place, number):
            return Refusal("civo.ruling.same-tribe-path")
        return self.no_boat(s, place)

    def no_boat(self, s: Board, place: int) -> Refusal | None:
        """Return the refusal where only boats are allowed and no own one is beside the territory of a tribe."""
        if not self.bits & ops.BOATS_ONLY or LAND[place] == WATER:
            return None
        near = any(tribes.boat_in(s, self.seat, there) >= 0 for there in self.neighbours(s, place))
        return None if near else Refusal("civo.effects.limits", -1, ops.NOT_BY_BOAT)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
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

    def check(self, s: Board) -> None:
        need(self.left >= 0 and self.origin < TERRITORIES and self.at < TERRITORIES, "impossible-way")
        if self.origin >= 0:
            found = tribes.numbers_in(s, self.seat, self.origin, True, True)
            need(self.at >= 0 and self.number in found and self.left > 0, "impossible-way")


def migrate(s: Board, seat: int, count: int, bits: int, thing: int) -> None:
    """Begin up to so many migrations."""
    s.stack.append(Migration(seat, count, bits, thing, -1, 0, -1, []))
