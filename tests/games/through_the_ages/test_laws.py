"""The game keeps the laws of the kernel, with every number of players and every variant."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.laws import check_game, setups


@pytest.mark.parametrize(("players", "options"), setups(GAME), ids=str)
def test_the_game_keeps_every_law(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        report = check_game(GAME, players, options, seed, every=25)
        assert report.strange > report.worlds / 2
