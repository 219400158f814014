"""Paying with resource tokens: of the market, of huts and villages, or a card that counts as one (p. 20, 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    COUNT,
    EVENTS,
    HUT,
    HUTS_HOLD,
    KIND,
    ON_MARKET,
    RESOURCE_COUNT,
    ROWS,
    VILLAGE,
    VILLAGES_HOLD,
    number,
)
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import TooManyCards
from ecumene.games.sid_meiers_civilization.pieces import discard_event
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import PAY, TARGET
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck

COUNTS_AS: Final[list[list[int]]] = [
    [number(slug) for slug in row.get("resources", [])] if KIND[thing] == "event" else []
    for thing, row in enumerate(ROWS)
]
GIVES_COIN: Final[list[bool]] = [KIND[thing] == "event" and "coins" in ROWS[thing] for thing in range(COUNT)]
GIFTS: Final[list[int]] = [card for card in EVENTS if COUNTS_AS[card]]


def payments(player: Player, resource: int) -> list[Action]:
    """Return the ways to pay one token of a kind."""
    found: list[Action] = []
    if resource in ON_MARKET and player.resources[ON_MARKET.index(resource)]:
        found.append((PAY, resource, -1))
    if resource in player.huts:
        found.append((PAY, resource, HUT))
    if resource in player.villages:
        found.append((PAY, resource, VILLAGE))
    for card in GIFTS:
        if card in player.hand and resource in COUNTS_AS[card]:
            found.append((PAY, resource, card))
    return found


def can_pay(player: Player, cost: list[int], any_kind: int) -> bool:
    """Return whether a seat has the tokens: each cost is of one kind, or of whatever kinds."""
    for resource in range(RESOURCE_COUNT):
        if cost[resource] and not payments(player, resource):
            return False
    if not any_kind:
        return True
    gifts = [card for card in player.hand if COUNTS_AS[card]]
    return sum(player.resources) + player.facedown() + len(gifts) >= any_kind


def might_pay(player: Player, cost: list[int]) -> bool:
    """Return whether a seat might have the tokens, by what everybody knows: backs of tokens and cards."""
    ages = [AGE[card] for card in player.hand]
    for resource in range(RESOURCE_COUNT):
        if not cost[resource] or (resource in ON_MARKET and player.resources[ON_MARKET.index(resource)]):
            continue
        hidden = (player.huts and HUTS_HOLD[resource]) or (player.villages and VILLAGES_HOLD[resource])
        if not hidden and not any(AGE[gift] in ages and resource in COUNTS_AS[gift] for gift in GIFTS):
            return False
    return True


class Chain(Frame[GameState]):
    """What can lie on one another while something is paid for or cancelled."""

    __slots__ = ()


class Pay(Chain):
    """A seat spends tokens one after another: market tokens go back, those of huts and villages leave (p. 20)."""

    FIELDS: ClassVar[str] = "seat@ thing$ cost/1[6] any/3"
    RULE: ClassVar[str] = "smc.ability.resources"
    VERBS: ClassVar[list[int]] = [PAY]
    NESTED: ClassVar[int] = 4

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("any", "cost", "seat", "thing")

    def __init__(self, seat: int, thing: int, cost: list[int], any_: int) -> None:
        self.seat = seat
        self.thing = thing
        self.cost = cost
        self.any = any_

    def copy(self) -> Pay:
        return Pay(self.seat, self.thing, self.cost[:], self.any)

    # generated: end

    def source(self) -> int:
        """Return what is paid for."""
        return self.thing

    def waits_for(self, s: GameState) -> list[int]:
        """Wait until all is paid."""
        return [self.seat] if self.any or sum(self.cost) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the tokens that can be spent."""
        player = s.players[seat]
        moves: list[Action] = []
        for resource in range(RESOURCE_COUNT):
            if self.any or self.cost[resource]:
                moves += payments(player, resource)
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Spend a token."""
        if self.any:
            self.any -= 1
        else:
            self.cost[a[1]] -= 1
        spend(s, seat, a[1], a[2], luck)
        if a[2] >= 0 and GIVES_COIN[a[2]]:
            at = len(s.stack)
            while isinstance(s.stack[at - 1], (Chain, TooManyCards)):  # seats that are to be asked discard first
                at -= 1
            s.stack.insert(at, GiftCoin(seat, a[2]))

    def step(self, s: GameState, luck: Luck) -> None:
        """All is paid."""
        s.stack.pop()

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what is paid for."""
        return self.thing, -1, -1


def spend(s: GameState, seat: int, resource: int, way: int, luck: Luck) -> None:
    """Let a token go where it belongs."""
    player = s.players[seat]
    if way == HUT:
        player.huts.remove(resource)
        s.huts_spent.append(resource)
        s.huts_spent.sort()
    elif way == VILLAGE:
        player.villages.remove(resource)
        s.villages_spent.append(resource)
        s.villages_spent.sort()
    elif way >= 0:
        discard_event(s, seat, way)
    else:
        at = ON_MARKET.index(resource)
        player.resources[at] -= 1
        s.market[at] += 1
    luck.tell("spent", seat, resource, source=way)


class GiftCoin(ChooseOne[GameState]):
    """Whoever uses A Gift from Afar chooses another seat that gains a coin token."""

    FIELDS: ClassVar[str] = "seat@ card$event"
    RULE: ClassVar[str] = "smc.events.phase"
    VERBS: ClassVar[list[int]] = [TARGET]
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> GiftCoin:
        return GiftCoin(self.seat, self.card)

    # generated: end

    def source(self) -> int:
        """Return the card."""
        return self.card

    def decider(self) -> int:
        """Return who played it."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the other seats."""
        return [(TARGET, seat, 0) for seat in s.others(self.seat)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Lay a coin token on that seat's sheet."""
        s.players[a[1]].gifts += 1
        luck.tell("coin", a[1], self.card)
        check_coins(s, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the card."""
        return self.card, -1, -1
