"""A saved game as plain data, for a program to read."""

from __future__ import annotations

from ecumene.kernel.game import Doc
from ecumene.table.moves import Move, token
from ecumene.table.table import Table
from ecumene.table.words import words


def whole(table: Table, lang: str) -> Doc:
    """Return who played what, every move with the luck and the lines that followed it, and the result."""
    lines = _lines(table, 0, lang)
    return {**head(table, lang), "moves": [_move(table, move, lines, lang) for move in table.history]}


def one(table: Table, move: Move, lang: str) -> Doc:
    """Return a move, and the table after it as the one sees it who made it."""
    seat = move.seat if move.seat >= 0 else None
    told = _move(table, move, _lines(table, move.number, lang), lang)
    return {**head(table, lang), "move": told, "view": table.view(seat, lang)}


def head(table: Table, lang: str) -> Doc:
    """Return what was played, by whom, when, and how it ended."""
    return {
        "game": table.game,
        "rules": table.rules.rulebook.version,
        "seats": [table.seat_name(seat, lang) for seat in range(table.players)],
        "options": table.options,
        "date": table.date,
        "number": table.number,
        "result": table.result_in(lang),
    }


def _lines(table: Table, since: int, lang: str) -> list[Doc]:
    """Return the log, each line as the seat reads it whom it concerns: afterwards nothing is secret."""
    logs = [table.log(seat, since, lang) for seat in range(table.players)]
    public = table.log(None, since, lang)
    return [line if line["seat"] in (None, -1) else logs[line["seat"]][at] for at, line in enumerate(public)]


def _move(table: Table, move: Move, lines: list[Doc], lang: str) -> Doc:
    said = words(table.rules, lang)
    label = said.move_label(move.action, table.names, move.named_by, move.told_as) if move.seat >= 0 else None
    return {
        "number": move.number,
        "seat": move.seat,
        "text": move.text,
        "label": label,
        "luck": [token(table.rules.things, value) for value in move.outcomes],
        "lines": [line for line in lines if line["number"] == move.number],
    }
