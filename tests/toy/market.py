"""What a turn can be interrupted by: an auction among all seats, or a caravan to be shared."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import BID, CARAVAN_GUIDE, CARDS, PASS, TAKE


class Auction(Frame[Bazaar]):
    """Clockwise from the revealer, raise or drop out; the last bidder pays and takes the lot (p. 3)."""

    __slots__ = ("at", "high", "leader", "live", "lot")
    FIELDS: ClassVar[str] = "lot$ live[] at high leader"
    RULE: ClassVar[str] = "toy.auction.answer"

    def __init__(self, lot: int, live: list[int], at: int, high: int, leader: int) -> None:
        self.lot = lot
        self.live = live
        self.at = at
        self.high = high
        self.leader = leader

    def copy(self) -> Auction:
        """Return a frame of its own."""
        return Auction(self.lot, self.live[:], self.at, self.high, self.leader)

    def source(self) -> int:
        """The lot."""
        return self.lot

    def waits_for(self, s: Bazaar) -> list[int]:
        """The next bidder, until one is left or all have dropped out."""
        if len(self.live) > 1 or (self.live and self.leader < 0):
            return [self.live[self.at]]
        return []

    def legal(self, s: Bazaar, seat: int) -> list[Action]:
        """Drop out, or any higher bid that can be paid."""
        moves: list[Action] = [(PASS, 0, 0)]
        for bid in range(self.high + 1, s.coins[seat] + 1):
            moves.append((BID, bid, 0))
        return moves

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        """Drop out."""
        return (PASS, 0, 0)

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        """Raise or drop out."""
        if a[0] == PASS:
            self.live.pop(self.at)
            luck.tell("passed", seat, self.lot)
        else:
            self.high = a[1]
            self.leader = seat
            self.at += 1
            luck.tell("bid", seat, self.lot, self.high)
        if self.at >= len(self.live):
            self.at = 0

    def step(self, s: Bazaar, luck: Luck) -> None:
        """The leader pays; without one the lot is discarded."""
        s.stack.pop()
        if self.leader < 0:
            s.to_discard(self.lot)
            luck.tell("unsold", -1, self.lot)
            return
        s.gain(self.leader, -self.high)
        s.to_hand(self.leader, self.lot)
        luck.tell("won", self.leader, self.lot, self.high)

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Say what is wrong with a bid."""
        if a[0] == BID and a[1] <= self.high:
            return Refusal("toy.bid.higher", self.lot, self.high + 1, a[1])
        if a[0] == BID:
            return Refusal("toy.bid.coins", self.lot, a[1], s.coins[seat])
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse lots, bidders and bids that do not exist."""
        seats = range(len(s.hands))
        if not 0 <= self.lot < CARDS or any(seat not in seats for seat in self.live):
            raise ValueError("Auction: no such lot or bidder")
        if len(set(self.live)) != len(self.live) or not 0 <= self.at <= max(0, len(self.live) - 1):
            raise ValueError("Auction: a bidder twice, or nobody to bid")
        if self.leader >= 0 and (self.leader not in self.live or not 0 < self.high <= s.coins[self.leader]):
            raise ValueError("Auction: the leader cannot have bid so")
        if self.leader < 0 and (self.leader != -1 or self.high):
            raise ValueError("Auction: a bid of nobody")


class Caravan(Frame[Bazaar]):
    """Three cards arrive in shares of one and two. Take a share; the next seat gets the other (p. 3)."""

    __slots__ = ("seat", "shares")
    FIELDS: ClassVar[str] = "seat shares$[][]"
    RULE: ClassVar[str] = "toy.caravan.share"

    def __init__(self, seat: int, shares: list[list[int]]) -> None:
        self.seat = seat
        self.shares = shares

    def copy(self) -> Caravan:
        """Return a frame of its own."""
        return Caravan(self.seat, [share[:] for share in self.shares])

    def source(self) -> int:
        """The guide who was paid."""
        return CARAVAN_GUIDE

    def waits_for(self, s: Bazaar) -> list[int]:
        """The seat that paid, until it has chosen."""
        return [self.seat] if self.shares else []

    def legal(self, s: Bazaar, seat: int) -> list[Action]:
        """One of the shares, counted from 1."""
        return [(TAKE, n, 0) for n in range(1, len(self.shares) + 1)]

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        """Deal the shares out."""
        for n, share in enumerate(self.shares, 1):
            owner = seat if n == a[1] else (seat + 1) % len(s.hands)
            for card in share:
                s.to_hand(owner, card)
                luck.tell("took", owner, card, source=CARAVAN_GUIDE)
        self.shares = []

    def step(self, s: Bazaar, luck: Luck) -> None:
        """The shares are dealt."""
        s.stack.pop()

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """There are only so many shares."""
        if a[0] == TAKE:
            return Refusal(self.RULE, need=len(self.shares), have=a[1])
        return Refusal("toy.caravan.choose")

    def check(self, s: Bazaar) -> None:
        """Refuse shares that cannot lie there."""
        cards = [card for share in self.shares for card in share]
        if not 0 <= self.seat < len(s.hands) or any(not 0 <= card < CARDS for card in cards):
            raise ValueError("Caravan: no such seat or card")
        if sorted(len(share) for share in self.shares) not in ([], [1, 2]):
            raise ValueError("Caravan: shares of one and two")
