"""Swapping cards: lay some aside, then draw as many."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseSome
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import CARDS, DONE, RETURN


class Swap(ChooseSome[Bazaar]):
    """Lay cards of the hand aside, face up and one by one; draw as many, and only then they go back (p. 2)."""

    FIELDS: ClassVar[str] = "seat@ aside$card[<12]"
    RULE: ClassVar[str] = "toy.swap.cards"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("aside", "seat")

    def __init__(self, seat: int, aside: list[int]) -> None:
        self.seat = seat
        self.aside = aside

    def copy(self) -> Swap:
        return Swap(self.seat, self.aside[:])

    # generated: end

    def decider(self) -> int:
        """The seat that swaps."""
        return self.seat

    def options(self, s: Bazaar) -> list[Action]:
        """One card of each kind, while the pile has a card for it."""
        if len(self.aside) >= len(s.pile):
            return []
        hand = s.hands[self.seat]
        return [(RETURN, card, 0) for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]

    def stop(self, s: Bazaar) -> Action | None:
        """Lay no more aside."""
        return (DONE, 0, 0)

    def stops(self, a: Action) -> bool:
        """It is the same word with which a turn is ended."""
        return a[0] == DONE

    def picked(self, s: Bazaar, a: Action, luck: Luck) -> None:
        """Lay a card aside."""
        s.hands[self.seat].remove(a[1])
        self.aside.append(a[1])
        luck.tell("aside", self.seat, a[1])

    def stopped(self, s: Bazaar, luck: Luck) -> None:
        """Draw as many cards."""
        for _ in self.aside:
            drawn = luck.take(s.pile)
            s.to_hand(self.seat, drawn)
            luck.tell("drew", self.seat, drawn, eye=self.seat)
        s.pile += self.aside
        s.pile.sort()

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Only cards in hand can be laid aside, and no more than can be drawn."""
        return Refusal(self.RULE, a[1] if a[0] == RETURN else -1, len(self.aside) + 1, len(s.pile))

    def check(self, s: Bazaar) -> None:
        """Refuse cards that cannot lie there."""
        if not 0 <= self.seat < len(s.hands) or any(not 0 <= card < CARDS for card in self.aside):
            raise Impossible("bazaar", cause="Swap: no such seat or card")
        if len(self.aside) > len(s.pile):
            raise Impossible("bazaar", cause="Swap: more cards than can be drawn")
