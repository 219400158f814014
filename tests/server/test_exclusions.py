"""Options that do not go together are told before anybody tries, by what the game itself refuses."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from ecumene.games import find, keys
from ecumene.kernel.game import Options
from ecumene.kernel.refusal import Refusal
from ecumene.server import catalogue, lobby
from ecumene.server.errors import Problem
from ecumene.server.exclusions import exclusions
from ecumene.table.words import words
from tests.server.house import AOC, House
from tests.toy.game import Toy

Doc = dict[str, Any]


def told(rows: list[Doc], players: int, on: Options) -> Doc | None:
    """Return the row that speaks of these options, or of a part of them."""
    fits = (row for row in rows if players in row["players"] and row["options"].items() <= on.items())
    return next(fits, None)


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize("key", keys())
def test_what_is_told_is_what_is_refused(key: str, lang: str) -> None:
    game = find(key)
    rows = next(each for each in catalogue.catalogue(lang) if each["key"] == key)["exclusions"]
    choices = [{option.name: value} for option in game.options for value in option.samples()]
    tried = [*choices, *(one | other for one, other in combinations(choices, 2) if one.keys() != other.keys())]
    for players, on in product(game.seats, tried):
        row = told(rows, players, on)
        try:
            lobby.choices(game, players, on, lang)
        except Problem as problem:
            assert row is not None, (players, on)
            said = problem.body(lang)
            if row["options"] == on:
                assert (said["message"], said["rule"], said["page"]) == (row["reason"], row["rule"], row["page"])
        else:
            assert row is None, (players, on)


class Quarrel(Toy):
    """Bazaar, in which short games have no storms unless four play, and no rule speaks of player counts."""

    def check_options(self, players: int, options: Options) -> Refusal | None:
        together = options.get("storm") and options.get("length") == "short" and players < 4
        return Refusal("toy.option.storm", need=4, have=players) if together else None


def test_two_options_that_exclude_each_other_are_told_with_the_rule() -> None:
    game = Quarrel()
    rows = exclusions(game, words(game, "en"))
    pairs = [row for row in rows if len(row["options"]) == 2]
    assert [(row["players"], row["options"]) for row in pairs] == [([3], {"storm": True, "length": "short"})]
    assert pairs[0]["rule"] == "toy.option.storm" and pairs[0]["page"] > 0


def test_a_player_count_that_no_rule_speaks_of_is_told_too() -> None:
    game = Quarrel()
    storm = told(exclusions(game, words(game, "en")), 2, {"storm": True})
    assert storm is not None and storm["rule"] is None and storm["players"] == [2]
    assert "Storms" in storm["reason"] and "storm”" not in storm["reason"]


def test_the_shelf_says_why_over_http(house: House) -> None:
    rows = next(each for each in house.nobody().get("/api/games?lang=el").json() if each["key"] == AOC)[
        "exclusions"
    ]
    solo = told(rows, 1, {"draft": True})
    assert solo is not None and solo["rule"] == "aoc.solo.no-draft" and solo["page"] > 0 and solo["reason"]
    several = told(rows, 3, {"scenario": "silk-road"})
    assert several is not None and several["rule"] == "aoc.path.solo-only"
    assert told(rows, 3, {"innovations": True, "draft": True}) is None
