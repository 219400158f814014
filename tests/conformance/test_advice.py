"""At every decision of every game a hint can be asked for, and what it tells can be played."""

from __future__ import annotations

import pytest

from ecumene.kernel.game import Options
from ecumene.kernel.laws import setups
from ecumene.players.laws import check_advice
from tests.conformance.kit import KEYS, fewer, game_of

SEED = 7
MOVES = 60  # of each game in `make test`: enough for all kinds of phases to begin
EVERY = 7
FIRST: list[tuple[str, int, Options]] = [(key, players, {}) for key in KEYS for players in game_of(key).seats]
REST = [(key, *setup) for key in KEYS for setup in fewer(setups(game_of(key)))]
OFTEN = 20  # one decision in so many of a whole game, in `make soak`


@pytest.mark.parametrize(("key", "players", "options"), FIRST, ids=str)
def test_a_hint_can_be_asked_for_and_its_lines_be_played(key: str, players: int, options: Options) -> None:
    game = game_of(key)
    looked = check_advice(game, players, options, SEED, EVERY, MOVES)
    assert looked > 2 or check_advice(game, players, options, SEED, 1, MOVES) > 2, "all decisions of a short game"


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["random", "novice"])
@pytest.mark.parametrize(("key", "players", "options"), REST, ids=str)
def test_so_it_can_in_every_setup_to_the_end(key: str, players: int, options: Options, bot: str) -> None:
    assert check_advice(game_of(key), players, options, SEED + players, OFTEN, bot=bot) > 0
