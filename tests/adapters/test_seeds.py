"""The same seed lays out the same tables in every face, and as the front door does."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.adapters import gymnasium, pettingzoo

MAKERS: list[Any] = [pettingzoo.raw_env, pettingzoo.parallel_env, gymnasium.env]


def begun(make: Any, key: str, players: int) -> Any:
    """Return a face whose bots, if it has any, have not moved yet: the learner sits where the game begins."""
    if make is not gymnasium.env:
        return make(key, players=players)
    return make(key, players=players, seat=ecumene.new(key, players=players, seed=7).waiting[0])


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(("key", "players"), [("age-of-civilization", 2), ("through-the-ages", 3)])
def test_a_seed_lays_out_the_table_of_the_front_door(make: Any, key: str, players: int) -> None:
    made = begun(make, key, players)
    right = ecumene.new(key, players=players, seed=7).position()
    for _ in range(2):
        made.reset(seed=7)
        assert made.table.position() == right
        made.reset()
        assert made.table.position() != right


def after(made: Any) -> int:
    """Return the seed of the next game."""
    made.reset()
    return int(made.table.seed)


def test_games_after_a_seed_are_the_same_in_every_face() -> None:
    seeds = []
    for make in MAKERS:
        made = begun(make, "age-of-civilization", 2)
        made.reset(seed=7)
        seeds.append([after(made) for _ in range(3)])
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds[0])) == 3
