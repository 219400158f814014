"""Civilizations of Europe: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_game_end, at_turn_end, heir
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
    techs,
)
from tests.rules import card, rule


@rule("aoc.civ.britain")
@card("britain.main")
def test_britain_gains_a_point_for_seven_at_each_turn_end() -> None:
    gains = {vp: at_turn_end(seat("britain", vp=vp)).get("vp", 0) for vp in (0, 6, 7, 13, 14, 20, 21)}
    assert gains == {0: 0, 6: 0, 7: 1, 13: 1, 14: 2, 20: 2, 21: 3}


@card("britain.legacy")
def test_legacy_of_britain_fish_gives_one_more_coin() -> None:
    assert change(situation(heir("britain"), seat(), window="fish"), "fish") == {"coins": 2}
    assert at_turn_end(heir("britain", vp=21)) == {}


@rule("aoc.civ.byzantium")
@card("byzantium.main")
def test_byzantium_pays_one_coin_less_for_culture_while_it_leads_alone_or_tied() -> None:
    for rival, coins in [(seat(), 3), (seat(techs="mining"), 3), (seat("huns"), 4)]:
        s = situation(seat("byzantium"), rival, window="culture")
        assert price(s, "culture") == coins
        assert change(s, "culture") == {"coins": -coins, "vp": 2}


@card("byzantium.legacy")
def test_legacy_of_byzantium_one_military() -> None:
    s = situation(heir("byzantium"), seat(), window="culture")
    assert has(s)["military"] == 1
    assert change(s, "culture") == {"coins": -4, "vp": 2}


@rule("aoc.civ.iberia")
@card("iberia.main")
def test_iberia_gains_a_technology_for_two_bonus_coins_one_after_another() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"iberia": 7})
    assert change(s, "raise iberia") == {"coins": 7, "workers": 3}
    play(s, "learn mining", "learn iron-working", "learn gunpowder")
    assert frames(s)[-1] == "ActionPhase"  # the seventh coin is half a technology
    assert techs(s) == ["mining", "iron-working", "gunpowder"]
    assert has(s)["vp"] == 0  # not the Research action


@rule("aoc.civ.iberia")
@card("iberia.main")
def test_iberia_gains_nothing_for_a_single_coin_or_when_all_is_learned() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"iberia": 1})
    assert change(s, "raise iberia") == {"coins": 1, "workers": 3}
    eight = "writing education science sailing currency engineering mining iron-working"
    s = situation(seat("rome", techs=eight), seat(), at="civilization", round=2, market={"iberia": 9})
    play(s, "raise iberia", "learn gunpowder")
    assert frames(s)[-1] == "ActionPhase"


@rule("aoc.civ.iberia")
@card("iberia.main")
def test_iberia_with_more_coins_than_there_are_technologies_is_no_accident() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"iberia": 24})
    play(s, "raise iberia")  # the audit looks at twelve technologies to choose, of which there are nine
    while "LearnTechnologies" in frames(s):
        play(s, moves(s)[0])
    assert has(s)["techs"] == 9


@rule("aoc.civ.raise-only")
@card("iberia.main")
def test_iberia_annexed_gives_no_technology() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"iberia": 7})
    assert change(s, "annex iberia") == {"coins": 7}
    assert frames(s)[-1] == "ActionPhase"


@card("iberia.legacy")
def test_legacy_of_iberia_a_successful_conquest_gives_one_more_point() -> None:
    assert change(situation(seat("slavs", "iberia"), seat(), window="conquest"), "conquest") == {"vp": 3}
    assert change(situation(seat("slavs", "iberia"), seat("huns"), window="conquest"), "conquest") == {}


@rule("aoc.civ.rome")
@card("rome.main")
def test_rome_has_a_military_for_two_technologies() -> None:
    known = ["writing", "education", "science", "sailing", "currency", "engineering"]
    counts = [has(situation(seat("rome", techs=" ".join(known[:n])), seat()))["military"] for n in range(7)]
    assert counts == [0, 0, 1, 1, 2, 2, 3]


@card("rome.legacy")
def test_legacy_of_rome_a_point_for_two_military_and_three_at_most() -> None:
    assert at_game_end(heir("rome", techs="mining")) == 0
    assert at_game_end(heir("rome", techs="mining iron-working")) == 2
    assert at_game_end(heir("rome", techs="mining iron-working gunpowder")) == 3
    eight = seat("iberia", "rome", "slavs", techs="mining iron-working gunpowder")
    assert at_game_end(eight) == 3
    s = situation(heir("rome", techs="writing sailing"), seat())
    assert has(s)["military"] == 0


@rule("aoc.civ.slavs")
@card("slavs.main")
def test_the_slavs_gain_a_coin_while_they_lead_alone_or_tied() -> None:
    assert at_turn_end(seat("slavs"), seat()) == {"coins": 1}
    assert at_turn_end(seat("slavs"), seat(techs="mining")) == {"coins": 1}
    assert at_turn_end(seat("slavs"), seat("huns")) == {}


@card("slavs.legacy")
def test_legacy_of_the_slavs_one_military() -> None:
    assert has(situation(heir("slavs"), seat()))["military"] == 1
    assert at_turn_end(heir("slavs")) == {}


@card("italy.main")
def test_italy_gains_one_more_point_with_culture() -> None:
    assert change(situation(seat("italy"), seat(), window="culture"), "culture") == {"coins": -4, "vp": 3}


@card("italy.legacy")
def test_legacy_of_italy_a_point_for_three_technologies() -> None:
    six = ["writing", "education", "science", "sailing", "currency", "engineering"]
    assert [at_game_end(heir("italy", techs=" ".join(six[:n]))) for n in (2, 3, 5, 6)] == [0, 1, 1, 2]
    assert change(situation(heir("italy"), seat(), window="culture"), "culture") == {"coins": -4, "vp": 2}


@card("france.main")
def test_france_has_its_own_conquest_slot_and_one_military() -> None:
    s = situation(seat("france"), seat(), window="fish hunt farm")
    assert has(s)["military"] == 1
    assert change(s, "conquest") == {"vp": 2}
    assert refusal(s, "conquest") == "aoc.action.slot-once"
    assert change(s, "done") == {"workers": -1}


@card("france.legacy")
def test_legacy_of_france_culture_costs_one_coin_less() -> None:
    s = situation(heir("france"), seat(), window="culture fish farm")
    assert change(s, "culture") == {"coins": -3, "vp": 2}
    assert refusal(s, "conquest") == "aoc.action.not-available"


@card("greece.main")
def test_greece_gains_one_more_point_with_research() -> None:
    s = situation(seat("greece"), seat())
    assert change(s, "research writing") == {"coins": -4, "vp": 2, "techs": 1}
    assert change(s, "research education") == {"coins": -4, "vp": 2, "techs": 1}


@card("greece.legacy")
def test_legacy_of_greece_a_point_for_three_technologies() -> None:
    six = ["writing", "education", "science", "sailing", "currency", "engineering"]
    assert [at_game_end(heir("greece", techs=" ".join(six[:n]))) for n in (2, 3, 5, 6)] == [0, 1, 1, 2]
    assert change(situation(heir("greece"), seat()), "research writing")["vp"] == 1


@card("macedonia.main")
def test_macedonia_has_two_military_and_gains_one_more_point_with_a_successful_conquest() -> None:
    s = situation(seat("macedonia"), seat(), window="conquest")
    assert has(s)["military"] == 2
    assert change(s, "conquest") == {"vp": 3, "coins": 1}
    s = situation(seat("macedonia"), seat("mongolia"), window="conquest")
    assert change(s, "conquest") == {"coins": 1}


@card("macedonia.legacy")
def test_legacy_of_macedonia_conquest_gives_a_coin() -> None:
    s = situation(heir("macedonia", main="korea", techs="mining"), seat(), window="conquest")
    assert has(s)["military"] == 1
    assert change(s, "conquest") == {"coins": 1, "vp": 2}
