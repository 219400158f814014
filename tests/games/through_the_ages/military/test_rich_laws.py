"""Games that begin in the middle keep every law too: attacks, wars, pacts, auctions, armies and resigning."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.verbs import RESIGN
from ecumene.kernel.laws import check_game
from tests.games.through_the_ages.military.rich import Rich


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rich_games_keep_every_law(age: int, players: int) -> None:
    report = check_game(Rich(age), players, {}, age + players, every=30, seldom=(RESIGN,))
    assert report.strange > report.worlds / 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_resignations_keep_every_law(players: int) -> None:
    for seed in range(3):
        check_game(Rich(2), players, {}, seed, every=15)


def test_peaceful_games_keep_every_law() -> None:
    check_game(Rich(2), 3, {"peaceful": True}, 1, every=30, seldom=(RESIGN,))
