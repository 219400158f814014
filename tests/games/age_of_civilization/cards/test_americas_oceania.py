"""Civilizations of the Americas and Oceania: each main effect and each legacy."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.cards.heirs import at_game_end, at_plague, at_turn_end, at_war, heir, raised
from tests.games.age_of_civilization.situation import change, frames, moves, play, price, refusal, seat, situation
from tests.rules import card, rule


@rule("aoc.civ.aztecs")
@card("aztecs.main")
def test_the_aztecs_build_a_wonder_for_one_coin_and_two_lost_workers() -> None:
    s = situation(seat("aztecs", coins=1), seat(), wonders="colossus")
    assert change(s, "wonder colossus") == {"coins": -1, "vp": 3, "wonders": 1}
    assert change(s, "done") == {"workers": -2}
    s = situation(seat("aztecs", workers=1), seat(), wonders="colossus")
    assert refusal(s, "wonder colossus") == "aoc.action.cost-workers"


@card("aztecs.legacy")
def test_legacy_of_the_aztecs_exploit_gives_one_more_coin() -> None:
    s = situation(heir("aztecs", workers=2), seat(), wonders="colossus")
    assert price(s, "wonder colossus") == 7
    assert change(s, "exploit") == {"coins": 3}
    assert change(s, "wonder colossus")["coins"] == -7  # one worker is enough


@rule("aoc.civ.inca")
@card("inca.main")
def test_the_inca_take_a_wonder_without_the_points_of_the_action() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"inca": 0}, wonders="colossus")
    play(s, "raise inca")
    assert "take colossus" in moves(s) and len(moves(s)) == 5
    assert change(s, "take colossus") == {"wonders": 1}
    assert frames(s)[-1] == "ActionPhase"


@rule("aoc.civ.raise-only")
@card("inca.main")
def test_the_inca_annexed_take_no_wonder() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"inca": 0})
    assert change(s, "annex inca") == {}
    assert frames(s)[-1] == "ActionPhase"


@card("inca.legacy")
def test_legacy_of_the_inca_build_costs_one_coin_less() -> None:
    assert change(situation(heir("inca"), seat(), window="build"), "build") == {"coins": -1, "vp": 2}


@rule("aoc.civ.maya")
@card("maya.main")
def test_the_maya_use_cards_to_come_but_not_those_that_are_gone() -> None:
    s = situation(
        seat("maya", coins=30), seat(), round=3, row="hunt fish farm trade plague build conquest culture"
    )
    for to_come in ["build", "conquest", "culture"]:
        assert to_come in moves(s)
    for gone in ["hunt", "fish"]:
        assert refusal(s, gone) == "aoc.action.not-available"
    play(s, "culture")
    assert refusal(s, "culture") == "aoc.action.slot-once"


@rule("aoc.civ.maya")
@card("maya.main")
def test_the_maya_gain_one_more_coin_with_farm() -> None:
    assert change(situation(seat("maya"), seat(), window="farm"), "farm") == {"coins": 4}


@card("maya.legacy")
def test_legacy_of_the_maya_a_point_for_each_wonder() -> None:
    assert at_game_end(heir("maya")) == 0
    assert at_game_end(heir("maya", wonders="petra great-pyramid")) == 2
    s = situation(heir("maya"), seat(), row="farm fish hunt trade plague build conquest culture")
    assert refusal(s, "trade") == "aoc.action.not-available"
    assert change(s, "farm") == {"coins": 3}


@rule("aoc.civ.polynesia")
@card("polynesia.main")
def test_polynesia_loses_no_worker_in_a_war_and_fishes_for_one_more_coin() -> None:
    assert at_war(seat("polynesia"), seat(techs="mining")) == {}
    assert at_plague(seat("polynesia")) == {"workers": -1}
    assert change(situation(seat("polynesia"), seat(), window="fish"), "fish") == {"coins": 2}


@rule("aoc.civ.polynesia")
@card("polynesia.main")
def test_polynesia_still_counts_in_the_comparison_of_a_war() -> None:
    assert at_war(seat(techs="mining"), seat("polynesia")) == {}


@card("polynesia.legacy")
def test_legacy_of_polynesia_a_coin_at_turn_end_for_whoever_has_none() -> None:
    assert at_turn_end(heir("polynesia", coins=0)) == {"coins": 1}
    assert at_turn_end(heir("polynesia", coins=1)) == {}
    assert at_war(heir("polynesia"), seat(techs="mining")) == {"workers": -1}
    assert change(situation(heir("polynesia"), seat(), window="fish"), "fish") == {"coins": 1}


@rule("aoc.civ.tiwanaku")
@card("tiwanaku.main")
@pytest.mark.parametrize(("round_", "points"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_tiwanaku_gains_a_point_for_each_action_card_to_come(round_: int, points: int) -> None:
    assert raised("tiwanaku", round=round_).get("vp", 0) == points


@rule("aoc.civ.raise-only")
@card("tiwanaku.main")
def test_tiwanaku_annexed_gives_no_points() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"tiwanaku": 0})
    assert change(s, "annex tiwanaku") == {}


@card("tiwanaku.legacy")
def test_legacy_of_tiwanaku_farm_gives_one_more_coin() -> None:
    assert change(situation(heir("tiwanaku"), seat(), window="farm"), "farm") == {"coins": 4}


@card("olmec.main")
def test_the_olmec_build_for_one_coin_less_and_one_more_point() -> None:
    assert change(situation(seat("olmec"), seat(), window="build"), "build") == {"coins": -1, "vp": 3}


@card("olmec.legacy")
def test_legacy_of_the_olmec_two_points_with_one_technology_or_none() -> None:
    assert at_game_end(heir("olmec")) == 2
    assert at_game_end(heir("olmec", techs="writing")) == 2
    assert at_game_end(heir("olmec", techs="writing mining")) == 0
    assert change(situation(heir("olmec"), seat(), window="build"), "build") == {"coins": -2, "vp": 2}


@card("mississippi.main")
def test_mississippi_has_its_own_hunt_slot_and_one_more_coin_from_it() -> None:
    s = situation(seat("mississippi"), seat(), window="fish farm trade")
    assert change(s, "hunt") == {"coins": 2, "vp": 1}
    assert refusal(s, "hunt") == "aoc.action.slot-once"
    s = situation(seat("mississippi"), seat(), window="hunt")
    assert change(s, "hunt", "hunt", "hunt") == {"coins": 6, "vp": 3}


@card("mississippi.legacy")
def test_legacy_of_mississippi_two_points_without_technologies() -> None:
    assert at_game_end(heir("mississippi")) == 2
    assert at_game_end(heir("mississippi", techs="writing")) == 0
    s = situation(heir("mississippi"), seat(), window="hunt")
    assert change(s, "hunt", "hunt") == {"coins": 2, "vp": 2}
    assert refusal(s, "hunt") == "aoc.action.slot-once"
