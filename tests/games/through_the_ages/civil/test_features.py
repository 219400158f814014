"""What bots look at: named numbers, and weights for them."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.bots.features import features, turns_left
from ecumene.games.through_the_ages.economy.production import food_production, resource_production
from ecumene.players import make
from ecumene.players.evaluation import weights_of
from tests.games.through_the_ages.situation import Doc, fresh, seat, situation


def test_every_weight_belongs_to_a_feature_and_every_feature_has_one() -> None:
    weights = set(weights_of(GAME.key)["common"]) - {"rivalry"}
    named = set(features(fresh(2), 0)) | {"out"}
    assert weights == named


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_some_twenty_rounds_and_they_run_out(players: int) -> None:
    assert 14 < turns_left(fresh(players), 0) < 22
    others = [seat() for _ in range(players - 1)]
    turns = [turns_left(situation(seat(), *others, age=age, turn=0), 0) for age in (1, 2, 3, 4)]
    assert turns == sorted(turns, reverse=True) and turns[-1] == 2
    assert turns_left(situation(seat(), *others, age=4, last_round=20, round=20, turn=1), 0) == 0
    assert turns_left(situation(seat(), *others, age=2, first_game=True), 0) < turns[1]


@pytest.mark.parametrize(
    ("better", "feature"),
    [
        ({"culture": 3}, "culture"),
        ({"science": 3}, "science"),
        ({"workers": "philosophy:2"}, "science_flow"),
        ({"workers": "religion:1"}, "culture_flow"),
        ({"workers": "bronze:3"}, "resource_flow"),
        ({"workers": "warriors:3"}, "strength_lead"),
        ({"unused": 2}, "workers"),
        ({"tokens": "bronze:4"}, "resources"),
        ({"government": "monarchy"}, "civil_flow"),
        ({"leader": "moses"}, "leader"),
        ({"hand": "homer"}, "leader_in_hand"),
        ({"hand": "iron"}, "technologies_in_hand"),
        ({"hand": "stockpile"}, "actions_in_hand"),
        ({"wonders": "colossus"}, "wonders"),
        ({"wonder": "colossus", "stages": 1}, "stages"),
    ],
)
def test_what_is_better_shows(better: Doc, feature: str) -> None:
    assert features(situation(seat(**better), seat()), 0)[feature] > features(situation(), 0)[feature]


def test_features_count_what_production_makes() -> None:
    told = seat("irrigation iron computers", workers="irrigation:2 iron:1 computers:2", leader="bill-gates")
    s = situation(told, seat(), age=3)
    turns = turns_left(s, 0)
    found = features(s, 0)
    assert found["resource_flow"] == pytest.approx(resource_production(s, 0) * (turns - 1))
    assert food_production(s, 0) == 6
    assert features(situation(seat(out=1, unused=0), seat(), seat(), turn=1), 0) == {"out": 1.0}


def test_the_planner_plays_a_move_that_is_offered() -> None:
    s = fresh(2)
    bot = make("planner", GAME, seed=1)
    who = s.stack[-1].waits_for(s)[0]
    moves = [GAME.grammar.text(a) for a in s.stack[-1].legal(s, who)]
    assert bot.choose({**GAME.view(s, who), "seats": 2}, moves) in moves
