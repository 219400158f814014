"""What is stored about a table must fit together: a damaged row costs its own table and is logged once."""

from __future__ import annotations

import logging
import re
from math import isfinite
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.games import SHELF, find
from ecumene.players import NAMES
from ecumene.server.errors import Problem
from ecumene.table.errors import Complaint

if TYPE_CHECKING:
    from ecumene.server.table_rows import TableRow

log = logging.getLogger("ecumene.server")
MOST_REPORTED = 1000
COLUMN = re.compile(r"at `\$\.(\w+)")
_reported: set[tuple[str, str]] = set()


class ResultShape(msgspec.Struct):
    """What every result holds; a game may add to it."""

    scores: list[float]
    ranks: list[int]
    winners: list[int]
    ending: str
    automata: list[dict[str, Any]] = []


class DamagedRow(Complaint):
    """A row that cannot be what was stored: the column, and what is wrong with it (for the log)."""

    def __init__(self, column: str, detail: object) -> None:
        super().__init__("stored-row", column=column)
        self.detail = f"{column}: {detail}"


def decoded(column: str, text: Any) -> Any:
    """Return the JSON of a column."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, TypeError, RecursionError) as wrong:  # the last one: thousands of lists in lists
        raise DamagedRow(column, wrong) from None


def mistyped(wrong: msgspec.ValidationError) -> DamagedRow:
    """Return which column holds something of the wrong type."""
    found = COLUMN.search(str(wrong))
    return DamagedRow(found[1] if found else "tables", wrong)


def check_row(row: TableRow) -> None:
    """Refuse a row whose parts are of the right types but cannot belong together."""
    if row.game not in SHELF:
        raise DamagedRow("game", f"there is no {row.game!r}")
    if row.players not in find(row.game).seats:
        raise DamagedRow("players", f"{row.game} is not for {row.players}")
    for column in ("created", "changed", "stays"):
        if not isfinite(getattr(row, column) or 0.0):
            raise DamagedRow(column, "no time")
    _check_seats(row)
    places = range(row.players)
    _within("waiting", row.waiting, places)
    _within("votes", [each.seat for each in row.votes], places)
    for notice in row.notices:
        _within("notices", [notice["seat"], *([] if notice["by"] is None else [notice["by"]])], places)
    if len(row.since) != row.players:
        raise DamagedRow("since", f"{len(row.since)} times for {row.players} seats")
    if row.result is not None:
        _check_result(row.result, row.players)


def _check_seats(row: TableRow) -> None:
    if [each.seat for each in row.seats] != list(range(row.players)):
        raise DamagedRow("seats", f"{[each.seat for each in row.seats]} of {row.players}")
    for each in row.seats:
        if each.kind == "open" and (row.state != "open" or each.person is not None):
            raise DamagedRow("seats", f"seat {each.seat} is open and taken")
        if each.kind == "bot" and each.bot is None:
            raise DamagedRow("seats", f"seat {each.seat} has no bot")
        if each.bot is not None and each.bot not in NAMES and row.state != "over":
            raise DamagedRow("seats", f"there is no bot {each.bot!r}")


def _check_result(result: dict[str, Any], players: int) -> None:
    try:
        shape = msgspec.convert(result, ResultShape)
    except msgspec.ValidationError as wrong:
        raise DamagedRow("result", wrong) from None
    if not len(shape.scores) == len(shape.ranks) == players:
        raise DamagedRow("result", f"{len(shape.scores)} scores and {len(shape.ranks)} ranks for {players} seats")
    _within("result", shape.winners, range(players))


def _within(column: str, seats: list[int], places: range) -> None:
    if any(seat not in places for seat in seats):
        raise DamagedRow(column, f"{seats} of {len(places)} seats")


def report(id: str, wrong: DamagedRow) -> Problem:
    """Return what is said about a damaged table; the log has it once, however often the table is read."""
    log_once(id, f"table {id} is damaged and left out: {wrong.detail}")
    return Problem("damaged", cause=wrong)


def log_once(id: str, text: str) -> None:
    """Log what is wrong with a table, however often it is met."""
    if (id, text) not in _reported:
        if len(_reported) >= MOST_REPORTED:
            _reported.clear()
        _reported.add((id, text))
        log.error("%s", text)
