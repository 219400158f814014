"""A legal move as one line: what it is, what it costs, what it leads to."""

from __future__ import annotations

from ecumene.cli.say import Say
from ecumene.kernel.game import Doc
from ecumene.table.table import Table
from ecumene.table.words import words


def cost(offer: Doc) -> str:
    """Return the price of a move, with the cards that change it: "3 coins (4 − 1 Harappa)"."""
    parts = []
    for price in offer["price"]:
        if len(price["rows"]) > 1:
            parts.append(f"{price['text']} ({', '.join(row['text'] for row in price['rows'])})")
        elif price["total"]:
            parts.append(price["text"])
    return ", ".join(parts)


def price(offer: Doc, say: Say) -> str:
    """Return what a move costs, as a clause; nothing for a free one."""
    return say("move-cost", cost=cost(offer)) if cost(offer) else ""


def effect(offer: Doc) -> str:
    """Return what a move would do, in short."""
    return str(offer["summary"])


def losses(table: Table, seat: int, offer: Doc, lang: str) -> list[str]:
    """Return what a move that ends the turn would lose or leave unused; giving up loses all."""
    if offer["gives_up"]:
        return [words(table.rules, lang).format("warning-gives-up")]
    ends = any(str(ref).startswith("button:") for ref in offer["refs"])
    return table.warnings(seat, lang) if ends else []


def describe(offer: Doc, say: Say) -> str:
    """Return a move in one line."""
    text = str(offer["label"])
    if effect(offer):
        text += f": {effect(offer)}"
    text = say.clauses(text, price(offer, say))
    if offer["ends_undo"]:
        text += f" ({say('move-final')})"
    return text
