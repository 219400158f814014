"""The instant bonus of every research card, as its row says."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import CARD_ROWS, THINGS
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.kernel.luck import Luck
from tests.games.civolution.cards.bench import bench, brought, expected, settle_all

ROWS = {row["id"]: row for row in CARD_ROWS}


@pytest.mark.parametrize("card", ROWS)
def test_the_instant_bonus_brings_what_the_card_says(card: str) -> None:
    row: dict[str, Any] = ROWS[card]
    s = bench()
    wanted = expected(row["instant"], s)
    thing, depth = THINGS.number(card), len(s.stack)
    run(s, 0, program(row["instant"]), thing)
    log = settle_all(s, depth, Luck(3))
    assert brought(log, thing, wanted) == wanted
