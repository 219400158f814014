"""How many workers each of the forty-eight civilizations brings."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.cards.heirs import raised
from tests.rules import rule

POPULATION = {
    1: "babylon",
    2: "britain greece phoenicia sumer inca tiwanaku",
    3: "kongo carthage egypt mali nubia iberia macedonia korea japan tibet arabia lydia assyria khmer majapahit"
    " dai-viet maya mississippi scythia mongolia huns",
    4: "aksum zimbabwe byzantium rome slavs italy france china hittites ottoman persia harappa india aztecs"
    " polynesia olmec vikings germania khitan celts",
}


@rule("aoc.raise.workers")
@pytest.mark.parametrize(("workers", "civ"), [(n, civ) for n, civs in POPULATION.items() for civ in civs.split()])
def test_a_raised_civilization_brings_its_people(workers: int, civ: str) -> None:
    assert raised(civ)["workers"] == workers


def test_there_are_forty_eight() -> None:
    assert len({civ for civs in POPULATION.values() for civ in civs.split()}) == 48
