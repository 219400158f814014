"""The round: wind, sealed offers, then a turn for each seat."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.frames.rounds import Rounds, clockwise
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sealed import Sealed, unanswered
from tests.toy.roads import walk_rivals
from tests.toy.state import Bazaar
from tests.toy.things import BUNDLE, CARDS, OFFER, SEAL
from tests.toy.turn import Turn
from tests.toy.wind import wind

WIND: Final = 0
OFFERS: Final = 1
TURNS: Final = 2
END: Final = 3


class Round(Phases[Bazaar]):
    """A round is wind, offers, turns. The game ends after the last round or with an empty pile (p. 1)."""

    RULE: ClassVar[str] = "toy.round.order"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Round:
        return Round(self.phase)

    # generated: end

    def begin(self, s: Bazaar, phase: int, luck: Luck) -> None:
        """Go to a phase; the end of the round begins the next one."""
        seats = len(s.hands)
        if phase == WIND:
            s.stack.append(wind(s))
        elif phase == OFFERS:
            kind: type[FaceDown] = Bundles if s.bundles else Offers
            s.stack.append(kind(*unanswered(clockwise(s.start, seats))))
        elif phase == TURNS:
            s.stack.append(Turns(0))
        else:
            walk_rivals(s, luck)
            s.over = s.round == s.length or not s.pile
            if not s.over:
                s.round += 1
                s.start = (s.start + 1) % seats
                self.phase = WIND

    def finished(self, s: Bazaar) -> bool:
        """Never: round follows round until the game is over."""
        return False

    def check(self, s: Bazaar) -> None:
        """Refuse phases that do not exist."""
        if not WIND <= self.phase <= END + 1:
            raise Impossible("bazaar", cause="Round: no such phase")


class Turns(Rounds[Bazaar]):
    """Each seat has one turn, clockwise from the start (p. 1)."""

    RULE: ClassVar[str] = "toy.round.order"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Turns:
        return Turns(self.turns)

    # generated: end

    def order(self, s: Bazaar) -> list[int]:
        """Clockwise."""
        return clockwise(s.start, len(s.hands))

    def begin_turn(self, s: Bazaar, seat: int, luck: Luck) -> None:
        """Two actions for each."""
        s.stack.append(Turn(seat, 2, 0))

    def check(self, s: Bazaar) -> None:
        """Refuse turns that do not exist."""
        if not 0 <= self.turns <= len(s.hands):
            raise Impossible("bazaar", cause="Turns: no such turn")


class FaceDown(Sealed[Bazaar]):
    """All seats offer cards or nothing, face down. A card that nobody else offered earns 2 coins (p. 1)."""

    __slots__ = ()
    FIELDS: ClassVar[str] = "seats@[] verbs%[] subjects$-card[] amounts-[]"
    STAYS_SECRET: ClassVar[bool] = False

    def opened(self, s: Bazaar, answers: list[list[Action]], luck: Luck) -> None:
        """Pay the cards that were offered once; all offered cards are discarded."""
        s.stack.pop()
        offered = [[a[1] for a in steps if a[0] == OFFER and a[1] >= 0] for steps in answers]
        cards = [card for offer in offered for card in offer]
        for seat, offer in zip(self.asked(), offered, strict=True):
            for card in offer:
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
            raise Impossible("bazaar", cause="Offers: every seat answers once")
        super().check(s)


class Offers(FaceDown):
    """An offer is one card or nothing (p. 1)."""

    RULE: ClassVar[str] = "toy.offer.sealed"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Offers:
        return Offers(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: Bazaar, seat: int, steps: list[Action]) -> list[Action]:
        """Nothing, or one of the cards in hand."""
        return [(OFFER, -1, 0), *each_card(s.hands[seat])]

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        """Offer nothing."""
        return (OFFER, -1, 0)


class Bundles(FaceDown):
    """With bundles an offer is up to two cards, chosen one by one and then sealed (p. 1)."""

    RULE: ClassVar[str] = "toy.offer.bundle"
    STEPS: ClassVar[int] = BUNDLE + 1

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Bundles:
        return Bundles(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: Bazaar, seat: int, steps: list[Action]) -> list[Action]:
        """Another card of the hand, as long as there is room for it, or seal what was chosen."""
        hand = s.hands[seat][:]
        for _, card, _ in steps:
            hand.remove(card)
        return [*(each_card(hand) if len(steps) < BUNDLE else []), (SEAL, 0, 0)]

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        """Seal what was chosen, be it nothing."""
        return (SEAL, 0, 0)

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
