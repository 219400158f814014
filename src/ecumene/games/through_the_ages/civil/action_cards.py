"""Action cards, and everything else that a card lets its owner do: its rows, one after another (p. 5 and p. 6)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import ACTION, TYPE
from ecumene.games.through_the_ages.civil.ordered import (
    ORDERS_REVOLUTION,
    acts_of,
    add_ordered,
    concerns,
    do_ordered,
    refuse_ordered,
)
from ecumene.games.through_the_ages.civil.trade_routes import TRADE_ROUTES, can_trade, trade
from ecumene.games.through_the_ages.economy.gains import draw, gain
from ecumene.games.through_the_ages.economy.spending import civil_actions, spend_civil
from ecumene.games.through_the_ages.effects.amounts import quantity
from ecumene.games.through_the_ages.effects.effect import (
    DO_ACT,
    DO_CHOOSE,
    DO_DRAW,
    DO_GAIN,
    DO_POOL,
    EFFECTS,
    GOOD_SCIENCE,
    Effect,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import CHOOSE, DECLINE, DEVELOP, PLAIN, PLAY, USE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def add_plays(s: Board, seat: int, out: list[Action]) -> None:
    """Add the action cards of the hand that can be played now."""
    player = s.players[seat]
    last = -1
    for card in player.hand:
        if TYPE[card] == ACTION and card != last and playable(s, seat, card):
            out.append((PLAY, card, 0))
        last = card


def is_fresh(player: Player, card: int) -> bool:
    """Return whether all copies of an action card in the hand were taken in this action phase."""
    return card in player.fresh and player.fresh.count(card) >= player.hand.count(card)


def playable(s: Board, seat: int, card: int) -> bool:
    """Return whether an action card can be played: not taken just now, paid for, and possible (p. 6)."""
    player = s.players[seat]
    if is_fresh(player, card):
        return False
    pays = ORDERS_REVOLUTION[card]
    if not pays and civil_actions(player) < 1:
        return False
    for effect in EFFECTS[card]:
        if effect.do == DO_ACT:
            moves: list[Action] = []
            add_ordered(s, seat, effect, pays, moves)
            if not moves:
                return False
    return True


def play(s: Board, seat: int, card: int, luck: Luck) -> None:
    """Play an action card: pay, discard it, carry it out."""
    player = s.players[seat]
    if not ORDERS_REVOLUTION[card]:
        spend_civil(player, 1)
    player.hand.remove(card)
    s.civil_gone.append(card)
    luck.tell("play", seat, card)
    s.stack.append(CarryOut(seat, card, 0))


def carry(s: Board, seat: int, effect: Effect, luck: Luck, source: int, at: int) -> None:
    """Carry out one row of a card for its owner; choices are pushed as frames."""
    if effect.do == DO_GAIN:
        for good, amount in zip(effect.goods, effect.amounts, strict=True):
            gain(s, seat, good, quantity(s, seat, effect, amount), luck, source)
    elif effect.do == DO_POOL:
        amount = quantity(s, seat, effect, effect.n)
        player = s.players[seat]
        if effect.goods[0] == GOOD_SCIENCE:
            player.science_pool += amount
        else:
            player.unit_pool += amount
        luck.tell("science-pool" if effect.goods[0] == GOOD_SCIENCE else "unit-pool", seat, -1, amount, source)
    elif effect.do == DO_CHOOSE:
        s.stack.append(Choose(seat, source, at))
    elif effect.do == DO_ACT:
        order(s, seat, source, at, ORDERS_REVOLUTION[source])
    elif effect.do == DO_DRAW:
        draw(s, seat, effect.n, luck, source)


def order(s: Board, seat: int, thing: int, at: int, pays: bool) -> None:
    """Push the action that a card orders, unless nothing can be done: areas and civil hands lie open."""
    frame = Ordered(seat, thing, at, 1 if pays else 0)
    if not frame.idle(s):
        s.stack.append(frame)


class CarryOut(Frame[Board]):
    """The rows of an action card, one after another (p. 6)."""

    __slots__ = ("at", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ at/5"

    def __init__(self, seat: int, thing: int, at: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at

    def copy(self) -> CarryOut:
        return CarryOut(self.seat, self.thing, self.at)

    def step(self, s: Board, luck: Luck) -> None:
        effects = EFFECTS[self.thing]
        at = self.at
        self.at += 1
        if self.at >= len(effects):
            s.stack.pop()
        carry(s, self.seat, effects[at], luck, self.thing, at)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="CarryOut")


class Ordered(Frame[Board]):
    """A card orders an action without civil or military actions, its price changed (p. 5, p. 6, p. 7)."""

    __slots__ = ("at", "pays", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ at/5 pays<2"
    RULE: ClassVar[str] = "tta.action-card.must-be-possible"

    def __init__(self, seat: int, thing: int, at: int, pays: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at
        self.pays = pays  # 1: an action card that can bring a revolution; developing costs its civil action

    def copy(self) -> Ordered:
        return Ordered(self.seat, self.thing, self.at, self.pays)

    def waits_for(self, s: Board) -> list[int]:
        return [self.seat]

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        for effect in acts_of(self.thing, self.at):
            add_ordered(s, seat, effect, self.pays > 0, out)
        if seat == s.current and can_trade(s.players[seat]):
            out.append((USE, TRADE_ROUTES, 0))
        if EFFECTS[self.thing][self.at].optional or not out:
            out.append(PLAIN[DECLINE])
        return out

    def idle(self, s: Board) -> bool:
        """Return whether there is nothing to do but to decline."""
        return self.legal(s, self.seat) == [PLAIN[DECLINE]]

    def declines(self, s: Board, seat: int) -> Action | None:
        if EFFECTS[self.thing][self.at].optional:
            return PLAIN[DECLINE]
        return PLAIN[DECLINE] if PLAIN[DECLINE] in self.legal(s, seat) else None

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == USE:
            trade(s, seat, luck)
            if self.idle(s):
                s.stack.pop()
            return
        s.stack.pop()
        for effect in acts_of(self.thing, self.at):
            moves: list[Action] = []
            add_ordered(s, seat, effect, self.pays > 0, moves)
            if a in moves:
                if self.pays and a[0] == DEVELOP:
                    spend_civil(s.players[seat], 1)
                do_ordered(s, seat, a, effect, luck, self.thing)
                return

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        for effect in acts_of(self.thing, self.at):
            if concerns(effect, a):
                return refuse_ordered(s, seat, effect, a, self.pays > 0)
        return Refusal(self.RULE, self.thing)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="Ordered")
        if any(effect.do != DO_ACT for effect in acts_of(self.thing, self.at)) or self.pays not in (0, 1):
            raise Impossible("card-orders-nothing", frame="Ordered")


class Choose(ChooseOne[Board]):
    """One of the options of a card (Reserves, Winston Churchill; events)."""

    __slots__ = ("at", "seat", "thing")
    FIELDS: ClassVar[str] = "seat@ thing$ at/5"
    RULE: ClassVar[str] = "tta.action.whole-or-not"

    def __init__(self, seat: int, thing: int, at: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at

    def copy(self) -> Choose:
        return Choose(self.seat, self.thing, self.at)

    def decider(self) -> int:
        return self.seat

    def options(self, s: Board) -> list[Action]:
        return [(CHOOSE, number + 1, 0) for number in range(len(EFFECTS[self.thing][self.at].options))]

    def chosen(self, s: Board, a: Action, luck: Luck) -> None:
        for effect in EFFECTS[self.thing][self.at].options[a[1] - 1]:
            carry(s, self.seat, effect, luck, self.thing, self.at)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        return Refusal(self.RULE, self.thing)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="Choose")
        if not EFFECTS[self.thing][self.at].options:
            raise Impossible("card-leaves-no-choice", frame="Choose")
