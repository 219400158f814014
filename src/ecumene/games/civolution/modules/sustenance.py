"""Hunts and fortunate finds: rolls of fate dice for food and for stored materials (p. 19-20)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_LAND, FIRST_MATERIAL
from ecumene.games.civolution.console.asking import Asks, UpTo
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.continent.spots import FOOD, MATERIAL
from ecumene.games.civolution.dice.fate import FateRoll
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.locations.kinds import MUSHROOMS, touches
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import FIND_ROW, HUNTING, MATERIAL_LAND, MATERIAL_ROW, MATERIALS, WATER
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import FIND, HUNT, STORE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_TRIBE: Final = because("civo.hunt.where", 1)
SECOND_HUNT: Final = because("civo.hunt.levels")
HAS_TOKEN: Final = because("civo.hunt.token")
NO_TRIBE_IN_LAND: Final = because("civo.find.land", 1)
WATER_HAS_NONE: Final = because("civo.find.land", 2)
OTHER_LAND: Final = because("civo.find.choose", 1)


class Hunt(UpTo):
    """Name a territory with a tribe and without a hunting token, then roll; a second hunt is elsewhere (p. 19).

    before  where the hunt before this one was, -1: none
    """

    FIELDS: ClassVar[str] = "seat@ left/4 thing$ before#"
    RULE: ClassVar[str] = "civo.hunt.where"
    VERBS: ClassVar[list[int]] = [HUNT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("before",)

    def __init__(self, seat: int, left: int, thing: int, before: int) -> None:
        super().__init__(seat, left, thing)
        self.before = before

    def copy(self) -> Hunt:
        return Hunt(self.seat, self.left, self.thing, self.before)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(HUNT, place, 0) for place in tribes.territories(s, self.seat)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] >= TERRITORIES:
            return UNLISTED
        if not tribes.is_in(s, self.seat, a[1]):
            return NO_TRIBE
        if a[1] == self.before:
            return SECOND_HUNT
        everywhere = s.players[self.seat].power[ops.HUNT_TOKEN_OK] > 0
        return HAS_TOKEN if s.hunted[a[1]] and not everywhere else ALLOWED

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        self.before = a[1]
        luck.tell("hunts", self.seat, source=self.thing, target=a[1])
        s.stack.append(HuntRoll(self.seat, a[1], [], self.thing))


def hunted_food(s: GameState, seat: int, place: int, value: int) -> int:
    """Return the food that a die brings in a territory: by its land, abilities, mushrooms and a hunting token."""
    land = LAND[place]
    power = s.players[seat].power
    food = HUNTING[land][value - 1] + power[ops.HUNT_PLUS + land] + touches(s, place, MUSHROOMS)
    return food - power[ops.HUNT_TOKEN_PENALTY] if s.hunted[place] else food


class HuntRoll(FateRoll):
    """Food by the die and the land, and a hunting token (p. 19)."""

    RULE: ClassVar[str] = "civo.hunt.die"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> HuntRoll:
        return HuntRoll(self.seat, self.at, self.dice[:], self.thing)

    # generated: end

    def extra(self, s: GameState) -> int:
        return s.players[self.seat].power[ops.BONUS_DIE_HUNT]

    def chosen(self, s: GameState, value: int, luck: Luck) -> None:
        place = self.at
        food = hunted_food(s, self.seat, place, value)
        s.hunted[place] = 1
        gain(s, self.seat, FOOD, food, luck, self.thing)
        trigger(s, self.seat, ops.HUNTED, LAND[place], luck)


class LuckyFind(UpTo):
    """Name a land where there is a tribe, then roll (p. 20)."""

    RULE: ClassVar[str] = "civo.find.land"
    VERBS: ClassVar[list[int]] = [FIND]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> LuckyFind:
        return LuckyFind(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(FIND, FIRST_LAND + land, 0) for land in range(WATER)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        land = a[1] - FIRST_LAND
        if not 0 <= land <= WATER:
            return UNLISTED
        if land == WATER:
            return WATER_HAS_NONE
        return ALLOWED if tribes.has_in_land(s, self.seat, land) else NO_TRIBE_IN_LAND

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NO_TRIBE_IN_LAND:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        luck.tell("seeks", self.seat, a[1], source=self.thing)
        land = a[1] - FIRST_LAND
        if s.players[self.seat].power[ops.LUCKY_CHOOSE]:
            s.stack.append(AnyFind(self.seat, land, self.thing))
        else:
            s.stack.append(FindRoll(self.seat, land, [], self.thing))


class FindRoll(FateRoll):
    """The die leads to a row of the storage of that land (p. 20)."""

    RULE: ClassVar[str] = "civo.find.die"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> FindRoll:
        return FindRoll(self.seat, self.at, self.dice[:], self.thing)

    # generated: end

    def extra(self, s: GameState) -> int:
        return s.players[self.seat].power[ops.BONUS_DIE_FIND]

    def chosen(self, s: GameState, value: int, luck: Luck) -> None:
        gain(s, self.seat, material_of(self.at, FIND_ROW[value]), 1, luck, self.thing)


class AnyFind(Asks):
    """A find without a roll: any row of the land."""

    FIELDS: ClassVar[str] = "seat@ land<7 thing$"
    RULE: ClassVar[str] = "civo.find.choose"
    VERBS: ClassVar[list[int]] = [STORE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("land", "thing")

    def __init__(self, seat: int, land: int, thing: int) -> None:
        super().__init__(seat)
        self.land = land
        self.thing = thing

    def copy(self) -> AnyFind:
        return AnyFind(self.seat, self.land, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(STORE, FIRST_MATERIAL + material, 0) for material in range(MATERIALS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        material = a[1] - FIRST_MATERIAL
        if not 0 <= material < MATERIALS:
            return UNLISTED
        return ALLOWED if MATERIAL_LAND[material] == self.land else OTHER_LAND

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == OTHER_LAND:
            return FIRST_LAND + self.land, case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        gain(s, self.seat, MATERIAL + a[1] - FIRST_MATERIAL, 1, luck, self.thing)


def material_of(land: int, row: int) -> int:
    """Return the storage spot of a land and a row."""
    for material in range(MATERIALS):
        if MATERIAL_LAND[material] == land and MATERIAL_ROW[material] == row:
            return MATERIAL + material
    raise ValueError("no such material")
