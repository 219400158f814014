"""Phase 2 of a turn: perform actions with workers, or pass (p. 3). Special technologies are bought here too."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.actions import (
    action_of,
    perform,
    price_of,
    trade_forbidden,
    workers_needed,
)
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    BUILD,
    CARAVAN,
    COINS_NEEDED,
    CULTURE,
    FIRST_TECHNOLOGY,
    MAX_CIVILIZATIONS,
    MONUMENT_WORKS,
    PASS_COINS,
    PASS_WORKERS,
    PLAGUE,
    RESEARCH,
    STONE_COINS,
    TRADE,
    WONDER,
    WORKER_LOST,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.gains import gain_coins, gain_worker, gains_at, grant, refuse_technology
from ecumene.games.age_of_civilization.innovations import buy, buyable, refuse_buy
from ecumene.games.age_of_civilization.orders import can_fulfil
from ecumene.games.age_of_civilization.powers import (
    COST,
    CULTURE_AFTER_BUILD,
    EXTRA_LOST,
    FUTURE,
    RETURNS,
    SLOT,
    TECH_COST,
)
from ecumene.games.age_of_civilization.powers import PASS as PASSED
from ecumene.games.age_of_civilization.state import Board
from ecumene.games.age_of_civilization.technologies import learnable
from ecumene.games.age_of_civilization.verbs import (
    ANNEX,
    BUY,
    DECLINE,
    DONE,
    MONUMENT_WITH_STONE,
    PASS,
    PLAIN,
    RAISE,
    WONDER_WITH_STONE,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


class ActionPhase(Frame[Board]):
    """Put workers on slots, each slot once a turn, and carry out each action at once; or pass (p. 3)."""

    __slots__ = ("lost", "passed", "placed", "seat", "used")
    FIELDS: ClassVar[str] = f"seat@ used/3[{ACTION_COUNT}] placed/4 lost/4 passed<2"
    RULE: ClassVar[str] = "aoc.turn.act-or-pass"

    def __init__(self, seat: int, used: list[int], placed: int, lost: int, passed: int) -> None:
        self.seat = seat
        self.used = used  # how often each action was performed this turn
        self.placed = placed  # workers on white slots
        self.lost = lost  # workers on red slots
        self.passed = passed

    def copy(self) -> ActionPhase:
        return ActionPhase(self.seat, self.used[:], self.placed, self.lost, self.passed)

    def waits_for(self, s: Board) -> list[int]:
        return [self.seat]

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        player = s.players[seat]
        if not self.passed:
            free = player.workers - self.placed - self.lost
            if free > 0:
                self.placements(s, seat, free, out)
            if self.placed + self.lost == 0:
                out.append(PLAIN[PASS])
            else:
                out.append(PLAIN[DONE])
        else:
            out.append(PLAIN[DONE])
        if s.innovations and player.special < 0:
            for card in buyable(s, seat):
                out.append((BUY, card, 0))
        return out

    def placements(self, s: Board, seat: int, free: int, out: list[Action]) -> None:
        """Add every action that the free workers and the coins can pay for."""
        player = s.players[seat]
        power = player.power
        coins = player.coins
        used = self.used
        uses = s.open_future if power[FUTURE] else s.open
        for action in s.actions:
            if WORKERS_NEEDED[action] > free or uses[action] + power[SLOT + action] <= used[action]:
                continue
            price = COINS_NEEDED[action] + power[COST + action]
            if action == RESEARCH:
                for technology in learnable(player.cells, player.special):
                    if price + power[TECH_COST + technology - FIRST_TECHNOLOGY] <= coins:
                        out.append((RESEARCH, technology, 0))
            elif action == WONDER:
                if free > power[EXTRA_LOST]:
                    with_wonders(s, WONDER, WONDER_WITH_STONE, price, coins, player.stones, out)
            elif action == CULTURE:
                if price_of(s, seat, CULTURE, 0, -1) <= coins:
                    out.append(PLAIN[CULTURE])
            elif action == MONUMENT_WORKS:
                with_wonders(s, MONUMENT_WORKS, MONUMENT_WITH_STONE, price, coins, player.stones, out)
            elif action == CARAVAN:
                for order in sorted(s.order_market):
                    if price_of(s, seat, CARAVAN, order, -1) <= coins and can_fulfil(s, seat, order):
                        out.append((CARAVAN, order, 0))
            elif price <= coins and (action != TRADE or not trade_forbidden(s, seat)):
                out.append(PLAIN[action])

    def declines(self, s: Board, seat: int) -> Action | None:
        idle = not self.passed and self.placed + self.lost == 0
        return PLAIN[PASS if idle else DONE]

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
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
            if not (s.innovations and player.special < 0 and buyable(s, seat)):
                self.finish(s)
        else:
            self.finish(s)

    def place(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        """Put the workers on the slot and perform the action."""
        action = action_of(a[0])
        power = s.players[seat].power
        workers = workers_needed(s, seat, action)
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

    def finish(self, s: Board) -> None:
        """Leave the phase: the workers go home."""
        s.stack[-1] = ReturnWorkers(self.seat, self.placed, self.lost)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, subject, _ = a
        if verb == BUY:
            return refuse_buy(s, seat, subject)
        if verb == PASS:
            return Refusal("aoc.pass.no-actions")
        if verb in (RAISE, ANNEX) and len(s.players[seat].civs) >= MAX_CIVILIZATIONS:
            return Refusal("aoc.civ.limit-three", subject)
        if verb == DONE or verb > MONUMENT_WITH_STONE:
            return Refusal(self.RULE)
        if self.passed:
            return Refusal("aoc.pass.no-actions")
        return self.refuse_action(s, seat, verb, subject)

    def refuse_action(self, s: Board, seat: int, verb: int, subject: int) -> Refusal:
        """Say why an action cannot be performed: slot, workers, target, coins, in this order."""
        action = action_of(verb)
        if action == PLAGUE:
            return Refusal("aoc.action.plague", action)
        player = s.players[seat]
        uses = (s.open_future if player.power[FUTURE] else s.open)[action] + player.power[SLOT + action]
        if uses == 0:
            return Refusal("aoc.action.not-available", action)
        if self.used[action] >= uses:
            return Refusal("aoc.action.slot-once", action, uses, self.used[action])
        if action == TRADE and trade_forbidden(s, seat):
            return Refusal("aoc.civ.vikings", action)
        free = player.workers - self.placed - self.lost
        if workers_needed(s, seat, action) > free:
            return Refusal("aoc.action.cost-workers", action, workers_needed(s, seat, action), free)
        wrong = refuse_target(s, seat, action, subject)
        if wrong is not None:
            least = least_price(s, seat, verb)  # too dear whatever it would be about: that comes first
            dear = Refusal("aoc.action.cost-coins", action, least, player.coins)
            return dear if least > player.coins else wrong
        if verb >= ACTION_COUNT and player.stones == 0:
            return Refusal("aoc.path.stone", action)
        price = price_of(s, seat, verb, subject, -1)
        if action == CARAVAN:
            return Refusal("aoc.path.order-price", subject, price, player.coins)
        return Refusal("aoc.action.cost-coins", action, price, player.coins)

    def check(self, s: Board) -> None:
        check_sent("ActionPhase", self.placed, self.lost, s.players[self.seat].workers)


def check_sent(where: str, placed: int, lost: int, workers: int) -> None:
    """Raise Impossible when a seat cannot have sent so many workers to white and red slots."""
    if placed + lost > workers:
        raise Impossible("slots-workers", frame=where, n=placed + lost, workers=workers)


def with_wonders(
    s: Board, verb: int, stone_verb: int, price: int, coins: int, stones: int, out: list[Action]
) -> None:
    """Add an action for each wonder of the market (or none, when it is empty), with and without a stone."""
    choices = s.wonder_market or [-1]
    if price <= coins:
        for wonder in choices:
            out.append((verb, wonder, 0))
    if stones and price - STONE_COINS <= coins:
        for wonder in choices:
            out.append((stone_verb, wonder, 0))


def least_price(s: Board, seat: int, verb: int) -> int:
    """Return the coins that an action takes at the least, whichever technology or order it is about."""
    player = s.players[seat]
    action = action_of(verb)
    subjects = [-1]
    if action == RESEARCH:
        subjects = learnable(player.cells, player.special)
    elif action == CARAVAN:
        subjects = [order for order in s.order_market if can_fulfil(s, seat, order)]
    return min([price_of(s, seat, verb, subject, -1) for subject in subjects], default=0)


def refuse_target(s: Board, seat: int, action: int, subject: int) -> Refusal | None:
    """Say why an action cannot be about this thing."""
    player = s.players[seat]
    if action == RESEARCH and subject not in learnable(player.cells, player.special):
        return refuse_technology(s, seat, subject)
    if action in (WONDER, MONUMENT_WORKS) and subject not in (s.wonder_market or [-1]):
        return Refusal("aoc.effect.wonder", subject)
    if action == CARAVAN:
        if subject not in s.order_market:
            return Refusal("aoc.path.caravan", subject)
        if not can_fulfil(s, seat, subject):
            return Refusal("aoc.path.order-condition", subject)
    return None


class FreeCulture(ChooseOne[Board]):
    """Culture once without a worker, for its price (Aksum after Build, p. 6)."""

    __slots__ = ("seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$civilization"
    RULE: ClassVar[str] = "aoc.civ.aksum-culture"

    def __init__(self, seat: int, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> FreeCulture:
        return FreeCulture(self.seat, self.thing)

    def decider(self) -> int:
        return self.seat

    def options(self, s: Board) -> list[Action]:
        return [PLAIN[CULTURE], (DECLINE, self.thing, 0)]

    def declines(self, s: Board, seat: int) -> Action | None:
        return (DECLINE, self.thing, 0)

    def chosen(self, s: Board, a: Action, luck: Luck) -> None:
        if a[0] == CULTURE:
            luck.tell("action", self.seat, CULTURE, 0, self.thing)
            perform(s, self.seat, a, luck, self.thing)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        return Refusal(self.RULE, self.thing)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        price, coins = price_of(s, self.seat, CULTURE, 0, self.thing), s.players[self.seat].coins
        if price > coins:
            raise Impossible("free-culture", seat=self.seat, n=price, have=coins)


class ReturnWorkers(Frame[Board]):
    """Phase 3: workers on white slots come back, those on red slots go to the supply (p. 3)."""

    __slots__ = ("lost", "placed", "seat")
    FIELDS: ClassVar[str] = "seat@ placed/4 lost/4"

    def __init__(self, seat: int, placed: int, lost: int) -> None:
        self.seat = seat
        self.placed = placed
        self.lost = lost

    def copy(self) -> ReturnWorkers:
        return ReturnWorkers(self.seat, self.placed, self.lost)

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        if self.lost:
            s.players[self.seat].workers -= self.lost
            luck.tell("workers", self.seat, -1, -self.lost)

    def check(self, s: Board) -> None:
        check_sent("ReturnWorkers", self.placed, self.lost, s.players[self.seat].workers)
