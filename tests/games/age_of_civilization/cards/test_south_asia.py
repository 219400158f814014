"""Civilizations of South Asia: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_war, heir
from tests.games.age_of_civilization.situation import change, each, has, play, price, refusal, run, seat, situation
from tests.rules import card, rule


@rule("aoc.civ.harappa")
@card("harappa.main")
def test_harappa_pays_one_coin_less_for_writing_sailing_and_mining() -> None:
    s = situation(seat("harappa"), seat())
    assert change(s.copy(), "research writing") == {"coins": -3, "vp": 1, "techs": 1}
    assert change(s.copy(), "research sailing")["coins"] == -3
    assert change(s.copy(), "research mining")["coins"] == -3
    assert price(play(s, "research writing"), "research education") == 4


@rule("aoc.civ.harappa-legacy")
@card("harappa.legacy")
def test_legacy_of_harappa_culture_costs_one_coin_less_but_not_that_of_education() -> None:
    s = situation(heir("harappa", techs="writing education"), seat(), window="culture")
    assert price(s, "research mining") == 4
    assert change(s, "culture") == {"coins": -3, "vp": 3}
    play(s, "done")
    assert price(s, "resolve education") == 4
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}


@rule("aoc.civ.harappa-legacy")
@card("harappa.legacy")
def test_three_coins_of_harappa_are_not_enough_for_education() -> None:
    s = run(situation(seat("harappa", techs="writing education", coins=3), seat(), at="turn end"))
    assert s.stack[-1].waits_for(s) == [1]


@rule("aoc.civ.own-slot")
@card("india.main")
def test_india_has_its_own_culture_slot() -> None:
    s = situation(seat("india", coins=20), seat(coins=20), window="fish hunt farm")
    assert change(s, "culture") == {"coins": -3, "vp": 2}  # the legacy gives one back
    assert refusal(s, "culture") == "aoc.action.slot-once"
    s = situation(seat("india", coins=20), seat(), window="culture")
    assert change(s, "culture", "culture") == {"coins": -6, "vp": 4}


@card("india.legacy")
def test_legacy_of_india_culture_gives_a_coin_back() -> None:
    s = situation(heir("india"), seat(), window="culture")
    assert change(s, "culture") == {"coins": -3, "vp": 2}
    assert refusal(s, "culture") == "aoc.action.slot-once"
    assert (
        refusal(situation(heir("india", coins=3), seat(), window="culture"), "culture") == "aoc.action.cost-coins"
    )


@card("khmer.main")
def test_the_khmer_keep_the_worker_of_a_wonder() -> None:
    s = situation(seat("khmer"), seat(), wonders="colossus")
    play(s, "wonder colossus", "done")
    assert has(s)["workers"] == 4


@card("khmer.legacy")
def test_legacy_of_the_khmer_a_wonder_costs_one_coin_less() -> None:
    s = situation(heir("khmer"), seat(), wonders="colossus")
    assert change(s, "wonder colossus") == {"coins": -6, "vp": 3, "wonders": 1}
    assert change(s, "done") == {"workers": -1}


@card("majapahit.main")
def test_majapahit_trades_on_its_own_slot_for_more_and_gives_nothing() -> None:
    s = situation(seat("majapahit"), seat(), seat(), window="fish hunt farm")
    play(s, "trade")
    assert each(s, "coins") == [13, 10, 10]
    assert refusal(s, "trade") == "aoc.action.slot-once"


@card("majapahit.legacy")
def test_legacy_of_majapahit_fish_gives_one_more_coin() -> None:
    s = situation(heir("majapahit"), seat(), window="fish trade")
    assert change(s, "fish") == {"coins": 2}
    play(s, "trade")
    assert each(s, "coins") == [14, 11]
    assert refusal(s, "trade") == "aoc.action.slot-once"


@card("dai-viet.main")
def test_dai_viet_gains_a_point_with_farm_and_has_one_military() -> None:
    s = situation(seat("dai-viet"), seat(), window="farm")
    assert has(s)["military"] == 1
    assert change(s, "farm") == {"coins": 3, "vp": 1}


@card("dai-viet.legacy")
def test_legacy_of_dai_viet_no_worker_is_lost_in_a_war() -> None:
    s = situation(heir("dai-viet"), seat(), window="farm")
    assert has(s)["military"] == 0
    assert change(s, "farm") == {"coins": 3}
    assert at_war(heir("dai-viet"), seat(techs="mining")) == {}
    assert at_war(heir("korea"), seat(techs="mining")) == {"workers": -1}
