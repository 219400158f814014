"""The toy game under every law at every decision: it is small enough, and has one of everything.

Games of the shelf are looked at now and then only; `make soak` looks more often, here too.
"""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.kernel.laws import check_game, setups
from tests.conformance.kit import fewer
from tests.conftest import SOAKING
from tests.toy import GAME

SETUPS = fewer(setups(GAME))
REST = [setup for setup in setups(GAME) if setup not in SETUPS]
SEEDS = 3 if SOAKING else 1


@pytest.mark.parametrize(
    ("players", "options"), [*SETUPS, *(pytest.param(*one, marks=pytest.mark.soak) for one in REST)], ids=str
)
def test_every_setup_keeps_every_law_at_every_decision(players: int, options: dict[str, Any]) -> None:
    for seed in range(SEEDS):
        report = check_game(GAME, players, options, seed)
        assert report.moves == report.decisions > 0
        assert report.legal >= report.moves
        assert report.refused > 0
        assert report.quiet > 0
        assert report.strange > report.worlds / 2
