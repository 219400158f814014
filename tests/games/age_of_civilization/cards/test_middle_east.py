"""Civilizations of the Middle East: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_event, at_plague, at_turn_end, at_war, heir, raised
from tests.games.age_of_civilization.situation import (
    change,
    each,
    frames,
    has,
    market,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
)
from tests.rules import card, rule


@rule("aoc.civ.arabia")
@card("arabia.main")
def test_arabia_gains_a_coin_for_two_technologies_at_turn_end() -> None:
    cheap = ["mining", "iron-working", "writing", "sailing", "gunpowder"]
    gains = [at_turn_end(seat("arabia", techs=" ".join(cheap[:n]))).get("coins", 0) for n in range(6)]
    assert gains == [0, 0, 1, 1, 2, 2]


@card("arabia.legacy")
def test_legacy_of_arabia_plague_and_earthquake_take_no_worker() -> None:
    assert at_plague(heir("arabia")) == {}
    assert at_event("earthquake", heir("arabia"), seat()) == [{}, {"workers": -1}]
    assert at_turn_end(heir("arabia", techs="writing mining")) == {}
    assert at_war(heir("arabia"), seat(techs="mining")) == {"workers": -1}


@rule("aoc.civ.babylon")
@card("babylon.main")
def test_babylon_gains_a_technology_at_each_turn_end_that_is_no_research() -> None:
    s = run(situation(seat("babylon", techs="writing", coins=0), seat(), at="turn end"))
    assert moves(s) == ["learn education", "learn sailing", "learn mining"]
    assert refusal(s, "learn science") == "aoc.tech.prerequisite"
    assert change(s, "learn sailing") == {"techs": 1}
    assert frames(s)[-1] == "CivilizationPhase"  # of the next player: one technology
    s = run(situation(seat("babylon", "greece", techs="mining"), seat(), at="turn end"))
    assert change(s, "learn iron-working") == {"techs": 1, "military": 3}


@card("babylon.legacy")
def test_legacy_of_babylon_build_gives_a_coin_back() -> None:
    assert change(situation(heir("babylon"), seat(), window="build"), "build") == {"coins": -1, "vp": 2}
    assert refusal(situation(heir("babylon", coins=1), seat(), window="build"), "build") == "aoc.action.cost-coins"
    assert at_turn_end(heir("babylon")) == {}


@rule("aoc.civ.hittites")
@card("hittites.main")
def test_the_hittites_research_iron_working_for_nothing_and_have_one_military() -> None:
    s = situation(seat("hittites", techs="mining", coins=0), seat())
    assert has(s)["military"] == 3  # main effect, legacy, Mining
    assert change(s, "research iron-working") == {"vp": 1, "techs": 1, "military": 3}
    assert refusal(s, "research writing") == "aoc.action.cost-coins"
    s = situation(seat("hittites", techs="mining", workers=0), seat())
    assert refusal(s, "research iron-working") == "aoc.action.cost-workers"


@card("hittites.legacy")
def test_legacy_of_the_hittites_one_military() -> None:
    s = situation(heir("hittites", techs="mining"), seat())
    assert has(s)["military"] == 2
    assert price(s, "research iron-working") == 4


@rule("aoc.civ.ottoman")
@card("ottoman.main")
def test_the_ottomans_pay_three_coins_less_for_science_and_gunpowder() -> None:
    s = situation(seat("ottoman", techs="sailing currency", coins=2), seat())
    assert change(s, "research science")["coins"] == -1
    assert change(s, "research gunpowder")["coins"] == -1
    assert price(s, "research engineering") == 4


@card("ottoman.legacy")
def test_legacy_of_the_ottomans_one_military() -> None:
    s = situation(heir("ottoman", techs="sailing currency"), seat())
    assert has(s)["military"] == 1
    assert price(s, "research science") == 4


@rule("aoc.civ.persia")
@card("persia.main")
def test_persia_gains_a_coin_for_two_military_in_every_war() -> None:
    assert at_war(seat("persia")) == {}  # one military
    assert at_war(seat("persia", techs="mining")) == {"coins": 1}
    assert at_war(seat("persia", "slavs", techs="mining iron-working")) == {"coins": 3}  # six
    assert at_war(seat("persia", techs="mining"), seat("mongolia")) == {"coins": 1, "workers": -1}
    assert at_plague(seat("persia", techs="mining")) == {"workers": -1}


@card("persia.legacy")
def test_legacy_of_persia_one_military() -> None:
    assert has(situation(heir("persia"), seat()))["military"] == 1
    assert at_war(heir("persia", techs="mining")) == {}


@rule("aoc.civ.phoenicia")
@card("phoenicia.main")
def test_phoenicia_may_lay_two_coins_on_a_market_card_for_two_points() -> None:
    five = {"rome": 0, "aztecs": 2, "maya": 0, "kongo": 5, "celts": 1}
    s = run(situation(seat("phoenicia", coins=2), seat(), at="turn end", market=five))
    assert moves(s) == [*(f"resolve phoenicia {civ}" for civ in five), "decline phoenicia"]
    assert change(s.copy(), "decline phoenicia") == {}
    assert change(s, "resolve phoenicia aztecs") == {"coins": -2, "vp": 2}
    assert market(s) == five | {"aztecs": 4}
    assert frames(s)[-1] == "CivilizationPhase"  # once a turn
    assert change(s, "raise aztecs", seat=1)["coins"] == 4


@rule("aoc.civ.phoenicia")
@card("phoenicia.main")
def test_phoenicia_needs_both_coins_of_its_own() -> None:
    s = run(situation(seat("phoenicia", coins=1), seat(), at="turn end"))
    assert frames(s)[-1] == "CivilizationPhase"
    poor = seat("phoenicia", "harappa", "france", techs="writing education", coins=4)
    s = run(situation(poor, seat(), at="turn end", market={"rome": 0}))
    play(s, "resolve education")
    assert frames(s)[-1] == "CivilizationPhase"  # one coin is left
    s = run(situation(poor | {"coins": 3}, seat(), at="turn end", market={"rome": 0}))
    play(s, "resolve phoenicia rome")
    assert has(s)["coins"] == 1 and frames(s)[-1] == "CivilizationPhase"
    beggar = seat("phoenicia", "polynesia", techs="sailing currency", coins=0)
    s = run(situation(beggar, seat(), at="turn end", market={"rome": 0}))
    assert moves(s) == ["resolve polynesia", "resolve currency"]
    assert refusal(s, "resolve phoenicia rome") == "aoc.civ.phoenicia"


@card("phoenicia.legacy")
def test_legacy_of_phoenicia_writing_and_sailing_cost_one_coin_less() -> None:
    s = situation(heir("phoenicia"), seat())
    prices = {technology: price(s, f"research {technology}") for technology in ("writing", "sailing", "mining")}
    assert prices == {"writing": 3, "sailing": 3, "mining": 4}
    assert at_turn_end(heir("phoenicia")) == {}


@rule("aoc.civ.sumer")
@card("sumer.main")
def test_sumer_researches_writing_and_sailing_for_nothing_but_a_worker() -> None:
    s = situation(seat("sumer", coins=0, workers=2), seat())
    assert change(s, "research writing") == {"vp": 1, "techs": 1}
    assert refusal(s, "research mining") == "aoc.action.cost-coins"
    assert change(s, "research sailing") == {"vp": 1, "techs": 1}
    assert refusal(situation(seat("sumer", workers=0), seat()), "research writing") == "aoc.action.cost-workers"


@card("sumer.legacy")
def test_legacy_of_sumer_build_costs_one_coin_less() -> None:
    s = situation(heir("sumer"), seat(), window="build")
    assert price(s, "research writing") == 4
    assert change(s, "build") == {"coins": -1, "vp": 2}


@card("lydia.main")
def test_lydia_gains_four_coins_when_raised_and_the_others_one() -> None:
    assert raised("lydia", coins=2) == {"coins": 6, "workers": 3}
    s = situation(seat(), seat(), seat(), at="civilization", market={"lydia": 0})
    play(s, "raise lydia")
    assert each(s, "coins") == [14, 11, 11]


@rule("aoc.civ.raise-only")
@card("lydia.main")
def test_lydia_annexed_brings_no_gift() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"lydia": 0})
    play(s, "annex lydia")
    assert each(s, "coins") == [10, 10]


@card("lydia.legacy")
def test_legacy_of_lydia_trade_gives_one_more_coin() -> None:
    assert change(situation(heir("lydia"), seat(), window="trade"), "trade") == {"coins": 3}


@card("assyria.main")
def test_assyria_has_two_military_and_gains_a_point_in_a_war_that_it_leads() -> None:
    assert has(situation(seat("assyria"), seat()))["military"] == 3  # with its legacy
    assert at_war(seat("assyria")) == {"vp": 1}
    assert at_war(seat("assyria"), seat("huns", "slavs"), seat()) == {"vp": 1}  # a tie
    assert at_war(seat("assyria"), seat("mongolia"), seat()) == {}


@card("assyria.legacy")
def test_legacy_of_assyria_one_military() -> None:
    assert has(situation(heir("assyria"), seat()))["military"] == 1
    assert at_war(heir("assyria")) == {}
