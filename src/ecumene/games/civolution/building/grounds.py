"""Building grounds: statues and settlements (p. 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import FIRST_MATERIAL, FIRST_PROJECT
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import (
    GROUND_BUILDINGS,
    GROUND_SETTLEMENTS,
    LAST_SETTLEMENT_REWARD,
    MATERIAL_ROW,
    MATERIALS,
    PROJECT_REWARD,
    SETTLEMENT,
    SETTLEMENT_COST,
    STATUE,
)
from ecumene.games.civolution.lands import ISLAND
from ecumene.games.civolution.locations.kinds import (
    ISLAND_CORNER,
    STATUE_SPOTS,
    corner_place,
    ground_territories,
    ground_thing,
)
from ecumene.games.civolution.markers import give_back
from ecumene.games.civolution.player import GROUNDS, Player
from ecumene.games.civolution.spots import MATERIAL
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import KEEP
from ecumene.games.civolution.verbs import SETTLEMENT as SETTLEMENT_VERB
from ecumene.games.civolution.verbs import STATUE as STATUE_VERB
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

STATUE_REWARD: Final[int] = program(PROJECT_REWARD[STATUE])
SETTLEMENT_REWARD: Final[int] = program(PROJECT_REWARD[SETTLEMENT])
FOURTH_REWARD: Final[int] = program(LAST_SETTLEMENT_REWARD)


def ground_place(ground: int) -> int:
    """Return the place by which a ground is named: its corner, or the water around the island."""
    return ISLAND if ground == ISLAND_CORNER else corner_place(ground)


def ground_of(place: int) -> int:
    """Return the ground that a place names."""
    return ISLAND_CORNER if place == ISLAND else place - corner_place(0)


def grounds_in_reach(s: Board, seat: int) -> list[int]:
    """Return the grounds beside an own tribe that have room for another own building."""
    player = s.players[seat]
    return [
        ground
        for ground in range(GROUNDS)
        if ground_thing(s, ground) >= 0
        and player.statues[ground] + player.settlement_at[ground] < GROUND_BUILDINGS
        and any(tribes.is_in(s, seat, place) for place in ground_territories(s, ground))
    ]


def statue_spots(s: Board, seat: int, ground: int) -> list[int]:
    """Return the stored materials of which a civilization can make a statue."""
    player = s.players[seat]
    printed = STATUE_SPOTS[ground_thing(s, ground)]
    return [
        MATERIAL + material
        for material in range(MATERIALS)
        if player.markers[MATERIAL + material]
        and (MATERIAL + material in printed or player.power[ops.STATUE_ROW + MATERIAL_ROW[material] - 1])
    ]


def statue_moves(s: Board, seat: int) -> list[Action]:
    """Return all statues that can be built."""
    return [
        (STATUE_VERB, ground_place(ground), FIRST_MATERIAL + spot - MATERIAL)
        for ground in grounds_in_reach(s, seat)
        for spot in statue_spots(s, seat, ground)
    ]


def build_statue(s: Board, seat: int, place: int, material: int, luck: Luck, thing: int) -> None:
    """Let the stored marker itself become the statue; a step on a track is its reward."""
    player = s.players[seat]
    player.markers[MATERIAL + material - FIRST_MATERIAL] -= 1
    player.statues[ground_of(place)] += 1
    luck.tell("built", seat, FIRST_PROJECT + STATUE, source=thing, target=place)
    run(s, seat, STATUE_REWARD, FIRST_PROJECT + STATUE)


def missing(player: Player, slot: int) -> int:
    """Return how many materials of a settlement's cost are not in storage."""
    left = player.markers[MATERIAL:]
    found = 0
    for material in SETTLEMENT_COST[slot]:
        if left[material]:
            left[material] -= 1
        else:
            found += 1
    return found


def settlement_moves(s: Board, seat: int) -> list[Action]:
    """Return all settlements that can be built, by ground and slot of the console."""
    player = s.players[seat]
    less = player.power[ops.SETTLEMENT_DISCOUNT]
    slots = [slot for slot in range(len(SETTLEMENT_COST)) if player.settlements[slot]]
    slots = [slot for slot in slots if missing(player, slot) <= less]
    if not slots:
        return []
    return [
        (SETTLEMENT_VERB, ground_place(ground), slot + 1)
        for ground in grounds_in_reach(s, seat)
        if player.settlement_at[ground] < GROUND_SETTLEMENTS
        for slot in slots
    ]


