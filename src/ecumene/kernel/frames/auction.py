"""Auction: bids rise from seat to seat until one is left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, S
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Frame[S]):
    """In order, each seat outbids or drops out; the last one left pays its bid and wins, if anybody bid."""

    __slots__ = ("at", "high", "live", "thing", "winner")
    FIELDS: ClassVar[str] = "thing$ live@[] at high/10 winner@-"

    def __init__(self, thing: int, live: list[int], at: int, high: int, winner: int) -> None:
        self.thing = thing
        self.live = live  # seats that have not dropped out, in the order of bidding
        self.at = at  # whose turn it is among them
        self.high = high
        self.winner = winner  # who bid highest, -1: nobody yet

    def source(self) -> int:
        """Return the lot."""
        return self.thing

    def bidding(self) -> bool:
        """Return whether somebody can still bid."""
        return len(self.live) > 1 or (len(self.live) == 1 and self.winner < 0)

    def waits_for(self, s: S) -> list[int]:
        """Wait for the next bidder, until one is left or all have dropped out."""
        return [self.live[self.at]] if self.bidding() else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """List all higher bids, then dropping out."""
        bids = [self.bid(amount) for amount in range(self.high + 1, self.most(s, seat) + 1)]
        bids.append(self.drop())
        return bids

    def declines(self, s: S, seat: int) -> Action | None:
        """Drop out."""
        return self.drop()

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Raise or drop out; who everybody can see to be outbid drops out without being asked."""
        if a == self.drop():
            self.drop_out(seat, luck)
        else:
            self.high = self.amount(a)
            self.winner = seat
            self.at += 1
            self.tell(seat, self.high, luck)
        self.turn_on()
        self.pass_over(s, luck)

    def open(self, s: S, luck: Luck) -> None:
        """Begin the auction with the first who can bid."""
        s.stack.append(self)
        self.pass_over(s, luck)

    def pass_over(self, s: S, luck: Luck) -> None:
        """Let those drop out who everybody can see to be outbid, up to the next who can bid."""
        while self.bidding() and self.outbid(s, self.live[self.at]):
            self.drop_out(self.live[self.at], luck)
            self.turn_on()

    def drop_out(self, seat: int, luck: Luck) -> None:
        """Take the next bidder out of the auction."""
        self.live.pop(self.at)
        self.tell(seat, 0, luck)

    def turn_on(self) -> None:
        """Begin again with the first after the last."""
        if self.at >= len(self.live):
            self.at = 0

    def step(self, s: S, luck: Luck) -> None:
        """Nobody bids any more."""
        s.stack.pop()
        if self.winner < 0:
            self.unsold(s, luck)
        else:
            self.sold(s, luck)

    def bid(self, amount: int) -> Action:
        """Return the action that bids so much."""
        raise NotImplementedError

    def amount(self, a: Action) -> int:
        """Return how much an action bids."""
        return a[1]

    def drop(self) -> Action:
        """Return the action that drops out."""
        raise NotImplementedError

    def most(self, s: S, seat: int) -> int:
        """Return the highest bid that a seat can make."""
        raise NotImplementedError

    def outbid(self, s: S, seat: int) -> bool:
        """Return whether everybody can see that a seat cannot bid higher. It may depend only on what all know."""
        return False

    def tell(self, seat: int, bid: int, luck: Luck) -> None:
        """Write into the log what a seat bid; 0: it dropped out."""
        raise NotImplementedError

    def sold(self, s: S, luck: Luck) -> None:
        """Let the winner pay `high` and take the lot; the frame is gone already."""
        raise NotImplementedError

    def unsold(self, s: S, luck: Luck) -> None:
        """Nobody wanted the lot; the frame is gone already."""
        raise NotImplementedError

    def check_bids(self, seats: int) -> None:
        """Raise Impossible when such an auction cannot be."""
        name = type(self).__name__
        need(all(0 <= seat < seats for seat in self.live), "impossible-bids", frame=name)
        need(len(set(self.live)) == len(self.live), "impossible-bids", frame=name)
        need(0 <= self.at < max(1, len(self.live)), "impossible-bids", frame=name)
        need(self.high >= 0 and (self.winner >= 0) == (self.high > 0), "impossible-bids", frame=name)
        need(self.winner < 0 or self.winner in self.live, "highest-bidder-has-passed", frame=name)
