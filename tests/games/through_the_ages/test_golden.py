"""A whole game of three is kept, and whoever reads it can follow where each culture point came from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.commands.record import account
from ecumene.cli.words import say
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words

HOME = Path(__file__).parents[2] / "golden"


@cache
def golden(name: str) -> Table:
    return ecumene.load((HOME / f"{name}.txt").read_text(encoding="utf-8"))


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
