"""Procreation, tribes that rise again, and tribes that are put down lying (p. 16, 19)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks, UpTo
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.figures import WATER
from ecumene.games.civolution.lands import FIRST_CAMP, LAND, TERRITORIES
from ecumene.games.civolution.settling import refuse_camp, settle
from ecumene.games.civolution.state import FREE, Board
from ecumene.games.civolution.verbs import PLACE_WEAK, PROCREATE, STRENGTHEN, WILD
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class Procreation(Asks):
    """Put a new tribe into a territory where one is already; with none left, anywhere (p. 16)."""

    __slots__ = ("lands", "left", "only", "thing")
    FIELDS: ClassVar[str] = "seat@ left/3 lands<7[<7] only# thing$"
    RULE: ClassVar[str] = "civo.procreation.where"

    def __init__(self, seat: int, left: int, lands: list[int], only: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lands = lands  # [] means all
        self.only = only  # the one territory where it is allowed, -1: any
        self.thing = thing

    def copy(self) -> Procreation:
        return Procreation(self.seat, self.left, self.lands[:], self.only, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        player = s.players[self.seat]
        if self.left <= 0 or player.tribes == 0:
            return []
        alone = tribes.on_continent(s, self.seat) == 0
        found: list[Action] = []
        for place in range(TERRITORIES):
            if self.lands and LAND[place] not in self.lands:
                continue
            if self.only >= 0 and place != self.only:
                continue
            if LAND[place] == WATER:
                if tribes.is_in(s, self.seat, place) and tribes.seats_free(s, self.seat, place) > 0:
                    found.append((PROCREATE, place, WILD))
            elif alone or tribes.is_in(s, self.seat, place):
                found += [(PROCREATE, place, number) for number in tribes.camps_to_settle(s, self.seat, place)]
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != PROCREATE or a[1] >= TERRITORIES:
            return None
        alone = tribes.on_continent(s, self.seat) == 0
        if alone and LAND[a[1]] == WATER:
            return Refusal("civo.ruling.no-boat-when-none-left")
        if not alone and not tribes.is_in(s, self.seat, a[1]):
            return None
        if self.only >= 0 and a[1] != self.only:
            return Refusal("civo.location.sacred-mountain")
        if LAND[a[1]] != WATER:
            return refuse_camp(s, self.seat, a[1], a[2])
        full = tribes.seats_free(s, self.seat, a[1]) <= 0
        return Refusal("civo.procreation.boat") if full else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
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

    def check(self, s: Board) -> None:
        need(self.left > 0 and self.only < TERRITORIES, "impossible-procreation")


class Strengthening(UpTo):
    """Stand up to so many weak tribes up (p. 19)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.strengthen.weak"

    def copy(self) -> Strengthening:
        return Strengthening(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [
            (STRENGTHEN, place, number)
            for place in range(TERRITORIES)
            for number in tribes.numbers_in(s, self.seat, place, False, True)
        ]

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        tribes.turn(s, self.seat, a[1], a[2], False)
        luck.tell("strengthened", self.seat, source=self.thing, target=a[1])
        trigger(s, self.seat, ops.STRENGTHENED, ops.EVERY, luck)


class WeakTribes(Asks):
    """Put up to so many new tribes lying on free encampments of one territory where one is already."""

    __slots__ = ("left", "place", "thing")
    FIELDS: ClassVar[str] = "seat@ left/2 place# thing$"
    RULE: ClassVar[str] = "civo.effects.place-weak"

    def __init__(self, seat: int, left: int, place: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.place = place  # the territory, once chosen
        self.thing = thing

    def copy(self) -> WeakTribes:
        return WeakTribes(self.seat, self.left, self.place, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if self.left <= 0 or s.players[self.seat].tribes == 0:
            return []
        places = tribes.territories(s, self.seat) if self.place < 0 else [self.place]
        return [
            (PLACE_WEAK, place, camp - FIRST_CAMP[place] + 1)
            for place in places
            for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1])
            if s.camp_owner[camp] == FREE
        ]

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        self.place = a[1]
        if self.left <= 0:
            s.stack.pop()
        s.players[self.seat].tribes -= 1
        luck.tell("procreated", self.seat, source=self.thing, target=a[1])
        settle(s, self.seat, a[1], a[2], True, luck)

    def check(self, s: Board) -> None:
        need(self.left > 0 and self.place < TERRITORIES, "impossible-procreation")
