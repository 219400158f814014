"""What a seat may know of Bazaar, and a world that fits it."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import imagine_sealed
from ecumene.kernel.serialize import checked, dump_frame, named, restore_frame
from tests.toy.bargains import Deal
from tests.toy.position import KINDS, cards_in_frames, deck
from tests.toy.state import Bazaar
from tests.toy.things import CARDS, THINGS


def view(s: Bazaar, seat: int) -> Doc:
    """Return everything but the pile, other seats' hands and what they have sealed."""
    return {
        "seat": seat,
        "over": s.over,
        "storm": s.storm,
        "bundles": s.bundles,
        "length": s.length,
        "round": s.round,
        "start": s.start,
        "wind": s.wind,
        "bank": s.bank,
        "coins": s.coins[:],
        "hand": named(s.hands[seat], THINGS) if seat >= 0 else [],
        "hand_sizes": [len(hand) for hand in s.hands],
        "stalls": named(s.stalls, THINGS),
        "pile_size": len(s.pile),
        "discard": named(s.discard, THINGS),
        "stack": [dump_frame(frame, THINGS, seat) for frame in s.stack],
    }


def imagine(doc: Doc, luck: Luck) -> Bazaar:
    """Deal the unseen cards to hands and pile, then seal answers that those hands could give."""
    me: int = doc["seat"]
    hand: list[int] = checked(doc["hand"], 1, "hand", THINGS)
    stalls: list[list[int]] = checked(doc["stalls"], 2, "stalls", THINGS)
    discard: list[int] = checked(doc["discard"], 1, "discard", THINGS)
    stack = [restore_frame(frame, THINGS, KINDS) for frame in doc["stack"]]
    unseen = deck()
    for cards in [hand, discard, cards_in_frames(stack), *stalls]:
        for card in cards:
            unseen.remove(card)
    hands: list[list[int]] = []
    shown = shown_to(me, stack)
    for _, card in shown:
        unseen.remove(card)
    for seat, size in enumerate(doc["hand_sizes"]):
        known = [card for owner, card in shown if owner == seat]
        hands.append(hand if seat == me else sorted(known + [luck.take(unseen) for _ in range(size - len(known))]))
    for frame in stack:
        if isinstance(frame, Deal):
            frame.imagine(hands[frame.seat], luck)
    world = Bazaar(
        stack,
        doc["over"],
        doc["storm"],
        doc["bundles"],
        doc["length"],
        doc["round"],
        doc["start"],
        doc["wind"],
        doc["bank"],
        list(doc["coins"]),
        hands,
        stalls,
        unseen,
        discard,
    )
    imagine_sealed(world, luck)
    return world


def shown_to(me: int, stack: list[Frame[Any]]) -> list[tuple[int, int]]:
    """Return (owner, card) of the cards in other hands that a proposal shows to a seat."""
    deals = [frame for frame in stack if isinstance(frame, Deal) and frame.partner == me]
    pairs = [(deal.seat, pair) for deal in deals for pair in zip(deal.gives, deal.given, strict=True)]
    return [(seat, thing) for seat, (thing, amount) in pairs if thing < CARDS for _ in range(amount)]
