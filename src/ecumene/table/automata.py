"""Rivals that nobody plays, as a reader is told of them in views, results and panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ecumene.kernel.game import Doc
from ecumene.table.words import Words

if TYPE_CHECKING:
    from ecumene.table.table import Table


def told(table: Table, said: Words) -> list[Doc]:
    """Return the automata of a game in their fixed order; `level` and `points` are None where it has none."""
    game = table.rules
    return [
        {
            "id": game.automata[each.number],
            "name": said.automaton(each.number),
            "level": each.level or None,
            "points": each.points,
        }
        for each in game.automata_of(table.state)
    ]


def result(table: Table, said: Words) -> Doc:
    """Return how a finished game ended. Scores, ranks and winners are of seats alone."""
    doc = table.rules.result(table.state)
    return {**doc, "automata": told(table, said)}


def renamed(automata: list[Doc], said: Words) -> list[Doc]:
    """Return automata that were stored in one language with their names in another."""
    ids = said.game.automata
    return [
        {**each, "name": said.automaton(ids.index(each["id"])) if each["id"] in ids else each["name"]}
        for each in automata
    ]


def ranks_of(ranks: list[int], points: Sequence[float | None]) -> list[int | None]:
    """Return the rank of each automaton among seats and automata; None for one without points, which has none.

    A seat's rank tells how many automata are before it: those with the most points.
    """
    found: list[int | None] = []
    for mine in points:
        if mine is None:
            found.append(None)
            continue
        before = sum(other is not None and other > mine for other in points)
        seats = sum(rank - 1 - sum(other < rank for other in ranks) <= before for rank in ranks)
        found.append(1 + before + seats)
    return found
