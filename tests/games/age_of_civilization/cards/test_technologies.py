"""The nine technologies, one by one. What the rulebook says of them is in ../test_technologies.py."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_turn_end
from tests.games.age_of_civilization.situation import change, has, run, seat, situation
from tests.rules import card


@card("writing")
def test_writing_adds_a_point_to_culture() -> None:
    s = situation(seat(techs="writing"), seat(), window="culture")
    assert change(s, "culture") == {"coins": -4, "vp": 3}


@card("education")
def test_education_offers_a_culture_at_the_end_of_the_turn() -> None:
    s = run(situation(seat(techs="writing education"), seat(), at="turn end"))
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}


@card("science")
def test_science_gives_points_for_the_action_cards_to_come() -> None:
    s = situation(seat(techs="sailing currency"), seat(), round=2)
    assert change(s, "research science") == {"coins": -4, "vp": 5, "techs": 1}


@card("sailing")
def test_sailing_adds_a_coin_to_fish_and_to_trade() -> None:
    s = situation(seat(techs="sailing"), seat(), window="fish trade")
    assert change(s, "fish") == {"coins": 2}
    assert change(s, "trade") == {"coins": 3}
    assert has(s, 1)["coins"] == 11


@card("currency")
def test_currency_gives_a_coin_at_each_turn_end() -> None:
    assert at_turn_end(seat(techs="sailing currency")) == {"coins": 1}
    assert at_turn_end(seat(techs="sailing")) == {}


@card("engineering")
def test_engineering_adds_a_point_to_build_and_takes_two_coins_off_a_wonder() -> None:
    s = situation(seat(techs="writing education engineering"), seat(), window="build", wonders="colossus")
    assert change(s, "build") == {"coins": -2, "vp": 3}
    assert change(s, "wonder colossus") == {"coins": -5, "vp": 3, "wonders": 1}


@card("mining")
def test_mining_adds_a_coin_to_exploit_and_one_military() -> None:
    s = situation(seat(techs="mining"), seat())
    assert has(s)["military"] == 1
    assert change(s, "exploit") == {"coins": 3}


@card("iron-working")
def test_iron_working_is_three_military() -> None:
    s = situation(seat(techs="mining"), seat())
    assert change(s, "research iron-working") == {"coins": -4, "vp": 1, "techs": 1, "military": 3}


@card("gunpowder")
def test_gunpowder_is_three_military_and_a_point_more_with_a_successful_conquest() -> None:
    s = situation(seat(techs="mining iron-working"), seat(), window="conquest")
    assert change(s, "research gunpowder") == {"coins": -4, "vp": 1, "techs": 1, "military": 3}
    assert change(s, "conquest") == {"vp": 3}
    s = situation(seat(techs="sailing currency gunpowder"), seat("mongolia"), window="conquest")
    assert change(s, "conquest") == {}
