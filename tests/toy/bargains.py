"""Bargaining: a seat proposes a deal to another, card by card and coin by coin."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action
from ecumene.kernel.frames.bargain import Bargaining, Proposal
from ecumene.kernel.frames.rounds import clockwise
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import (
    ACCEPT,
    CANCEL,
    CARDS,
    COIN,
    COPIES,
    DECLINE,
    DONE,
    GIVE,
    MOST_COINS,
    PROPOSALS,
    PROPOSE,
    SEND,
    WANT,
)


class Bargains(Bargaining[Bazaar]):
    """Propose a deal to one seat after another, two at most (p. 3)."""

    RULE: ClassVar[str] = "toy.bargain.two"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Bargains:
        return Bargains(self.seat, self.left)

    # generated: end

    def propose(self, partner: int) -> Action:
        """Begin a proposal."""
        return (PROPOSE, partner, 0)

    def done(self) -> Action:
        """Stop."""
        return (DONE, 0, 0)

    def partners(self, s: Bazaar) -> list[int]:
        """All others."""
        return clockwise(self.seat, len(s.hands))[1:]

    def proposal(self, s: Bazaar, partner: int) -> Deal:
        """Nothing for nothing, to begin with."""
        return Deal(self.seat, partner, [], [], [], [], 0, 0)

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Only others can be made a proposal."""
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse seats and proposals that do not exist."""
        if not 0 <= self.seat < len(s.hands) or not 0 <= self.left <= PROPOSALS:
            raise Impossible("bazaar", cause="Bargains: no such seat or proposal")


class Deal(Proposal[Bazaar]):
    """Cards and coins for cards and coins. Cards that are given are shown to the partner alone (p. 3)."""

    VERBS: ClassVar[list[int]] = [GIVE, WANT, SEND, CANCEL, ACCEPT, DECLINE]
    MOST_STEPS: ClassVar[int] = 6
    FIELDS: ClassVar[str] = "seat@ partner@ gives$-[<6] given/5[<6] wants$[<6] wanted/5[<6] steps/6 sent<2"
    RULE: ClassVar[str] = "toy.bargain.proposal"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Deal:
        return Deal(
            self.seat,
            self.partner,
            self.gives[:],
            self.given[:],
            self.wants[:],
            self.wanted[:],
            self.steps,
            self.sent,
        )

    # generated: end

    def goods(self, s: Bazaar) -> list[tuple[int, int]]:
        """Cards of the hand, and coins."""
        hand = s.hands[self.seat]
        found = [(card, hand.count(card)) for card in range(CARDS) if card in hand]
        return [*found, (COIN, min(MOST_COINS, s.coins[self.seat]))]

    def wishes(self, s: Bazaar) -> list[tuple[int, int]]:
        """As many cards as the partner has in hand, of whatever kind, and coins."""
        size = len(s.hands[self.partner])
        return [
            *((card, min(COPIES, size)) for card in range(CARDS) if size),
            (COIN, min(MOST_COINS, s.coins[self.partner])),
        ]

    def acceptable(self, s: Bazaar) -> bool:
        """The partner has the cards and the coins."""
        hand = s.hands[self.partner]
        for thing, amount in zip(self.wants, self.wanted, strict=True):
            if (s.coins[self.partner] if thing == COIN else hand.count(thing)) < amount:
                return False
        return True

    def secret(self, thing: int) -> bool:
        """Cards are."""
        return thing < CARDS

    def accepted(self, s: Bazaar, luck: Luck) -> None:
        """Cards and coins change hands."""
        hand_over(s, self.seat, self.partner, self.gives, self.given, luck)
        hand_over(s, self.partner, self.seat, self.wants, self.wanted, luck)

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Say what a deal lacks."""
        if a[0] == ACCEPT and self.sent:
            return Refusal("toy.bargain.accept")
        if a[0] in (GIVE, WANT) and not self.sent:
            return Refusal("toy.bargain.goods", a[1])
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse deals that nobody could have proposed."""
        self.check_proposal(len(s.hands))
        for held, things, amounts in (
            (self.goods(s), self.gives, self.given),
            (self.wishes(s), self.wants, self.wanted),
        ):
            most = dict(held)
            if any(most.get(thing, 0) < amount for thing, amount in zip(things, amounts, strict=True)):
                raise Impossible("bazaar", cause="Deal: goods that are not there")


def hand_over(s: Bazaar, seat: int, to: int, things: list[int], amounts: list[int], luck: Luck) -> None:
    """Let goods go from one seat to another; only these two learn which cards."""
    for thing, amount in zip(things, amounts, strict=True):
        if thing == COIN:
            s.coins[seat] -= amount
            s.coins[to] += amount
            luck.tell("gave", seat, thing, amount)
            continue
        for _ in range(amount):
            s.hands[seat].remove(thing)
            s.to_hand(to, thing)
            luck.tell("gave", seat, thing, 1, eye=seat, other_eye=to)
