"""A scene: everything a viewer needs to draw and to act, and nothing that this viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.kernel.frame import Action
from ecumene.server.errors import say
from ecumene.server.journal import Redo
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.offers import price
from ecumene.table.preview import end_of_turn, end_of_turn_line, foresee, net
from ecumene.table.table import Table
from ecumene.table.words import Words, words


def scene(
    row: TableRow, table: Table, seat: int | None, lang: str, since: int, redo: Redo, acts: bool = True
) -> Doc:
    """Return the scene for a seat (None: a spectator), with the log of all moves after number `since`."""
    said = words(table.rules, lang)
    view = table.view(seat, lang)
    lines = log(table, seat, since, said)
    asked = acts and seat is not None and (seat in table.waiting or seat in table.may_change)
    return {
        "table": row.id,
        "version": table.version,
        "number": table.number,
        "seat": seat,
        "asked": table.asked(seat) if seat is not None else None,
        "view": view,
        "prompt": prompt(table, seat, view, said),
        "offers": offers(table, seat, said) if asked and seat is not None else [],
        "log": lines,
        "log_from": lines_before(table, since),
        "since_your_last_turn": first_unseen(row, table, seat),
        "can_undo": acts and seat is not None and table.can_undo(seat),
        "can_redo": acts and can_redo(table, redo, seat),
        "checklist": checklist(table, seat, said) if asked and seat is not None else [],
        "panels": panels(table, view),
        "result": with_resigned(table.result_in(lang), row),
    }


def prompt(table: Table, seat: int | None, view: Doc, said: Words) -> Doc:
    """Return what is asked now, or whom the table waits for."""
    if not table.waiting:
        return {"text": say(said.lang, "game-over"), "frame": "", "source": "-"}
    frame = table.state.stack[-1]
    name = type(frame).__name__
    source = table.rules.things.slug(frame.source())
    if source not in set(_texts(view)):
        source = "-"  # what the view does not name is not ours to tell
    if seat is not None and (seat in table.waiting or seat in table.may_change):
        text = table.prompt(seat, said.lang)
    else:
        names = ", ".join(said.seat(table.names, each) for each in table.waiting)
        text = say(said.lang, "waiting-for", names=names)
    return {"text": text, "frame": name, "source": source}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def offers(table: Table, seat: int, said: Words) -> list[Doc]:
    """Return one row for each legal move, in canonical order."""
    return [offer(table, seat, a, said) for a in table.legal(seat)]


def offer(table: Table, seat: int, a: Action, said: Words) -> Doc:
    """Return a legal move with its label, what it touches, its price and what it would do."""
    game = table.rules
    seen = foresee(table, seat, a)
    events, stops, _ = seen
    later = end_of_turn_line(end_of_turn(table, seat, seen, said), said)
    sums = net(events, seat, table.names, said)
    prices = [price(kind, cost, said) for kind, cost in game.price(table.state, seat, a).items()]
    return {
        "move": game.grammar.text(a),
        "label": said.move_label(a, table.names),
        "refs": list(game.refs(table.state, seat, a)),
        "group": game.grammar.verbs[a[0]].word,
        "price": [
            {**each, "rows": [[part["source"], part["amount"], part["text"]] for part in each["rows"]]}
            for each in prices
        ],
        "preview": {
            "lines": [*(said.log_line(event, seat, table.names) for event in events), *([later] if later else [])],
            "net": {each["kind"]: each["amount"] for each in sums if each["seat"] == seat},
            "summary": ", ".join(each["text"] for each in sums if each["text"]),
            "stops": stops,
        },
        "ends_undo": stops is not None,
        "gives_up": game.grammar.verbs[a[0]].seldom,
    }


def log(table: Table, seat: int | None, since: int, said: Words) -> list[Doc]:
    """Return the lines of all moves after a number, each with its place `n` in the whole log."""
    n = lines_before(table, since)
    return [
        {
            "n": n + at,
            "number": line["number"],
            "seat": line["seat"],
            "automaton": line["automaton"],
            "kind": line["kind"],
            "subject": line["subject"],
            "amount": line["amount"],
            "source": line["source"],
            "from": line["from"],
            "to": line["to"],
            "text": line["text"],
            "move": line["move"]["label"],
            "because": because(line, said),
        }
        for at, line in enumerate(table.log(seat, since + 1, said.lang))
    ]


def because(line: Doc, said: Words) -> list[str]:
    """Return the causes of a line in words, the nearest first; not the whole game, which is behind every line."""
    causes: list[str] = []
    for each in [{"text": "", "source": line["source"]}, *reversed(line["because"][1:])]:
        parts = [each["text"]] if each["text"] else []
        if each["source"] in said.game.things.numbers:
            parts.append(said.thing(said.game.things.number(each["source"])))
        text = ": ".join(parts)
        if text and text not in causes:
            causes.append(text)
    return causes


def lines_before(table: Table, since: int) -> int:
    """Return how many lines of the log belong to moves up to a number."""
    return sum(len(move.events) for move in table.history if move.number <= since)


def move_of_line(table: Table, n: int) -> int:
    """Return the number after which the move with line `n` stands."""
    count = 0
    for move in table.history:
        count += len(move.events)
        if count > n:
            return move.number - 1
    return table.number


def first_unseen(row: TableRow, table: Table, seat: int | None) -> int:
    """Return the first line that a seat has not seen: after its own last move, or later if it said so."""
    total = lines_before(table, table.number)
    if seat is None:
        return total
    own = max([move.number for move in table.history if move.seat == seat], default=table.history[0].number - 1)
    return min(total, max(lines_before(table, own), row.seats[seat].seen))


def can_redo(table: Table, redo: Redo, seat: int | None) -> bool:
    """Tell whether what this seat took back last can be played again."""
    back = redo.get(seat, []) if seat is not None else []
    return seat is not None and bool(back) and back[-1].move in table.moves(seat)


def checklist(table: Table, seat: int, said: Words) -> list[str]:
    """Return what a seat would lose or leave unused by ending its turn now, as the game sees it."""
    return table.warnings(seat, said.lang)


def panels(table: Table, view: Doc) -> list[Doc]:
    """Return the numbers of each seat that everybody sees, now and as the game foresees them at the turn's end.

    Then those of each automaton.
    """
    rows = view.get("players")
    found: list[Doc] = []
    for seat in range(table.players):
        now: Doc = {}
        if isinstance(rows, list) and len(rows) == table.players and isinstance(rows[seat], dict):
            now = {key: value for key, value in rows[seat].items() if type(value) is int}
        forecast = table.rules.forecast(table.state, seat)
        found.append({"seat": seat, "automaton": None, "now": now, "end_of_turn": forecast})
    for each in table.rules.automata_of(table.state):
        id = table.rules.automata[each.number]
        scored = {} if each.points is None else {"points": each.points}
        found.append({"seat": None, "automaton": id, "now": {**scored, **each.numbers}, "end_of_turn": {}})
    return found


def with_resigned(result: Doc | None, row: TableRow) -> Doc | None:
    """Return a result in which those who resigned come last, behind the automata too."""
    gone = [each.seat for each in row.seats if each.resigned]
    if result is None or not gone:
        return result
    old = result["ranks"]
    rivals = sum(each["points"] is not None for each in result["automata"])
    passed = [sum(old[seat] < rank for seat in gone) for rank in old]
    last = 1 + len(old) - len(gone) + rivals
    ranks = [last if seat in gone else rank - passed[seat] for seat, rank in enumerate(old)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in gone]
    return {**result, "ranks": ranks, "winners": winners if result["winners"] else [], "resigned": gone}
