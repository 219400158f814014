"""The legal moves as a screen shows them: what each is called, touches, costs and leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.game import Doc
from ecumene.kernel.modifiers import Row, Sum
from ecumene.table.moves import token
from ecumene.table.preview import end_of_turn, foresee, net
from ecumene.table.words import Words, amounts, signed

if TYPE_CHECKING:
    from ecumene.table.table import Table


def offers(table: Table, seat: int, said: Words) -> list[Doc]:
    """Return one row for each legal move, in canonical order; only giving up comes last."""
    rows: list[Doc] = []
    game = table.rules
    verbs = game.grammar.verbs
    for a in sorted(table.legal(seat), key=lambda a: verbs[a[0]].seldom):
        seen = foresee(table, seat, a)
        events, stops, _ = seen
        sums = net(events, seat, table.names, said)
        rows.append(
            {
                "text": game.grammar.text(a),
                "label": said.move_label(a, table.names),
                "refs": list(game.refs(table.state, seat, a)),
                "price": [price(kind, cost, said) for kind, cost in game.price(table.state, seat, a).items()],
                "net": sums,
                "summary": ", ".join(row["text"] for row in sums if row["text"]),
                "end_of_turn": end_of_turn(table, seat, seen, said),
                "stops": stops,
                "ends_undo": stops is not None,
                "gives_up": verbs[a[0]].seldom,
            }
        )
    return rows


def price(kind: str, cost: Sum, said: Words) -> Doc:
    """Return a price with the rows it is made of: 3 = 4 − 1 Harappa."""
    total = cost.total()
    rows = _as_paid(cost.rows, total)
    return {
        "kind": kind,
        "total": total,
        "text": said.format(f"price-{kind}", **amounts(total)),
        "rows": [
            {
                "source": None if source < 0 else token(said.game.things, source),
                "amount": amount,
                "text": signed(amount) if source < 0 else f"{signed(amount)} {said.thing(source)}",
            }
            for source, amount in rows
        ],
    }


def _as_paid(rows: list[Row], total: int) -> list[Row]:
    """Return the rows of a price, the last discount cut down to what there was to take off."""
    unused = total - sum(amount for _, amount in rows)
    if unused <= 0:
        return rows
    last = max(at for at, (_, amount) in enumerate(rows) if amount < 0)
    return [(source, amount + unused if at == last else amount) for at, (source, amount) in enumerate(rows)]
