"""What a seat may know of Bazaar, and a world that fits it."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import imagine_sealed
from tests.toy.bargains import Deal
from tests.toy.position import cards_in_frames, deck
from tests.toy.state import SCHEMA, Bazaar
from tests.toy.things import CARDS, THINGS


def view(s: Bazaar, seat: int) -> Doc:
    """Return everything but the pile, other seats' hands and what they have sealed."""
    doc = SCHEMA.show(s, seat)
    doc["hand"] = [THINGS.slug(card) for card in s.hands[seat]] if seat >= 0 else []
    doc["hand_sizes"] = [len(hand) for hand in s.hands]
    doc["pile_size"] = len(s.pile)
    return doc


def imagine(doc: Doc, luck: Luck) -> Bazaar:
    """Deal the unseen cards to hands and pile, then seal answers that those hands could give."""
    hands = [doc["hand"] if seat == doc["seat"] else [] for seat in range(len(doc["hand_sizes"]))]
    s: Bazaar = SCHEMA.restore({**doc, "hands": hands, "pile": []}, strict=False)
    unseen = deck()
    for cards in [s.discard, cards_in_frames(s.stack), *s.hands, *s.stalls]:
        for card in cards:
            unseen.remove(card)
    shown = shown_to(doc["seat"], s.stack)
    for _, card in shown:
        unseen.remove(card)
    for seat, size in enumerate(doc["hand_sizes"]):
        known = [card for owner, card in shown if owner == seat]
        if seat != doc["seat"]:
            s.hands[seat] = sorted(known + [luck.take(unseen) for _ in range(size - len(known))])
    s.pile = unseen
    for frame in s.stack:
        if isinstance(frame, Deal):
            frame.imagine(s.hands[frame.seat], luck)
    imagine_sealed(s, luck)
    return s


def shown_to(me: int, stack: list[Frame[Any]]) -> list[tuple[int, int]]:
    """Return (owner, card) of the cards in other hands that a proposal shows to a seat."""
    deals = [frame for frame in stack if isinstance(frame, Deal) and frame.partner == me]
    pairs = [(deal.seat, pair) for deal in deals for pair in zip(deal.gives, deal.given, strict=True)]
    return [(seat, thing) for seat, (thing, amount) in pairs if thing < CARDS for _ in range(amount)]
