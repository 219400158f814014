"""Every location token: the points of its discovery, and what its type does."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import CONTENT, LOCATION_ROWS, THINGS
from ecumene.games.civolution.eras.sites import Glaciers, gorges, oaks
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table

Doc = dict[str, Any]
TYPES: dict[str, Doc] = {row["id"]: row for row in CONTENT.rows("location_type")}
ROWS: dict[str, Doc] = {row["id"]: row for row in LOCATION_ROWS if row["id"].startswith("l")}
CORNER = "c4"  # c-swamp touches it


def of_type(kind: str) -> list[str]:
    """Return the tokens of a type."""
    return [id for id, row in ROWS.items() if row["type"] == kind]


def test_every_type_has_so_many_tokens_and_a_test_below() -> None:
    assert {kind: len(of_type(kind)) for kind in TYPES} == {kind: row["count"] for kind, row in TYPES.items()}
    assert set(TYPES) == {
        *("building-ground", "gorge", "glacier", "oak", "hidden-grotto"),
        *("sacred-mountain", "cave", "mushroom-valley", "volcano"),
    }


@pytest.mark.parametrize("location", ROWS)
def test_its_discovery_brings_the_points_of_its_type(location: str) -> None:
    s = effect(table(seat("c-swamp:2"), seat()), {"explore": {"any": 1}})
    play(s, f"reveal {CORNER}", draws=location)
    assert s.players[0].points == TYPES[ROWS[location]["type"]]["discovery_points"]
    assert s.locations[place(CORNER) - 22] == THINGS.number(location) not in s.unseen


@pytest.mark.parametrize("location", of_type("building-ground"))
def test_a_statue_on_a_ground_is_of_one_of_its_materials(location: str) -> None:
    materials = ROWS[location]["materials"]
    held = {name.replace("-", "_"): 1 for name in [*materials, "wood", "peat"]}
    s = table(seat("c-swamp:2", **held), seat(), locations={CORNER: location})
    offered = begins(effect(s, {"build": {"kind": "statue", "n": 1}}), "statue")
    assert {move.split()[2] for move in offered} == set(materials)


@pytest.mark.parametrize("location", of_type("gorge"))
def test_a_gorge_takes_food_from_whoever_is_beside_it(location: str) -> None:
    s = table(seat("c-swamp:2", food=2), seat("b-hills:2", food=2), locations={CORNER: location})
    gorges(s, Luck(1))
    assert [has(s, "food", at=at) for at in range(2)] == [[1], [2]]


@pytest.mark.parametrize("location", of_type("glacier"))
def test_a_glacier_weakens_a_tribe_beside_it(location: str) -> None:
    s = table(seat("c-swamp:2"), seat("b-hills:2"), locations={CORNER: location})
    s.stack.append(Glaciers(0))
    play(s)
    assert [tribes.strong(s, at) for at in range(2)] == [0, 1]


@pytest.mark.parametrize("location", of_type("oak"))
def test_an_oak_scores_the_territories_beside_it(location: str) -> None:
    s = table(seat("c-swamp:2"), seat("b-hills:2"), locations={CORNER: location})
    oaks(s, Luck(1))
    assert [player.points for player in s.players] == [2, 0]


@pytest.mark.parametrize("location", of_type("hidden-grotto"))
def test_a_grotto_produces_and_carries_before_production(location: str) -> None:
    s = table(seat("c-swamp:2", dice="3 5"), seat(), locations={CORNER: location}, tokens={"c-swamp": "peat"})
    play(s, "activate production", "produce c-swamp", "transport c-swamp peat")
    assert has(s, "peat") == [1] and moves(s) == ["choose 1", "choose 2"]


@pytest.mark.parametrize("location", of_type("sacred-mountain"))
def test_a_sacred_mountain_lets_a_tribe_procreate_by_favour(location: str) -> None:
    s = table(seat("c-swamp:2", dice="2 5"), seat(), locations={CORNER: location})
    play(s, "activate procreation", "check c-swamp", "procreate c-swamp 1", dice="1")
    assert tribes.on_continent(s, 0) == 2 and begins(s, "procreate")


@pytest.mark.parametrize("location", of_type("cave"))
def test_a_cave_joins_what_is_around_another(location: str) -> None:
    other = next(id for id in of_type("cave") if id != location)
    s = effect(table(seat("c-swamp:2"), seat(), locations={"d4": location, "b1": other}), {"migrate": 1})
    play(s, "lead c-swamp 2")
    assert "settle h-hills 1" in moves(s)


@pytest.mark.parametrize("location", of_type("mushroom-valley"))
def test_mushrooms_feed_the_hunters_beside_them(location: str) -> None:
    food = []
    for locations in ({}, {CORNER: location}):
        s = effect(table(seat("c-swamp:2"), seat(), locations=locations), {"hunt": 1})
        play(s, "hunt c-swamp", dice="1")
        food += has(s, "food")
    assert food[1] == food[0] + 1


@pytest.mark.parametrize("location", of_type("volcano"))
def test_a_volcano_sends_farms_home(location: str) -> None:
    s = effect(table(seat("c-swamp:2", farms="c-swamp"), seat()), {"explore": {"any": 1}})
    play(s, f"reveal {CORNER}", draws=location)
    assert s.farm_owner[place("c-swamp")] == -1 and s.players[0].farms == 3
