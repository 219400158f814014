"""Rivals that nobody plays, maps, and options that are lists and numbers, as the server tells them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.games import SHELF, find
from ecumene.server import catalogue, maps
from ecumene.server.scenes import with_resigned
from ecumene.wire.games import BareMap, GameDoc
from tests.server.house import House, finish
from tests.toy.things import PLACES

Doc = dict[str, Any]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game stands on the shelf."""
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    monkeypatch.setattr(catalogue, "catalogue", catalogue.catalogue.__wrapped__)  # it keeps what it has told once


def test_panels_log_and_result_name_the_rival_of_a_lone_player(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you"], players=1, lang="ru")["id"]
    scene = anna.scene(id, lang="el")
    assert [(panel["seat"], panel["automaton"]) for panel in scene["panels"]] == [
        (0, None),
        (None, "virtual-rival"),
    ]
    assert scene["panels"][1]["now"] == {"military": scene["view"]["rival"]}
    assert scene["view"]["automata"][0]["name"] == "Εικονικός αντίπαλος"
    over = finish(anna, id)
    assert over["result"]["automata"][0]["name"] == "Виртуальный соперник"  # the table speaks its own language
    lines = [line for line in anna.scene(id)["log"] if line["automaton"]]
    assert lines and {line["seat"] for line in lines} == {None}
    story = anna.get(f"/api/tables/{id}/story", params={"lang": "en"}).json()
    assert story["result"]["automata"][0]["name"] == "Virtual rival"
    assert len(story["curves"][0]["scores"]) == 1
    assert story["outcome"][0].startswith(("Achievement", "No achievements"))


def test_the_laurels_of_all_scenarios_are_told_together_to_whoever_played_them(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    for scenario in ("age-of-wonders", "silk-road"):
        id = anna.create(["you"], players=1, options={"scenario": scenario})["id"]
        finish(anna, id)
    told = anna.get(f"/api/tables/{id}/story", params={"lang": "en"}).json()["outcome"]
    assert "laurel" in told[0]
    assert told[1].startswith("The whole campaign: ") and told[1].endswith("of 15.")
    assert "Chronicle" in told[2]
    public = anna.create(["you"], players=1, options={"scenario": scenario}, visibility="public")["id"]
    finish(anna, public)
    theirs = ben.get(f"/api/tables/{public}/story", params={"lang": "en"}).json()["outcome"]
    assert len(theirs) == 1  # what another's games come to is nobody else's


Ended = tuple[list[int], list[int]]


def told(ranks: list[int], winners: list[int], points: list[int | None], gone: list[int]) -> Ended:
    seats = [SimpleNamespace(seat=seat, resigned=seat in gone) for seat in range(len(ranks))]
    row: Any = SimpleNamespace(seats=seats)
    automata = [{"points": each} for each in points]
    found = with_resigned({"ranks": ranks, "winners": winners, "automata": automata}, row)
    assert found is not None
    return found["ranks"], found["winners"]


def test_who_resigned_comes_last_behind_the_automata_too() -> None:
    assert told([1, 2, 3], [0], [], [0]) == ([3, 1, 2], [1])
    assert told([1, 3, 4], [0], [30], [0]) == ([4, 2, 3], [])  # the automaton was second, and is first now
    assert told([2, 3, 4], [], [30], [1]) == ([2, 4, 3], [])
    assert told([1, 2], [0], [None], [0]) == ([2, 1], [1])
    assert told([1, 2], [], [], [1]) == ([1, 2], [])  # the ending said that nobody won


def test_a_scene_names_the_map_that_lies_and_each_is_fetched_once(house: House, toy: None) -> None:
    anna, ben = house.guest(), house.guest()
    id = anna.create(["you", "open"], game="toy", players=2, visibility="private")["id"]
    anna.post(f"/api/tables/{id}/fill", {"bot": "random", "seat": 1})
    hash = anna.scene(id)["view"]["map"]
    found = anna.get(f"/api/tables/{id}/maps/{hash}")
    shape = BareMap.model_validate(found.json())
    assert [place.id for place in shape.places] == PLACES.slugs and ("gaza", "tyre") in shape.one_way
    again = anna.get(f"/api/tables/{id}/maps/{hash}", headers={"If-None-Match": found.headers["etag"]})
    assert again.status_code == 304
    maps._maps.clear()  # forgotten, as after a restart: what lies now is made anew
    assert anna.get(f"/api/tables/{id}/maps/{hash}").json() == found.json()
    assert anna.get(f"/api/tables/{id}/maps/{'0' * 20}").status_code == 404
    assert ben.get(f"/api/tables/{id}/maps/{hash}").status_code == ben.get(f"/api/tables/{id}/scene").status_code
    alone = anna.create(["you"], players=1)["id"]
    assert "map" not in anna.scene(alone)["view"]


def test_a_game_tells_its_options_and_its_map(toy: None) -> None:
    (game,) = [GameDoc.model_validate(each) for each in catalogue.catalogue("el") if each["key"] == "toy"]
    kinds = {option.name: (option.kind, option.least, option.most, option.repeats) for option in game.options}
    assert kinds["storm"] == ("switch", 0, 0, False)
    assert kinds["length"] == ("choice", 0, 0, False)
    assert kinds["rivals"] == ("list", 0, 2, True)
    assert kinds["purse"] == ("number", 2, 6, False)
    assert game.map is not None
    assert [place.id for place in game.map.places] == PLACES.slugs
    assert game.map.places[0].name == "Τύρος"
    assert ("gaza", "tyre") in game.map.one_way


@pytest.mark.parametrize("game", catalogue.catalogue("en"), ids=lambda game: str(game["key"]))
def test_a_list_is_told_as_the_rules_allow_it_with_each_number_of_players(game: Doc) -> None:
    rules = find(game["key"])
    for option in [each for each in game["options"] if each["kind"] == "list"]:
        assert [one["players"] for one in option["lists"]] == option["seats"]
        for one in option["lists"]:
            assert one["most"] >= 1 and one["values"], "else it would not be meant for so many"
            long = one["values"] * option["most"] if option["repeats"] else one["values"]
            for n in range(1, min(option["most"], len(long)) + 1):
                refusal = rules.check_options(one["players"], {option["name"]: long[:n]})
                assert (refusal is None) == (n <= one["most"])


def test_a_table_is_made_with_a_list_and_a_number(toy: None, house: House) -> None:
    anna = house.guest()
    chosen = {"rivals": ["miser", "miser"], "purse": 6, "storm": False}
    table = anna.create(["you", "bot:random"], game="toy", options=chosen)
    assert table["options"] == {"rivals": ["miser", "miser"], "purse": 6}
    assert [rival["level"] for rival in anna.scene(table["id"])["view"]["automata"]] == ["miser", "miser"]
    for wrong, cause in (
        ({"purse": 9}, "«purse» — целое число от 2 до 6"),
        ({"rivals": ["thief"]}, "miser, broker"),
    ):
        body = {"game": "toy", "seats": ["you", "bot:random"], "options": wrong}
        answer = anna.post("/api/tables", body, params={"lang": "ru"})
        assert answer.status_code == 422 and cause in answer.json()["error"]["message"]
