"""Building grounds: statues and settlements (p. 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_MATERIAL, FIRST_PROJECT
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.lands import ISLAND
from ecumene.games.civolution.continent.spots import MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.costs import NO_SWAP, may_swap, replacements, replaces
from ecumene.games.civolution.locations.kinds import (
    ISLAND_CORNER,
    STATUE_SPOTS,
    corner_place,
    ground_territories,
    ground_thing,
)
from ecumene.games.civolution.player import GROUNDS, Player
from ecumene.games.civolution.printed import (
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
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import DONE_MOVE, KEEP, REPLACE
from ecumene.games.civolution.verbs import SETTLEMENT as SETTLEMENT_VERB
from ecumene.games.civolution.verbs import STATUE as STATUE_VERB
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

STATUE_REWARD: Final[int] = program(PROJECT_REWARD[STATUE])
SETTLEMENT_REWARD: Final[int] = program(PROJECT_REWARD[SETTLEMENT])
FOURTH_REWARD: Final[int] = program(LAST_SETTLEMENT_REWARD)

NO_GROUND: Final = because("civo.build.grounds")
NO_ACCESS: Final = because("civo.build.ground-access")
TWO_BUILDINGS: Final = because("civo.build.ground-limit")
ONE_SETTLEMENT: Final = because("civo.build.ground-limit")
NONE_STORED: Final = because("civo.build.statue-cost", 1)
OTHER_MATERIAL: Final = because("civo.build.statue-cost", 2)
BUILT_ALREADY: Final = because("civo.build.settlement-cost", 0)
TOO_DEAR: Final = because("civo.build.settlement-cost")
NONE_LEFT_OUT: Final = because("civo.effects.pay", 4)
NOT_REPLACED: Final = because("civo.effects.pay", 5)


def ground_place(ground: int) -> int:
    """Return the place by which a ground is named: its corner, or the water around the island."""
    return ISLAND if ground == ISLAND_CORNER else corner_place(ground)


def ground_of(place: int) -> int:
    """Return the ground that a place names, -1 where it cannot be one."""
    if place == ISLAND:
        return ISLAND_CORNER
    return max(-1, place - corner_place(0))


def ground_obstacle(s: GameState, seat: int, ground: int) -> int:
    """Return what keeps a civilization from building anything on a ground: none is there, no tribe, no room."""
    if ground < 0 or ground_thing(s, ground) < 0:
        return NO_GROUND
    if not any(tribes.is_in(s, seat, place) for place in ground_territories(s, ground)):
        return NO_ACCESS
    player = s.players[seat]
    return TWO_BUILDINGS if player.statues[ground] + player.settlement_at[ground] >= GROUND_BUILDINGS else ALLOWED


def grounds_in_reach(s: GameState, seat: int) -> list[int]:
    """Return the grounds beside an own tribe that have room for another own building."""
    return [ground for ground in range(GROUNDS) if ground_obstacle(s, seat, ground) == ALLOWED]


def material_obstacle(s: GameState, seat: int, ground: int, thing: int) -> int:
    """Return what keeps a statue on a ground from being made of a material."""
    spot = MATERIAL + thing - FIRST_MATERIAL
    if not MATERIAL <= spot < MATERIAL + MATERIALS:
        return UNLISTED
    player = s.players[seat]
    if not player.markers[spot]:
        return NONE_STORED
    if is_for_statue(s, seat, ground, spot) or spot in replacements(player, STATUE_SPOTS[ground_thing(s, ground)]):
        return ALLOWED
    return OTHER_MATERIAL


def is_for_statue(s: GameState, seat: int, ground: int, spot: int) -> bool:
    """Return whether a statue on a ground is made of a material, with none replaced by another."""
    row = MATERIAL_ROW[spot - MATERIAL]
    return spot in STATUE_SPOTS[ground_thing(s, ground)] or s.players[seat].power[ops.STATUE_ROW + row - 1] > 0


def statue_moves(s: GameState, seat: int) -> list[Action]:
    """Return all statues that can be built."""
    return [
        (STATUE_VERB, ground_place(ground), thing)
        for ground in grounds_in_reach(s, seat)
        for thing in range(FIRST_MATERIAL, FIRST_MATERIAL + MATERIALS)
        if material_obstacle(s, seat, ground, thing) == ALLOWED
    ]


def build_statue(s: GameState, seat: int, place: int, material: int, luck: Luck, thing: int) -> None:
    """Let the stored marker itself become the statue; a step on a track is its reward."""
    player = s.players[seat]
    spot = MATERIAL + material - FIRST_MATERIAL
    if not is_for_statue(s, seat, ground_of(place), spot):
        player.used_turn.append(NO_SWAP)
    player.markers[spot] -= 1
    player.statues[ground_of(place)] += 1
    luck.tell("built", seat, FIRST_PROJECT + STATUE, source=thing, target=place)
    run(s, seat, STATUE_REWARD, FIRST_PROJECT + STATUE)


def missing(player: Player, slot: int) -> int:
    """Return how many materials of a settlement's cost are not in storage."""
    return short_of(player.markers[MATERIAL:], SETTLEMENT_COST[slot])


