"""Ways to damage a position by chance: numbers changed, cards swapped or moved, paragraphs dropped or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from ecumene.games.through_the_ages.card_data import THINGS

Doc = dict[str, Any]
Place = tuple[Any, Any]
"""Where a value stands: its list or dict, and its index or key there."""


def places(part: Any) -> Iterator[Place]:
    """Yield where each bare value of a document stands."""
    for key, value in list(part.items() if isinstance(part, dict) else enumerate(part)):
        if isinstance(value, dict | list):
            yield from places(value)
        else:
            yield part, key


def piles(part: Any) -> Iterator[list[str]]:
    """Yield each list of cards."""
    if isinstance(part, list) and all(isinstance(each, str) for each in part):
        yield part
    elif isinstance(part, dict | list):
        for value in part.values() if isinstance(part, dict) else part:
            yield from piles(value)


def damaged(doc: Doc, choose: Random) -> Doc:
    """Return a copy of a document with one damage."""
    doc = deepcopy(doc)
    choose.choice([another_number, swapped_cards, moved_card, other_paragraphs])(doc, choose)
    for player in doc["players"]:
        for hand in (player["hand"], player["military"]):
            hand.sort(key=lambda slug: THINGS.numbers.get(slug, -1))
    return doc


def another_number(doc: Doc, choose: Random) -> None:
    """Change one number."""
    part, key = choose.choice([(part, key) for part, key in places(doc) if type(part[key]) is int])
    part[key] = choose.choice([0, 1, part[key] + 1, part[key] - 1, part[key] + 5])


def swapped_cards(doc: Doc, choose: Random) -> None:
    """Swap two cards, wherever they lie."""
    cards = [(part, key) for part, key in places(doc) if part[key] in THINGS.numbers]
    (one, at), (other, there) = choose.choice(cards), choose.choice(cards)
    one[at], other[there] = other[there], one[at]


def moved_card(doc: Doc, choose: Random) -> None:
    """Move a card to another pile."""
    pile = choose.choice([pile for pile in piles(doc) if pile])
    choose.choice(list(piles(doc))).append(pile.pop(choose.randrange(len(pile))))


def other_paragraphs(doc: Doc, choose: Random) -> None:
    """Drop a paragraph that is under way, or begin it twice."""
    at = choose.randrange(len(doc["stack"]))
    if choose.random() < 0.5:
        doc["stack"].pop(at)
    else:
        doc["stack"].insert(at, deepcopy(doc["stack"][at]))
