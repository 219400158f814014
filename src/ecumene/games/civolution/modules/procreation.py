"""Procreation, tribes that rise again, and tribes that are put down lying (p. 16, 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks, UpTo
from ecumene.games.civolution.console.reasons import NO_SUCH_TRIBE, because
from ecumene.games.civolution.continent.lands import CAMP_COUNT, LAND, TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import WATER
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.tribes.settling import NO_SUCH_CAMP, camp_obstacle, settle
from ecumene.games.civolution.verbs import PLACE_WEAK, PROCREATE, STRENGTHEN, WILD
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_TRIBE: Final = because("", 1)
NONE_LEFT: Final = because("civo.procreation.twenty")
TO_LAND: Final = because("civo.ruling.no-boat-when-none-left")
NOT_THAT_LAND: Final = because("civo.effects.limits", ops.NOT_THAT_LAND)
ANOTHER_CHOSEN: Final = because("civo.location.sacred-mountain", 6)
BOAT_FULL: Final = because("civo.procreation.boat")
STANDS: Final = because("civo.strengthen.weak", 2)
ONE_TERRITORY: Final = because("civo.effects.place-weak", 2)
NOT_FREE: Final = because("civo.effects.place-weak", 3)


class Procreation(Asks):
    """Put a new tribe into a territory where one is already; with none left, anywhere (p. 16).

    lands  [] means all
    only   the one territory where it is allowed, -1: any
    """

    FIELDS: ClassVar[str] = "seat@ left/3 lands<7[<7] only# thing$"
    RULE: ClassVar[str] = "civo.procreation.where"
    VERBS: ClassVar[list[int]] = [PROCREATE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("lands", "left", "only", "thing")

    def __init__(self, seat: int, left: int, lands: list[int], only: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lands = lands
        self.only = only
        self.thing = thing

    def copy(self) -> Procreation:
        return Procreation(self.seat, self.left, self.lands[:], self.only, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        places = tribes.territories(s, self.seat) or list(range(TERRITORIES))
        return [
            (PROCREATE, place, number)
            for place in places
            for number in ([WILD] if LAND[place] == WATER else range(1, CAMP_COUNT[place] + 1))
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        place, number = a[1], a[2]
        if place >= TERRITORIES:
            return UNLISTED
        if s.players[self.seat].tribes == 0:
            return NONE_LEFT
        if not tribes.is_in(s, self.seat, place):
            if tribes.on_continent(s, self.seat):
                return NO_TRIBE
            if LAND[place] == WATER:
                return TO_LAND
        if self.only >= 0 and place != self.only:
            return ANOTHER_CHOSEN
        if self.lands and LAND[place] not in self.lands:
            return NOT_THAT_LAND
        if LAND[place] != WATER:
            return camp_obstacle(s, self.seat, place, number)
        if number != WILD:
            return NO_SUCH_CAMP
        return ALLOWED if tribes.seats_free(s, self.seat, place) > 0 else BOAT_FULL

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        place, number = a[1], a[2]
        s.players[self.seat].tribes -= 1
        luck.tell("procreated", self.seat, source=self.thing, target=place)
        trigger(s, self.seat, ops.PROCREATED, ops.EVERY, luck)
        if number == WILD:
            tribes.add_outside(s, self.seat, place, False, 1)
        else:
            settle(s, self.seat, place, number, False, luck)

    def check(self, s: GameState) -> None:
        need(self.left > 0 and self.only < TERRITORIES, "impossible-procreation")


class Strengthening(UpTo):
    """Stand up to so many weak tribes up (p. 19)."""

    RULE: ClassVar[str] = "civo.strengthen.weak"
    VERBS: ClassVar[list[int]] = [STRENGTHEN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Strengthening:
        return Strengthening(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [
            (STRENGTHEN, place, number)
            for place in tribes.territories(s, self.seat)
            for number in tribes.numbers_in(s, self.seat, place, True, True)
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] >= TERRITORIES:
            return UNLISTED
        if a[2] not in tribes.numbers_in(s, self.seat, a[1], True, True):
            return NO_SUCH_TRIBE
        return ALLOWED if tribes.is_weak(s, a[1], a[2]) else STANDS

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        tribes.turn(s, self.seat, a[1], a[2], False)
        luck.tell("strengthened", self.seat, source=self.thing, target=a[1])
        trigger(s, self.seat, ops.STRENGTHENED, ops.EVERY, luck)


class WeakTribes(Asks):
    """Put up to so many new tribes lying on free encampments of one territory where one is already.

    place  the territory, once chosen
    """

    FIELDS: ClassVar[str] = "seat@ left/2 place# thing$"
    RULE: ClassVar[str] = "civo.effects.place-weak"
    VERBS: ClassVar[list[int]] = [PLACE_WEAK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "place", "thing")

    def __init__(self, seat: int, left: int, place: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.place = place
        self.thing = thing

    def copy(self) -> WeakTribes:
        return WeakTribes(self.seat, self.left, self.place, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [
            (PLACE_WEAK, place, number)
            for place in tribes.territories(s, self.seat)
            for number in range(1, CAMP_COUNT[place] + 1)
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        place, number = a[1], a[2]
        if place >= TERRITORIES:
            return UNLISTED
        if s.players[self.seat].tribes == 0:
            return NONE_LEFT
        if not tribes.is_in(s, self.seat, place):
            return NO_TRIBE
        if self.place >= 0 and place != self.place:
            return ONE_TERRITORY
        if not 1 <= number <= CAMP_COUNT[place]:
            return NO_SUCH_CAMP
        return ALLOWED if s.camp_owner[tribes.camp_at(place, number)] == FREE else NOT_FREE

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        self.place = a[1]
        if self.left <= 0:
            s.stack.pop()
        s.players[self.seat].tribes -= 1
        luck.tell("procreated", self.seat, source=self.thing, target=a[1])
        settle(s, self.seat, a[1], a[2], True, luck)

    def check(self, s: GameState) -> None:
        need(self.left > 0 and self.place < TERRITORIES, "impossible-procreation")
