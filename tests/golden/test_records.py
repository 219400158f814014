"""The golden records: whole games of bots, replayed byte for byte; tools/golden.py remakes them."""

from __future__ import annotations

from functools import cache

import pytest
from tools.golden_records import GAMES, HOME, kept, names_of

import ecumene
from ecumene.games import find, keys
from ecumene.kernel.options import CHOICE, LIST
from ecumene.table.messages import LANGS
from ecumene.table.score_sources import cause_name, score_sources
from ecumene.table.table import Table
from ecumene.table.words import words
from tools import golden_records


@cache
def golden(name: str) -> Table:
    return ecumene.load(kept(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_record_still_holds(name: str) -> None:
    """The rules of today lead by the same moves and the same luck to the same result, and write it the same."""
    assert golden_records.fault(kept(name)) == ""
    assert golden(name).result is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_point_is_explained_in_words(name: str) -> None:
    table = golden(name)
    assert table.result is not None
    if not table.rules.points:  # winners without points
        assert set(table.result["scores"]) <= {0, 1} or table.result["ending"] == "long-stop"
        return
    for seat, sums in enumerate(score_sources(table)):
        assert sum(sums.values()) == table.result["scores"][seat]
        for lang in LANGS:
            said = words(table.rules, lang)
            assert all(cause_name(said, cause) for cause in sums), f"a point without a cause in {lang}"


@pytest.mark.parametrize("game", keys())
def test_every_count_of_players_and_every_option_is_played(game: str) -> None:
    rows = [GAMES[name] for name in names_of(game)]
    chosen = [row.get("options", {}) for row in rows]
    assert {len(row["bots"]) for row in rows} == set(find(game).seats)
    for option in find(game).options:
        values = [options[option.name] for options in chosen if option.name in options]
        assert values, option.name
        if option.kind == CHOICE:
            assert set(values) == set(option.values)
        if option.kind == LIST:
            assert set().union(*values) <= set(option.values) and len(values) > 1


@pytest.mark.parametrize("game", keys())
def test_bots_of_several_kinds_play(game: str) -> None:
    kinds = {kind for name in names_of(game) for kind in GAMES[name]["bots"]}
    assert len(kinds) >= 4 and {"random", "expert"} <= kinds


def test_there_is_no_record_that_nobody_lists() -> None:
    assert {path.stem for path in HOME.glob("*.txt")} == set(GAMES)
