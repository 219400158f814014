"""What every view says about its table, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.game import Doc
from ecumene.table.automata import told
from ecumene.table.words import Words

if TYPE_CHECKING:
    from ecumene.table.table import Table


def envelope(table: Table, viewer: int, said: Words) -> Doc:
    """Return what any viewer (-1: a spectator) may know about a table: never the seed."""
    doc = {
        "game": table.game,
        "rules": table.rules.rulebook.version,
        "seats": table.players,
        "options": table.options,
        "seat": viewer,
        "waiting": list(table.waiting),
        "may_change": list(table.may_change),
        "number": table.number,
        "over": not table.waiting,
        "result": table.result_in(said.lang),
        "automata": told(table, said),
    }
    if table.rules.map_changes:
        chart = table.rules.map_of(table.state)
        doc["map"] = None if chart is None else chart.shape()
    return doc


def view(table: Table, viewer: int, said: Words) -> Doc:
    """Return a game's view in its envelope; a game may say the same as the envelope, but nothing else.

    The number of players is called `seats` here: games call by `players` the rows of what each of them has.
    """
    doc = table.rules.view(table.state, viewer)
    for key, value in envelope(table, viewer, said).items():
        if doc.setdefault(key, value) != value:
            raise ValueError(f"the view of {table.game} uses '{key}', which belongs to the table")
    return doc
