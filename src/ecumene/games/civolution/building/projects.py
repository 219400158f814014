"""Building projects: farms, boats, statues, settlements (p. 21-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.building.grounds import (
    SettlementPrice,
    build_statue,
    refuse_on_ground,
    settlement_moves,
    statue_moves,
)
from ecumene.games.civolution.card_data import FIRST_PROJECT
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import BOAT, FARM, PROJECT_REWARD, SETTLEMENT, STATUE, WATER
from ecumene.games.civolution.lands import LAND, TERRITORIES, WATERS
from ecumene.games.civolution.locations.kinds import VOLCANO, touches
from ecumene.games.civolution.state import FREE, Board
from ecumene.games.civolution.verbs import BOAT as BOAT_VERB
from ecumene.games.civolution.verbs import FARM as FARM_VERB
from ecumene.games.civolution.verbs import LEAD
from ecumene.games.civolution.verbs import SETTLEMENT as SETTLEMENT_VERB
from ecumene.games.civolution.verbs import STATUE as STATUE_VERB
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

REWARD: Final[list[int]] = [program(reward) for reward in PROJECT_REWARD]
ANY_KIND: Final = -1
BLOCKS_FARM: Final = 2  # provision markers of the rival
# What keeps a farm or a boat from a place, told by a refusal.
NONE_LEFT: Final = 1  # all of them are on the continent
WRONG_PLACE: Final = 2  # a farm stands on land, a boat on water
NO_TRIBE: Final = 3  # no own tribe is there, or for a boat beside it
TAKEN: Final = 4  # a farm stands there, or an own boat lies there


def farm_moves(s: Board, seat: int) -> list[Action]:
    """Return where a farm can be built: beside an own tribe, where none stands and no volcano is near."""
    if s.players[seat].farms == 0:
        return []
    return [
        (FARM_VERB, place, 0)
        for place in range(TERRITORIES)
        if LAND[place] != WATER
        and s.farm_owner[place] == FREE
        and tribes.is_in(s, seat, place)
        and not touches(s, place, VOLCANO)
        and not is_blocked(s, place)
    ]


def is_blocked(s: Board, place: int) -> bool:
    """Return whether provision markers of the rival lie on the farm slot of a territory (p. 42)."""
    if not s.vici or place >= TERRITORIES or s.farm_owner[place] != FREE:
        return False
    return s.vici[0].provision[place] >= BLOCKS_FARM


def refuse_farm(s: Board, seat: int, place: int) -> Refusal:
    """Say why a farm cannot be built in a place."""
    if s.players[seat].farms == 0:
        return Refusal("civo.build.farm", -1, NONE_LEFT)
    if place >= TERRITORIES or LAND[place] == WATER:
        return Refusal("civo.build.farm", -1, WRONG_PLACE)
    if not tribes.is_in(s, seat, place):
        return Refusal("civo.build.farm", -1, NO_TRIBE)
    if s.farm_owner[place] != FREE:
        return Refusal("civo.build.farm", -1, TAKEN)
    return Refusal("civo.location.volcano" if touches(s, place, VOLCANO) else "civo.vici.provision")


def refuse_boat(s: Board, seat: int, place: int) -> Refusal:
    """Say why a boat cannot be built in a place."""
    if -1 not in s.players[seat].boat_at:
        return Refusal("civo.build.boat", -1, NONE_LEFT)
    if place not in WATERS:
        return Refusal("civo.build.boat", -1, WRONG_PLACE)
    return Refusal("civo.build.boat", -1, NO_TRIBE if tribes.boat_in(s, seat, place) < 0 else TAKEN)


def boat_moves(s: Board, seat: int) -> list[Action]:
    """Return where a boat can be built: on water without an own one, beside a territory with an own tribe."""
    if -1 not in s.players[seat].boat_at:
        return []
    return [
        (BOAT_VERB, place, 0)
        for place in WATERS
        if tribes.boat_in(s, seat, place) < 0
        and any(tribes.is_in(s, seat, there) for there in s.land.neighbours[place])
    ]


def moves_of(s: Board, seat: int, kind: int) -> list[Action]:
    """Return all building projects of a kind."""
    if kind == FARM:
        return farm_moves(s, seat)
    if kind == BOAT:
        return boat_moves(s, seat)
    return statue_moves(s, seat) if kind == STATUE else settlement_moves(s, seat)


class Building(Asks):
    """Up to so many building projects, of one kind or of any (p. 21)."""

    __slots__ = ("kind", "left", "same", "thing")
    FIELDS: ClassVar[str] = "seat@ left/2 kind-/4 same<2 thing$"
    RULE: ClassVar[str] = "civo.build.projects"

    def __init__(self, seat: int, left: int, kind: int, same: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind  # ANY_KIND: all
        self.same = same  # 1: the first project decides
        self.thing = thing

    def copy(self) -> Building:
        return Building(self.seat, self.left, self.kind, self.same, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if self.left <= 0:
            return []
        if self.kind != ANY_KIND:
            return moves_of(s, self.seat, self.kind)
        return [move for kind in (FARM, BOAT, STATUE, SETTLEMENT) for move in moves_of(s, self.seat, kind)]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        kinds = {FARM_VERB: FARM, BOAT_VERB: BOAT, STATUE_VERB: STATUE, SETTLEMENT_VERB: SETTLEMENT}
        if a[0] not in kinds:
            return None
        if self.kind not in (ANY_KIND, kinds[a[0]]):
            return (
                Refusal("civo.build.levels")
                if self.same
                else Refusal("civo.effects.limits", -1, ops.NOT_THAT_KIND)
            )
        if a[0] == FARM_VERB:
            return refuse_farm(s, self.seat, a[1])
        return refuse_boat(s, self.seat, a[1]) if a[0] == BOAT_VERB else refuse_on_ground(s, self.seat, a)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        kind = {FARM_VERB: FARM, BOAT_VERB: BOAT, STATUE_VERB: STATUE, SETTLEMENT_VERB: SETTLEMENT}[a[0]]
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

    def check(self, s: Board) -> None:
        need(self.left > 0 and -1 <= self.kind <= SETTLEMENT, "impossible-building")


def build_farm(s: Board, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Move a farm from the console to a territory; an idea is its reward."""
    s.players[seat].farms -= 1
    s.farm_owner[place] = seat
    luck.tell("built", seat, FIRST_PROJECT + FARM, source=thing, target=place)
    run(s, seat, REWARD[FARM], FIRST_PROJECT + FARM)


