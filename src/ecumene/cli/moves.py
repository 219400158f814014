"""A legal move as one line: what it is, what it costs, what it leads to."""

from __future__ import annotations

from ecumene.cli.words import Say
from ecumene.kernel.game import Doc
from ecumene.table.table import Table
from ecumene.table.words import Words, amounts, words


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


def gains(offer: Doc, said: Words) -> str:
    """Return what a move would do beside being paid for: its price is told elsewhere."""
    paid = {_as_loss(price, said) for price in offer["price"]}
    return ", ".join(row["text"] for row in offer["net"] if row["text"] and row["text"] not in paid)


def _as_loss(price: Doc, said: Words) -> str:
    """Return a price as it stands among what a move changes: "−4 coins"."""
    id = f"net-{price['kind']}"
    return said.format(id, **amounts(-price["total"])) if said.has(id) else ""


def losses(table: Table, seat: int, offer: Doc, lang: str) -> list[str]:
    """Return what a move that ends the turn would lose or leave unused; giving up loses all."""
    if offer["gives_up"]:
        return [words(table.rules, lang).format("warning-gives-up")]
    ends = any(str(ref).startswith("button:") for ref in offer["refs"])
    return table.warnings(seat, lang) if ends else []


def describe(offer: Doc, said: Words, say: Say) -> str:
    """Return a move in one line."""
    text = str(offer["label"])
    if told := gains(offer, said):
        text += f": {told}"
    text = say.clauses(text, price(offer, say))
    if offer["ends_undo"]:
        text += f" ({say('move-final')})"
    return text
