"""The action space: every legal action has a number, and seats in it are counted from who acts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ecumene
from ecumene.adapters.actions import Actions
from ecumene.games import find
from ecumene.kernel.grammar import SEAT
from ecumene.players import make

AOC = find("age-of-civilization")
TTA = find("through-the-ages")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (AOC.key, 1, {"scenario": "silk-road"}),
    (AOC.key, 2, {"draft": True, "innovations": True}),
    (AOC.key, 4, {"changing_world": True}),
    (TTA.key, 2, {}),
    (TTA.key, 3, {"peaceful": True}),
    (TTA.key, 4, {}),
]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_every_legal_action_has_a_number_that_means_it(key: str, players: int, options: dict[str, Any]) -> None:
    game = find(key)
    actions = Actions(game, players)
    table, rng = ecumene.new(key, players=players, seed=21, options=options), np.random.default_rng(1)
    while table.waiting:
        seat = table.waiting[0]
        legal = [action for action in table.legal(seat) if action[0] not in game.grammar.seldom]
        offered = np.flatnonzero(actions.mask(table.legal(seat), seat))
        assert legal and sorted(actions.action(int(number), seat) for number in offered) == sorted(legal)
        assert sorted(actions.text(int(number), seat) for number in offered) == sorted(
            map(game.grammar.text, legal)
        )
        table.play_action(seat, legal[rng.integers(len(legal))])


def test_a_seat_in_an_action_is_counted_from_who_acts() -> None:
    actions = Actions(TTA, 3)
    attack = actions.numbers[TTA.grammar.parse("attack enslave 1")]
    assert [actions.text(attack, seat) for seat in range(3)] == [
        "attack enslave 1",
        "attack enslave 2",
        "attack enslave 0",
    ]
    assert all(actions.number(actions.action(attack, seat), seat) == attack for seat in range(3))
    done = actions.numbers[TTA.grammar.parse("done")]
    assert {actions.text(done, seat) for seat in range(3)} == {"done"}


def test_no_action_names_a_seat_that_is_not_there() -> None:
    for players in TTA.seats:
        named = {a[2] for a in Actions(TTA, players).all if TTA.grammar.verbs[a[0]].amount == SEAT}
        assert named <= set(range(players)) and players - 1 in named


def test_giving_up_is_not_offered() -> None:
    table, actions = ecumene.new(TTA.key, players=2, seed=1), Actions(TTA, 2)
    bot = make("greedy", TTA, 1)
    while "resign" not in table.moves(table.waiting[0]):
        table.play(table.waiting[0], bot.choose(table.view(table.waiting[0]), table.moves(table.waiting[0])))
    seat = table.waiting[0]
    offered = [actions.text(number, seat) for number in actions.of(table.legal(seat), seat)]
    assert sorted([*offered, "resign"]) == sorted(table.moves(seat))
