"""What a turn can be interrupted by: an auction among all seats, or a caravan to be shared."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action
from ecumene.kernel.frames import auction
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import BID, CARAVAN_GUIDE, CARDS, PASS, TAKE


class Auction(auction.Auction[Bazaar]):
    """Clockwise from the revealer, raise or drop out; the last bidder pays and takes the lot (p. 3)."""

    FIELDS: ClassVar[str] = "thing$card live@[] at<6 high/10 winner@-"
    RULE: ClassVar[str] = "toy.auction.answer"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Auction:
        return Auction(self.thing, self.live[:], self.at, self.high, self.winner)

    # generated: end

    def bid(self, amount: int) -> Action:
        """Bid coins."""
        return (BID, amount, 0)

    def drop(self) -> Action:
        """Drop out."""
        return (PASS, 0, 0)

    def most(self, s: Bazaar, seat: int) -> int:
        """Nobody bids more coins than they have."""
        return s.coins[seat]

    def outbid(self, s: Bazaar, seat: int) -> bool:
        """Coins lie open: who has too few is not asked."""
        return s.coins[seat] <= self.high

    def tell(self, seat: int, bid: int, luck: Luck) -> None:
        """Tell a bid."""
        luck.tell("bid" if bid else "passed", seat, self.thing, bid)

    def sold(self, s: Bazaar, luck: Luck) -> None:
        """Let the winner pay."""
        s.gain(self.winner, -self.high)
        s.to_hand(self.winner, self.thing)
        luck.tell("won", self.winner, self.thing, self.high)

    def unsold(self, s: Bazaar, luck: Luck) -> None:
        """Discard the lot."""
        s.to_discard(self.thing)
        luck.tell("unsold", -1, self.thing)

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Say what is wrong with a bid."""
        if a[0] == BID and a[1] <= self.high:
            return Refusal("toy.bid.higher", self.thing, self.high + 1, a[1])
        if a[0] == BID:
            return Refusal("toy.bid.coins", self.thing, a[1], s.coins[seat])
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse lots, bidders and bids that do not exist."""
        if not 0 <= self.thing < CARDS:
            raise Impossible("bazaar", cause="Auction: no such lot")
        self.check_bids(len(s.hands))
        if self.winner >= 0 and self.high > s.coins[self.winner]:
            raise Impossible("bazaar", cause="Auction: the leader cannot have bid so")


class Caravan(ChooseOne[Bazaar]):
    """Three cards arrive in shares of one and two. Take a share; the next seat gets the other (p. 3)."""

    FIELDS: ClassVar[str] = "seat@ shares$card{}[<2]"
    RULE: ClassVar[str] = "toy.caravan.share"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "shares")

    def __init__(self, seat: int, shares: list[list[int]]) -> None:
        self.seat = seat
        self.shares = shares

    def copy(self) -> Caravan:
        return Caravan(self.seat, [row[:] for row in self.shares])

    # generated: end

    def source(self) -> int:
        """The guide who was paid."""
        return CARAVAN_GUIDE

    def decider(self) -> int:
        """The seat that paid."""
        return self.seat

    def options(self, s: Bazaar) -> list[Action]:
        """One of the shares, counted from 1."""
        return [(TAKE, n, 0) for n in range(1, len(self.shares) + 1)]

    def chosen(self, s: Bazaar, a: Action, luck: Luck) -> None:
        """Deal the shares out."""
        for n, share in enumerate(self.shares, 1):
            owner = self.seat if n == a[1] else (self.seat + 1) % len(s.hands)
            for card in share:
                s.to_hand(owner, card)
                luck.tell("took", owner, card, source=CARAVAN_GUIDE)

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """There are only so many shares."""
        if a[0] == TAKE:
            return Refusal(self.RULE, need=len(self.shares), have=a[1])
        return Refusal("toy.caravan.choose")

    def check(self, s: Bazaar) -> None:
        """Refuse shares that cannot lie there."""
        cards = [card for share in self.shares for card in share]
        if not 0 <= self.seat < len(s.hands) or any(not 0 <= card < CARDS for card in cards):
            raise Impossible("bazaar", cause="Caravan: no such seat or card")
        if sorted(len(share) for share in self.shares) != [1, 2]:
            raise Impossible("bazaar", cause="Caravan: shares of one and two")
