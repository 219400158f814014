"""Civilizations of Africa: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_game_end, at_turn_end, heir, raised
from tests.games.age_of_civilization.situation import (
    change,
    frames,
    has,
    moves,
    play,
    price,
    refusal,
    seat,
    situation,
)
from tests.rules import card, rule


@rule("aoc.civ.aksum")
@card("aksum.main")
def test_aksum_gains_one_more_point_with_build() -> None:
    s = situation(seat("aksum"), seat(), window="build fish farm")
    assert change(s, "build") == {"coins": -1, "vp": 3}


@rule("aoc.civ.aksum-culture")
@card("aksum.main")
def test_aksum_may_add_a_culture_to_build_though_its_card_is_not_open() -> None:
    s = situation(seat("aksum", workers=2), seat(), window="build fish farm")
    play(s, "build")
    assert moves(s) == ["culture", "decline aksum"]
    assert refusal(s, "done") == "table.other-question"
    assert refusal(s, "decline rome") == "aoc.civ.aksum-culture"
    assert change(s, "culture") == {"coins": -4, "vp": 2}
    assert moves(s) == ["done"]  # once, and both workers stand on Build
    s = situation(seat("aksum"), seat(), window="build fish farm")
    play(s, "build")
    assert change(s, "decline aksum") == {}
    assert "FreeCulture" not in frames(s)


@rule("aoc.civ.aksum-culture")
@card("aksum.main")
def test_the_culture_of_aksum_is_changed_by_all_that_changes_culture_and_must_be_paid() -> None:
    s = situation(seat("aksum", "france", techs="writing", coins=5), seat(), window="build fish farm")
    play(s, "build")
    assert price(s, "culture") == 3
    assert change(s, "culture") == {"coins": -3, "vp": 3}
    s = situation(seat("aksum", coins=5), seat(), window="build fish farm")
    assert moves(play(s, "build")) == ["culture", "decline aksum"]  # exactly four are
    s = situation(seat("aksum", coins=4), seat(), window="build culture farm")
    play(s, "build")
    assert frames(s)[-1] == "ActionPhase"  # three coins are not enough


@card("aksum.legacy")
def test_legacy_of_aksum_build_costs_one_coin_less() -> None:
    s = situation(heir("aksum"), seat(), window="build")
    assert change(s, "build") == {"coins": -1, "vp": 2}
    assert frames(s)[-1] == "ActionPhase"


@rule("aoc.civ.kongo")
@card("kongo.main")
def test_kongo_gains_one_more_coin_and_two_points_with_a_pass() -> None:
    assert change(situation(seat("kongo", workers=3), seat()), "pass") == {"coins": 3, "vp": 2, "workers": 1}


@card("kongo.legacy")
def test_legacy_of_kongo_hunt_gives_one_more_coin() -> None:
    s = situation(heir("kongo", techs="mining"), seat(), window="hunt")
    assert change(s, "hunt") == {"coins": 2}
    assert change(situation(heir("kongo"), seat()), "pass") == {"coins": 2}


@rule("aoc.civ.carthage")
@card("carthage.main")
def test_carthage_takes_three_times_its_bonus_coins() -> None:
    assert raised("carthage", coins=4) == {"coins": 12, "workers": 3}
    assert raised("carthage") == {"workers": 3}


@rule("aoc.civ.raise-only")
@card("carthage.main")
def test_carthage_annexed_or_already_main_multiplies_nothing() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"carthage": 4})
    assert change(s, "annex carthage") == {"coins": 4}
    s = situation(seat("carthage"), seat(), at="civilization", round=2, market={"rome": 4})
    assert change(s.copy(), "annex rome") == {"coins": 4}
    assert change(s, "raise rome") == {"coins": 4}


@card("carthage.legacy")
def test_legacy_of_carthage_trade_gives_one_more_coin() -> None:
    assert change(situation(heir("carthage"), seat(), window="trade"), "trade") == {"coins": 3}


@card("egypt.main")
def test_egypt_pays_three_coins_less_for_a_wonder() -> None:
    s = situation(seat("egypt", coins=4), seat(), wonders="colossus")
    assert change(s, "wonder colossus") == {"coins": -4, "vp": 3, "wonders": 1}


@card("egypt.legacy")
def test_legacy_of_egypt_farm_gives_one_more_coin() -> None:
    s = situation(heir("egypt"), seat(), window="farm", wonders="colossus")
    assert change(s, "farm") == {"coins": 4}
    assert price(s, "wonder colossus") == 7


@card("mali.main")
def test_mali_gains_two_coins_at_each_turn_end() -> None:
    assert at_turn_end(seat("mali")) == {"coins": 2}


@card("mali.legacy")
def test_legacy_of_mali_a_point_for_four_coins() -> None:
    assert [at_game_end(heir("mali", coins=coins)) for coins in (3, 4, 11, 12)] == [0, 1, 2, 3]
    assert at_turn_end(heir("mali")) == {}


@card("nubia.main")
def test_nubia_keeps_the_workers_of_exploit_and_has_one_military() -> None:
    s = situation(seat("nubia"), seat())
    assert has(s)["military"] == 1
    assert change(s, "exploit") == {"coins": 3}
    assert change(s, "done") == {}


@card("nubia.legacy")
def test_legacy_of_nubia_exploit_gives_one_more_coin() -> None:
    s = situation(heir("nubia"), seat())
    assert has(s)["military"] == 0
    assert change(s, "exploit") == {"coins": 3}
    assert change(s, "done") == {"workers": -1}


@card("zimbabwe.main")
def test_zimbabwe_has_its_own_build_slot_and_builds_one_coin_cheaper() -> None:
    s = situation(seat("zimbabwe"), seat(), window="fish hunt farm")
    assert change(s, "build") == {"coins": -1, "vp": 2}
    assert refusal(s, "build") == "aoc.action.slot-once"
    s = situation(seat("zimbabwe"), seat(), window="build")
    assert change(s, "build", "build") == {"coins": -2, "vp": 4}


@card("zimbabwe.legacy")
def test_legacy_of_zimbabwe_a_point_for_two_workers() -> None:
    assert [at_game_end(heir("zimbabwe", workers=workers)) for workers in range(5)] == [0, 0, 1, 1, 2]
    s = situation(heir("zimbabwe"), seat(), window="fish hunt farm")
    assert refusal(s, "build") == "aoc.action.not-available"
