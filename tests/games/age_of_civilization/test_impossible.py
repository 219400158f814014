"""Positions from real games are accepted; whatever one spoils in them is found, and named."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import ecumene
import tests.games.age_of_civilization.damage_in_play  # noqa: F401 - it adds to the damages
from ecumene import BadRecord
from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.card_data import SCENARIO_ROWS
from tests.games.age_of_civilization.damage import DAMAGES, Damage, Doc
from tests.impossible import QUOTED

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"innovations": True}),
    *((1, {"scenario": row["id"]}) for row in SCENARIO_ROWS),
    (2, {}),
    (3, {"innovations": True, "changing_world": True}),
    (2, {"draft": True}),
    (4, {"draft": True, "innovations": True, "changing_world": True}),
]
EVERY = 5  # decisions between two positions of a game


@cache
def positions() -> list[Doc]:
    """Return positions from the course of one random game at each table."""
    found = []
    for seed, (players, options) in enumerate(TABLES):
        random = Random(seed)
        t = ecumene.new(GAME.key, players, seed=seed, options=options)
        while t.waiting:
            if t.number % EVERY in (0, 1):
                found.append(t.position())
            seat = random.choice(t.waiting)
            t.play(seat, random.choice(t.moves(seat)))
    return found


def test_positions_of_real_games_are_accepted() -> None:
    assert len(positions()) > 100
    for doc in positions():
        assert ecumene.from_position(doc).position() == doc


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_is_found_and_named(damage: Damage) -> None:
    spoiled = 0
    for doc in positions():
        wrong = deepcopy(doc)
        named = damage(wrong)
        if named:
            with pytest.raises(BadRecord) as caught:
                ecumene.from_position(wrong)
            assert re.search(named, re.sub("[“”]", "", str(caught.value))), str(caught.value)
            for lang in ("ru", "el"):
                said = caught.value.said(lang)
                assert not re.search("[A-Za-z]", QUOTED.sub("", said)), said
            spoiled += 1
    assert spoiled
