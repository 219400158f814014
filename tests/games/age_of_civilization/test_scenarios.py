"""Playing alone: Path to Greatness, scenario by scenario (p. 9; their content is ours)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.age_of_civilization.state import GameState
from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    frames,
    fresh,
    has,
    market,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule


def wonders(who: Doc, **told: Any) -> GameState:
    return situation(who, scenario="age-of-wonders", **told)


def lost(who: Doc, **told: Any) -> GameState:
    return situation(who, scenario="lost-civilization", **told)


def mongol(who: Doc, **told: Any) -> GameState:
    return situation(who, scenario="mongol-invasion", **told)


def death(who: Doc, **told: Any) -> GameState:
    return situation(who, scenario="death-and-rebirth", **told)


@rule("aoc.path.age-of-wonders")
def test_age_of_wonders_opens_six_ancient_wonders_and_two_new_actions() -> None:
    ancient = "great-pyramid stonehenge hanging-gardens great-library lighthouse colossus temple-of-artemis"
    ancient += " great-wall terracotta-army"
    seen = set()
    for seed in range(30):
        s = fresh(1, seed, scenario="age-of-wonders")
        assert len(s.wonder_market) == 6
        seen |= set(slugs(s.wonder_market))
        assert {"quarry", "monument-works"} < set(slugs(s.row))
        assert not {"conquest", "culture"} & set(slugs(s.row))
    assert seen == set(ancient.split())


@rule("aoc.path.quarry")
@card("quarry")
def test_quarry_gives_a_coin_and_a_stone() -> None:
    s = wonders(seat(workers=1), window="quarry", coming="farm")
    assert change(s, "quarry") == {"coins": 1, "stones": 1}
    assert refusal(s, "quarry") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")


@rule("aoc.path.stone")
def test_a_stone_takes_two_coins_off_a_wonder_or_a_monument() -> None:
    s = wonders(seat(stones=2, coins=8), wonders="colossus lighthouse", window="monument-works")
    assert price(s, "wonder-with-stone colossus") == 5
    assert change(s, "wonder-with-stone colossus") == {"coins": -5, "vp": 3, "wonders": 1, "stones": -1}
    assert refusal(s, "wonder-with-stone lighthouse") == "aoc.action.slot-once"  # the same slot as Wonder
    assert change(s, "monument-works-with-stone lighthouse") == {"coins": -3, "vp": 2, "wonders": 1, "stones": -1}


@rule("aoc.path.stone")
def test_one_stone_an_action_and_none_without_a_stone() -> None:
    s = wonders(seat(stones=3, coins=4), wonders="colossus", window="monument-works")
    assert refusal(s, "wonder-with-stone colossus") == "aoc.action.cost-coins"
    s = wonders(seat(stones=0, coins=9), wonders="colossus", window="monument-works")
    assert refusal(s, "wonder-with-stone colossus") == "aoc.path.stone"
    assert refusal(s, "monument-works-with-stone colossus") == "aoc.path.stone"


@rule("aoc.path.monument-works")
@card("monument-works")
def test_monument_works_give_a_point_and_a_wonder_for_two_workers_and_five_coins() -> None:
    s = wonders(seat(workers=3), wonders="colossus", window="monument-works farm", coming="fish")
    assert change(s, "monument-works colossus") == {"coins": -5, "vp": 1, "wonders": 1}
    assert refusal(s, "farm") == "aoc.action.cost-workers"
    assert refusal(s, "monument-works lighthouse") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")


@rule("aoc.path.monument-works")
@card("monument-works")
def test_monument_works_are_not_the_wonder_action() -> None:
    s = wonders(seat("egypt", workers=3), wonders="colossus lighthouse", window="monument-works")
    assert price(s, "monument-works colossus") == 5 and price(s, "wonder colossus") == 4
    play(s, "monument-works colossus")
    assert "wonder lighthouse" in moves(s)


@rule("aoc.path.lost-civilization")
def test_lost_civilization_opens_all_six_civilizations_and_ritual() -> None:
    s = fresh(1, scenario="lost-civilization")
    assert len(market(s)) == 6 and s.deck == []
    assert slugs(s.row)[7] == "plague" and "ritual" in slugs(s.row) and "trade" not in slugs(s.row)


@rule("aoc.path.maya-first")
def test_the_maya_are_raised_first() -> None:
    s = fresh(1, scenario="lost-civilization")
    assert moves(s) == ["raise maya"]
    assert refusal(s, "raise aztecs") == "aoc.path.maya-first"
    assert refusal(s, "annex aztecs") == "aoc.raise.first-turn"
    assert change(s, "raise maya") == {"workers": 3}
    assert len(market(s)) == 6


@rule("aoc.path.no-second-raise")
def test_after_the_maya_others_can_only_be_annexed() -> None:
    s = lost(seat("maya"), at="civilization", round=2, market={"inca": 0})
    assert refusal(s, "raise inca") == "aoc.path.no-second-raise"
    assert all(move.split()[0] in ("annex", "skip") for move in moves(s)) and len(moves(s)) == 7
    play(s, "annex inca")
    s = lost(seat("maya", "olmec", "aztecs"), at="round end", round=3, coming="farm")
    assert frames(run(s))[-1] == "ActionPhase"  # two were annexed: no more


@rule("aoc.path.ritual")
@card("ritual")
def test_ritual_gives_two_points_and_one_more_with_a_wonder_for_a_lost_worker() -> None:
    assert change(lost(seat(), window="ritual"), "ritual") == {"vp": 2}
    s = lost(seat(wonders="petra"), window="ritual", coming="farm")
    assert change(s, "ritual") == {"vp": 3}
    assert refusal(s, "ritual") == "aoc.action.slot-once"
    assert change(s, "done") == {"workers": -1}


@rule("aoc.path.great-drought")
@card("great-drought")
def test_great_drought_takes_a_worker_and_a_coin_from_every_farm_and_fish_to_come() -> None:
    s = lost(seat("maya"), at="round end", round=3, coming="culture", token="great-drought")
    assert change(s) == {"workers": -1}
    s = lost(seat("aztecs"), window="farm fish", lasting="great-drought")
    assert change(s, "farm") == {"coins": 2}
    assert change(s, "fish") == {}
    s = lost(seat("polynesia"), window="fish", lasting="great-drought")
    assert change(s, "fish") == {"coins": 1}


@rule("aoc.path.mongol-invasion", "aoc.path.rival-ahead")
def test_mongol_invasion_has_two_new_actions_and_a_rival_who_is_ahead() -> None:
    s = fresh(1, scenario="mongol-invasion")
    assert {"fortify", "tribute"} < set(slugs(s.row)) and not {"hunt", "fish"} & set(slugs(s.row))
    assert s.rival == 2
    assert fresh(1, scenario="silk-road").rival == 0


@rule("aoc.path.fortify")
@card("fortify")
def test_fortify_gives_a_point_and_a_lasting_military() -> None:
    s = mongol(seat(workers=1), window="fortify", coming="farm")
    assert change(s, "fortify") == {"coins": -2, "vp": 1, "forts": 1, "military": 1}
    assert refusal(s, "fortify") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")
    assert has(s)["military"] == 1


@rule("aoc.path.tribute")
@card("tribute")
@pytest.mark.parametrize(("rival", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_tribute_takes_two_markers_from_the_rival(rival: int, left: int) -> None:
    s = mongol(seat(workers=1), window="tribute", coming="farm", rival=rival)
    assert change(s, "tribute") == {"coins": -3}
    assert s.rival == left
    assert refusal(s, "tribute") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")


@rule("aoc.path.horde")
@card("horde")
@pytest.mark.parametrize(("rival", "gain"), [(2, {"vp": 4}), (3, {"workers": -1, "coins": -3, "vp": -2})])
def test_the_horde_is_withstood_with_the_rival_and_two_more(rival: int, gain: dict[str, int]) -> None:
    who = seat("slavs", techs="mining iron-working", vp=5)  # five military, against the rival, its marker and 2
    s = mongol(who, at="round end", round=4, coming="farm", token="horde", rival=rival)
    assert change(s) == gain
    assert s.horde == (1 if gain["vp"] > 0 else -1)


@rule("aoc.path.horde")
@card("horde")
def test_the_horde_takes_no_more_than_there_is() -> None:
    s = mongol(seat(workers=0, coins=1, vp=1), at="round end", round=4, coming="farm", token="horde")
    assert change(s) == {"coins": -1, "vp": -1}


@rule("aoc.path.death-and-rebirth")
def test_death_and_rebirth_has_patronage_in_place_of_the_plague() -> None:
    s = fresh(1, scenario="death-and-rebirth")
    assert slugs(s.row)[5] == "patronage" and "plague" not in slugs(s.row)


@rule("aoc.path.patronage")
@card("patronage")
@pytest.mark.parametrize(("techs", "points"), [("writing sailing", 3), ("writing sailing mining", 4)])
def test_patronage_gives_three_points_and_four_with_three_technologies(techs: str, points: int) -> None:
    s = death(seat(techs=techs, workers=1), window="patronage", coming="farm")
    assert change(s, "patronage") == {"coins": -5, "vp": points}
    assert refusal(s, "patronage") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")


@rule("aoc.path.black-death")
@card("black-death")
def test_the_black_death_leaves_one_worker_and_a_point_for_learning() -> None:
    for workers, left in [(4, 1), (2, 1), (1, 1), (0, 0)]:
        s = death(seat(workers=workers), at="round end", round=2, coming="farm", token="black-death")
        assert has(run(s))["workers"] == left
    immune = seat("italy", "arabia", workers=4)
    assert change(death(immune, at="round end", round=2, coming="farm", token="black-death")) == {"workers": -1}
    s = death(seat(), window="culture", lasting="black-death")
    assert change(s, "culture") == {"coins": -4, "vp": 3}
    assert change(s, "research writing") == {"coins": -4, "vp": 2, "techs": 1}
