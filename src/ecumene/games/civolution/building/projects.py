"""Building projects: farms, boats, statues, settlements (p. 21-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.building.grounds import (
    SettlementPrice,
    build_statue,
    building_details,
    building_obstacle,
    settlement_moves,
    statue_moves,
)
from ecumene.games.civolution.card_data import FIRST_PROJECT
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import NO_SUCH_TRIBE, Details, because
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES, WATERS
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.locations.kinds import VOLCANO, touches
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import BOAT, FARM, PROJECT_REWARD, SETTLEMENT, STATUE, WATER
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import BOAT as BOAT_VERB
from ecumene.games.civolution.verbs import FARM as FARM_VERB
from ecumene.games.civolution.verbs import LEAD
from ecumene.games.civolution.verbs import SETTLEMENT as SETTLEMENT_VERB
from ecumene.games.civolution.verbs import STATUE as STATUE_VERB
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

REWARD: Final[list[int]] = [program(reward) for reward in PROJECT_REWARD]
ANY_KIND: Final = -1
BLOCKS_FARM: Final = 2  # provision markers of the rival
NO_FARM_LEFT: Final = because("civo.build.farm", 1)
NO_LAND: Final = because("civo.build.farm", 2)
NO_TRIBE_THERE: Final = because("civo.build.farm", 3)
FARM_THERE: Final = because("civo.build.farm", 4)
NEAR_VOLCANO: Final = because("civo.location.volcano")
PROVISIONS: Final = because("civo.vici.provision")
NO_BOAT_LEFT: Final = because("civo.build.boat", 1)
NO_WATER: Final = because("civo.build.boat", 2)
NO_TRIBE_BESIDE: Final = because("civo.build.boat", 3)
BOAT_THERE: Final = because("civo.build.boat", 4)
ALIKE: Final = because("civo.build.levels")
OTHER_KIND: Final = because("civo.effects.limits", ops.NOT_THAT_KIND)
FAR: Final = because("civo.migration.adjacent")
LIES_DOWN: Final = because("civo.build.boat-reward", 2)
KINDS: Final[dict[int, int]] = {FARM_VERB: FARM, BOAT_VERB: BOAT, STATUE_VERB: STATUE, SETTLEMENT_VERB: SETTLEMENT}


def farm_obstacle(s: GameState, seat: int, place: int) -> int:
    """Return what keeps a farm from a place: none is left, no tribe, another farm, a volcano or the rival."""
    if s.players[seat].farms == 0:
        return NO_FARM_LEFT
    if place >= TERRITORIES or LAND[place] == WATER:
        return NO_LAND
    if not tribes.is_in(s, seat, place):
        return NO_TRIBE_THERE
    if s.farm_owner[place] != FREE:
        return FARM_THERE
    if touches(s, place, VOLCANO):
        return NEAR_VOLCANO
    return PROVISIONS if is_blocked(s, place) else ALLOWED


def farm_moves(s: GameState, seat: int) -> list[Action]:
    """Return where a farm can be built."""
    places = tribes.territories(s, seat)
    return [(FARM_VERB, place, 0) for place in places if farm_obstacle(s, seat, place) == ALLOWED]


def is_blocked(s: GameState, place: int) -> bool:
    """Return whether provision markers of the rival lie on the farm slot of a territory (p. 42)."""
    return len(s.vici) > 0 and s.vici[0].provision[place] >= BLOCKS_FARM


def boat_obstacle(s: GameState, seat: int, place: int) -> int:
    """Return what keeps a boat from a place: none is left, another own boat, no tribe beside it."""
    if -1 not in s.players[seat].boat_at:
        return NO_BOAT_LEFT
    if place not in WATERS:
        return NO_WATER
    if tribes.boat_in(s, seat, place) >= 0:
        return BOAT_THERE
    beside = any(tribes.is_in(s, seat, there) for there in s.land.neighbours[place])
    return ALLOWED if beside else NO_TRIBE_BESIDE


def boat_moves(s: GameState, seat: int) -> list[Action]:
    """Return where a boat can be built."""
    return [(BOAT_VERB, place, 0) for place in WATERS if boat_obstacle(s, seat, place) == ALLOWED]


def moves_of(s: GameState, seat: int, kind: int) -> list[Action]:
    """Return all building projects of a kind."""
    if kind == FARM:
        return farm_moves(s, seat)
    if kind == BOAT:
        return boat_moves(s, seat)
    return statue_moves(s, seat) if kind == STATUE else settlement_moves(s, seat)


class Building(Asks):
    """Up to so many building projects, of one kind or of any (p. 21).

    kind  ANY_KIND: all
    same  1: the first project decides
    """

    FIELDS: ClassVar[str] = "seat@ left/2 kind-/4 same<2 thing$"
    RULE: ClassVar[str] = "civo.build.projects"
    VERBS: ClassVar[list[int]] = [FARM_VERB, BOAT_VERB, STATUE_VERB, SETTLEMENT_VERB]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "left", "same", "thing")

    def __init__(self, seat: int, left: int, kind: int, same: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind
        self.same = same
        self.thing = thing

    def copy(self) -> Building:
        return Building(self.seat, self.left, self.kind, self.same, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def options(self, s: GameState) -> list[Action]:
        kinds = (FARM, BOAT, STATUE, SETTLEMENT) if self.kind == ANY_KIND else (self.kind,)
        return [move for kind in kinds for move in moves_of(s, self.seat, kind)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if self.kind not in (ANY_KIND, KINDS[a[0]]):
            return ALIKE if self.same else OTHER_KIND
        if a[0] == FARM_VERB:
            return farm_obstacle(s, self.seat, a[1])
        return boat_obstacle(s, self.seat, a[1]) if a[0] == BOAT_VERB else building_obstacle(s, self.seat, a)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in (STATUE_VERB, SETTLEMENT_VERB):
            return building_details(s, self.seat, a, why)
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        kind = KINDS[a[0]]
        if self.same:
            self.kind = kind
        if self.left <= 0:
            s.stack.pop()
        trigger(s, self.seat, ops.BUILT, kind, luck)
        if kind == FARM:
            build_farm(s, self.seat, a[1], luck, self.thing)
        elif kind == BOAT:
            build_boat(s, self.seat, a[1], luck, self.thing)
        elif kind == STATUE:
            build_statue(s, self.seat, a[1], a[2], luck, self.thing)
        else:
            s.stack.append(SettlementPrice(self.seat, a[1], a[2] - 1, [], self.thing))

    def check(self, s: GameState) -> None:
        need(self.left > 0 and -1 <= self.kind <= SETTLEMENT, "impossible-building")


def build_farm(s: GameState, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Move a farm from the console to a territory; an idea is its reward."""
    s.players[seat].farms -= 1
    s.farm_owner[place] = seat
    luck.tell("built", seat, FIRST_PROJECT + FARM, source=thing, target=place)
    run(s, seat, REWARD[FARM], FIRST_PROJECT + FARM)


