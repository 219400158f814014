"""Positions from before: one line each, with its game, players and options.

Those of Age of Civilization and Through the Ages were stored before fields were declared, the others at 5c93e3c,
when Historia and Sid Meier's Civilization had version 1 of their rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ecumene
from ecumene.games import find

STORED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("stored_positions.json").read_text("utf-8"))


@pytest.mark.parametrize("stored", STORED, ids=lambda doc: f"{doc['game']} {doc['state']['stack'][-1]['frame']}")
def test_a_position_from_before_still_loads_and_is_stored_as_it_was(stored: dict[str, Any]) -> None:
    game = find(stored["game"])
    s = game.restore(stored["state"])
    game.fits(s, stored["players"], stored["options"])
    assert game.dump(s) == stored["state"]


@pytest.mark.parametrize("stored", STORED, ids=lambda doc: f"{doc['game']} {doc['state']['stack'][-1]['frame']}")
def test_a_position_of_the_oldest_rules_that_stand_goes_on(stored: dict[str, Any]) -> None:
    oldest = find(stored["game"]).rulebook.positions
    table = ecumene.from_position({"ecumene": 1, **stored, "rules": oldest, "seed": 7, "number": 40})
    random = Random(7)
    for _ in range(40):
        if table.waiting:
            seat = table.waiting[0]
            table.play(seat, random.choice(table.moves(seat)))
    assert ecumene.load(table.record()).record() == table.record()


def test_every_game_has_some_of_them_in_the_middle_of_several_paragraphs() -> None:
    tops = {(doc["game"], doc["state"]["stack"][-1]["frame"]) for doc in STORED}
    assert {game for game, _ in tops} == set(ecumene.games())
    assert len(tops) == len(STORED) == 27
