"""Action cards, and everything else that a card lets its owner do: its rows, one after another (p. 5 and p. 6)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import ACTION, TYPE
from ecumene.games.through_the_ages.civil import reasons
from ecumene.games.through_the_ages.civil.details import civil_details
from ecumene.games.through_the_ages.civil.ordered import ORDERS, ORDERS_REVOLUTION, acts_of, add_ordered, concerns
from ecumene.games.through_the_ages.civil.ordered_actions import ACTS, USUAL, Terms, act, act_obstacle, terms_of
from ecumene.games.through_the_ages.civil.trade_routes import TRADE_ROUTES, trade, trade_obstacle
from ecumene.games.through_the_ages.economy.spending import civil_actions, spend_civil
from ecumene.games.through_the_ages.effects.amounts import gain_row, quantity
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
from ecumene.games.through_the_ages.pieces import draw
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import CHOOSE, DECLINE, PLAIN, PLAY, USE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED


def plays(s: GameState, seat: int) -> list[Action]:
    """Return the action cards of the hand that can be played now."""
    found: list[Action] = []
    last = -1
    for card in s.players[seat].hand:
        if TYPE[card] == ACTION and card != last and play_obstacle(s, seat, card) == ALLOWED:
            found.append((PLAY, card, 0))
        last = card
    return found


def is_fresh(player: Player, card: int) -> bool:
    """Return whether all copies of an action card in the hand were taken in this action phase."""
    return card in player.fresh and player.fresh.count(card) >= player.hand.count(card)


def play_obstacle(s: GameState, seat: int, card: int) -> int:
    """Return why an action card cannot be played: taken just now, not paid for, or not possible (p. 6)."""
    player = s.players[seat]
    if TYPE[card] != ACTION:
        return reasons.PLAY_KIND
    if card not in player.hand:
        return reasons.PLAY_CARD
    if is_fresh(player, card):
        return reasons.PLAY_FRESH
    idle = civil_actions(player) < 1
    if idle and not ORDERS_REVOLUTION[card]:
        return reasons.PLAY_ACTION
    for effect, terms in ORDERS[card]:
        moves: list[Action] = []
        add_ordered(s, seat, effect, terms, moves)
        if not moves:
            return reasons.PLAY_ACTION if idle else reasons.PLAY_IMPOSSIBLE
    return ALLOWED


def play(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Play an action card: pay, discard it, carry it out."""
    player = s.players[seat]
    if not ORDERS_REVOLUTION[card]:
        spend_civil(player, 1)
    player.hand.remove(card)
    s.civil_gone.append(card)
    luck.tell("play", seat, card)
    s.stack.append(CarryOut(seat, card, 0))


def carry(s: GameState, seat: int, effect: Effect, luck: Luck, source: int, at: int) -> None:
    """Carry out one row of a card for its owner; choices are pushed as frames."""
    if effect.do == DO_GAIN:
        gain_row(s, seat, effect, luck, source)
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


def order(s: GameState, seat: int, thing: int, at: int, pays: bool) -> None:
    """Push the action that a card orders, unless nothing can be done: areas and civil hands lie open."""
    frame = Ordered(seat, thing, at, 1 if pays else 0)
    if not frame.idle(s):
        s.stack.append(frame)


class CarryOut(Frame[GameState]):
    """The rows of an action card, one after another (p. 6)."""

    FIELDS: ClassVar[str] = "seat@ thing$ at/5"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "seat", "thing")

    def __init__(self, seat: int, thing: int, at: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at

    def copy(self) -> CarryOut:
        return CarryOut(self.seat, self.thing, self.at)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        effects = EFFECTS[self.thing]
        at = self.at
        self.at += 1
        if self.at >= len(effects):
            s.stack.pop()
        carry(s, self.seat, effects[at], luck, self.thing, at)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="CarryOut")


