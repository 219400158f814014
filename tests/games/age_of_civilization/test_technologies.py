"""Technologies (p. 5)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import (
    change,
    has,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
)
from tests.rules import rule


@rule("aoc.tech.first-row")
def test_writing_sailing_and_mining_need_nothing_and_the_others_do() -> None:
    s = situation()
    assert [move for move in moves(s) if "research" in move] == [
        "research writing",
        "research sailing",
        "research mining",
    ]


@rule("aoc.tech.education")
def test_education_is_culture_at_the_end_of_the_turn_for_its_price_alone() -> None:
    s = situation(seat("rome", techs="writing education", coins=5, workers=0), seat())
    play(s, "pass")
    assert moves(s) == ["resolve education", "decline education"]
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}
    assert s.stack[-1].waits_for(s) == [1]  # once, and the turn is over


@rule("aoc.tech.education")
def test_education_takes_no_worker_and_no_slot() -> None:
    s = situation(seat("iberia", techs="writing education", coins=20), seat(), window="culture")
    play(s, "culture", "done")
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}


@rule("aoc.tech.education")
def test_education_is_a_choice() -> None:
    s = run(situation(seat("rome", techs="writing education"), seat(), at="turn end"))
    assert change(s, "decline education") == {}
    assert s.stack[-1].waits_for(s) == [1]


@rule("aoc.tech.education")
def test_without_its_price_education_is_not_offered() -> None:
    s = run(situation(seat("rome", techs="writing education", coins=3), seat(), at="turn end"))
    assert s.stack[-1].waits_for(s) == [1]
    s = run(situation(seat("phoenicia", techs="writing education", coins=3), seat(), at="turn end"))
    assert refusal(s, "resolve education") == "aoc.tech.education"


@rule("aoc.tech.education-modifiers")
def test_everything_that_changes_culture_changes_that_of_education() -> None:
    scholars = seat("italy", "france", "india", techs="writing education", wonders="colosseum")
    s = run(
        situation(
            scholars, seat(), at="turn end", round=3, row="culture hunt fish farm trade build plague conquest"
        )
    )
    assert price(s, "resolve education") == 3
    # 2 points, 1 each for Writing, Italy and the Colosseum; 4 coins less 1 of France, 1 back from India
    assert change(s, "resolve education") == {"coins": -2, "vp": 5}


@rule("aoc.tech.education-modifiers")
def test_the_leader_of_byzantium_pays_less_for_education_too() -> None:
    s = run(situation(seat("byzantium", techs="writing education"), seat(), at="turn end"))
    assert change(s, "resolve education") == {"coins": -3, "vp": 3}


@rule("aoc.tech.science")
@pytest.mark.parametrize(("round_", "points"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_science_gives_a_point_for_each_action_card_to_come(round_: int, points: int) -> None:
    s = situation(seat(techs="writing education"), seat(), round=round_)
    assert change(s, "research science")["vp"] == 1 + points
    assert has(s)["techs"] == 3


@rule("aoc.tech.science")
def test_science_gives_its_points_once() -> None:
    s = situation(seat("iberia", techs="writing education science"), seat(), at="round end", round=6)
    assert change(s) == {}


@rule("aoc.tech.all-effects")
def test_sailing_mining_engineering_and_gunpowder_give_all_their_effects() -> None:
    s = situation(seat(techs="sailing"), seat(), window="fish trade")
    assert change(s, "fish") == {"coins": 2}
    assert change(s, "trade") == {"coins": 3}
    s = situation(seat(techs="mining"), seat())
    assert has(s)["military"] == 1
    assert change(s, "exploit") == {"coins": 3}
    s = situation(seat(techs="sailing currency engineering"), seat(), window="build", wonders="moai")
    assert change(s, "build") == {"coins": -2, "vp": 3}
    assert price(s, "wonder moai") == 5
    s = situation(seat(techs="sailing currency gunpowder"), seat(), window="conquest")
    assert has(s)["military"] == 3
    assert change(s, "conquest") == {"vp": 3}
