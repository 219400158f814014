"""A finished game looked back upon: curves, where the points came from, how long it took."""

from __future__ import annotations

import math
from collections.abc import Generator

import msgspec

from ecumene.server.scenes import FAULTS, with_resigned
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.outcomes import campaign, outcome
from ecumene.table.rewind import tables
from ecumene.table.score_sources import Cause, cause_name, gathered, most_first, score_sources, shares_name
from ecumene.table.table import Table
from ecumene.table.words import Words, words

MOST_POINTS = 1000  # of a curve; no screen shows more


def summary(row: TableRow, table: Table, lang: str, games: list[tuple[Doc, Doc]], drawn: bytes) -> bytes:
    """Return the summary of a game as it is sent; `games` are all of the one who asks, by options and result."""
    said = words(table.rules, lang)
    result = with_resigned(table.result_in(lang), row) or {}
    doc = {
        "moves": table.number,
        "seconds": max(0.0, row.changed - row.created),
        "curves": msgspec.Raw(drawn),
        "points": sources(table, lang),
        "result": result,
        "outcome": [*outcome(said, result), *campaign(said, games)],
    }
    return msgspec.json.encode(doc)


def curves(table: Table) -> Generator[None, None, bytes]:
    """Return the curves of a game as they are sent: a point for each move, or every so many of a long game."""
    first, last = table.history[0].number, len(table.history) - 1
    every = max(1, math.ceil(len(table.history) / MOST_POINTS))
    points = []
    for at, then in enumerate(tables(table, every)):
        points.append(curve(then, first + min(at * every, last)))
        yield
    return msgspec.json.encode(points)


def curve(table: Table, number: int) -> Doc:
    """Return the numbers of all seats after a move; sealed answers count one by one, as in the replay."""
    view, presenter = table.view(None), table.presenter(None, faults=FAULTS)
    # What people see in the panels, not what bots make of it: those numbers are weighed by the rounds left.
    panels = presenter.panels(view)
    return {
        "number": number,
        "round": view.get("round") if isinstance(view.get("round"), int) else None,
        "scores": [score or 0 for score in presenter.scores(panels)],  # one who has left has no numbers
        "features": [{**each["end_of_turn"], **each["now"]} for each in panels if each["automaton"] is None],
    }


def sources(table: Table, lang: str, viewer: int | None = None) -> list[list[Doc]]:
    """Return for each seat the things that gave points, the most first, as far as a viewer knows them."""
    said = words(table.rules, lang)
    found = score_sources(table, viewer)
    return [[_row(said, cause, amount) for cause, amount in most_first(gathered(said, mine))] for mine in found]


def _row(said: Words, cause: Cause, amount: int) -> Doc:
    thing, _ = cause
    slug = said.game.things.slug(thing) if thing >= 0 and not shares_name(said, thing) else None
    return {"source": slug, "name": cause_name(said, cause), "amount": amount}
