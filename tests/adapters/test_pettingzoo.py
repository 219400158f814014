from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import ecumene
from ecumene.adapters.pettingzoo import env, parallel_env, raw_env
from ecumene.games import find
from ecumene.kernel.sealed import question_of

GAME = "age-of-civilization"
TABLES = [(key, players) for key in ecumene.games() for players in find(key).seats]
CYCLES = {GAME: 150}  # of others fewer: their games are longer
FEWER = 60


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_accepts_the_environment(key: str, players: int) -> None:
    api_test(env(key, players=players, options={}), num_cycles=CYCLES.get(key, FEWER))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("options", [{"draft": True}, {"innovations": True, "changing_world": True}])
def test_pettingzoo_accepts_modules(options: dict[str, Any]) -> None:
    api_test(env(GAME, players=3, options=options), num_cycles=150)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, players: int) -> None:
    options = {"draft": True} if key == GAME and players > 1 else {}
    seed_test(lambda: env(key, players=players, options=options), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(key, players=players, options=options), num_cycles=10)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_cycles_are_counted(key: str, players: int) -> None:
    """Run PettingZoo's own test, on the parallel environment and on its conversion to AEC.

    It cannot be run on our AEC environment: it samples actions without their mask, and it wants as many turns of
    each agent as there are cycles, while at a table the rules say who acts. The next test counts there instead.
    """

    def parallel(max_cycles: int) -> Any:
        return parallel_env(key, players=players, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize("make", [raw_env, env])
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_decisions_are_counted_and_the_game_is_cut_short(make: Any, key: str, players: int) -> None:
    made = make(key, players=players, max_cycles=4)
    made.reset(seed=2)
    decisions, told = 0, []
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        assert (reward, terminated, truncated) == (0, False, decisions == 4)
        if truncated:
            told.append(agent)
            made.step(None)
        else:
            made.step(int(seen["action_mask"].argmax()))
            decisions += 1
    assert decisions == 4
    assert sorted(told) == made.possible_agents
    assert made.unwrapped.table.waiting  # the game itself is not over


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_accepts_the_parallel_environment(key: str, players: int) -> None:
    parallel_api_test(parallel_env(key, players=players, options={}), num_cycles=40)


def play(made: Any, seed: int) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, info = made.last()
        total[agent] += reward
        if terminated or truncated:
            assert seen["action_mask"].all()  # whoever samples here finds something to sample
            made.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        made.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("key", ecumene.games())
def test_a_whole_game_rewards_the_winner(key: str) -> None:
    made = raw_env(key, players=3)
    total = play(made, 5)
    result = made.table.result
    assert result is not None
    assert result["ending"] != "resigned"  # random play sees whole games
    assert sum(total.values()) == pytest.approx(0)
    assert total[f"seat_{result['winners'][0]}"] == max(total.values())


def test_sealed_answers_cannot_be_observed() -> None:
    seen = []
    for choice in (0, 1):
        made = raw_env(GAME, players=2, options={"draft": True})
        made.reset(seed=3)
        legal = np.flatnonzero(made.observe("seat_0")["action_mask"])
        made.step(int(legal[choice]))
        assert made.agent_selection == "seat_1"
        seen.append(made.observe("seat_1"))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_every_mask_of_the_parallel_environment_has_an_action_to_the_very_end() -> None:
    made, rng = parallel_env(GAME, players=3, options={"draft": True}), np.random.default_rng(1)
    seen, _ = made.reset(seed=3)
    while made.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in made.agents}
        seen, _, _, _, infos = made.step(actions)
        assert not any(info["illegal"] for info in infos.values())
    assert [int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.possible_agents] == [
        made.wait
    ] * 3


def test_sealed_decisions_are_counted_one_by_one() -> None:
    made = raw_env(GAME, players=3, options={"draft": True}, max_cycles=2)
    made.reset(seed=2)
    for seat, cut in ((0, False), (1, True)):
        made.step(int(made.observe(f"seat_{seat}")["action_mask"].argmax()))
        assert made.truncations["seat_2"] == cut
    assert made.table.number == 0
    made.reset(seed=2)
    assert not any(made.truncations.values()) and made.decisions == 0


@pytest.mark.parametrize("key", ecumene.games())
def test_who_acts_illegally_at_the_parallel_table_declines(key: str) -> None:
    """Where an answer declines, that is played, not the first of the list; and the info tells of it."""
    made, declined = parallel_env(key, players=2), 0
    seen, _ = made.reset(seed=3)
    for _ in range(60):
        seat = made.table.waiting[0]
        agent, s = f"seat_{seat}", made.table.state
        wanted = s.stack[-1].declines(s, seat)
        bad = wanted is not None and wanted != made.table.legal(seat)[0]
        sealed = question_of(s) is not None  # a step of a sealed answer is in no history yet
        actions = {each: int(seen[each]["action_mask"].argmax()) for each in made.agents}
        if bad:
            actions[agent] = made.wait
        seen, _, _, _, infos = made.step(actions)
        assert infos[agent]["illegal"] == bad
        if bad:
            declined += 1
            assert sealed or made.table.history[-1].action == wanted
        if not made.agents:
            break
    assert declined


def test_an_illegal_move_ends_the_game_and_costs() -> None:
    made = env(GAME, players=2)
    made.reset(seed=1)
    mask = made.last()[0]["action_mask"]
    mover = made.agent_selection
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards[mover] == -1