def short_of(stored: list[int], cost: list[int]) -> int:
    """Return how many materials of a cost are not stored."""
    left = stored[:]
    found = 0
    for material in cost:
        if left[material]:
            left[material] -= 1
        else:
            found += 1
    return found


def settlement_swaps(player: Player, cost: list[int], less: int) -> list[tuple[int, int]]:
    """Return the replacements with which a cost can be paid: a material of it, and another one."""
    found: list[tuple[int, int]] = []
    if not may_swap(player):
        return found
    for wanted in sorted(set(cost)):
        rest = cost[:]
        rest.remove(wanted)
        for instead in range(MATERIALS):
            stored = player.markers[MATERIAL:]
            if stored[instead] and replaces(player, MATERIAL + instead, MATERIAL + wanted):
                stored[instead] -= 1
                if short_of(stored, rest) <= less:
                    found.append((wanted, instead))
    return found


def slot_obstacle(player: Player, slot: int) -> int:
    """Return what keeps a settlement of the console from being built, wherever that would be."""
    if not 0 <= slot < len(SETTLEMENT_COST):
        return UNLISTED
    if not player.settlements[slot]:
        return BUILT_ALREADY
    less = player.power[ops.SETTLEMENT_DISCOUNT]
    payable = missing(player, slot) <= less or settlement_swaps(player, SETTLEMENT_COST[slot], less)
    return ALLOWED if payable else TOO_DEAR


def settlement_moves(s: GameState, seat: int) -> list[Action]:
    """Return all settlements that can be built, by ground and slot of the console."""
    slots = [slot for slot in range(len(SETTLEMENT_COST)) if slot_obstacle(s.players[seat], slot) == ALLOWED]
    if not slots:
        return []
    grounds = grounds_in_reach(s, seat)
    moves = [(SETTLEMENT_VERB, ground_place(ground), slot + 1) for ground in grounds for slot in slots]
    return [a for a in moves if building_obstacle(s, seat, a) == ALLOWED]


def settlement_payment(player: Player, slot: int) -> list[int]:
    """Return the materials of a settlement's cost that are in storage."""
    return stored_of(player, SETTLEMENT_COST[slot])


def stored_of(player: Player, cost: list[int]) -> list[int]:
    """Return the materials of a cost that are in storage."""
    left = player.markers[MATERIAL:]
    paid: list[int] = []
    for material in cost:
        if left[material]:
            left[material] -= 1
            paid.append(material)
    return paid


def building_obstacle(s: GameState, seat: int, a: Action) -> int:
    """Return what keeps a statue or a settlement from being built: the ground, then the materials."""
    ground = ground_of(a[1])
    why = ground_obstacle(s, seat, ground)
    if why != ALLOWED:
        return why
    if a[0] == STATUE_VERB:
        return material_obstacle(s, seat, ground, a[2])
    if s.players[seat].settlement_at[ground] >= GROUND_SETTLEMENTS:
        return ONE_SETTLEMENT
    return slot_obstacle(s.players[seat], a[2] - 1)


def building_details(s: GameState, seat: int, a: Action, why: int) -> Details:
    """Return the ground, the material or the numbers of a reason against a statue or a settlement."""
    if why == NO_ACCESS:
        return ground_thing(s, ground_of(a[1])), -1, -1
    if why == TWO_BUILDINGS:
        return FIRST_PROJECT + STATUE, GROUND_BUILDINGS, GROUND_BUILDINGS
    if why == ONE_SETTLEMENT:
        return FIRST_PROJECT + SETTLEMENT, GROUND_SETTLEMENTS, GROUND_SETTLEMENTS
    if why == TOO_DEAR:
        player, cost = s.players[seat], len(SETTLEMENT_COST[a[2] - 1])
        return -1, cost - player.power[ops.SETTLEMENT_DISCOUNT], cost - missing(player, a[2] - 1)
    return a[2] if why in (NONE_STORED, OTHER_MATERIAL) else -1, case_of(why), -1


