"""A legal move as one line: what it is, what it costs, what it leads to."""

from __future__ import annotations

from ecumene.cli.search import fold
from ecumene.cli.words import Say
from ecumene.kernel.game import Doc
from ecumene.table.presenter import Presenter
from ecumene.table.words import Words, amounts


def meant(offers: list[Doc], text: str, said: Words) -> str:
    """Return the move that was typed: as it is written, as the list words it, or with names cut short.

    Names are those of moves (`take great-lib`) or of the reader's language; where several fit, it stays as typed.
    """
    typed = " ".join(text.split())
    labels = {fold(str(offer["label"])): str(offer["text"]) for offer in offers}
    if typed in labels.values() or fold(typed) in labels:
        return typed if typed in labels.values() else labels[fold(typed)]
    verb, _, rest = typed.partition(" ")
    found = []
    for offer in offers:
        word, _, things = str(offer["text"]).partition(" ")
        if rest and word == verb:
            names = [things, *(_name(thing, said) for thing in things.split())]
            found += [str(offer["text"])] if any(fold(name).startswith(fold(rest)) for name in names) else []
        elif not rest and word.startswith(verb):
            found.append(str(offer["text"]))
    found = found or [text for label, text in labels.items() if label.startswith(fold(typed))]
    return found[0] if len(found) == 1 else typed


def _name(slug: str, said: Words) -> str:
    number = said.game.things.numbers.get(slug)
    return said.thing(number) if number is not None else slug


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


def losses(presenter: Presenter, offer: Doc) -> list[str]:
    """Return what a move that ends the turn would lose or leave unused; giving up loses all."""
    if offer["gives_up"]:
        return [presenter.said.format("warning-gives-up")]
    ends = any(str(ref).startswith("button:") for ref in offer["refs"])
    return presenter.warnings() if ends else []


def blind(offer: Doc, offers: list[Doc], said: Words) -> bool:
    """Return whether only the words of a move tell what it does; words that others share tell nothing."""
    told = offer["effect"]
    alone = bool(told) and sum(other["effect"] == told for other in offers) == 1
    return alone and not gains(offer, said) and not cost(offer)


def describe(offer: Doc, said: Words, say: Say) -> str:
    """Return a move in one line."""
    text = str(offer["label"])
    if told := gains(offer, said):
        text += f": {told}"
    text = say.clauses(text, price(offer, say))
    if offer["ends_undo"]:
        text += f" ({say('move-final')})"
    return text
