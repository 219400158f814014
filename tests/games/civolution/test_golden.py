"""Two games of expert bots are kept, with three civilizations and with one: they keep the laws and read well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.games.civolution.audit import audit
from ecumene.table.messages import LANGS
from ecumene.table.rewind import tables
from ecumene.table.table import Table
from tests.games.civolution.laws import SCORES, Watch, check_points
from tests.rules import rule

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ["civolution-3", "civolution-1"]


@cache
def kept(name: str) -> Table:
    return ecumene.load((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


@rule("civo.end.fourth-era", "civo.markers.fifty", "civo.block.columns")
@pytest.mark.parametrize("name", NAMES)
def test_after_every_move_all_pieces_are_there_and_columns_only_grow(name: str) -> None:
    watch = Watch()
    for table in tables(kept(name)):
        state: Any = table.state
        audit(state)
        watch.look(state)
    assert watch.eras == [1, 2, 3, 4] and watch.highest > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_lines_of_the_log_add_up_to_the_score(name: str) -> None:
    check_points(kept(name))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_every_point_names_what_it_is_for(name: str, lang: str) -> None:
    lines = [line for line in kept(name).log(None, lang=lang) if line["kind"] in SCORES]
    assert len(lines) > 50
    for line in lines:
        said, _, cause = line["text"].partition(": ")
        assert str(abs(line["amount"])) in said, line["text"]
        assert cause.strip(" ."), line["text"]
        assert line["because"], "the phase or the frames that led to it"
