"""A finished game looked back upon: curves, where the points came from, how long it took."""

from __future__ import annotations

from ecumene.server.replay import REPLAYS
from ecumene.server.scenes import with_resigned
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.score_sources import Cause, cause_name, most_first, score_sources
from ecumene.table.table import Table
from ecumene.table.words import Words, words

SCORES = ("score", "vp", "culture", "points", "fame")
"""What games call their points; the first that a game has is its score."""


def summary(row: TableRow, table: Table, lang: str) -> Doc:
    """Return the summary of a game."""
    return {
        "moves": table.number,
        "seconds": max(0.0, row.changed - row.created),
        "curves": [curve(then) for then in REPLAYS.of(row.id, table)],
        "points": sources(table, lang),
        "result": with_resigned(table.result_in(lang), row) or {},
    }


def curve(table: Table) -> Doc:
    """Return the numbers of all seats after a move."""
    view = table.view(None)
    # What people see in the panels, not what bots make of it: those numbers are weighed by the rounds left.
    features = [
        {**each["end_of_turn"], **each["now"]}
        for each in table.presenter(None).panels(view)
        if each["automaton"] is None
    ]
    name = next((score for score in SCORES if any(score in each for each in features)), "")
    return {
        "number": table.number,
        "round": view.get("round") if isinstance(view.get("round"), int) else None,
        "scores": [each.get(name, 0) for each in features],  # one who has left the game has no numbers
        "features": features,
    }


def sources(table: Table, lang: str) -> list[list[Doc]]:
    """Return for each seat the things that gave points, the most first."""
    said = words(table.rules, lang)
    return [[_row(said, cause, amount) for cause, amount in most_first(mine)] for mine in score_sources(table)]


def _row(said: Words, cause: Cause, amount: int) -> Doc:
    thing, _ = cause
    slug = said.game.things.slug(thing) if thing >= 0 else None
    return {"source": slug, "name": cause_name(said, cause), "amount": amount}
