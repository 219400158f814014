"""Games that begin in the middle keep every law too: attacks, wars, pacts, auctions, armies and resigning."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.frame import advance
from ecumene.kernel.laws import check_game
from ecumene.kernel.luck import Luck
from ecumene.kernel.playout import Tally, playout
from ecumene.players.random_bot import RandomBot
from tests.games.through_the_ages.military.rich import Rich


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rich_games_keep_every_law(age: int, players: int) -> None:
    report = check_game(Rich(age), players, {}, age + players, every=30)
    assert report.strange > report.worlds / 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_resignations_keep_every_law(players: int) -> None:
    for seed in range(3):
        check_game(Rich(2), players, {}, seed, every=15, evenly=True)


def test_peaceful_games_keep_every_law() -> None:
    check_game(Rich(2), 3, {"peaceful": True}, 1, every=30)


def test_random_players_seldom_give_up() -> None:
    bot = RandomBot(GAME, 1)
    chosen = [bot.choose({}, ["resign", "pass"]) for _ in range(1000)]
    assert 0 < chosen.count("resign") < 50
    luck, tally = Luck(2), Tally(0, 0, 0)
    s = GAME.setup(2, {}, luck)
    advance(s, luck)
    playout(s, luck, Luck(3), tally, 10_000, GAME.grammar.seldom)
    assert s.over and tally.decisions > 100
