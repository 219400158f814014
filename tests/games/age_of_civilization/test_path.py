"""Playing alone: Path to Greatness, what holds for all five scenarios (p. 9; their content is ours)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import (
    change,
    fresh,
    has,
    market,
    play,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule

DECKS = {
    "age-of-wonders": """
        sumer egypt harappa babylon hittites assyria persia greece macedonia nubia lydia china celts olmec rome
        india
    """,
    "silk-road": """
        china india persia rome arabia byzantium greece macedonia tibet korea japan khitan italy ottoman khmer
        majapahit egypt slavs
    """,
    "lost-civilization": "aztecs inca tiwanaku olmec mississippi polynesia",
    "mongol-invasion": """
        slavs persia arabia byzantium korea japan china khmer majapahit dai-viet tibet italy france britain ottoman
        khitan
    """,
    "death-and-rebirth": """
        britain france italy byzantium slavs ottoman arabia mali zimbabwe kongo aztecs inca khmer majapahit korea
        japan china dai-viet tibet
    """,
}
ROWS = {
    "age-of-wonders": "build farm fish hunt plague trade quarry monument-works",
    "silk-road": "conquest culture farm fish plague trade caravan oasis-market",
    "lost-civilization": "build conquest culture farm fish hunt plague ritual",
    "mongol-invasion": "build conquest culture farm plague trade fortify tribute",
    "death-and-rebirth": "build conquest culture farm fish hunt trade patronage",
}
FIXED = {
    "age-of-wonders": {5: "plague"},
    "silk-road": {5: "plague", 3: "caravan"},
    "lost-civilization": {8: "plague"},
    "mongol-invasion": {5: "plague"},
    "death-and-rebirth": {6: "patronage"},
}
NAMES = list(DECKS)


@rule("aoc.path.base-rules")
@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_played_like_a_skirmish(name: str) -> None:
    s = fresh(1, scenario=name)
    assert has(s) == {**dict.fromkeys(has(s), 0), "coins": 3}
    s = situation(
        seat("maya"), at="civilization", round=2, market={"olmec": 2, "inca": 0}, scenario="lost-civilization"
    )
    play(s, "annex olmec")
    assert market(s)["inca"] == 0  # no coins for the others until the round is over
    civ = DECKS[name].split()[0]
    s = situation(seat(civ), at="round end", coming="farm", scenario=name)
    before, rival = market(s), s.rival
    run(s)
    assert s.rival == rival + 1
    assert {civ: market(s)[civ] for civ in before} == dict.fromkeys(before, 1)


@rule("aoc.path.civilization-deck")
@pytest.mark.parametrize("name", NAMES)
def test_only_the_civilizations_of_a_scenario_are_in_its_deck(name: str) -> None:
    s = fresh(1, scenario=name)
    assert sorted(slugs(s.market + s.deck)) == sorted(DECKS[name].split())
    assert len(s.market) == (6 if name == "lost-civilization" else 5)


@rule("aoc.path.civilization-deck")
def test_an_empty_deck_gives_no_new_card() -> None:
    s = run(situation(seat("maya"), at="round end", coming="farm", scenario="lost-civilization"))
    assert list(market(s).values()) == [1] * 6


@rule("aoc.path.action-row")
@pytest.mark.parametrize("name", NAMES)
def test_the_row_of_a_scenario_has_its_own_cards_some_of_them_in_fixed_places(name: str) -> None:
    rows = [slugs(fresh(1, seed, scenario=name).row) for seed in range(60)]
    assert all(sorted(row) == sorted(ROWS[name].split()) for row in rows)
    loose = set(ROWS[name].split()) - set(FIXED[name].values())
    for place in range(1, 9):
        cards = {row[place - 1] for row in rows}
        assert cards == ({FIXED[name][place]} if place in FIXED[name] else loose)


@rule("aoc.path.special-events")
@pytest.mark.parametrize(
    ("name", "token", "place"),
    [
        ("lost-civilization", "great-drought", 6),
        ("mongol-invasion", "horde", 7),
        ("death-and-rebirth", "black-death", 5),
    ],
)
def test_a_special_event_lies_above_its_card(name: str, token: str, place: int) -> None:
    tokens = slugs(fresh(1, scenario=name).tokens)
    assert tokens == ["-"] * (place - 1) + [token] + ["-"] * (8 - place)


@rule("aoc.path.action-row")
@pytest.mark.parametrize(
    ("name", "action", "war"),
    [
        pytest.param("age-of-wonders", "quarry", False, marks=card("quarry")),
        pytest.param("age-of-wonders", "monument-works", False, marks=card("monument-works")),
        pytest.param("silk-road", "caravan", False, marks=card("caravan")),
        pytest.param("silk-road", "oasis-market", True, marks=card("oasis-market")),
        pytest.param("lost-civilization", "ritual", False, marks=card("ritual")),
        pytest.param("mongol-invasion", "fortify", False, marks=card("fortify")),
        pytest.param("mongol-invasion", "tribute", True, marks=card("tribute")),
        pytest.param("death-and-rebirth", "patronage", False, marks=card("patronage")),
    ],
)
def test_two_special_cards_bring_war_and_none_brings_plague(name: str, action: str, war: bool) -> None:
    weak, strong = seat(), seat(techs="mining iron-working gunpowder")
    assert change(situation(weak, at="round end", coming=action, scenario=name)) == (
        {"workers": -1} if war else {}
    )
    assert change(situation(strong, at="round end", coming=action, scenario=name)) == {}


@rule("aoc.path.special-events")
def test_scenarios_without_a_special_event_have_none() -> None:
    for name in ("age-of-wonders", "silk-road"):
        assert set(fresh(1, scenario=name).tokens) == {-1}


@rule("aoc.path.special-events")
def test_a_special_event_comes_when_its_card_opens_and_before_its_war() -> None:
    s = situation(
        seat("italy"), at="round end", round=2, coming="trade", token="black-death", scenario="death-and-rebirth"
    )
    assert change(s) == {"workers": -4}  # all but one, then one in the war; the other way round one would live
    s = situation(seat("italy"), at="round end", round=1, coming="farm", scenario="death-and-rebirth")
    assert change(s) == {}