class Ordered(Frame[GameState]):
    """A card orders an action without civil or military actions, its price changed (p. 5, p. 6, p. 7).

    pays  1: an action card that can bring a revolution; developing costs its civil action
    """

    FIELDS: ClassVar[str] = "seat@ thing$ at/5 pays<2"
    RULE: ClassVar[str] = "tta.action-card.must-be-possible"
    VERBS: ClassVar[list[int]] = [*ACTS, USE, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "pays", "seat", "thing")

    def __init__(self, seat: int, thing: int, at: int, pays: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at
        self.pays = pays

    def copy(self) -> Ordered:
        return Ordered(self.seat, self.thing, self.at, self.pays)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat]

    def possible(self, s: GameState, seat: int) -> list[Action]:
        """Return all that can be done but declining."""
        found: list[Action] = []
        for effect in acts_of(self.thing, self.at):
            add_ordered(s, seat, effect, terms_of(effect, self.pays > 0, self.thing), found)
        if self.obstacle(s, seat, (USE, TRADE_ROUTES, 0)) == ALLOWED:
            found.append((USE, TRADE_ROUTES, 0))
        return found

    def legal(self, s: GameState, seat: int) -> list[Action]:
        found = self.possible(s, seat)
        if self.obstacle(s, seat, PLAIN[DECLINE]) == ALLOWED:
            found.append(PLAIN[DECLINE])
        return found

    def terms(self, a: Action) -> Terms | None:
        """Return the terms on which the card orders an action, None where it is not about it."""
        for effect in acts_of(self.thing, self.at):
            if concerns(effect, a):
                return terms_of(effect, self.pays > 0, self.thing)
        return None

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a move."""
        if a[0] == DECLINE:
            must = not EFFECTS[self.thing][self.at].optional and self.possible(s, seat)
            return reasons.ORDER_STANDS if must else ALLOWED
        if a[0] == USE:
            trades = a[1] == TRADE_ROUTES and seat == s.current
            return trade_obstacle(s.players[seat]) if trades else reasons.NOT_ORDERED
        terms = self.terms(a)
        return reasons.NOT_ORDERED if terms is None else act_obstacle(s, seat, a, terms)

    def idle(self, s: GameState) -> bool:
        """Return whether there is nothing to do but to decline."""
        return not self.possible(s, self.seat)

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[DECLINE] if self.obstacle(s, seat, PLAIN[DECLINE]) == ALLOWED else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == USE:
            trade(s, seat, luck)
            if self.idle(s):
                s.stack.pop()
            return
        s.stack.pop()
        terms = self.terms(a)
        if terms is not None:
            act(s, seat, a, terms, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why in (reasons.ORDER_STANDS, reasons.NOT_ORDERED):
            return self.thing, (1 if why == reasons.ORDER_STANDS else -1), -1
        return civil_details(s, seat, a, why, self.terms(a) or USUAL)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="Ordered")
        if any(effect.do != DO_ACT for effect in acts_of(self.thing, self.at)) or self.pays not in (0, 1):
            raise Impossible("card-orders-nothing", frame="Ordered")


class Choose(ChooseOne[GameState]):
    """One of the options of a card (Reserves, Winston Churchill; events)."""

    FIELDS: ClassVar[str] = "seat@ thing$ at/5"
    RULE: ClassVar[str] = "tta.action.whole-or-not"
    VERBS: ClassVar[list[int]] = [CHOOSE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "seat", "thing")

    def __init__(self, seat: int, thing: int, at: int) -> None:
        self.seat = seat
        self.thing = thing
        self.at = at

    def copy(self) -> Choose:
        return Choose(self.seat, self.thing, self.at)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        return [(CHOOSE, number + 1, 0) for number in range(len(EFFECTS[self.thing][self.at].options))]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        for effect in EFFECTS[self.thing][self.at].options[a[1] - 1]:
            carry(s, self.seat, effect, luck, self.thing, self.at)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return self.thing, -1, -1

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]):
            raise Impossible("no-such-seat-card-or-row", frame="Choose")
        if not EFFECTS[self.thing][self.at].options:
            raise Impossible("card-leaves-no-choice", frame="Choose")
