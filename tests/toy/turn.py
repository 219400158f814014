"""A seat's turn: two actions, then the next seat."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.bargains import Bargains
from tests.toy.market import Auction, Caravan
from tests.toy.roads import refuse_travel, travel, travels
from tests.toy.state import Bazaar
from tests.toy.swap import Swap
from tests.toy.things import (
    AUCTION,
    BARGAIN,
    BUILD,
    CARAVAN,
    CARDS,
    DONE,
    DRAW,
    GUIDE_COST,
    HAND,
    PROPOSALS,
    SELL,
    SWAP,
    TRAVEL,
)


class Turn(Frame[Bazaar]):
    """Two actions of: draw, build, sell, auction (once), caravan, swap, bargain, travel; or stop early (p. 2)."""

    FIELDS: ClassVar[str] = "seat@ left<3 auctioned<2"
    RULE: ClassVar[str] = "toy.turn.actions"
    VERBS: ClassVar[list[int]] = [DRAW, BUILD, SELL, AUCTION, CARAVAN, SWAP, BARGAIN, TRAVEL, DONE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("auctioned", "left", "seat")

    def __init__(self, seat: int, left: int, auctioned: int) -> None:
        self.seat = seat
        self.left = left
        self.auctioned = auctioned

    def copy(self) -> Turn:
        return Turn(self.seat, self.left, self.auctioned)

    # generated: end

    def waits_for(self, s: Bazaar) -> list[int]:
        """The seat, while it has actions."""
        return [self.seat] if self.left else []

    def legal(self, s: Bazaar, seat: int) -> list[Action]:
        """List draw, stalls, sales, auction, caravan, swap, bargain and journeys, then the early stop."""
        hand = s.hands[seat]
        moves: list[Action] = []
        if s.pile and len(hand) < HAND:
            moves.append((DRAW, 0, 0))
        for card in range(CARDS):
            if card not in hand or card in s.stalls[seat]:
                continue
            if s.build_cost(seat, card).total() <= s.coins[seat]:
                moves.append((BUILD, card, 0))
        for card in range(CARDS):
            for n in range(2, hand.count(card) + 1):
                moves.append((SELL, card, n))
        if s.pile and not self.auctioned:
            moves.append((AUCTION, 0, 0))
        if len(s.pile) >= 3 and s.coins[seat] >= GUIDE_COST:
            moves.append((CARAVAN, 0, 0))
        if s.pile and hand:
            moves.append((SWAP, 0, 0))
        moves.append((BARGAIN, 0, 0))
        moves += travels(s, seat)
        moves.append((DONE, 0, 0))
        return moves

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        """Stop early."""
        return (DONE, 0, 0)

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        """Carry out one action."""
        verb, card, amount = a
        self.left -= 1
        if verb == DONE:
            self.left = 0
        elif verb == DRAW:
            drawn = luck.take(s.pile)
            s.to_hand(seat, drawn)
            luck.tell("drew", seat, drawn, eye=seat)
        elif verb == BUILD:
            s.gain(seat, -s.build_cost(seat, card).total())
            s.hands[seat].remove(card)
            s.stalls[seat].append(card)
            s.stalls[seat].sort()
            luck.tell("built", seat, card)
        elif verb == SELL:
            for _ in range(amount):
                s.hands[seat].remove(card)
                s.to_discard(card)
            luck.tell("sold", seat, card, amount)
            luck.tell("paid", seat, card, s.gain(seat, 2 * amount - 1))
        elif verb == AUCTION:
            self.auctioned = 1
            lot = luck.take(s.pile)
            luck.tell("lot", seat, lot)
            clockwise = [(seat + i) % len(s.hands) for i in range(len(s.hands))]
            Auction(lot, clockwise, 0, 0, -1).open(s, luck)
        elif verb == SWAP:
            s.stack.append(Swap(seat, []))
        elif verb == TRAVEL:
            travel(s, seat, card, luck)
        elif verb == BARGAIN:
            s.stack.append(Bargains(seat, PROPOSALS))
        else:
            s.gain(seat, -GUIDE_COST)
            cards = [luck.take(s.pile), luck.take(s.pile), luck.take(s.pile)]
            s.stack.append(Caravan(seat, [cards[:1], sorted(cards[1:])]))

    def step(self, s: Bazaar, luck: Luck) -> None:
        """No actions are left."""
        s.stack.pop()

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Say what an action of a turn lacks."""
        verb, card, amount = a
        hand = s.hands[seat]
        if verb == DRAW and not s.pile:
            return Refusal("toy.draw.empty")
        if verb == DRAW:
            return Refusal("toy.draw.hand-limit", need=HAND, have=len(hand))
        if verb == BUILD and card not in hand:
            return Refusal("toy.build.hand", card)
        if verb == BUILD and card in s.stalls[seat]:
            return Refusal("toy.build.once", card)
        if verb == BUILD:
            return Refusal("toy.build.coins", card, s.build_cost(seat, card).total(), s.coins[seat])
        if verb == SELL and amount < 2:
            return Refusal("toy.sell.pair", card, 2, amount)
        if verb == SELL:
            return Refusal("toy.sell.hand", card, amount, hand.count(card))
        if verb == AUCTION and self.auctioned:
            return Refusal("toy.auction.once")
        if verb == AUCTION:
            return Refusal("toy.auction.empty")
        if verb == CARAVAN and len(s.pile) < 3:
            return Refusal("toy.caravan.empty", need=3, have=len(s.pile))
        if verb == CARAVAN:
            return Refusal("toy.caravan.coins", need=GUIDE_COST, have=s.coins[seat])
        if verb == TRAVEL:
            return refuse_travel(s, seat, card)
        if verb == SWAP:
            return Refusal("toy.swap.cards", need=1, have=min(len(hand), len(s.pile)))
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse seats and actions that do not exist."""
        if not (0 <= self.seat < len(s.hands) and 0 <= self.left <= 2 and 0 <= self.auctioned <= 1):
            raise Impossible("bazaar", cause="Turn: no such seat or action")
