"""Production and transport of raw materials (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import FIRST_MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.figures import BOAT_CARGO, MATERIALS, WATER
from ecumene.games.civolution.lands import LAND, TERRITORIES
from ecumene.games.civolution.markers import gain
from ecumene.games.civolution.spots import CARGO, MATERIAL, RAW
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import PRODUCE, TRANSPORT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def can_produce(s: Board, seat: int, place: int) -> bool:
    """Return whether a civilization can produce in a territory; on a boat the notch must be free."""
    if not tribes.is_in(s, seat, place):
        return False
    if LAND[place] != WATER:
        return True
    player = s.players[seat]
    return player.cargo[tribes.boat_in(s, seat, place)] < BOAT_CARGO + player.power[ops.BOAT_CARGO_PLUS]


def produce(s: Board, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Place a raw material."""
    spot = RAW + place if LAND[place] != WATER else CARGO + tribes.boat_in(s, seat, place)
    gain(s, seat, spot, 1, luck, thing)


def goods_from(s: Board, seat: int, place: int, anywhere: bool) -> list[Action]:
    """Return what a raw material of a territory can become in storage; from a boat, what lies open around it."""
    player = s.players[seat]
    if LAND[place] != WATER:
        return [(TRANSPORT, place, s.resources[place])] if player.raw[place] else []
    boat = tribes.boat_in(s, seat, place)
    if boat < 0 or not player.cargo[boat]:
        return []
    if anywhere:
        return [(TRANSPORT, place, FIRST_MATERIAL + material) for material in range(MATERIALS)]
    around = {s.resources[there] for there in s.land.neighbours[place] if s.resources[there] >= 0}
    return [(TRANSPORT, place, thing) for thing in sorted(around)]


def carry(s: Board, seat: int, place: int, material: int, luck: Luck, thing: int) -> None:
    """Move a raw material into storage."""
    player = s.players[seat]
    if LAND[place] != WATER:
        player.raw[place] -= 1
    else:
        player.cargo[tribes.boat_in(s, seat, place)] -= 1
    player.markers[MATERIAL + material - FIRST_MATERIAL] += 1
    luck.tell("carried", seat, material, 1, thing, origin=place)


class Production(Asks):
    """Produce up to so many raw materials where there are tribes (p. 18)."""

    __slots__ = ("lands", "left", "near_water", "thing")
    FIELDS: ClassVar[str] = "seat@ left/4 near_water<2 lands<7[<7] thing$"
    RULE: ClassVar[str] = "civo.production.where"

    def __init__(self, seat: int, left: int, near_water: int, lands: list[int], thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.near_water = near_water
        self.lands = lands  # [] means all
        self.thing = thing

    def copy(self) -> Production:
        return Production(self.seat, self.left, self.near_water, self.lands[:], self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if self.left <= 0:
            return []
        return [
            (PRODUCE, place, 0)
            for place in range(TERRITORIES)
            if (not self.lands or LAND[place] in self.lands)
            and (not self.near_water or s.land.near_water[place])
            and can_produce(s, self.seat, place)
        ]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != PRODUCE or a[1] >= TERRITORIES or not tribes.is_in(s, self.seat, a[1]):
            return None
        if self.lands and LAND[a[1]] not in self.lands:
            return Refusal("civo.effects.limits", -1, ops.NOT_THAT_LAND)
        if self.near_water and not s.land.near_water[a[1]]:
            return Refusal("civo.effects.limits", -1, ops.NOT_NEAR_WATER)
        return Refusal("civo.production.boat") if LAND[a[1]] == WATER else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        produce(s, self.seat, a[1], luck, self.thing)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-production")


class Transport(Asks):
    """Move up to so many raw materials from anywhere into storage (p. 18)."""

    __slots__ = ("anywhere", "left", "thing")
    FIELDS: ClassVar[str] = "seat@ left/6 anywhere<2 thing$"
    RULE: ClassVar[str] = "civo.transport.what"

    def __init__(self, seat: int, left: int, anywhere: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.anywhere = anywhere  # 1: goods of boats may become anything
        self.thing = thing

    def copy(self) -> Transport:
        return Transport(self.seat, self.left, self.anywhere, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        found: list[Action] = []
        if self.left > 0:
            for place in range(TERRITORIES):
                found += goods_from(s, self.seat, place, self.anywhere > 0)
        return found

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != TRANSPORT or a[1] >= TERRITORIES or LAND[a[1]] != WATER:
            return None
        boat = tribes.boat_in(s, self.seat, a[1])
        loaded = boat >= 0 and s.players[self.seat].cargo[boat] > 0
        return Refusal("civo.transport.boat", a[2]) if loaded else None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        carry(s, self.seat, a[1], a[2], luck, self.thing)

    def check(self, s: Board) -> None:
        need(self.left > 0, "impossible-transport")
