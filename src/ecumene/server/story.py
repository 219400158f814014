"""A finished game looked back upon: curves, where the points came from, how long it took."""

from __future__ import annotations

from typing import Any

from ecumene.server.replay import FILMS
from ecumene.server.rows import Doc, TableRow
from ecumene.server.scenes import with_resigned
from ecumene.table.table import Table
from ecumene.table.words import words

SCORES = ("score", "vp", "culture", "points", "fame")
"""What games call their points, in features and in the log; the first that a game has is its score."""


def story(row: TableRow, table: Table, lang: str) -> Doc:
    """Return the story of a game."""
    return {
        "moves": table.number,
        "seconds": max(0.0, row.changed - row.created),
        "curves": [curve(then) for then in FILMS.of(row.id, table)],
        "points": points(table, lang),
        "result": with_resigned(table.result, row) or {},
    }


def curve(table: Table) -> Doc:
    """Return the numbers of all seats after a move."""
    features = [table.rules.features(table.state, seat) for seat in range(table.players)]
    name = next((each for each in SCORES if each in features[0]), None)
    view = table.view(None)
    return {
        "number": table.number,
        "round": view.get("round") if isinstance(view.get("round"), int) else None,
        "scores": [each[name] if name else 0 for each in features],
        "features": features,
    }


def points(table: Table, lang: str) -> list[list[Doc]]:
    """Return for each seat the things that gave points, the most first."""
    said = words(table.rules, lang)
    sums: list[dict[int, int]] = [{} for _ in range(table.players)]
    for move in table.history:
        for event in move.events:
            if event.kind in SCORES and 0 <= event.seat < table.players:
                mine = sums[event.seat]
                mine[event.source] = mine.get(event.source, 0) + event.amount
    return [
        [_row(said.thing(source) if source >= 0 else "", table, source, amount) for source, amount in _most(mine)]
        for mine in sums
    ]


def _row(name: str, table: Table, source: int, amount: int) -> dict[str, Any]:
    return {"source": table.rules.things.slug(source) if source >= 0 else None, "name": name, "amount": amount}


def _most(sums: dict[int, int]) -> list[tuple[int, int]]:
    return sorted(((source, n) for source, n in sums.items() if n), key=lambda row: (-row[1], row[0]))