def settlement_payment(player: Player, slot: int) -> list[int]:
    """Return the materials of a settlement's cost that are in storage."""
    left = player.markers[MATERIAL:]
    paid: list[int] = []
    for material in SETTLEMENT_COST[slot]:
        if left[material]:
            left[material] -= 1
            paid.append(material)
    return paid


def refuse_on_ground(s: Board, seat: int, a: Action) -> Refusal:
    """Say why a statue or a settlement cannot be built: the ground, the way to it, its room, the materials."""
    verb, place, what = a
    ground = ground_of(place) if place == ISLAND or place >= corner_place(0) else -1
    if ground < 0 or ground_thing(s, ground) < 0:
        return Refusal("civo.build.grounds")
    if not any(tribes.is_in(s, seat, there) for there in ground_territories(s, ground)):
        return Refusal("civo.build.ground-access", ground_thing(s, ground))
    player = s.players[seat]
    built = player.statues[ground] + player.settlement_at[ground]
    if built >= GROUND_BUILDINGS:
        return Refusal("civo.build.ground-limit", FIRST_PROJECT + STATUE, GROUND_BUILDINGS, built)
    if verb == STATUE_VERB:
        return Refusal("civo.build.statue-cost", what)
    if player.settlement_at[ground] >= GROUND_SETTLEMENTS:
        return Refusal(
            "civo.build.ground-limit", FIRST_PROJECT + SETTLEMENT, GROUND_SETTLEMENTS, GROUND_SETTLEMENTS
        )
    return Refusal("civo.build.settlement-cost")


class SettlementPrice(Asks):
    """Return the materials in front of a settlement; a discount leaves some of them out, as its owner likes."""

    __slots__ = ("kept", "place", "slot", "thing")
    FIELDS: ClassVar[str] = "seat@ place# slot<4 kept<18[<4] thing$"
    RULE: ClassVar[str] = "civo.build.settlement-cost"

    def __init__(self, seat: int, place: int, slot: int, kept: list[int], thing: int) -> None:
        super().__init__(seat)
        self.place = place
        self.slot = slot
        self.kept = kept  # materials that are left out
        self.thing = thing

    def copy(self) -> SettlementPrice:
        return SettlementPrice(self.seat, self.place, self.slot, self.kept[:], self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        player = s.players[self.seat]
        less = player.power[ops.SETTLEMENT_DISCOUNT] - missing(player, self.slot) - len(self.kept)
        if less <= 0:
            return []
        rest = settlement_payment(player, self.slot)
        for material in self.kept:
            rest.remove(material)
        return [(KEEP, FIRST_MATERIAL + material, 0) for material in sorted(set(rest))]

    def stop(self, s: Board) -> Action | None:
        return None

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.kept.append(a[1] - FIRST_MATERIAL)

    def stopped(self, s: Board, luck: Luck) -> None:
        """Pay the rest and build."""
        s.stack.pop()
        player = s.players[self.seat]
        paid = settlement_payment(player, self.slot)
        for material in self.kept:
            paid.remove(material)
        for material in paid:
            give_back(s, self.seat, MATERIAL + material, 1, luck, FIRST_PROJECT + SETTLEMENT)
        player.settlements[self.slot] = 0
        player.settlement_at[ground_of(self.place)] = 1
        luck.tell("built", self.seat, FIRST_PROJECT + SETTLEMENT, source=self.thing, target=self.place)
        if 1 not in player.settlements:
            run(s, self.seat, FOURTH_REWARD, FIRST_PROJECT + SETTLEMENT)
        run(s, self.seat, SETTLEMENT_REWARD, FIRST_PROJECT + SETTLEMENT)

    def check(self, s: Board) -> None:
        need(
            0 <= self.slot < len(SETTLEMENT_COST) and s.players[self.seat].settlements[self.slot] > 0,
            "impossible-building",
        )
