"""A whole game of three is kept, and whoever reads it can follow where each culture point came from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tools.golden import GAMES, difference

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.commands.record import account
from ecumene.cli.words import say
from ecumene.table.messages import LANGS
from ecumene.table.score_sources import cause_name, score_sources
from ecumene.table.table import Table
from ecumene.table.words import words

HOME = Path(__file__).parents[2] / "golden"


@cache
def golden(name: str) -> Table:
    return ecumene.load((HOME / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_the_record_still_holds(name: str) -> None:
    """The rules play it again to the same result; tools/golden.py makes it anew when they were changed."""
    table = golden(name)
    assert table.result is not None
    assert table.record() == (HOME / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_point_is_explained_in_words(name: str, lang: str) -> None:
    table = golden(name)
    said = words(table.rules, lang)
    assert table.result is not None
    if not table.rules.points:  # winners without points
        assert sorted(set(table.result["scores"])) == [0, 1]
        return
    for seat, sums in enumerate(score_sources(table)):
        assert sum(sums.values()) == table.result["scores"][seat]
        assert all(cause_name(said, cause) for cause in sums), "a point without a cause"


def test_the_game_shows_what_the_game_is_about() -> None:
    told = {event.kind for move in golden("through-the-ages-3").history for event in move.events}
    rare = ["war-resolved", "attack-succeeds", "attack-fails", "pact", "pact-ends", "wonder", "colony"]
    assert set(rare) - told == set(), "play another seed"


@pytest.mark.parametrize("lang", LANGS)
def test_the_account_reads_well(lang: str) -> None:
    """No word is missing, nothing is hidden from those who read a finished game, and it ends with the sums."""
    table = golden("through-the-ages-3")
    said = words(table.rules, lang)
    lines = account(table, board_of(said, say(lang)), say(lang), False)
    assert said.lacking == set()
    assert not [line for line in lines if re.search(r"log-|none\b|[{}]", line)]
    hidden = [said.format(f"log-{kind}-hidden", seat="", source="none") for kind in ("draw", "discard", "prepare")]
    assert not [line for line in lines for part in hidden if line.strip().endswith(part.strip())]
    names = [table.seat_name(seat, lang) for seat in range(table.players)]
    assert [name for name in names if say(lang)("points-of", name=name) not in lines] == []


def test_a_difference_names_its_line() -> None:
    assert difference("a\nb\n", "a\nc\n") == "line 2\n  was: b\n  now: c"
    assert difference("a\n", "a\nb\n") == "1 lines, now 2"
