from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ecumene
from ecumene.adapters.gymnasium import env
from ecumene.games import find

GAME = "age-of-civilization"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key in ecumene.games() for players in find(key).seats]
)
def test_gymnasium_accepts_the_environment(key: str, players: int) -> None:
    check_env(env(key, players=players), skip_render_check=True)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    made = env(GAME, players=3, rivals=["greedy", "random"], seat=1)
    rng = np.random.default_rng(0)
    seen, _ = made.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, cut, _ = made.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    result = made.table.result
    assert result is not None
    assert (reward == 1) == (result["ranks"][1] == 1)


def test_an_illegal_action_costs() -> None:
    made = env(GAME)
    seen, _ = made.reset(seed=4)
    _, reward, over, _, info = made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert "illegal" in info
