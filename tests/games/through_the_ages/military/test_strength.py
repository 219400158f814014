"""Armies: tactics, air forces, obsolete armies, the best formation (p. 9 and p. 10)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ecumene.games.through_the_ages.card_data import (
    AGE,
    FIRST,
    ROWS,
    TACTIC,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.military.strength import army_strength
from tests.games.through_the_ages.armies import UNITS, brute
from tests.games.through_the_ages.situation import ratings, seat, situation
from tests.rules import card, rule

TACTICS = list(range(FIRST[TACTIC], FIRST[TACTIC + 1]))


def units(text: str) -> list[int]:
    """Read "warriors:2 knights:1" as workers on cards."""
    found = [-1] * WORKER_CARDS
    for word in text.split():
        slug, _, count = word.partition(":")
        found[thing(slug)] = int(count or 1)
    return found


def strength(text: str, tactic: str, genghis: bool = False) -> int:
    return army_strength(units(text), thing(tactic), genghis)


@rule("tta.tactics.best-formation", "tta.tactics.one-army-each", "tta.note.genghis-khan-infantry")
def test_armies_are_as_strong_as_the_best_of_all_formations() -> None:
    dice = Random(4)
    for tactic, genghis in product(TACTICS, [False, True]):
        for _ in range(6):
            have = tuple(dice.choice([0, 0, 1, 1, 2]) for _ in UNITS)
            if sum(have) > 8:
                continue
            planes = dice.choice([0, 0, 1, 2])
            told = " ".join(f"{slug}:{count}" for slug, count in zip(UNITS, have, strict=True))
            found = army_strength(units(f"{told} air-forces:{planes}"), tactic, genghis)
            assert found == brute(have, planes, tactic, genghis), (told, planes, ROWS[tactic]["id"], genghis)


@rule("tta.tactics.army")
@pytest.mark.parametrize(
    ("tactic", "army", "modern", "old"),
    [
        pytest.param("fighting-band", "warriors:2", 1, 1, marks=card("fighting-band")),
        pytest.param("heavy-cavalry", "knights:3", 4, 4, marks=card("heavy-cavalry")),
        pytest.param("legion", "warriors:3", 2, 2, marks=card("legion")),
        pytest.param("medieval-army", "warriors:1 knights:1", 2, 2, marks=card("medieval-army")),
        pytest.param("phalanx", "warriors:2 knights:1", 3, 3, marks=card("phalanx")),
        pytest.param("classic-army", "swordsmen:2 knights:2", 8, 4, marks=card("classic-army")),
        pytest.param("conquistadors", "swordsmen:1 knights:2", 5, 3, marks=card("conquistadors")),
        pytest.param("defensive-army", "swordsmen:2 cannon:1", 6, 3, marks=card("defensive-army")),
        pytest.param("fortifications", "cannon:2", 5, 5, marks=card("fortifications")),
        pytest.param("mobile-artillery", "knights:1 cannon:1", 5, 5, marks=card("mobile-artillery")),
        pytest.param("napoleonic-army", "swordsmen:1 knights:1 cannon:1", 7, 4, marks=card("napoleonic-army")),
        pytest.param("entrenchments", "riflemen:1 cannon:2", 9, 5, marks=card("entrenchments")),
        pytest.param("mechanized-army", "cavalrymen:1 cannon:2", 10, 5, marks=card("mechanized-army")),
        pytest.param("modern-army", "riflemen:2 cavalrymen:1 cannon:1", 13, 7, marks=card("modern-army")),
        pytest.param("shock-troops", "riflemen:1 cavalrymen:3", 11, 6, marks=card("shock-troops")),
    ],
)
def test_each_tactic(tactic: str, army: str, modern: int, old: int) -> None:
    assert strength(army, tactic) == modern
    words = army.split()
    fewer = " ".join([f"{words[0].split(':')[0]}:{int(words[0].split(':')[1]) - 1}", *words[1:]])
    assert strength(fewer, tactic) == 0, "one unit short"
    aged = army.replace("riflemen", "swordsmen").replace("cavalrymen", "knights")
    if AGE[thing(tactic)] == 2:
        aged = army.replace("swordsmen", "warriors")
    assert strength(aged, tactic) == old


@rule("tta.tactics.obsolete-army")
def test_one_old_unit_makes_an_army_obsolete() -> None:
    assert strength("swordsmen:1 warriors:1 knights:2", "classic-army") == 4
    assert strength("swordsmen:2 warriors:2 knights:4", "classic-army") == 8 + 4


@rule("tta.tactics.air-force", "tta.tactics.obsolete-air")
@card("air-forces")
def test_air_forces_double_one_army_each_the_modern_ones_first() -> None:
    assert strength("swordsmen:2 knights:2 air-forces:1", "classic-army") == 16
    assert strength("swordsmen:2 knights:2 air-forces:2", "classic-army") == 16, "one in an army"
    assert strength("warriors:2 knights:2 air-forces:1", "classic-army") == 8
    assert strength("swordsmen:2 warriors:2 knights:4 air-forces:1", "classic-army") == 8 + 8 + 4


@rule("tta.note.genghis-khan-infantry")
@card("genghis-khan")
def test_under_genghis_khan_infantry_rides() -> None:
    assert strength("warriors:3", "heavy-cavalry") == 0 and strength("warriors:3", "heavy-cavalry", True) == 4
    assert strength("riflemen:4 knights:2 cannon:2", "modern-army", True) == 7 + 7, "better than 13 and no other"
    told = seat(workers="warriors:3", leader="genghis-khan", tactic="heavy-cavalry", wonders="great-wall")
    s = situation(told, seat(), tactics="heavy-cavalry")
    assert ratings(s)["strength"] == 3 + 4 + 3, "for the Great Wall they are infantry still"


@rule("tta.rating.strength", "tta.rating.strength-unit-in-army", "tta.setup.no-tactic")
def test_units_count_in_and_out_of_armies() -> None:
    told = seat(
        "warfare", workers="warriors:2 knights:2", tactic="medieval-army", colonies="strategic-territory-1"
    )
    s = situation(told, seat(), tactics="medieval-army")
    assert ratings(s)["strength"] == 2 * 1 + 2 * 2 + 2 * 2 + 1 + 2 and s.players[1].tactic == -1