def build_boat(s: GameState, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Move a boat with its cargo to a water territory; a strong tribe may board it at once."""
    player = s.players[seat]
    player.boat_at[player.boat_at.index(-1)] = place
    luck.tell("built", seat, FIRST_PROJECT + BOAT, source=thing, target=place)
    run(s, seat, REWARD[BOAT], FIRST_PROJECT + BOAT)
    s.stack.append(Boarding(seat, place))


class Boarding(Asks):
    """One strong tribe may move from an adjacent territory to the boat that was just built (p. 21)."""

    FIELDS: ClassVar[str] = "seat@ place#"
    RULE: ClassVar[str] = "civo.build.boat-reward"
    VERBS: ClassVar[list[int]] = [LEAD]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def copy(self) -> Boarding:
        return Boarding(self.seat, self.place)

    # generated: end

    def source(self) -> int:
        return FIRST_PROJECT + BOAT

    def candidates(self, s: GameState) -> list[Action]:
        return [
            (LEAD, place, number)
            for place in s.land.neighbours[self.place]
            for number in tribes.numbers_in(s, self.seat, place, True, True)
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in s.land.neighbours[self.place]:
            return FAR
        if a[2] not in tribes.numbers_in(s, self.seat, a[1], True, True):
            return NO_SUCH_TRIBE
        return LIES_DOWN if tribes.is_weak(s, a[1], a[2]) else ALLOWED

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        tribes.remove(s, self.seat, a[1], a[2])
        tribes.add_outside(s, self.seat, self.place, False, 1)
        luck.tell("migrated", self.seat, FIRST_PROJECT + BOAT, origin=a[1], target=self.place)

    def check(self, s: GameState) -> None:
        need(tribes.boat_in(s, self.seat, self.place) >= 0, "impossible-building")
