"""Pieces that are taken back: farms and boats that an event costs, tribes that the weather takes (p. 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_PROJECT
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import NO_SUCH_TRIBE, Details, because, case_of
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import NOTHING, PROGRAMS
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import BOAT, BOAT_CARGO, FARM, WATER
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.tribes.settling import develop
from ecumene.games.civolution.verbs import CROSS, LOSE, RAZE, SAVE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NONE_THERE: Final = because("civo.event.cost", 1)
ON_WATER: Final = because("civo.ruling.returned-boat", 1)
FAR: Final = because("civo.migration.adjacent")


def raze_obstacle(s: GameState, seat: int, kind: int, place: int) -> int:
    """Return what keeps a civilization from taking a farm or a boat back from a place."""
    if kind == FARM:
        return ALLOWED if place < TERRITORIES and s.farm_owner[place] == seat else NONE_THERE
    return ALLOWED if place in s.players[seat].boat_at else NONE_THERE


def raze_moves(s: GameState, seat: int, kind: int) -> list[Action]:
    """Return the own farms, or boats, on the continent."""
    return [(RAZE, at, 0) for at in range(TERRITORIES) if raze_obstacle(s, seat, kind, at) == ALLOWED]


class Removal(Asks):
    """Take a farm or a boat back to the console; tribes aboard go ashore. For a reward one need not (p. 34).

    reward  what the event gives for it, NOTHING: it has to be done
    """

    FIELDS: ClassVar[str] = "seat@ kind<5 reward/200 thing$"
    RULE: ClassVar[str] = "civo.event.cost"
    VERBS: ClassVar[list[int]] = [RAZE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "reward", "thing")

    def __init__(self, seat: int, kind: int, reward: int, thing: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.reward = reward
        self.thing = thing

    def copy(self) -> Removal:
        return Removal(self.seat, self.kind, self.reward, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def options(self, s: GameState) -> list[Action]:
        return raze_moves(s, self.seat, self.kind)

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return raze_obstacle(s, self.seat, self.kind, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NONE_THERE:
            return FIRST_PROJECT + self.kind, case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None if self.reward == NOTHING else super().stop(s)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        place = a[1]
        if self.reward != NOTHING:
            luck.tell("event", self.seat, self.thing)
            run(s, self.seat, self.reward, self.thing)
        luck.tell("removed", self.seat, FIRST_PROJECT + self.kind, source=self.thing, target=place)
        if self.kind == FARM:
            s.farm_owner[place] = FREE
            player.farms += 1
        elif self.kind == BOAT:
            boat = tribes.boat_in(s, self.seat, place)
            strong, weak = player.aboard_strong[boat], player.aboard_weak[boat]
            player.aboard_strong[boat] = player.aboard_weak[boat] = 0
            player.boat_at[boat] = -1
            player.supply += player.cargo[boat]
            player.cargo[boat] = min(BOAT_CARGO, player.supply)
            player.supply -= player.cargo[boat]
            if strong or weak:
                s.stack.append(Ashore(self.seat, place, strong, weak, self.thing))

    def check(self, s: GameState) -> None:
        need(self.kind in (FARM, BOAT) and 0 <= self.reward < len(PROGRAMS), "impossible-removal")


class Ashore(Asks):
    """Tribes of a boat that is taken back go to the wilderness of an adjacent territory, one after another."""

    FIELDS: ClassVar[str] = "seat@ place# strong<4 weak<4 thing$"
    RULE: ClassVar[str] = "civo.ruling.returned-boat"
    VERBS: ClassVar[list[int]] = [CROSS]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("place", "strong", "thing", "weak")

    def __init__(self, seat: int, place: int, strong: int, weak: int, thing: int) -> None:
        super().__init__(seat)
        self.place = place
        self.strong = strong
        self.weak = weak
        self.thing = thing

    def copy(self) -> Ashore:
        return Ashore(self.seat, self.place, self.strong, self.weak, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(CROSS, place, 0) for place in s.land.neighbours[self.place]]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] < TERRITORIES and LAND[a[1]] == WATER:
            return ON_WATER
        return ALLOWED if a[1] in s.land.neighbours[self.place] else FAR

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        weak = self.strong == 0
        if weak:
            self.weak -= 1
        else:
            self.strong -= 1
        if self.strong + self.weak == 0:
            s.stack.pop()
        tribes.add_outside(s, self.seat, a[1], weak, 1)
        luck.tell("migrated", self.seat, source=self.thing, origin=self.place, target=a[1])
        develop(s, self.seat, a[1], luck)

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Water with no land around: the tribes go back to the supply."""
        s.stack.pop()
        s.players[self.seat].tribes += self.strong + self.weak

    def check(self, s: GameState) -> None:
        need(self.strong + self.weak > 0, "impossible-removal")


class TribeLost(Asks):
    """Return one of the own tribes from anywhere (p. 34)."""

    FIELDS: ClassVar[str] = "seat@ thing$"
    RULE: ClassVar[str] = "civo.weather.tribe"
    VERBS: ClassVar[list[int]] = [LOSE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("thing",)

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing = thing

    def copy(self) -> TribeLost:
        return TribeLost(self.seat, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [
            (LOSE, place, number)
            for place in range(TERRITORIES)
            for number in tribes.numbers_in(s, self.seat, place, True, True)
        ]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] >= TERRITORIES:
            return UNLISTED
        return ALLOWED if a[2] in tribes.numbers_in(s, self.seat, a[1], True, True) else NO_SUCH_TRIBE

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        perish(s, self.seat, a[1], a[2], self.thing)


def perish(s: GameState, seat: int, place: int, number: int, thing: int) -> None:
    """Let a tribe die, unless deus ex machina saves it."""
    s.stack.append(DeusExMachina(seat, place, number, thing))


def free_rescues(s: GameState, seat: int) -> int:
    """Return how often this era a dying tribe can still be saved without a step back."""
    player = s.players[seat]
    return player.power[ops.DEUS_FREE] - player.used_era.count(-1)


class DeusExMachina(Asks):
    """A dying tribe is saved by one step back on Agera's track, if there is one (p. 33)."""

    FIELDS: ClassVar[str] = "seat@ place# number<7 thing$"
    RULE: ClassVar[str] = "civo.feeding.deus"
    VERBS: ClassVar[list[int]] = [SAVE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("number", "place", "thing")

    def __init__(self, seat: int, place: int, number: int, thing: int) -> None:
        super().__init__(seat)
        self.place = place
        self.number = number
        self.thing = thing

    def copy(self) -> DeusExMachina:
        return DeusExMachina(self.seat, self.place, self.number, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(SAVE, 0, 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if s.players[self.seat].favour > 1 or free_rescues(s, self.seat) > 0 else UNLISTED

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        if free_rescues(s, self.seat) > 0:
            player.used_era.append(-1)
        else:
            player.favour -= 1
            luck.tell("favour-lost", self.seat, amount=1)
        luck.tell("saved", self.seat, target=self.place)
        trigger(s, self.seat, ops.TRIBE_DIED, ops.EVERY, luck)  # it would have died

    def stopped(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        tribes.remove(s, self.seat, self.place, self.number)
        s.players[self.seat].tribes += 1
        luck.tell("died", self.seat, source=self.thing, target=self.place)
        trigger(s, self.seat, ops.TRIBE_DIED, ops.EVERY, luck)

    def check(self, s: GameState) -> None:
        found = tribes.numbers_in(s, self.seat, self.place, True, True)
        need(self.number in found, "impossible-removal")
