"""Production and transport of raw materials (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.continent.spots import CARGO, MATERIAL, RAW
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.printed import BOAT_CARGO, MATERIALS, WATER
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import PRODUCE, TRANSPORT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_TRIBE: Final = because("", 1)
NOT_THAT_LAND: Final = because("civo.effects.limits", ops.NOT_THAT_LAND)
NOT_NEAR_WATER: Final = because("civo.effects.limits", ops.NOT_NEAR_WATER)
BOAT_LADEN: Final = because("civo.production.boat")
NO_RAW: Final = because("", 5)
OTHER_MATERIAL: Final = because("", 8)
NOT_AROUND: Final = because("civo.transport.boat")


def has_room(s: GameState, seat: int, place: int) -> bool:
    """Return whether a raw material finds room in a territory with an own tribe: a boat needs a free notch."""
    if LAND[place] != WATER:
        return True
    player = s.players[seat]
    return player.cargo[tribes.boat_in(s, seat, place)] < BOAT_CARGO + player.power[ops.BOAT_CARGO_PLUS]


def produce(s: GameState, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Place a raw material."""
    spot = RAW + place if LAND[place] != WATER else CARGO + tribes.boat_in(s, seat, place)
    gain(s, seat, spot, 1, luck, thing)


def goods_from(s: GameState, seat: int, place: int, anywhere: bool) -> list[Action]:
    """Return what raw materials of a territory may become: what its token says; from a boat, what lies around."""
    if LAND[place] != WATER:
        return [(TRANSPORT, place, s.resources[place])]
    if anywhere:
        return [(TRANSPORT, place, FIRST_MATERIAL + material) for material in range(MATERIALS)]
    return [(TRANSPORT, place, thing) for thing in sorted(set(open_around(s, place)))]


def open_around(s: GameState, place: int) -> list[int]:
    """Return the materials whose tokens lie open next to a territory."""
    return [s.resources[there] for there in s.land.neighbours[place] if s.resources[there] >= 0]


def goods_obstacle(s: GameState, seat: int, a: Action, anywhere: bool) -> int:
    """Return what keeps a raw material of a territory from becoming a stored material."""
    place, material = a[1], a[2]
    player = s.players[seat]
    if not 0 <= material - FIRST_MATERIAL < MATERIALS:
        return UNLISTED
    if LAND[place] != WATER:
        if not player.raw[place]:
            return NO_RAW
        return ALLOWED if s.resources[place] == material else OTHER_MATERIAL
    boat = tribes.boat_in(s, seat, place)
    if boat < 0 or not player.cargo[boat]:
        return NO_RAW
    return ALLOWED if anywhere or material in open_around(s, place) else NOT_AROUND


def carry(s: GameState, seat: int, place: int, material: int, luck: Luck, thing: int) -> None:
    """Move a raw material into storage."""
    player = s.players[seat]
    if LAND[place] != WATER:
        player.raw[place] -= 1
    else:
        player.cargo[tribes.boat_in(s, seat, place)] -= 1
    player.markers[MATERIAL + material - FIRST_MATERIAL] += 1
    luck.tell("carried", seat, material, 1, thing, origin=place)


class Production(Asks):
    """Produce up to so many raw materials where there are tribes (p. 18).

    lands  [] means all
    """

    FIELDS: ClassVar[str] = "seat@ left/4 near_water<2 lands<7[<7] thing$"
    RULE: ClassVar[str] = "civo.production.where"
    VERBS: ClassVar[list[int]] = [PRODUCE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("lands", "left", "near_water", "thing")

    def __init__(self, seat: int, left: int, near_water: int, lands: list[int], thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.near_water = near_water
        self.lands = lands
        self.thing = thing

    def copy(self) -> Production:
        return Production(self.seat, self.left, self.near_water, self.lands[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(PRODUCE, place, 0) for place in tribes.territories(s, self.seat)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] >= TERRITORIES:
            return UNLISTED
        if not tribes.is_in(s, self.seat, a[1]):
            return NO_TRIBE
        if self.lands and LAND[a[1]] not in self.lands:
            return NOT_THAT_LAND
        if self.near_water and not s.land.near_water[a[1]]:
            return NOT_NEAR_WATER
        return ALLOWED if has_room(s, self.seat, a[1]) else BOAT_LADEN

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        produce(s, self.seat, a[1], luck, self.thing)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-production")


class Transport(Asks):
    """Move up to so many raw materials from anywhere into storage (p. 18).

    anywhere  1: goods of boats may become anything
    """

    FIELDS: ClassVar[str] = "seat@ left/6 anywhere<2 thing$"
    RULE: ClassVar[str] = "civo.transport.what"
    VERBS: ClassVar[list[int]] = [TRANSPORT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("anywhere", "left", "thing")

    def __init__(self, seat: int, left: int, anywhere: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.anywhere = anywhere
        self.thing = thing

    def copy(self) -> Transport:
        return Transport(self.seat, self.left, self.anywhere, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        found: list[Action] = []
        for place in range(TERRITORIES):
            if player.raw[place] or place in player.boat_at:
                found += goods_from(s, self.seat, place, self.anywhere > 0)
        return found

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return UNLISTED if a[1] >= TERRITORIES else goods_obstacle(s, self.seat, a, self.anywhere > 0)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == OTHER_MATERIAL:
            return s.resources[a[1]], case_of(why), -1
        if why == NOT_AROUND:
            return a[2], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        carry(s, self.seat, a[1], a[2], luck, self.thing)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-transport")
