"""A server as people run it, with the toy game on its shelf: the stand-in board is played by hand too.

Only the luck differs: every table is dealt by the same seeds, and every bot thinks by its table's, so that a test
that passed once passes again. `make soak` deals as people are dealt.
"""

from __future__ import annotations

import os
import sys
from itertools import count
from typing import Any

from ecumene.cli.main import main
from ecumene.games import SHELF
from ecumene.server import bots, lobby
from ecumene.server.live_tables import LiveTable
from ecumene.table import setup_choices

FIRST = 1
_deal = lobby.begin_if_full
_seeds = {"next": count(FIRST)}


def deal_again(db: Any, row: Any, now: float, begins: int | None = None) -> None:
    """Lay out a table by the first of our seeds with which the right seat begins."""
    _seeds["next"] = count(FIRST)
    _deal(db, row, now, begins)


def check_seed(seed: object) -> int:
    """Return the seed that somebody named, or our next one."""
    return setup_choices.check_seed(next(_seeds["next"]) if seed is None else seed)


def seed_of(live: LiveTable, seat: int) -> int:
    """Return the seed by which a bot thinks."""
    return live.game().seed + seat


if __name__ == "__main__":
    SHELF["toy"] = "tests.toy"
    if "ECUMENE_SOAK" not in os.environ:
        lobby.begin_if_full = deal_again
        setattr(lobby, "check_seed", check_seed)  # noqa: B010 - the lobby itself imports it from the table
        bots.seed_of = seed_of
    sys.exit(main(sys.argv[1:]))
