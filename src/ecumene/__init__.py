"""Ecumene: one open table for five civilization board games.

>>> import ecumene
>>> t = ecumene.new("age-of-civilization", players=2, seed=7)
>>> t.play(t.waiting[0], t.moves(t.waiting[0])[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.games import keys
from ecumene.table.errors import BadRecord, Complaint, IllegalMove
from ecumene.table.loading import from_position, load
from ecumene.table.setup_choices import check_options, check_players, check_seed, find_game
from ecumene.table.table import Table

__version__ = "0.1.0"
__all__ = [
    "BadRecord",
    "Complaint",
    "IllegalMove",
    "Table",
    "__version__",
    "from_position",
    "games",
    "load",
    "new",
]


def games() -> list[str]:
    """Return the keys of all games."""
    return keys()


def new(game: str, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Table:
    """Lay out a game. The same seed gives the same game everywhere; without one it is drawn at random."""
    found = find_game(game)
    check_players(found, players)
    return Table.begin(found, players, check_options(found, players, options), check_seed(seed))
