"""Civilizations of East Asia: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_game_end, at_turn_end, heir
from tests.games.age_of_civilization.situation import change, has, moves, play, refusal, seat, situation
from tests.rules import card, rule


@rule("aoc.civ.china")
@card("china.main")
def test_china_gains_a_worker_with_farm_and_may_use_it_at_once() -> None:
    s = situation(seat("china", workers=2), seat(), window="farm fish")
    assert change(s, "farm") == {"coins": 4, "workers": 1}
    assert "fish" in moves(s)
    assert change(s, "fish", "done") == {"coins": 1}
    assert has(s)["workers"] == 3


@rule("aoc.civ.china-red-slots")
@card("china.main")
def test_china_cannot_replace_a_worker_on_a_red_slot_before_it_is_lost() -> None:
    s = situation(seat("china", workers=4), seat(), window="farm")
    play(s, "exploit")
    assert change(s, "farm") == {"coins": 4}
    assert change(s, "done") == {"workers": -1}


@card("china.legacy")
def test_legacy_of_china_farm_gives_one_more_coin() -> None:
    assert change(situation(heir("china", workers=2), seat(), window="farm"), "farm") == {"coins": 4}


@rule("aoc.civ.korea")
@card("korea.main")
def test_korea_gains_two_more_points_with_writing_education_and_sailing() -> None:
    s = situation(seat("korea", coins=20), seat())
    assert change(s, "research writing") == {"coins": -4, "vp": 3, "techs": 1}
    assert change(s, "research education") == {"coins": -4, "vp": 3, "techs": 1}
    s = situation(seat("korea", coins=20), seat())
    assert change(s, "research sailing") == {"coins": -4, "vp": 3, "techs": 1}
    assert change(s, "research mining")["vp"] == 1


@card("korea.legacy")
def test_legacy_of_korea_two_points_with_five_technologies() -> None:
    five = ["writing", "education", "science", "sailing", "currency"]
    assert at_game_end(heir("korea", techs=" ".join(five[:4]))) == 0
    assert at_game_end(heir("korea", techs=" ".join(five))) == 2
    assert change(situation(heir("korea"), seat()), "research writing")["vp"] == 1


@card("japan.main")
def test_japan_has_its_own_fish_slot_a_coin_more_from_it_and_one_military() -> None:
    s = situation(seat("japan"), seat(), window="hunt farm trade")
    assert has(s)["military"] == 1
    assert change(s, "fish") == {"coins": 2}
    assert refusal(s, "fish") == "aoc.action.slot-once"
    assert change(situation(seat("japan"), seat(), window="fish"), "fish", "fish") == {"coins": 4}


@card("japan.legacy")
def test_legacy_of_japan_culture_gives_a_coin_back() -> None:
    s = situation(heir("japan"), seat(), window="culture hunt farm")
    assert has(s)["military"] == 0
    assert change(s, "culture") == {"coins": -3, "vp": 2}
    assert refusal(s, "fish") == "aoc.action.not-available"


@card("tibet.main")
def test_tibet_gains_a_point_at_turn_end_with_one_coin_or_none() -> None:
    assert [at_turn_end(seat("tibet", coins=coins)).get("vp", 0) for coins in (0, 1, 2)] == [1, 1, 0]


@card("tibet.legacy")
def test_legacy_of_tibet_a_pass_gives_a_point() -> None:
    assert change(situation(heir("tibet"), seat()), "pass") == {"coins": 2, "vp": 1}
    assert at_turn_end(heir("tibet", coins=0)) == {}
