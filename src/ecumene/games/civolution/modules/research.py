"""Research: cards from open and closed stacks (p. 28)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_STACK
from ecumene.games.civolution.state import STACKS, Board
from ecumene.games.civolution.verbs import DRAW, KEEP, OPEN, UNDER
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal

ALL_STACKS: Final = -1
UNSEEN: Final = -2  # in the place of a card that only its drawer has looked at


def closed_size(s: Board, stack: int) -> int:
    """Return how many cards a closed stack holds."""
    return len(s.closed[stack]) + len(s.under[stack])


def draw_closed(s: Board, stack: int, luck: Luck) -> int:
    """Take the top card of a closed stack; those that were put under it come last."""
    if s.closed[stack]:
        return luck.take(s.closed[stack])
    s.under_by[stack].pop(0)
    luck.reveal()
    return s.under[stack].pop(0)


def open_next(s: Board, stack: int, luck: Luck) -> None:
    """Turn the top card of a closed stack onto the open one."""
    if closed_size(s, stack):
        card = draw_closed(s, stack, luck)
        s.open[stack].append(card)
        luck.tell("opened", -1, card)


def take_open(s: Board, stack: int, luck: Luck) -> int:
    """Take the top card of an open stack; an emptied one is begun anew."""
    card = s.open[stack].pop()
    if not s.open[stack]:
        open_next(s, stack, luck)
    return card


def to_hand(hand: list[int], card: int) -> None:
    """Put a card into a hand, which is sorted."""
    hand.append(card)
    hand.sort()


class CardGain(Asks):
    """Gain so many cards, each from the top of an open or a closed stack (p. 28)."""

    __slots__ = ("kind", "left", "thing")
    FIELDS: ClassVar[str] = "seat@ left/2 kind-/5 thing$"
    RULE: ClassVar[str] = "civo.research.gain"

    def __init__(self, seat: int, left: int, kind: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind  # the only stack, or ALL_STACKS
        self.thing = thing

    def copy(self) -> CardGain:
        return CardGain(self.seat, self.left, self.kind, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        stacks = [stack for stack in range(STACKS) if self.kind in (ALL_STACKS, stack)]
        found: list[Action] = [(OPEN, FIRST_STACK + stack, 0) for stack in stacks if s.open[stack]]
        return found + [(DRAW, FIRST_STACK + stack, 0) for stack in stacks if closed_size(s, stack)]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        stack = a[1] - FIRST_STACK
        if a[0] not in (OPEN, DRAW) or not 0 <= stack < STACKS:
            return None
        if self.kind not in (ALL_STACKS, stack):
            return Refusal(self.RULE, FIRST_STACK + self.kind, WRONG_KIND)
        return Refusal(self.RULE, a[1], 1, 0)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        player = s.players[self.seat]
        stack = a[1] - FIRST_STACK
        if a[0] == OPEN:
            card = take_open(s, stack, luck)
            to_hand(player.shown, card)
            luck.tell("card-taken", self.seat, card, source=self.thing)
        else:
            card = draw_closed(s, stack, luck)
            to_hand(player.hand, card)
            luck.tell("card-drawn", self.seat, card, source=self.thing, eye=self.seat)

    def check(self, s: Board) -> None:
        need(self.left > 0 and -1 <= self.kind < STACKS, "impossible-research")


class CardDraw(Asks):
    """Name the closed stacks one by one; the cards are looked at when all are drawn (p. 28)."""

    __slots__ = ("keep", "stacks", "thing", "total")
    FIELDS: ClassVar[str] = "seat@ total/6 keep/2 stacks<5[<12] thing$"
    RULE: ClassVar[str] = "civo.research.draw"

    def __init__(self, seat: int, total: int, keep: int, stacks: list[int], thing: int) -> None:
        super().__init__(seat)
        self.total = total
        self.keep = keep
        self.stacks = stacks  # those named so far
        self.thing = thing

    def copy(self) -> CardDraw:
        return CardDraw(self.seat, self.total, self.keep, self.stacks[:], self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        if len(self.stacks) >= self.total:
            return []
        return [
            (DRAW, FIRST_STACK + stack, 0)
            for stack in range(STACKS)
            if closed_size(s, stack) > self.stacks.count(stack)
        ]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        stack = a[1] - FIRST_STACK
        if a[0] == OPEN and 0 <= stack < STACKS:
            return Refusal(self.RULE, a[1], WRONG_KIND)
        if a[0] != DRAW or not 0 <= stack < STACKS:
            return None
        return Refusal(self.RULE, a[1], self.stacks.count(stack) + 1, closed_size(s, stack))

    def stop(self, s: Board) -> Action | None:
        """Leave the draw out, but not half of it."""
        return None if self.stacks else super().stop(s)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.stacks.append(a[1] - FIRST_STACK)

    def stopped(self, s: Board, luck: Luck) -> None:
        """Draw what was named, look at it and choose."""
        s.stack.pop()
        if self.stacks:
            cards = sorted(draw_closed(s, stack, luck) for stack in self.stacks)
            luck.tell("cards-drawn", self.seat, amount=len(cards), source=self.thing)
            types = [CARD_TYPE[card] for card in cards]
            s.stack.append(CardChoice(self.seat, min(self.keep, len(cards)), cards, types, self.thing))

    def check(self, s: Board) -> None:
        need(self.total > 0 and self.keep > 0, "impossible-research")


class CardChoice(Asks):
    """Keep some of the cards that were drawn; the others go under their stacks (p. 28)."""

    __slots__ = ("cards", "keep", "thing", "types")
    FIELDS: ClassVar[str] = "seat@ keep/2 cards$-card[<12] types<5[<12] thing$"
    RULE: ClassVar[str] = "civo.research.keep"

    def __init__(self, seat: int, keep: int, cards: list[int], types: list[int], thing: int) -> None:
        super().__init__(seat)
        self.keep = keep  # still to be kept
        self.cards = cards
        self.types = types  # what all see of each from behind
        self.thing = thing

    def copy(self) -> CardChoice:
        return CardChoice(self.seat, self.keep, self.cards[:], self.types[:], self.thing)

    def source(self) -> int:
        return self.thing

    def asks(self, s: Board) -> bool:
        """Ask which to keep, and in which order cards of one type go under their stack."""
        return self.keep > 0 or len(set(self.types)) < len(self.types)

    def options(self, s: Board) -> list[Action]:
        if self.keep > 0:
            return [(KEEP, card, 0) for card in self.cards]
        return [(UNDER, card, 0) for card in self.cards]

    def stop(self, s: Board) -> Action | None:
        return None

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] not in (KEEP, UNDER):
            return None
        if a[1] not in self.cards:
            return Refusal(self.RULE, a[1], WRONG_KIND)
        return Refusal(self.RULE, a[1], self.keep, len(self.cards))

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        card = a[1]
        self.types.pop(self.cards.index(card))
        self.cards.remove(card)
        if not self.cards:
            s.stack.pop()
        if a[0] == KEEP:
            self.keep -= 1
            to_hand(s.players[self.seat].hand, card)
            luck.tell("card-kept", self.seat, card, source=self.thing, eye=self.seat)
        else:
            s.under[CARD_TYPE[card]].append(card)
            s.under_by[CARD_TYPE[card]].append(self.seat)

    def show(self, seat: int) -> list[Any]:
        cards = self.cards[:] if seat == self.seat else [UNSEEN] * len(self.cards)
        return [self.seat, self.keep, cards, self.types[:], self.thing]

    def check(self, s: Board) -> None:
        need(0 <= self.keep <= len(self.cards) and len(self.cards) > 0, "impossible-research")
        need(self.types == [CARD_TYPE[card] for card in self.cards], "impossible-research")
