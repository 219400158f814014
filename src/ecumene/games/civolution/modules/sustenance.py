"""Hunts and fortunate finds: rolls of fate dice for food and for stored materials (p. 19-20)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks, UpTo
from ecumene.games.civolution.card_data import FIRST_LAND, FIRST_MATERIAL
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.fate import FateRoll
from ecumene.games.civolution.figures import FIND_ROW, HUNTING, MATERIAL_LAND, MATERIAL_ROW, MATERIALS, WATER
from ecumene.games.civolution.lands import LAND, TERRITORIES
from ecumene.games.civolution.locations.kinds import MUSHROOMS, touches
from ecumene.games.civolution.markers import gain
from ecumene.games.civolution.spots import FOOD, MATERIAL
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import FIND, HUNT, STORE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class Hunt(UpTo):
    """Name a territory with a tribe and without a hunting token, then roll; a second hunt is elsewhere (p. 19)."""

    __slots__ = ("before",)
    FIELDS: ClassVar[str] = "seat@ left/4 thing$ before#"
    RULE: ClassVar[str] = "civo.hunt.where"

    def __init__(self, seat: int, left: int, thing: int, before: int) -> None:
        super().__init__(seat, left, thing)
        self.before = before  # where the hunt before this one was, -1: none

    def copy(self) -> Hunt:
        return Hunt(self.seat, self.left, self.thing, self.before)

    def options(self, s: Board) -> list[Action]:
        everywhere = s.players[self.seat].power[ops.HUNT_TOKEN_OK] > 0
        return [
            (HUNT, place, 0)
            for place in tribes.territories(s, self.seat)
            if (everywhere or not s.hunted[place]) and place != self.before
        ]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] == HUNT and a[1] == self.before and s.players[self.seat].power[ops.HUNT_TOKEN_OK]:
            return Refusal("civo.hunt.levels")
        if a[0] == HUNT and a[1] < TERRITORIES and tribes.is_in(s, self.seat, a[1]):
            return Refusal("civo.hunt.token")
        return Refusal(self.RULE, -1, 1, 0) if a[0] == HUNT and a[1] < TERRITORIES else None

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        self.before = a[1]
        luck.tell("hunts", self.seat, source=self.thing, target=a[1])
        s.stack.append(HuntRoll(self.seat, a[1], [], self.thing))


def hunted_food(s: Board, seat: int, place: int, value: int) -> int:
    """Return the food that a die brings in a territory: by its land, abilities, mushrooms and a hunting token."""
    land = LAND[place]
    power = s.players[seat].power
    food = HUNTING[land][value - 1] + power[ops.HUNT_PLUS + land] + touches(s, place, MUSHROOMS)
    return food - power[ops.HUNT_TOKEN_PENALTY] if s.hunted[place] else food


class HuntRoll(FateRoll):
    """Food by the die and the land, and a hunting token (p. 19)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.hunt.die"

    def copy(self) -> HuntRoll:
        return HuntRoll(self.seat, self.at, self.dice[:], self.thing)

    def extra(self, s: Board) -> int:
        return s.players[self.seat].power[ops.BONUS_DIE_HUNT]

    def chosen(self, s: Board, value: int, luck: Luck) -> None:
        place = self.at
        food = hunted_food(s, self.seat, place, value)
        s.hunted[place] = 1
        gain(s, self.seat, FOOD, food, luck, self.thing)
        trigger(s, self.seat, ops.HUNTED, LAND[place], luck)


class LuckyFind(UpTo):
    """Name a land where there is a tribe, then roll (p. 20)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.find.land"

    def copy(self) -> LuckyFind:
        return LuckyFind(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        lands = {LAND[place] for place in tribes.territories(s, self.seat)}
        return [(FIND, FIRST_LAND + land, 0) for land in sorted(lands) if land != WATER]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        land = a[1] - FIRST_LAND
        return Refusal(self.RULE, a[1], 1, 0) if a[0] == FIND and 0 <= land < WATER else None

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        luck.tell("seeks", self.seat, a[1], source=self.thing)
        land = a[1] - FIRST_LAND
        if s.players[self.seat].power[ops.LUCKY_CHOOSE]:
            s.stack.append(AnyFind(self.seat, land, self.thing))
        else:
            s.stack.append(FindRoll(self.seat, land, [], self.thing))


class FindRoll(FateRoll):
    """The die leads to a row of the storage of that land (p. 20)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.find.die"

    def copy(self) -> FindRoll:
        return FindRoll(self.seat, self.at, self.dice[:], self.thing)

    def extra(self, s: Board) -> int:
        return s.players[self.seat].power[ops.BONUS_DIE_FIND]

    def chosen(self, s: Board, value: int, luck: Luck) -> None:
        gain(s, self.seat, material_of(self.at, FIND_ROW[value]), 1, luck, self.thing)


class AnyFind(Asks):
    """A find without a roll: any row of the land."""

    __slots__ = ("land", "thing")
    FIELDS: ClassVar[str] = "seat@ land<7 thing$"
    RULE: ClassVar[str] = "civo.find.choose"

    def __init__(self, seat: int, land: int, thing: int) -> None:
        super().__init__(seat)
        self.land = land
        self.thing = thing

    def copy(self) -> AnyFind:
        return AnyFind(self.seat, self.land, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        return [
            (STORE, FIRST_MATERIAL + material, 0)
            for material in range(MATERIALS)
            if MATERIAL_LAND[material] == self.land
        ]

    def stop(self, s: Board) -> Action | None:
        return None

    def reason(self, s: Board, a: Action) -> Refusal | None:
        return Refusal(self.RULE, FIRST_LAND + self.land) if a[0] == STORE else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck, self.thing)


def material_of(land: int, row: int) -> int:
    """Return the storage spot of a land and a row."""
    for material in range(MATERIALS):
        if MATERIAL_LAND[material] == land and MATERIAL_ROW[material] == row:
            return MATERIAL + material
    raise ValueError("no such material")
