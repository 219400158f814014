"""Every game is an environment for learners."""

from __future__ import annotations

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from ecumene.adapters.gymnasium import env as seat_env
from ecumene.adapters.openspiel import default_players, maker, name_of, type_of
from ecumene.adapters.pettingzoo import env, parallel_env
from tests.conformance.kit import KEYS, game_of

CYCLES = 40


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_accepts_the_game(key: str) -> None:
    api_test(env(key, players=game_of(key).seats[-1], options={}), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_accepts_the_game_with_all_seats_at_once(key: str) -> None:
    parallel_api_test(parallel_env(key, players=game_of(key).seats[-1], options={}), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_accepts_a_seat_of_the_game(key: str) -> None:
    check_env(seat_env(key, players=game_of(key).seats[0]), skip_render_check=True)


@pytest.mark.parametrize("key", KEYS)
def test_openspiel_accepts_the_game(key: str) -> None:
    game = game_of(key)
    if (
        name_of(key) not in pyspiel.registered_names()
    ):  # the toy game was not on the shelf when all were registered
        pyspiel.register_game(type_of(game, default_players(game) > 1), maker(game))
    loaded = pyspiel.load_game(name_of(key), {"players": max(2, game.seats[0])})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
