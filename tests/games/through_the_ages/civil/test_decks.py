"""The civil decks: how many cards of which, and what they cost, written out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGE,
    CIVIL_CARDS,
    COPIES,
    LEADER,
    RESOURCE_PRICE,
    REVOLUTION_PRICE,
    ROWS,
    SCIENCE_PRICE,
    STAGE_PRICES,
    THINGS,
    TYPE,
    WONDER,
    thing,
)
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from tests.games.through_the_ages.situation import slugs
from tests.rules import TESTS, named_in, rule

# Technologies: age, copies with 2, 3, 4 players, science, resources.
TECHNOLOGIES = """
irrigation 1 2 2 2 3 4 | selective-breeding 2 1 2 3 5 6 | mechanized-agriculture 3 1 2 2 7 8
iron 1 2 2 3 5 5 | coal 2 1 2 2 7 8 | oil 3 1 2 2 9 11
alchemy 1 2 2 3 4 6 | scientific-method 2 2 2 2 6 8 | computers 3 2 2 2 8 11
theology 1 1 2 2 2 5 | organized-religion 2 2 2 2 4 7
bread-and-circuses 1 1 2 2 3 3 | team-sports 2 1 1 1 5 5 | professional-sports 3 1 1 2 7 8
printing-press 1 2 2 2 3 3 | journalism 2 1 2 2 6 8 | multimedia 3 2 2 2 9 11
drama 1 1 2 2 3 4 | opera 2 2 2 2 7 8 | movies 3 2 2 2 10 11
swordsmen 1 2 2 2 4 3 | riflemen 2 1 2 2 6 5 | modern-infantry 3 1 2 2 10 7
knights 1 2 2 3 5 3 | cavalrymen 2 2 2 2 6 5 | tanks 3 1 2 2 9 7
cannon 2 2 2 3 6 5 | rockets 3 1 2 2 8 7 | air-forces 3 2 2 3 12 7
code-of-laws 1 1 2 2 6 0 | justice-system 2 1 1 1 7 0 | civil-service 3 1 1 1 10 0
warfare 1 1 2 2 5 0 | strategy 2 1 1 1 8 0 | military-theory 3 1 1 2 11 0
cartography 1 1 1 1 4 0 | navigation 2 1 1 1 6 0 | satellites 3 1 1 1 8 0
masonry 1 1 1 1 3 0 | architecture 2 1 2 2 6 0 | engineering 3 1 1 1 9 0
monarchy 1 1 2 2 8 0 | theocracy 1 1 1 1 6 0 | constitutional-monarchy 2 1 2 2 12 0
republic 2 1 1 2 13 0 | communism 3 1 1 1 19 0 | democracy 3 1 2 2 17 0 | fundamentalism 3 1 1 1 18 0
"""
REVOLUTIONS = {
    "monarchy": 2, "theocracy": 1, "constitutional-monarchy": 6, "republic": 3, "communism": 5, "democracy": 9,
    "fundamentalism": 7,
}  # fmt: skip
LEADERS = [
    "alexander-the-great aristotle hammurabi homer julius-caesar moses",
    "christopher-columbus frederick-barbarossa genghis-khan joan-of-arc leonardo-da-vinci michelangelo",
    "isaac-newton j-s-bach james-cook maximilien-robespierre napoleon-bonaparte william-shakespeare",
    "albert-einstein bill-gates charlie-chaplin mahatma-gandhi sid-meier winston-churchill",
]
WONDERS = [
    {"colossus": "3 3", "hanging-gardens": "2 2 2", "library-of-alexandria": "1 4 1", "pyramids": "3 2 1"},
    {"great-wall": "2 2 3 2", "st-peters-basilica": "4 4", "taj-mahal": "2 4 2", "universitas-carolina": "3 3 3"},
    {"eiffel-tower": "3 7 3", "kremlin": "4 4 4", "ocean-liner-service": "4 2 2 4",
     "transcontinental-railroad": "3 3 3 3"},
    {"fast-food-chains": "4 4 4 4", "first-space-flight": "1 2 4 9", "hollywood": "5 6 5",
     "internet": "2 3 4 3 2"},
]  # fmt: skip
ACTIONS = [
    "rich-land-a:2 urban-growth-a:2 engineering-genius-a:1 frugality-a:2 patriotism-a:1 cultural-heritage-a:1 "
    "stockpile:1",
    "rich-land-1:2 urban-growth-1:2 engineering-genius-1:1 frugality-1:2 patriotism-1:1 cultural-heritage-1:1 "
    "breakthrough-1:2 reserves-1:2",
    "rich-land-2:1 urban-growth-2:1 engineering-genius-2:1 frugality-2:1 patriotism-2:1 breakthrough-2:2 "
    "reserves-2:2 revolutionary-idea-2:1 efficient-upgrade-2:2 wave-of-nationalism:1",
    "urban-growth-3:2 engineering-genius-3:1 patriotism-3:1 reserves-3:3 revolutionary-idea-3:2 "
    "efficient-upgrade-3:2 military-build-up:1 endowment-for-the-arts:1",
]
STARTING = {"agriculture": 2, "bronze": 2, "philosophy": 3, "religion": 3, "warriors": 2}


def technologies() -> dict[str, list[int]]:
    rows = [row.split() for row in TECHNOLOGIES.replace("\n", "|").split("|") if row.strip()]
    return {row[0]: [int(word) for word in row[1:]] for row in rows}


@rule("tta.technology.which-cards", "tta.card.level")
def test_technologies_cost_what_they_cost() -> None:
    for slug, (age, two, three, four, science, resources) in technologies().items():
        card = thing(slug)
        assert [AGE[card], *(COPIES[players][card] for players in (2, 3, 4))] == [age, two, three, four], slug
        assert (SCIENCE_PRICE[card], RESOURCE_PRICE[card]) == (science, resources), slug
        assert REVOLUTION_PRICE[card] == REVOLUTIONS.get(slug, 0)
    for slug, resources in STARTING.items():
        assert (RESOURCE_PRICE[thing(slug)], AGE[thing(slug)]) == (resources, 0)
    priced = [THINGS.slugs[card] for card in CIVIL_CARDS if SCIENCE_PRICE[card]]
    assert sorted(priced) == sorted(technologies())


def test_leaders_wonders_and_action_cards() -> None:
    for age in range(4):
        cards = [card for card in CIVIL_CARDS if AGE[card] == age]
        assert slugs([card for card in cards if TYPE[card] == LEADER]) == LEADERS[age].split()
        wonders = [card for card in cards if TYPE[card] == WONDER]
        assert {THINGS.slugs[card]: " ".join(map(str, STAGE_PRICES[card])) for card in wonders} == WONDERS[age]
        counted = {word.split(":")[0]: int(word.split(":")[1]) for word in ACTIONS[age].split()}
        for players in (2, 3, 4):
            actions = [card for card in civil_deck(age, players) if TYPE[card] == ACTION]
            assert Counter(slugs(actions)) == counted
            assert all(COPIES[players][card] == 1 for card in cards if TYPE[card] in (LEADER, WONDER))


@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [20, 44, 44, 44]), (3, [20, 50, 50, 50]), (4, [20, 53, 53, 53])]
)
@rule("tta.setup.three-players-remove", "tta.setup.two-players-remove")
def test_sizes_of_the_civil_decks(players: int, sizes: list[int]) -> None:
    assert [len(civil_deck(age, players)) for age in range(4)] == sizes


@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [10, 43, 46, 41]), (3, [10, 45, 50, 45]), (4, [10, 45, 50, 45])]
)
def test_sizes_of_the_military_decks(players: int, sizes: list[int]) -> None:
    assert [len(military_deck(age, players, False, False)) for age in range(4)] == sizes


def test_every_civil_card_that_does_something_has_a_test() -> None:
    proved = {named.id for named in named_in(TESTS / "games" / "through_the_ages", "card")}
    doing = [
        row["id"] for row in ROWS if row["deck"] == "civil" and (row.get("effects") or row["type"] == "wonder")
    ]
    doing.remove("christopher-columbus")  # acts in the politics phase
    assert [slug for slug in doing if slug not in proved] == []
    assert [slug for slug in proved if slug not in THINGS.numbers] == []
