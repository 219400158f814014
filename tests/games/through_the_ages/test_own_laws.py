"""Laws of this game hold in random games, in games that begin in the middle, and in games of bots.

ECUMENE_SOAK=2000 plays so many games of each sort instead of a few.
"""

from __future__ import annotations

import os

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.game import Options
from ecumene.kernel.laws import setups
from tests.games.through_the_ages.laws import at_random, blue, greedily, keep_the_laws, yellow
from tests.games.through_the_ages.military.rich import Rich
from tests.games.through_the_ages.situation import fresh
from tests.rules import rule

GAMES = int(os.environ.get("ECUMENE_SOAK", "0"))
TABLES = setups(GAME)


@rule("tta.setup.blue-tokens", "tta.setup.yellow-tokens")
@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_begins_with_25_yellow_and_16_blue_tokens(players: int) -> None:
    s = fresh(players)
    assert [(yellow(player), blue(s, seat)) for seat, player in enumerate(s.players)] == [(25, 16)] * players


@rule("tta.game.equal-turns")
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_random_games(players: int, options: Options) -> None:
    for seed in range(300, 300 + (-(-GAMES // len(TABLES)) or 2)):
        keep_the_laws(GAME, players, options, seed, at_random(seed))


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_games_that_begin_in_the_middle(age: int, players: int) -> None:
    for seed in range(500, 500 + (-(-GAMES // 9) or 3)):
        keep_the_laws(Rich(age), players, {}, seed, at_random(seed))


@rule("tta.game.equal-turns")
@pytest.mark.parametrize("players", GAME.seats)
def test_games_of_bots(players: int) -> None:
    for seed in range(700, 700 + (-(-GAMES // 3) or 1)):
        s = keep_the_laws(GAME, players, {}, seed, greedily(players))
        assert s.remaining() == players, "nobody gives up"
