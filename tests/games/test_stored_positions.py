"""Positions stored before the fields were declared: one line each, with its game, players and options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecumene.games import find

STORED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("stored_positions.json").read_text("utf-8"))


@pytest.mark.parametrize("stored", STORED, ids=lambda doc: f"{doc['game']} {doc['state']['stack'][-1]['frame']}")
def test_a_position_from_before_still_loads_and_is_stored_as_it_was(stored: dict[str, Any]) -> None:
    game = find(stored["game"])
    s = game.restore(stored["state"])
    game.fits(s, stored["players"], stored["options"])
    assert game.dump(s) == stored["state"]


def test_both_games_have_some_of_them_in_the_middle_of_several_paragraphs() -> None:
    tops = {(doc["game"], doc["state"]["stack"][-1]["frame"]) for doc in STORED}
    assert {game for game, _ in tops} == {"age-of-civilization", "through-the-ages"}
    assert len(tops) == len(STORED) > 8
