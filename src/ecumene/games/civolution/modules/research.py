"""Research: cards from open and closed stacks (p. 28)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_STACK
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.state import STACKS, GameState
from ecumene.games.civolution.verbs import DRAW, KEEP, OPEN, UNDER
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, WRONG_KIND

ALL_STACKS: Final = -1
OTHER_STACK: Final = because("civo.research.gain", WRONG_KIND)
NONE_LEFT: Final = because("civo.research.gain", 1)
OPEN_CARD: Final = because("civo.research.draw", WRONG_KIND)
TOO_FEW: Final = because("civo.research.draw")
NOT_DRAWN: Final = because("civo.research.keep", WRONG_KIND)
KEEP_FIRST: Final = because("civo.research.keep")
ALL_KEPT: Final = because("civo.research.keep", 0)
UNSEEN: Final = -2  # in the place of a card that only its drawer has looked at


def closed_size(s: GameState, stack: int) -> int:
    """Return how many cards a closed stack holds."""
    return len(s.closed[stack]) + len(s.under[stack])


def draw_closed(s: GameState, stack: int, luck: Luck) -> int:
    """Take the top card of a closed stack; those that were put under it come last."""
    if s.closed[stack]:
        return luck.take(s.closed[stack])
    s.under_by[stack].pop(0)
    luck.reveal()
    return s.under[stack].pop(0)


def open_next(s: GameState, stack: int, luck: Luck) -> None:
    """Turn the top card of a closed stack onto the open one."""
    if closed_size(s, stack):
        card = draw_closed(s, stack, luck)
        s.open[stack].append(card)
        luck.tell("opened", -1, card)


def take_open(s: GameState, stack: int, luck: Luck) -> int:
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
    """Gain so many cards, each from the top of an open or a closed stack (p. 28).

    kind  the only stack, or ALL_STACKS
    """

    FIELDS: ClassVar[str] = "seat@ left/2 kind-/5 thing$"
    RULE: ClassVar[str] = "civo.research.gain"
    VERBS: ClassVar[list[int]] = [OPEN, DRAW]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "left", "thing")

    def __init__(self, seat: int, left: int, kind: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind
        self.thing = thing

    def copy(self) -> CardGain:
        return CardGain(self.seat, self.left, self.kind, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(verb, FIRST_STACK + stack, 0) for verb in (OPEN, DRAW) for stack in range(STACKS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        stack = a[1] - FIRST_STACK
        if not 0 <= stack < STACKS:
            return UNLISTED
        if self.kind not in (ALL_STACKS, stack):
            return OTHER_STACK
        return ALLOWED if (len(s.open[stack]) if a[0] == OPEN else closed_size(s, stack)) else NONE_LEFT

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == OTHER_STACK:
            return FIRST_STACK + self.kind, case_of(why), -1
        return (a[1], 1, 0) if why == NONE_LEFT else super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
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

    def check(self, s: GameState) -> None:
        need(self.left > 0 and -1 <= self.kind < STACKS, "impossible-research")


class CardDraw(Asks):
    """Name the closed stacks one by one; the cards are looked at when all are drawn (p. 28).

    stacks  those named so far
    """

    FIELDS: ClassVar[str] = "seat@ total/6 keep/2 stacks<5[<12] thing$"
    RULE: ClassVar[str] = "civo.research.draw"
    VERBS: ClassVar[list[int]] = [DRAW, OPEN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("keep", "stacks", "thing", "total")

    def __init__(self, seat: int, total: int, keep: int, stacks: list[int], thing: int) -> None:
        super().__init__(seat)
        self.total = total
        self.keep = keep
        self.stacks = stacks
        self.thing = thing

    def copy(self) -> CardDraw:
        return CardDraw(self.seat, self.total, self.keep, self.stacks[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(DRAW, FIRST_STACK + stack, 0) for stack in range(STACKS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        stack = a[1] - FIRST_STACK
        if not 0 <= stack < STACKS or len(self.stacks) >= self.total:
            return UNLISTED
        if a[0] == OPEN:
            return OPEN_CARD
        return ALLOWED if closed_size(s, stack) > self.stacks.count(stack) else TOO_FEW

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == TOO_FEW:
            stack = a[1] - FIRST_STACK
            return a[1], self.stacks.count(stack) + 1, closed_size(s, stack)
        if why == OPEN_CARD:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        """Leave the draw out, but not half of it."""
        return None if self.stacks else super().stop(s)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.stacks.append(a[1] - FIRST_STACK)

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Draw what was named, look at it and choose."""
        s.stack.pop()
        if self.stacks:
            cards = sorted(draw_closed(s, stack, luck) for stack in self.stacks)
            luck.tell("cards-drawn", self.seat, amount=len(cards), source=self.thing)
            types = [CARD_TYPE[card] for card in cards]
            s.stack.append(CardChoice(self.seat, min(self.keep, len(cards)), cards, types, self.thing))

    def check(self, s: GameState) -> None:
        need(self.total > 0 and self.keep > 0, "impossible-research")


class CardChoice(Asks):
    """Keep some of the cards that were drawn; the others go under their stacks (p. 28).

    keep   still to be kept
    types  what all see of each from behind
    """

    FIELDS: ClassVar[str] = "seat@ keep/2 cards$-card[<12] types<5[<12] thing$"
    RULE: ClassVar[str] = "civo.research.keep"
    VERBS: ClassVar[list[int]] = [KEEP, UNDER]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("cards", "keep", "thing", "types")

    def __init__(self, seat: int, keep: int, cards: list[int], types: list[int], thing: int) -> None:
        super().__init__(seat)
        self.keep = keep
        self.cards = cards
        self.types = types
        self.thing = thing

    def copy(self) -> CardChoice:
        return CardChoice(self.seat, self.keep, self.cards[:], self.types[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def asks(self, s: GameState) -> bool:
        """Ask which to keep, and in which order cards of one type go under their stack."""
        return self.keep > 0 or len(set(self.types)) < len(self.types)

    def candidates(self, s: GameState) -> list[Action]:
        verb = KEEP if self.keep > 0 else UNDER
        return [(verb, card, 0) for card in self.cards]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in self.cards:
            return NOT_DRAWN
        if a[0] == UNDER and self.keep > 0:
            return KEEP_FIRST
        return ALL_KEPT if a[0] == KEEP and self.keep <= 0 else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why in (KEEP_FIRST, ALL_KEPT):
            return a[1], self.keep, len(self.cards)
        if why == NOT_DRAWN:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
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

    def check(self, s: GameState) -> None:
        need(0 <= self.keep <= len(self.cards) and len(self.cards) > 0, "impossible-research")
        need(self.types == [CARD_TYPE[card] for card in self.cards], "impossible-research")
