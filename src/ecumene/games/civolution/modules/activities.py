"""Activities: that of the console and those of installed cards (p. 31)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import MATERIAL, SPOT_THING, THING_SPOT
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.powers import (
    ABILITY_PROGRAM,
    ACTIVITY_PRICE,
    IS_ACTIVITY,
    START_ACTIVITY_PRICE,
    START_ACTIVITY_PROGRAM,
)
from ecumene.games.civolution.effects.program import PRICES
from ecumene.games.civolution.effects.run import Run, run
from ecumene.games.civolution.level_block.costs import NO_SWAP, replacements
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ACTIVITY, PAY, RETURN
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, WRONG_KIND

START_ACTIVITY: Final[int] = THINGS.numbers["start-activity"]
FREE_OF_CHARGE: Final = -1
NOT_ASKED_FOR: Final = because("civo.effects.pay", 1)
NONE_STORED: Final = because("civo.effects.pay", 2)
TOO_DEAR: Final = because("civo.effects.pay", 3)
NO_ACTIVITY: Final = because("civo.activity.perform", WRONG_KIND)
IN_ITSELF: Final = because("civo.ruling.activity-in-itself")
DONE_BEFORE: Final = because("civo.activity.levels")


def wanted_of(price: int) -> list[int]:
    """Return the materials that a price asks for: any of several, or the one that it names."""
    asked = PRICES[price]
    return asked.choices or [spot for spot in asked.spots if spot >= MATERIAL]


def can_pay(player: Player, price: int) -> bool:
    """Return whether a civilization has the markers of a price; an ability may replace one material."""
    if price == FREE_OF_CHARGE:
        return True
    asked = PRICES[price]
    short = max(0, asked.n - sum(player.markers[spot] for spot in asked.choices))
    for at in range(len(asked.spots)):
        lacking = max(0, asked.counts[at] - player.markers[asked.spots[at]])
        if lacking and asked.spots[at] < MATERIAL:
            return False
        short += lacking
    return short == 0 or (short == 1 and len(replacements(player, wanted_of(price))) > 0)


def pay(s: GameState, seat: int, price: int, luck: Luck, thing: int) -> None:
    """Return the markers of a price; where several materials would do, their owner chooses."""
    if price == FREE_OF_CHARGE:
        return
    asked = PRICES[price]
    n = asked.n
    freely = len(replacements(s.players[seat], wanted_of(price))) > 0
    for at in range(len(asked.spots)):
        if freely and asked.spots[at] >= MATERIAL:
            n += asked.counts[at]
        else:
            give_back(s, seat, asked.spots[at], asked.counts[at], luck, thing)
    if n:
        s.stack.append(PayOneOf(seat, price, n, thing))


class PayOneOf(Asks):
    """Choose which of several materials are returned."""

    FIELDS: ClassVar[str] = "seat@ price/100 left/2 thing$"
    RULE: ClassVar[str] = "civo.effects.pay"
    VERBS: ClassVar[list[int]] = [RETURN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "price", "thing")

    def __init__(self, seat: int, price: int, left: int, thing: int) -> None:
        super().__init__(seat)
        self.price = price
        self.left = left
        self.thing = thing

    def copy(self) -> PayOneOf:
        return PayOneOf(self.seat, self.price, self.left, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        wanted = wanted_of(self.price)
        spots = wanted + replacements(s.players[self.seat], wanted)
        return [(RETURN, SPOT_THING[spot], 0) for spot in spots]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in THING_SPOT:
            return UNLISTED
        player, spot, wanted = s.players[self.seat], THING_SPOT[a[1]], wanted_of(self.price)
        if spot in wanted:
            return ALLOWED if player.markers[spot] else NONE_STORED
        return ALLOWED if spot in replacements(player, wanted) else NOT_ASKED_FOR

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] == RETURN:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        if THING_SPOT[a[1]] not in wanted_of(self.price):
            s.players[self.seat].used_turn.append(NO_SWAP)
        give_back(s, self.seat, THING_SPOT[a[1]], 1, luck, self.thing)

    def check(self, s: GameState) -> None:
        need(0 <= self.price < len(PRICES) and self.left > 0, "impossible-effect")


class OptionalPayment(Asks):
    """Pay for what follows, or leave it."""

    FIELDS: ClassVar[str] = "seat@ price/100 then/200 thing$"
    RULE: ClassVar[str] = "civo.effects.pay"
    VERBS: ClassVar[list[int]] = [PAY]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("price", "then", "thing")

    def __init__(self, seat: int, price: int, then: int, thing: int) -> None:
        super().__init__(seat)
        self.price = price
        self.then = then
        self.thing = thing

    def copy(self) -> OptionalPayment:
        return OptionalPayment(self.seat, self.price, self.then, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(PAY, 0, 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if can_pay(s.players[self.seat], self.price) else TOO_DEAR

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        run(s, self.seat, self.then, self.thing)
        pay(s, self.seat, self.price, luck, self.thing)

    def check(self, s: GameState) -> None:
        need(-1 <= self.price < len(PRICES), "impossible-effect")


def price_of(thing: int) -> int:
    """Return what an activity costs."""
    return START_ACTIVITY_PRICE if thing == START_ACTIVITY else ACTIVITY_PRICE[thing]


def activities_of(player: Player) -> list[int]:
    """Return the activities of a civilization: that of the console, then those of its cards."""
    return [START_ACTIVITY, *(thing for thing in installed(player) if IS_ACTIVITY[thing])]


def is_endless(s: GameState, seat: int, thing: int) -> bool:
    """Return whether an activity without a price is under way: within itself it could go on for ever."""
    if price_of(thing) != FREE_OF_CHARGE:
        return False
    return any(isinstance(frame, Run) and frame.thing == thing and frame.seat == seat for frame in s.stack)


class Activity(Asks):
    """Perform up to so many activities, each once where they must differ (p. 31)."""

    FIELDS: ClassVar[str] = "seat@ left/2 different<2 used$[<8] thing$"
    RULE: ClassVar[str] = "civo.activity.perform"
    VERBS: ClassVar[list[int]] = [ACTIVITY]
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("different", "left", "thing", "used")

    def __init__(self, seat: int, left: int, different: int, used: list[int], thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.different = different
        self.used = used
        self.thing = thing

    def copy(self) -> Activity:
        return Activity(self.seat, self.left, self.different, self.used[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(ACTIVITY, thing, 0) for thing in activities_of(s.players[self.seat])]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        player, thing = s.players[self.seat], a[1]
        if thing not in activities_of(player):
            return NO_ACTIVITY
        if is_endless(s, self.seat, thing):
            return IN_ITSELF
        if self.different and thing in self.used:
            return DONE_BEFORE
        return ALLOWED if can_pay(player, price_of(thing)) else TOO_DEAR

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] == ACTIVITY:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        self.used.append(a[1])
        if self.left <= 0:
            s.stack.pop()
        luck.tell("activity", self.seat, a[1])
        program = START_ACTIVITY_PROGRAM if a[1] == START_ACTIVITY else ABILITY_PROGRAM[a[1]]
        run(s, self.seat, program, a[1])
        pay(s, self.seat, price_of(a[1]), luck, a[1])

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-activity")
