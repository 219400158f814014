"""Module Innovations: the nine special cards and their eighteen technologies, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.age_of_civilization.state import GameState
from tests.games.age_of_civilization.cards.heirs import at_event
from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    each,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
)
from tests.rules import card


def owner(special: str, techs: str, **told: Any) -> Doc:
    return seat("iberia", special=special, techs=techs, **told)


def board(who: Doc, *others: Doc, **told: Any) -> GameState:
    return situation(who, *(others or [seat()]), innovations=True, **told)


def learned(special: str, techs: str, technology: str, **told: Any) -> dict[str, int]:
    return change(board(owner(special, techs, coins=20), **told), f"research {technology}")


@pytest.mark.parametrize(
    ("special", "top", "middle", "bottom"),
    [
        pytest.param("philosophers", "writing", "philosophy", "printing", marks=card("philosophers")),
        pytest.param("dramatists", "writing", "drama", "theology", marks=card("dramatists")),
        pytest.param("lawgivers", "writing", "code-of-laws", "bureaucracy", marks=card("lawgivers")),
        pytest.param("shipwrights", "sailing", "shipbuilding", "navigation", marks=card("shipwrights")),
        pytest.param("guildmasters", "sailing", "guilds", "banking", marks=card("guildmasters")),
        pytest.param("physicians", "sailing", "irrigation", "medicine", marks=card("physicians")),
        pytest.param("horsemen", "mining", "horse-riding", "chivalry", marks=card("horsemen")),
        pytest.param("masons", "mining", "masonry", "architecture", marks=card("masons")),
        pytest.param("smiths", "mining", "metal-casting", "steel", marks=card("smiths")),
    ],
)
def test_a_special_card_puts_its_two_technologies_below_the_top_of_its_column(
    special: str, top: str, middle: str, bottom: str
) -> None:
    s = board(seat(coins=30), specials=special)
    play(s, f"buy {special}")
    assert refusal(s, f"research {middle}") == "aoc.tech.prerequisite"
    play(s, f"research {top}")
    assert refusal(s, f"research {bottom}") == "aoc.tech.prerequisite"
    play(s, f"research {middle}")
    s = board(owner(special, f"{top} {middle}"))
    assert f"research {bottom}" in moves(s)


@card("philosophy")
def test_philosophy_adds_a_point_to_research() -> None:
    s = board(owner("philosophers", "writing philosophy"))
    assert change(s, "research sailing") == {"coins": -4, "vp": 2, "techs": 1}


@card("printing")
def test_printing_brings_another_technology_and_takes_a_coin_off_research() -> None:
    s = board(owner("philosophers", "writing philosophy", coins=20))
    assert change(s, "research printing") == {"coins": -4, "vp": 2, "techs": 1}
    assert moves(s) == ["learn sailing", "learn engineering", "learn mining"]
    assert change(s, "learn mining") == {"techs": 1, "military": 1}
    assert change(s, "research sailing") == {"coins": -3, "vp": 2, "techs": 1}


@card("drama")
def test_drama_adds_a_point_to_culture() -> None:
    s = board(owner("dramatists", "writing drama"), window="culture")
    assert change(s, "culture") == {"coins": -4, "vp": 4}  # with Writing


@card("theology")
def test_theology_gives_a_point_for_each_civilization_in_the_end() -> None:
    priest = seat("iberia", "slavs", special="dramatists", techs="writing drama theology")
    assert change(board(priest, at="round end", round=6)) == {"vp": 2}


@card("code-of-laws")
@pytest.mark.parametrize(("workers", "gain"), [(2, {}), (3, {"vp": 1}), (4, {"vp": 1})])
def test_code_of_laws_gives_a_point_at_turn_end_with_three_workers(workers: int, gain: dict[str, int]) -> None:
    assert change(board(owner("lawgivers", "writing code-of-laws", workers=workers), at="turn end")) == gain


@card("bureaucracy")
def test_bureaucracy_gives_a_point_for_each_worker_in_the_end() -> None:
    clerk = owner("lawgivers", "writing code-of-laws bureaucracy", workers=3)
    assert change(board(clerk, at="round end", round=6)) == {"vp": 3}


@card("shipbuilding")
def test_shipbuilding_is_a_fish_slot_with_one_more_coin() -> None:
    s = board(owner("shipwrights", "sailing shipbuilding"), window="hunt farm trade")
    assert change(s, "fish") == {"coins": 3}  # with Sailing
    assert refusal(s, "fish") == "aoc.action.slot-once"


@card("navigation")
def test_navigation_is_a_trade_slot_that_gives_nothing_to_others() -> None:
    s = board(owner("shipwrights", "sailing shipbuilding navigation"), window="hunt farm culture")
    play(s, "trade")
    assert each(s, "coins") == [13, 10]
    assert refusal(s, "trade") == "aoc.action.slot-once"
    s = board(owner("shipwrights", "sailing shipbuilding"), window="trade")
    play(s, "trade")
    assert each(s, "coins") == [13, 11]


@card("guilds")
def test_guilds_are_a_build_slot_for_one_coin_less() -> None:
    s = board(owner("guildmasters", "sailing guilds"), window="hunt farm trade")
    assert change(s, "build") == {"coins": -1, "vp": 2}
    assert refusal(s, "build") == "aoc.action.slot-once"


@card("banking")
@pytest.mark.parametrize(("coins", "points"), [(1, 0), (2, 1), (9, 4), (10, 5), (30, 5)])
def test_banking_gives_a_point_for_two_coins_and_five_at_most(coins: int, points: int) -> None:
    banker = owner("guildmasters", "sailing guilds banking", coins=coins)
    assert change(board(banker, at="round end", round=6)).get("vp", 0) == points


@card("irrigation")
def test_irrigation_is_a_farm_slot_with_one_more_coin() -> None:
    s = board(owner("physicians", "sailing irrigation"), window="hunt fish trade")
    assert change(s, "farm") == {"coins": 4}
    assert refusal(s, "farm") == "aoc.action.slot-once"


@card("medicine")
def test_medicine_brings_a_worker_and_protects_from_plague_and_earthquake() -> None:
    s = board(owner("physicians", "sailing irrigation", workers=2))
    assert change(s, "research medicine") == {"coins": -4, "vp": 1, "techs": 1, "workers": 1}
    doctor = owner("physicians", "sailing irrigation medicine")
    assert change(board(doctor, at="round end", coming="plague")) == {}
    assert change(board(doctor, at="round end", round=3, coming="farm", token="earthquake")) == {}
    assert at_event("earthquake", seat(), seat())[0] == {"workers": -1}


@card("horse-riding")
def test_horse_riding_is_one_military_and_one_more_coin_from_hunt() -> None:
    assert learned("horsemen", "mining", "horse-riding") == {"coins": -4, "vp": 1, "techs": 1, "military": 1}
    assert change(board(owner("horsemen", "mining horse-riding"), window="hunt"), "hunt") == {"coins": 2}


@card("chivalry")
def test_chivalry_is_two_military_and_a_point_at_turn_end_for_the_leader() -> None:
    knowledge = learned("horsemen", "mining horse-riding", "chivalry")
    assert knowledge == {"coins": -4, "vp": 1, "techs": 1, "military": 2}
    knight = owner("horsemen", "mining horse-riding chivalry")  # four military
    assert change(board(knight, seat(), at="turn end")) == {"vp": 1}
    assert change(board(knight, seat("mongolia"), at="turn end")) == {"vp": 1}
    assert change(board(knight, seat("mongolia", "slavs"), at="turn end")) == {}


@card("masonry")
def test_masonry_takes_two_coins_off_a_wonder() -> None:
    s = board(owner("masons", "mining masonry"), wonders="colossus")
    assert change(s, "wonder colossus") == {"coins": -5, "vp": 3, "wonders": 1}


@card("architecture")
def test_architecture_brings_a_wonder_when_learned() -> None:
    s = board(owner("masons", "mining masonry"), wonders="colossus")
    play(s, "research architecture")
    assert change(s, "take colossus") == {"wonders": 1}
    assert "done" in moves(s)


@card("metal-casting")
def test_metal_casting_brings_the_workers_of_exploit_back() -> None:
    s = board(owner("smiths", "mining metal-casting"))
    assert change(s, "exploit", "done") == {"coins": 3}


@card("steel")
def test_steel_is_four_military() -> None:
    knowledge = learned("smiths", "mining metal-casting", "steel")
    assert knowledge == {"coins": -4, "vp": 1, "techs": 1, "military": 4}


def test_a_covered_technology_has_no_effect() -> None:
    s = run(board(owner("guildmasters", "sailing guilds"), at="turn end"))
    assert has(s)["coins"] == 10  # Guilds lie where Currency was