def build_boat(s: Board, seat: int, place: int, luck: Luck, thing: int) -> None:
    """Move a boat with its cargo to a water territory; a strong tribe may board it at once."""
    player = s.players[seat]
    player.boat_at[player.boat_at.index(-1)] = place
    luck.tell("built", seat, FIRST_PROJECT + BOAT, source=thing, target=place)
    run(s, seat, REWARD[BOAT], FIRST_PROJECT + BOAT)
    s.stack.append(Boarding(seat, place))


class Boarding(Asks):
    """One strong tribe may move from an adjacent territory to the boat that was just built (p. 21)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[str] = "seat@ place#"
    RULE: ClassVar[str] = "civo.build.boat-reward"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def copy(self) -> Boarding:
        return Boarding(self.seat, self.place)

    def source(self) -> int:
        return FIRST_PROJECT + BOAT

    def options(self, s: Board) -> list[Action]:
        return [
            (LEAD, place, number)
            for place in s.land.neighbours[self.place]
            for number in tribes.numbers_in(s, self.seat, place, True, False)
        ]

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        tribes.remove(s, self.seat, a[1], a[2])
        tribes.add_outside(s, self.seat, self.place, False, 1)
        luck.tell("migrated", self.seat, FIRST_PROJECT + BOAT, origin=a[1], target=self.place)

    def check(self, s: Board) -> None:
        need(tribes.boat_in(s, self.seat, self.place) >= 0, "impossible-building")
