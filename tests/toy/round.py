"""The round: wind, sealed offers, then a turn for each seat."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sealed import UNANSWERED, Sealed
from tests.toy.state import Bazaar
from tests.toy.things import BUNDLE, CARDS, OFFER, SEAL
from tests.toy.turn import Turn

WIND: Final = 0
OFFERS: Final = 1
TURNS: Final = 2


class Round(Frame[Bazaar]):
    """A round is wind, offers, turns. The game ends after the last round or with an empty pile (p. 1)."""

    __slots__ = ("phase", "turns")
    FIELDS: ClassVar[str] = "phase turns"
    RULE: ClassVar[str] = "toy.round.order"

    def __init__(self, phase: int, turns: int) -> None:
        self.phase = phase
        self.turns = turns  # taken in this round

    def copy(self) -> Round:
        """Return a frame of its own."""
        return Round(self.phase, self.turns)

    def step(self, s: Bazaar, luck: Luck) -> None:
        """Go to the next phase."""
        seats = len(s.hands)
        if self.phase == WIND:
            self.phase = OFFERS
            blow(s, luck)
        elif self.phase == OFFERS:
            self.phase = TURNS
            order = [(s.start + i) % seats for i in range(seats)]
            blank = [UNANSWERED] * seats
            kind = Bundles if s.bundles else Offers
            s.stack.append(kind(order, blank, blank[:], blank[:]))
        elif self.turns < seats:
            s.stack.append(Turn((s.start + self.turns) % seats, 2, 0))
            self.turns += 1
        elif s.round == s.length or not s.pile:
            s.over = True
        else:
            s.round += 1
            s.start = (s.start + 1) % seats
            self.phase = WIND
            self.turns = 0

    def check(self, s: Bazaar) -> None:
        """Refuse phases and turns that do not exist."""
        if not (WIND <= self.phase <= TURNS and 0 <= self.turns <= len(s.hands)):
            raise ValueError("Round: no such phase or turn")


def blow(s: Bazaar, luck: Luck) -> None:
    """Roll the wind: an income of 1, or 2 from 4 on; with storms, a 1 takes a coin instead (p. 1)."""
    s.wind = 1 + luck.number(6)
    luck.tell("wind", -1, amount=s.wind)
    income = 1 if s.wind < 4 else 2
    if s.storm and s.wind == 1:
        income = -1
    for seat in range(len(s.hands)):
        luck.tell("income", seat, amount=s.gain(seat, income))


class Offers(Sealed[Bazaar]):
    """All seats offer a card or nothing, face down. An offer that nobody else made earns 2 coins (p. 1)."""

    __slots__ = ()
    FIELDS: ClassVar[str] = "seats[] verbs[] subjects$[] amounts[]"
    RULE: ClassVar[str] = "toy.offer.sealed"

    def copy(self) -> Offers:
        """Return a frame of its own."""
        return Offers(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    def choices(self, s: Bazaar, seat: int, steps: list[Action]) -> list[Action]:
        """Nothing, or one of the cards in hand."""
        return [(OFFER, -1, 0), *each_card(s.hands[seat])]

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        """Offer nothing."""
        return (OFFER, -1, 0)

    def opened(self, s: Bazaar, answers: list[list[Action]], luck: Luck) -> None:
        """Pay the cards that were offered once; all offered cards are discarded."""
        s.stack.pop()
        offered = [[a[1] for a in steps if a[0] == OFFER] for steps in answers]
        cards = [card for offer in offered for card in offer]
        for seat, offer in zip(self.asked(), offered, strict=True):
            for card in offer or [-1]:
                luck.tell("offered", seat, card)
                if card >= 0:
                    s.hands[seat].remove(card)
                    s.to_discard(card)
                    if cards.count(card) == 1:
                        luck.tell("paid", seat, card, s.gain(seat, 2))

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Only cards in hand can be offered."""
        if a[0] == OFFER and a[1] < CARDS:
            return Refusal("toy.offer.hand", a[1])
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse other seats than all of them."""
        if sorted(self.asked()) != list(range(len(s.hands))):
            raise ValueError("Offers: every seat answers once")
        super().check(s)


class Bundles(Offers):
    """With bundles an offer is up to two cards, chosen one by one and then sealed (p. 1)."""

    __slots__ = ()
    RULE: ClassVar[str] = "toy.offer.bundle"

    def copy(self) -> Bundles:
        """Return a frame of its own."""
        return Bundles(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    def choices(self, s: Bazaar, seat: int, steps: list[Action]) -> list[Action]:
        """Another card of the hand, as long as there is room for it, or seal what was chosen."""
        hand = s.hands[seat][:]
        for _, card, _ in steps:
            hand.remove(card)
        return [*(each_card(hand) if len(steps) < BUNDLE else []), (SEAL, 0, 0)]

    def complete(self, seat: int, steps: list[Action]) -> bool:
        """An offer is whole when it is sealed."""
        return steps[-1][0] == SEAL

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Two cards at most, and only such as are in hand."""
        if a[0] == OFFER and a[1] >= 0 and len(self.legal(s, seat)) > 1:
            return super().refuse(s, seat, a)
        return Refusal(self.RULE)


def each_card(hand: list[int]) -> list[Action]:
    """Offer each kind of card in a sorted hand once."""
    return [(OFFER, card, 0) for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]
