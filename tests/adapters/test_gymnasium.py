from __future__ import annotations

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import ecumene
from ecumene.adapters.gymnasium import env
from ecumene.games import find
from ecumene.players.greedy import Greedy
from ecumene.players.planner import Planner
from ecumene.players.random_bot import RandomBot
from ecumene.table.errors import Complaint

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


def test_every_rival_of_the_list_has_a_seat_of_its_own() -> None:
    made = env(GAME, players=4, rivals=["greedy", "random", "novice"], seat=2)
    made.reset(seed=1)
    assert {seat: type(bot) for seat, bot in made.bots.items()} == {0: Greedy, 1: RandomBot, 3: Planner}
    few = env(GAME, players=4, rivals=["greedy", "random"], seat=0)
    assert [type(few.bots[seat]) for seat in (1, 2, 3)] == [Greedy, RandomBot, Greedy]
    assert env(GAME, players=1).bots == {}


@pytest.mark.parametrize("rivals", [[], ["random"] * 3])
def test_rivals_that_do_not_fit_the_seats_are_refused_at_once(rivals: list[str]) -> None:
    with pytest.raises(Complaint) as wrong:
        env(GAME, players=3, rivals=rivals)
    assert wrong.value.said("en") == f"from 1 to 2 rivals are needed, not {len(rivals)}"
    assert wrong.value.said("ru") == f"нужно соперников: от 1 до 2, а не {len(rivals)}"
    assert wrong.value.said("el") == f"χρειάζονται από 1 έως 2 αντίπαλοι, όχι {len(rivals)}"


def test_unknown_rivals_and_seats_are_refused_at_once() -> None:
    with pytest.raises(Complaint, match="unknown bot “napoleon”"):
        env(GAME, rivals=["napoleon"])
    with pytest.raises(Complaint, match="no seat 2"):
        env(GAME, seat=2)
    with pytest.raises(Complaint, match="one rival is needed, not 0"):
        env(GAME, rivals=[])


def test_no_step_before_a_game_begins_nor_after_it_has_ended() -> None:
    made = env(GAME)
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        made.step(0)
    seen, _ = made.reset(seed=4)
    legal = int(np.flatnonzero(seen["action_mask"])[0])
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(ResetNeeded):
        made.step(legal)
    made.reset(seed=4)
    assert made.step(legal)[2] is False
    over = False
    while not over:
        over = made.step(int(made.action_masks().argmax()))[2]
    with pytest.raises(ResetNeeded):
        made.step(legal)


def test_vectorised_environments_go_on_after_a_game_has_ended() -> None:
    tables = SyncVectorEnv([lambda: env(GAME), lambda: env(GAME, seat=1)])
    rng = np.random.default_rng(2)
    seen, _ = tables.reset(seed=4)
    ended = 0
    while ended < 3:
        masks = seen["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        seen, _, over, _, _ = tables.step(actions)
        assert all(tables.single_action_space.sample(mask) >= 0 for mask in seen["action_mask"])
        for mask, done in zip(seen["action_mask"], over, strict=True):
            assert mask.any()
            assert not done or mask.all()
        ended += int(over.sum())
