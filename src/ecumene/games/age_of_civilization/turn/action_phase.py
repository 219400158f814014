"""Phase 2 of a turn: perform actions with workers, or pass (p. 3). Special technologies are bought here too."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.age_of_civilization.actions.perform import perform, trade_forbidden
from ecumene.games.age_of_civilization.actions.prices import price_of, workers_needed
from ecumene.games.age_of_civilization.actions.technologies import learnable, technology_obstacle
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    BUILD,
    CARAVAN,
    COINS_NEEDED,
    CULTURE,
    MONUMENT_WORKS,
    PASS_COINS,
    PASS_WORKERS,
    PLAGUE,
    RESEARCH,
    TRADE,
    WONDER,
    WORKER_LOST,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.effects.powers import (
    COST,
    CULTURE_AFTER_BUILD,
    FUTURE,
    RETURNS,
    SLOT,
)
from ecumene.games.age_of_civilization.effects.powers import PASS as PASSED
from ecumene.games.age_of_civilization.modules.innovations import buy, buy_details, buy_obstacle, buyable
from ecumene.games.age_of_civilization.pieces import gain_coins, gain_worker, gains_at, grant
from ecumene.games.age_of_civilization.solo.orders import order_obstacle
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.verbs import (
    ACTION_OF,
    BUY,
    DECLINE,
    DONE,
    MONUMENT_WITH_STONE,
    PASS,
    PLAIN,
    WONDER_WITH_STONE,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_PASS: Final = reason("aoc.pass.no-actions")
NOTHING_DONE: Final = reason("aoc.turn.act-or-pass")
PASSED_ALREADY: Final = reason("aoc.pass.no-actions")
NO_SLOT_ON_PLAGUE: Final = reason("aoc.action.plague")
NOT_OPEN: Final = reason("aoc.action.not-available")
USED: Final = reason("aoc.action.slot-once")
TRADE_FORBIDDEN: Final = reason("aoc.civ.vikings")
TOO_FEW_WORKERS: Final = reason("aoc.action.cost-workers")
NO_STONE: Final = reason("aoc.path.stone")
TOO_EXPENSIVE: Final = reason("aoc.action.cost-coins")
ORDER_TOO_EXPENSIVE: Final = reason("aoc.path.order-price")
NOT_IN_WONDER_MARKET: Final = reason("aoc.effect.wonder")
OF_THE_ACTION: Final = (PASSED_ALREADY, NO_SLOT_ON_PLAGUE, NOT_OPEN, TRADE_FORBIDDEN, NO_STONE)
"""Reasons against an action, whatever it would be about."""

NO_WONDER: Final = [-1]
FEWEST_WORKERS: Final[int] = min(WORKERS_NEEDED[:PLAGUE] + WORKERS_NEEDED[PLAGUE + 1 :])
VERBS_OF_MANY: Final = list(range(PLAGUE))  # the actions with which several players play
VERBS_ALONE: Final = [
    *range(WONDER + 1),
    WONDER_WITH_STONE,
    *range(WONDER + 1, PLAGUE),
    *range(PLAGUE + 1, MONUMENT_WORKS + 1),
    MONUMENT_WITH_STONE,
    *range(MONUMENT_WORKS + 1, ACTION_COUNT),
]
PRICED_BY_TARGET: Final = (RESEARCH, CARAVAN)
HAVE_TARGETS: Final = (WONDER, RESEARCH, CARAVAN, MONUMENT_WORKS, WONDER_WITH_STONE, MONUMENT_WITH_STONE)
ALL_PASSED: Final = [PASSED_ALREADY] * len(ACTION_OF)
ALL_SHUT: Final = [NOT_OPEN] * ACTION_COUNT + [NO_STONE] * 2  # which holds of those that only who is alone has
ALL_SHUT[PLAGUE] = NO_SLOT_ON_PLAGUE


class ActionPhase(Frame[GameState]):
    """Put workers on slots, each slot once a turn, and carry out each action at once; or pass (p. 3).

    used    how often each action was performed this turn
    placed  workers on white slots
    lost    workers on red slots
    """

    FIELDS: ClassVar[str] = f"seat@ used/3[{ACTION_COUNT}] placed/4 lost/4 passed<2"
    VERBS: ClassVar[list[int]] = [*range(MONUMENT_WITH_STONE + 1), PASS, DONE, BUY]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("lost", "passed", "placed", "seat", "used")

    def __init__(self, seat: int, used: list[int], placed: int, lost: int, passed: int) -> None:
        self.seat = seat
        self.used = used
        self.placed = placed
        self.lost = lost
        self.passed = passed

    def copy(self) -> ActionPhase:
        return ActionPhase(self.seat, self.used[:], self.placed, self.lost, self.passed)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        out = self.placements(s, seat)
        out.append(PLAIN[PASS if self.idle() else DONE])
        if s.special_market:
            for card in buyable(s, seat):
                out.append((BUY, card, 0))
        return out

    def placements(self, s: GameState, seat: int) -> list[Action]:
        """Return every action that can be performed now."""
        out: list[Action] = []
        if self.free(s, seat) < FEWEST_WORKERS:
            return out
        shut = self.closed(s, seat)
        for verb in VERBS_ALONE if s.solo else VERBS_OF_MANY:
            if shut[verb] == ALLOWED:
                if verb in HAVE_TARGETS:
                    for subject in near(s, seat, verb):
                        if target_obstacle(s, seat, verb, subject) == ALLOWED:
                            out.append((verb, subject, 0))
                else:
                    out.append(PLAIN[verb])
        return out

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what keeps the seat from a move."""
        verb, subject, _ = a
        if verb == BUY:
            return buy_obstacle(s, seat, subject)
        if verb == PASS:
            return ALLOWED if self.idle() else NO_PASS
        if verb == DONE:
            return NOTHING_DONE if self.idle() else ALLOWED
        wrong = self.closed(s, seat)[verb]
        return wrong if wrong != ALLOWED else target_obstacle(s, seat, verb, subject)

    def free(self, s: GameState, seat: int) -> int:
        """Return how many workers the seat has not sent yet."""
        return s.players[seat].workers - self.placed - self.lost

    def idle(self) -> bool:
        """Return whether the seat has neither acted nor passed: then it can pass, else it can stop."""
        return not self.passed and self.placed + self.lost == 0

    def closed(self, s: GameState, seat: int) -> list[int]:
        """Return what closes each action, whatever it would be about: slots, workers, a stone."""
        player = s.players[seat]
        if self.passed:
            return ALL_PASSED
        found = ALL_SHUT[:]
        free = self.free(s, seat)
        power = player.power
        opened = s.open_future if power[FUTURE] else s.open
        used, coins = self.used, player.coins
        for verb in VERBS_ALONE if s.solo else VERBS_OF_MANY:
            action = ACTION_OF[verb]
            uses = opened[action] + power[SLOT + action]
            if uses <= used[action]:
                found[verb] = USED if uses else NOT_OPEN
            elif action == TRADE and trade_forbidden(s, seat):
                found[verb] = TRADE_FORBIDDEN
            elif workers_needed(player, action) > free:
                found[verb] = TOO_FEW_WORKERS
            elif verb >= ACTION_COUNT and player.stones == 0:
                found[verb] = NO_STONE
            elif (
                COINS_NEEDED[action] + power[COST + action] > coins  # the rest of the price can only lower it
                and verb not in PRICED_BY_TARGET
                and price_of(s, seat, verb, 0, -1) > coins
            ):
                found[verb] = TOO_EXPENSIVE
            else:
                found[verb] = ALLOWED
        return found

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[PASS if self.idle() else DONE]

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        verb = a[0]
        if verb < PASS and verb != BUY:
            self.place(s, seat, a, luck)
        elif verb == BUY:
            buy(s, seat, a[1], luck)
        elif verb == PASS:
            self.passed = 1
            luck.tell("pass", seat)
            gain_coins(s, seat, PASS_COINS, luck, -1)
            for _ in range(PASS_WORKERS):
                gain_worker(s, seat, luck, -1)
            player = s.players[seat]
            for card in [*player.civs]:
                for gain in gains_at(player, PASSED, card):
                    grant(s, seat, gain, 0, luck, card)
            if not buyable(s, seat):
                self.finish(s)
        else:
            self.finish(s)

    def place(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Put the workers on the slot and perform the action."""
        action = ACTION_OF[a[0]]
        power = s.players[seat].power
        workers = workers_needed(s.players[seat], action)
        luck.tell("action", seat, action, workers)
        if WORKER_LOST[action] and not power[RETURNS + action]:
            self.lost += workers
            luck.tell("red-slot", seat, action, -workers)
        else:
            self.placed += workers
        self.used[action] += 1
        perform(s, seat, a, luck, -1)
        if (
            action == BUILD
            and power[CULTURE_AFTER_BUILD]
            and price_of(s, seat, CULTURE, 0, -1) <= s.players[seat].coins
        ):
            s.stack.append(FreeCulture(seat, s.players[seat].main))

    def finish(self, s: GameState) -> None:
        """Leave the phase: the workers go home."""
        s.stack[-1] = ReturnWorkers(self.seat, self.placed, self.lost)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        verb, subject, _ = a
        if verb == BUY:
            return buy_details(s, seat, subject, why)
        if verb in (PASS, DONE):
            return -1, -1, -1
        action, player = ACTION_OF[verb], s.players[seat]
        if why == USED:
            return action, slots(s, player, action), self.used[action]
        if why == TOO_FEW_WORKERS:
            return action, workers_needed(player, action), self.free(s, seat)
        if why in (TOO_EXPENSIVE, ORDER_TOO_EXPENSIVE):
            thing = subject if why == ORDER_TOO_EXPENSIVE else action
            return thing, price_of(s, seat, verb, subject, -1), player.coins
        return action if why in OF_THE_ACTION else subject, -1, -1

    def check(self, s: GameState) -> None:
        check_sent("ActionPhase", self.placed, self.lost, s.players[self.seat].workers)


def check_sent(where: str, placed: int, lost: int, workers: int) -> None:
    """Raise Impossible when a seat cannot have sent so many workers to white and red slots."""
    if placed + lost > workers:
        raise Impossible("slots-workers", frame=where, n=placed + lost, workers=workers)


def slots(s: GameState, player: Player, action: int) -> int:
    """Return how often a player may perform an action in one turn."""
    return (s.open_future if player.power[FUTURE] else s.open)[action] + player.power[SLOT + action]


def near(s: GameState, seat: int, verb: int) -> list[int]:
    """Return what an action may be about, in canonical order, whether or not it can be now."""
    player = s.players[seat]
    if verb == RESEARCH:
        return learnable(player.cells, player.special)
    return sorted(s.order_market) if verb == CARAVAN else s.wonder_market or NO_WONDER


def target_obstacle(s: GameState, seat: int, verb: int, subject: int) -> int:
    """Return what keeps a seat from an open action about this thing."""
    player = s.players[seat]
    if verb == RESEARCH:
        wrong = technology_obstacle(player.cells, player.special, subject)
        too_expensive = TOO_EXPENSIVE
    elif verb == CARAVAN:
        wrong = order_obstacle(s, seat, subject)
        too_expensive = ORDER_TOO_EXPENSIVE
    elif verb in HAVE_TARGETS:
        return ALLOWED if subject in (s.wonder_market or NO_WONDER) else NOT_IN_WONDER_MARKET
    else:
        return ALLOWED
    if wrong == ALLOWED and price_of(s, seat, verb, subject, -1) > player.coins:
        return too_expensive
    return wrong


class FreeCulture(ChooseOne[GameState]):
    """Culture once without a worker, for its price (Aksum after Build, p. 6)."""

    FIELDS: ClassVar[str] = "seat@ thing$civilization"
    RULE: ClassVar[str] = "aoc.civ.aksum-culture"
    VERBS: ClassVar[list[int]] = [CULTURE, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "thing")

    def __init__(self, seat: int, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> FreeCulture:
        return FreeCulture(self.seat, self.thing)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        return [PLAIN[CULTURE], (DECLINE, self.thing, 0)]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return (DECLINE, self.thing, 0)

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        if a[0] == CULTURE:
            luck.tell("action", self.seat, CULTURE, 0, self.thing)
            perform(s, self.seat, a, luck, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return self.thing, -1, -1

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        price, coins = price_of(s, self.seat, CULTURE, 0, self.thing), s.players[self.seat].coins
        if price > coins:
            raise Impossible("free-culture", seat=self.seat, n=price, have=coins)


class ReturnWorkers(Frame[GameState]):
    """Phase 3: workers on white slots come back, those on red slots go to the supply (p. 3)."""

    FIELDS: ClassVar[str] = "seat@ placed/4 lost/4"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("lost", "placed", "seat")

    def __init__(self, seat: int, placed: int, lost: int) -> None:
        self.seat = seat
        self.placed = placed
        self.lost = lost

    def copy(self) -> ReturnWorkers:
        return ReturnWorkers(self.seat, self.placed, self.lost)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if self.lost:
            s.players[self.seat].workers -= self.lost
            luck.tell("workers", self.seat, -1, -self.lost)

    def check(self, s: GameState) -> None:
        check_sent("ReturnWorkers", self.placed, self.lost, s.players[self.seat].workers)
