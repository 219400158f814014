"""The round: wind, sealed offers, then a turn for each seat."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sealed import UNANSWERED, Sealed
from tests.toy.state import Bazaar
from tests.toy.things import CARDS, OFFER
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
            s.stack.append(Offers(order, blank, blank[:], blank[:]))
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

    def legal(self, s: Bazaar, seat: int) -> list[Action]:
        """Nothing, or one of the cards in hand."""
        moves: list[Action] = [(OFFER, -1, 0)]
        last = -1
        for card in s.hands[seat]:
            if card != last:
                moves.append((OFFER, card, 0))
                last = card
        return moves

    def opened(self, s: Bazaar, answers: list[Action], luck: Luck) -> None:
        """Pay the offers that stand alone; all offered cards are discarded."""
        s.stack.pop()
        offered = [a[1] for a in answers]
        for seat, card in zip(self.seats, offered, strict=True):
            luck.tell("offered", seat, card)
            if card >= 0:
                s.hands[seat].remove(card)
                s.to_discard(card)
                if offered.count(card) == 1:
                    luck.tell("paid", seat, card, s.gain(seat, 2))

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Only cards in hand can be offered."""
        if a[0] == OFFER and a[1] < CARDS:
            return Refusal("toy.offer.hand", a[1])
        return Refusal(self.RULE)

    def check(self, s: Bazaar) -> None:
        """Refuse answers that the seats could not have given."""
        if sorted(self.seats) != list(range(len(s.hands))):
            raise ValueError("Offers: every seat answers once")
        if {len(self.verbs), len(self.subjects), len(self.amounts)} != {len(self.seats)}:
            raise ValueError("Offers: as many answers as seats")
        answers = zip(self.verbs, self.subjects, self.amounts, strict=True)
        for seat, a in zip(self.seats, answers, strict=True):
            if a != (UNANSWERED, UNANSWERED, UNANSWERED) and a not in self.legal(s, seat):
                raise ValueError(f"Offers: seat {seat} could not answer so")
