"""Playing alone: Path to Greatness, what a scenario and a campaign are worth (p. 9; our own design)."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization.rounds.end import campaign, campaign_rank
from tests.games.age_of_civilization.situation import result, seat, situation
from tests.rules import card, rule

LAURELS = {
    "age-of-wonders": [
        seat(vp=18, wonders="great-pyramid colossus lighthouse"),
        seat(vp=24, wonders="great-pyramid colossus lighthouse great-wall"),
        seat(vp=30, wonders="great-pyramid colossus lighthouse great-wall stonehenge"),
    ],
    "silk-road": [seat(vp=18, orders=3), seat(vp=24, orders=4), seat(vp=28, orders=6)],
    "lost-civilization": [seat(vp=18), seat(vp=23, wonders="petra"), seat(vp=29, wonders="petra moai")],
    "mongol-invasion": [seat(vp=15, workers=1), seat(vp=21), seat(vp=26, techs="mining iron-working gunpowder")],
    "death-and-rebirth": [
        seat(vp=22, techs="writing sailing mining"),
        seat(vp=28, techs="writing sailing mining education"),
        seat(vp=35, techs="writing sailing mining education currency"),
    ],
}


def laurels(name: str, level: int, horde: int = 1, **instead: object) -> int:
    """Return the laurels of a game that ended just like a level asks for, but for one thing."""
    who = {**LAURELS[name][level - 1], **instead}
    horde = horde if name == "mongol-invasion" else 0
    doc = result(situation(who, at="over", round=6, horde=horde, scenario=name))
    assert "achievements" not in doc
    assert doc["winners"] == ([0] if doc["laurels"] else [])
    return int(doc["laurels"])


@rule("aoc.path.laurels")
@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param("age-of-wonders", 1, marks=card("age-of-wonders.1")),
        pytest.param("age-of-wonders", 2, marks=card("age-of-wonders.2")),
        pytest.param("age-of-wonders", 3, marks=card("age-of-wonders.3")),
        pytest.param("silk-road", 1, marks=card("silk-road.1")),
        pytest.param("silk-road", 2, marks=card("silk-road.2")),
        pytest.param("silk-road", 3, marks=card("silk-road.3")),
        pytest.param("lost-civilization", 1, marks=card("lost-civilization.1")),
        pytest.param("lost-civilization", 2, marks=card("lost-civilization.2")),
        pytest.param("lost-civilization", 3, marks=card("lost-civilization.3")),
        pytest.param("mongol-invasion", 1, marks=card("mongol-invasion.1")),
        pytest.param("mongol-invasion", 2, marks=card("mongol-invasion.2")),
        pytest.param("mongol-invasion", 3, marks=card("mongol-invasion.3")),
        pytest.param("death-and-rebirth", 1, marks=card("death-and-rebirth.1")),
        pytest.param("death-and-rebirth", 2, marks=card("death-and-rebirth.2")),
        pytest.param("death-and-rebirth", 3, marks=card("death-and-rebirth.3")),
    ],
)
def test_laurels_need_everything_that_their_level_asks_for(name: str, level: int) -> None:
    asked = LAURELS[name][level - 1]
    assert laurels(name, level) == level
    assert laurels(name, level, vp=asked["vp"] - 1) == level - 1
    if asked["wonders"]:
        assert laurels(name, level, wonders=asked["wonders"][1:]) == level - 1
    if asked["orders"]:
        assert laurels(name, level, orders=asked["orders"] - 1) == level - 1
    if asked["technologies"]:
        assert laurels(name, level, technologies=asked["technologies"][:-1]) == level - 1
    if name == "mongol-invasion" and level == 1:
        assert laurels(name, level, workers=0) == 0
    if name == "mongol-invasion" and level == 3:
        assert laurels(name, level, technologies=["mining", "iron-working"], forts=2) == 2  # six military
        assert laurels(name, level, technologies=["mining", "iron-working"], forts=3) == 3
    if name == "mongol-invasion" and level > 1:
        assert laurels(name, level, horde=-1) == 1


@rule("aoc.path.campaign-rank")
@card("chronicle", "legend", "golden-age", "path-to-greatness")
def test_the_sum_of_the_best_laurels_is_the_rank_of_a_campaign() -> None:
    ranks = [campaign_rank([3] * (n // 3) + [n % 3]) for n in range(16)]
    assert ranks[:5] == [None] * 5
    assert ranks[5:9] == ["chronicle"] * 4
    assert ranks[9:12] == ["legend"] * 3
    assert ranks[12:15] == ["golden-age"] * 3
    assert ranks[15] == "path-to-greatness"


@rule("aoc.path.campaign-rank")
def test_a_campaign_tells_the_best_of_each_scenario_its_rank_and_the_next() -> None:
    games = [({"scenario": name}, {"laurels": n}) for name in LAURELS for n in (2, 1)]
    told = campaign([*games, ({}, {"achievements": []})])
    assert told == [
        ("result-campaign", {"n": 10, "most": 15}),
        ("result-rank", {"thing": "legend"}),
        ("result-next-rank", {"thing": "golden-age", "n": 2}),
    ]
    assert [id for id, _ in campaign(games[:2])] == ["result-campaign", "result-next-rank"]
    assert campaign([({}, {"achievements": []})]) == []
