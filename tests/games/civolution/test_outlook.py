"""Exact chances before a roll, and what is told before the turn that ends the phase."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.civolution.console.reset import FINAL
from ecumene.games.civolution.figures import FIND_ROW, HUNTING, PASSES
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.lands import LAND
from ecumene.games.civolution.odds import check_chance, find_chance, hunt_food
from ecumene.table.words import words
from tests.games.civolution.situation import effect, moves, place, seat, table, thing

FACES = range(1, 7)


def steps(one: int, other: int) -> int:
    return min(abs(one - other), 6 - abs(one - other))


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("ideas", [0, 1, 2])
def test_chances_are_those_of_all_rolls_counted_one_by_one(dice: int, ideas: int) -> None:
    s = table(seat("b-forest:2", fate=dice, favour=3), seat())
    rolls = list(product(FACES, repeat=dice))
    passed = [r for r in rolls if any(steps(d, v) <= ideas for d in r for v in range(1, PASSES[3] + 1))]
    assert check_chance(s, 0, ideas) == round(100 * len(passed) / len(rolls))
    food = HUNTING[LAND[place("b-forest")]]
    best = [max(food[v - 1] for d in r for v in FACES if steps(d, v) <= ideas) for r in rolls]
    assert hunt_food(s, 0, place("b-forest"), ideas) == pytest.approx(sum(best) / len(rolls), abs=0.051)
    for row in (1, 2, 3):
        hit = [r for r in rolls if any(FIND_ROW[v] == row and steps(d, v) <= ideas for d in r for v in FACES)]
        assert find_chance(s, 0, row, ideas) == round(100 * len(hit) / len(rolls))


def test_a_hunt_and_a_find_tell_what_each_idea_adds() -> None:
    s = effect(table(seat("b-forest:2", idea=1), seat()), {"hunt": 1})
    moves(s)
    told = GAME.outlook(s, 0, GAME.grammar.parse("hunt b-forest"))
    assert [args["ideas"] for _, args in told] == [0, 1] and told[0][1]["food"] < told[1][1]["food"]
    s = effect(table(seat("b-forest:2"), seat()), {"lucky_find": 1})
    moves(s)
    told = GAME.outlook(s, 0, GAME.grammar.parse("find forest"))
    assert [id for id, _ in told] == ["outlook-find"]


def test_before_the_last_turn_of_the_phase_hunger_weather_and_leftovers_are_told() -> None:
    s = table(seat("b-forest:2 b-forest:0", food=1, planning_3=2, focus=1), seat())
    assert GAME.warnings(s, 0) == []
    s.closing = FINAL
    told = dict(GAME.warnings(s, 0))
    assert told["warning-hunger"] == {"n": 2, "need": 3, "have": 1}
    assert told["warning-markers"] == {"n": 3}
    for lang in ("en", "ru", "el"):
        for id, args in told.items():
            assert words(GAME, lang).format(id, **args) != id


def test_weather_that_can_be_chosen_milder_is_not_warned_of() -> None:
    for block, weather, told in (
        ("", 2, "warning-weather-food"),
        ("c15:1", 2, ""),  # Meteorology
        ("", 1, "warning-weather-tribe"),
        ("c15:1", 1, "warning-weather-food"),
    ):
        s = table(seat("b-forest:2", food=1, block=block), seat(), weather=weather)
        s.event, s.closing = thing("f1"), FINAL  # one step hotter
        assert [id for id, _ in GAME.warnings(s, 0)] == ([told] if told else [])
