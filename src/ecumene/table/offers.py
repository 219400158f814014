"""The legal moves as a screen shows them: what each is called, touches, costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.modifiers import Gain, Row, Sum
from ecumene.kernel.things import Things
from ecumene.table.faults import STRICT, Faults, nothing
from ecumene.table.moves import token
from ecumene.table.preview import foresee, outcome, summary
from ecumene.table.words import Words, amounts, signed

if TYPE_CHECKING:
    from ecumene.table.table import Table

POWER = (
    "power"  # the row that says: what this card does, is what the move brings; its amount is the level of the card
)


def offers(table: Table, seat: int, faults: Faults = STRICT) -> list[Doc]:
    """Return one row for each legal move, in canonical order: ids and numbers, no words and no preview."""
    return [offer(table, seat, a, faults) for a in table.legal(seat)]


def offer(table: Table, seat: int, a: Action, faults: Faults = STRICT) -> Doc:
    """Return a legal move with what it touches, its price row by row, and what it brings row by row."""
    game, told, spare = table.rules, table.answers.of_move(seat, a), faults.spare
    things = game.things
    rows = spare(lambda: told.gain, nothing())
    costs: dict[str, Sum] = spare(lambda: told.price, {})
    return {
        "move": game.grammar.text(a),
        "refs": spare(lambda: list(told.refs), nothing()),
        "price": [price(kind, cost, things) for kind, cost in costs.items()],
        "gain": [[kind, amount, _source(things, source)] for kind, amount, source in rows],
        "tells": _source(things, card_told(game, a, rows)),
        "named": spare(lambda: _source(things, told.named_by), None),
        "told_as": spare(lambda: told.told_as, None),
        "destroys": spare(lambda: told.destroys, False),
    }


def card_told(game: Game, a: Action, rows: list[Gain]) -> int:
    """Return the card whose own words say what a move is good for; -1 for none, or where its rows say it all."""
    for kind, _, source in rows:
        if kind == POWER:
            return source
    if any(kind not in game.takes_up for kind, _, _ in rows):
        return -1
    return a[1] if game.grammar.verbs[a[0]].subject in (THING, MAYBE) else -1


def level_told(gain: list[list[Any]]) -> int:
    """Return the level of the card whose words say what a move brings."""
    return next((int(amount) for kind, amount, _ in gain if kind == POWER), 1)


def offers_in_words(table: Table, seat: int, said: Words, faults: Faults = STRICT) -> list[Doc]:
    """Return each legal move in words, with what it would do; what destroys comes late, and giving up last."""
    verbs = table.rules.grammar.verbs
    found = [(a, offer(table, seat, a, faults)) for a in table.legal(seat)]
    found.sort(key=lambda each: (verbs[each[0][0]].seldom, each[1]["destroys"]))
    return [in_words(table, seat, a, plain, said, faults) for a, plain in found]


def in_words(table: Table, seat: int, a: Action, plain: Doc, said: Words, faults: Faults = STRICT) -> Doc:
    """Return an offer in words, with what it would do; where that is not known, as if it could not be undone."""
    spare, numbers = faults.spare, table.rules.things.numbers
    unknown: Doc = {"net": [], "end_of_turn": [], "stops": None, "ends_undo": True}
    seen = spare(lambda: outcome(table, seat, foresee(table, seat, a), said), unknown)
    told = numbers.get(plain["tells"], -1)
    names = told if told >= 0 else numbers.get(plain["named"], -1)
    return {
        "text": plain["move"],
        "label": spare(lambda: said.move_label(a, table.names, names, plain["told_as"]), plain["move"]),
        "refs": plain["refs"],
        "price": spare(lambda: [price_in_words(each, said) for each in plain["price"]], nothing()),
        "gain": plain["gain"],
        "effect": spare(lambda: said.effect(a, told, level_told(plain["gain"])), ""),
        **seen,
        "summary": summary(seen["net"]),
        "gives_up": table.rules.grammar.verbs[a[0]].seldom,
    }


def price(kind: str, cost: Sum, things: Things) -> Doc:
    """Return a price with the rows it is made of: 3 = 4 − 1 Harappa."""
    total = cost.total()
    rows = [[_source(things, source), amount] for source, amount in _as_paid(cost.rows, total)]
    return {"kind": kind, "total": total, "rows": rows}


def price_in_words(plain: Doc, said: Words) -> Doc:
    """Return a price whose sum and rows say what they are."""
    return {
        "kind": plain["kind"],
        "total": plain["total"],
        "text": said.format(f"price-{plain['kind']}", **amounts(plain["total"])),
        "rows": [
            {"source": source, "amount": amount, "text": _row_text(source, amount, said)}
            for source, amount in plain["rows"]
        ],
    }


def _row_text(source: str | None, amount: int, said: Words) -> str:
    things = said.game.things
    if source not in things.numbers:
        return signed(amount)
    return f"{signed(amount)} {said.thing(things.numbers[source])}"


def _source(things: Things, source: int) -> str | None:
    return None if source < 0 else token(things, source)


def _as_paid(rows: list[Row], total: int) -> list[Row]:
    """Return the rows of a price, the last discount cut down to what there was to take off."""
    unused = total - sum(amount for _, amount in rows)
    if unused <= 0:
        return rows
    last = max(at for at, (_, amount) in enumerate(rows) if amount < 0)
    return [(source, amount + unused if at == last else amount) for at, (source, amount) in enumerate(rows)]
