"""The legal moves as a screen shows them: what each is called, touches, costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.modifiers import Gain, Row, Sum
from ecumene.kernel.things import Things
from ecumene.table.moves import token
from ecumene.table.preview import foresee, outcome, summary
from ecumene.table.words import Words, amounts, signed

if TYPE_CHECKING:
    from ecumene.table.table import Table

POWER = (
    "power"  # the row that says: what this card does, is what the move brings; its amount is the level of the card
)
BESIDE = (POWER, "workers_sent")  # rows that tell no number of the seat


def offers(table: Table, seat: int) -> list[Doc]:
    """Return one row for each legal move, in canonical order: ids and numbers, no words and no preview."""
    return [offer(table, seat, a) for a in table.legal(seat)]


def offer(table: Table, seat: int, a: Action) -> Doc:
    """Return a legal move with what it touches, its price row by row, and what it brings row by row."""
    game, state = table.rules, table.state
    things = game.things
    rows = game.gain(state, seat, a)
    return {
        "move": game.grammar.text(a),
        "refs": list(game.refs(state, seat, a)),
        "price": [price(kind, cost, things) for kind, cost in game.price(state, seat, a).items()],
        "gain": [[kind, amount, _source(things, source)] for kind, amount, source in rows],
        "tells": _source(things, card_told(game, a, rows)),
        "named": _source(things, game.named_by(state, seat, a)),
        "told_as": game.told_as(state, seat, a),
        "destroys": game.destroys(a),
    }


def card_told(game: Game, a: Action, rows: list[Gain]) -> int:
    """Return the card whose own words say what a move is good for; -1 for none, or where its rows say it all."""
    for kind, _, source in rows:
        if kind == POWER:
            return source
    if any(kind not in BESIDE for kind, _, _ in rows):
        return -1
    return a[1] if game.grammar.verbs[a[0]].subject in (THING, MAYBE) else -1


def level_told(gain: list[list[Any]]) -> int:
    """Return the level of the card whose words say what a move brings."""
    return next((int(amount) for kind, amount, _ in gain if kind == POWER), 1)


def offers_in_words(table: Table, seat: int, said: Words) -> list[Doc]:
    """Return each legal move in words, with what it would do; what destroys comes late, and giving up last."""
    game = table.rules
    legal = sorted(table.legal(seat), key=lambda a: (game.grammar.verbs[a[0]].seldom, game.destroys(a)))
    return [offer_in_words(table, seat, a, said) for a in legal]


def offer_in_words(table: Table, seat: int, a: Action, said: Words) -> Doc:
    """Return a legal move in words, with what it would do."""
    plain = offer(table, seat, a)
    seen = outcome(table, seat, foresee(table, seat, a), said)
    numbers = table.rules.things.numbers
    told = numbers.get(plain["tells"], -1)
    return {
        "text": plain["move"],
        "label": said.move_label(
            a, table.names, told if told >= 0 else numbers.get(plain["named"], -1), plain["told_as"]
        ),
        "refs": plain["refs"],
        "price": [price_in_words(each, said) for each in plain["price"]],
        "gain": plain["gain"],
        "effect": said.effect(a, told, level_told(plain["gain"])),
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