class SettlementPrice(Asks):
    """Return the materials in front of a settlement; abilities leave some out or replace one, as one likes.

    kept  materials that are left out; by MATERIALS more: paid with another one
    """

    FIELDS: ClassVar[str] = "seat@ place# slot<4 kept<36[<4] thing$"
    RULE: ClassVar[str] = "civo.build.settlement-cost"
    VERBS: ClassVar[list[int]] = [KEEP, REPLACE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kept", "place", "slot", "thing")

    def __init__(self, seat: int, place: int, slot: int, kept: list[int], thing: int) -> None:
        super().__init__(seat)
        self.place = place
        self.slot = slot
        self.kept = kept
        self.thing = thing

    def copy(self) -> SettlementPrice:
        return SettlementPrice(self.seat, self.place, self.slot, self.kept[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def rest(self) -> list[int]:
        """Return the materials that are still to be paid."""
        cost = SETTLEMENT_COST[self.slot][:]
        for material in self.kept:
            cost.remove(material % MATERIALS)
        return cost

    def less(self, s: GameState) -> int:
        """Return how many materials may still be left out."""
        left_out = len([material for material in self.kept if material < MATERIALS])
        return s.players[self.seat].power[ops.SETTLEMENT_DISCOUNT] - left_out

    def keepable(self, s: GameState) -> list[int]:
        """Return the stored materials of which one is left out."""
        player, rest = s.players[self.seat], self.rest()
        if self.less(s) <= short_of(player.markers[MATERIAL:], rest):
            return []
        return sorted(set(stored_of(player, rest)))

    def candidates(self, s: GameState) -> list[Action]:
        found: list[Action] = [(KEEP, FIRST_MATERIAL + material, 0) for material in self.keepable(s)]
        for wanted, instead in settlement_swaps(s.players[self.seat], self.rest(), self.less(s)):
            found.append((REPLACE, FIRST_MATERIAL + wanted, FIRST_MATERIAL + instead))
        return found

    def own_obstacle(self, s: GameState, a: Action) -> int:
        material, other = a[1] - FIRST_MATERIAL, a[2] - FIRST_MATERIAL
        if a[0] == KEEP:
            return ALLOWED if material in self.keepable(s) else NONE_LEFT_OUT
        swaps = settlement_swaps(s.players[self.seat], self.rest(), self.less(s))
        return ALLOWED if (material, other) in swaps else NOT_REPLACED

    def stop(self, s: GameState) -> Action | None:
        """Pay as it stands where that can be done, though a material could be replaced."""
        player = s.players[self.seat]
        payable = short_of(player.markers[MATERIAL:], self.rest()) <= self.less(s)
        return DONE_MOVE if payable and may_swap(player) and not self.keepable(s) else None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        wanted = a[1] - FIRST_MATERIAL
        if a[0] == KEEP:
            self.kept.append(wanted)
            return
        self.kept.append(wanted + MATERIALS)
        player = s.players[self.seat]
        player.used_turn.append(NO_SWAP)
        give_back(s, self.seat, MATERIAL + a[2] - FIRST_MATERIAL, 1, luck, FIRST_PROJECT + SETTLEMENT)

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Pay the rest and build."""
        s.stack.pop()
        player = s.players[self.seat]
        for material in stored_of(player, self.rest()):
            give_back(s, self.seat, MATERIAL + material, 1, luck, FIRST_PROJECT + SETTLEMENT)
        player.settlements[self.slot] = 0
        player.settlement_at[ground_of(self.place)] = 1
        luck.tell("built", self.seat, FIRST_PROJECT + SETTLEMENT, source=self.thing, target=self.place)
        if 1 not in player.settlements:
            run(s, self.seat, FOURTH_REWARD, FIRST_PROJECT + SETTLEMENT)
        run(s, self.seat, SETTLEMENT_REWARD, FIRST_PROJECT + SETTLEMENT)

    def check(self, s: GameState) -> None:
        need(
            0 <= self.slot < len(SETTLEMENT_COST) and s.players[self.seat].settlements[self.slot] > 0,
            "impossible-building",
        )
