"""Positions come from outside: each is refused in words, or it is possible and can be played to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.kernel.game import Doc
from ecumene.kernel.laws import BrokenLaw
from ecumene.kernel.luck import Luck
from ecumene.table.damage import WAYS, check_damage
from ecumene.table.laws import check_unknown_fields
from ecumene.table.table import Table
from tests.conformance.kit import KEYS, game_of, played
from tests.conftest import SOAKING

SPOILT = 200 if SOAKING else 25  # documents of each position
PLAYED_ON = 20 if SOAKING else 1  # of those that are accepted; always fewer than there are


@pytest.mark.parametrize("moves", [0, 15, 60])
@pytest.mark.parametrize("key", KEYS)
def test_a_field_too_many_is_refused(key: str, moves: int) -> None:
    check_unknown_fields(played(key, game_of(key).seats[-1], seed=2, moves=moves))


@pytest.mark.parametrize("moves", [0, 40, 200])
@pytest.mark.parametrize("key", KEYS)
def test_a_spoilt_position_is_refused_in_words_or_plays_on_to_the_end(key: str, moves: int) -> None:
    table = played(key, game_of(key).seats[-1], seed=3, moves=moves)
    found = check_damage(table, Luck(moves), SPOILT, PLAYED_ON)
    assert found.refused > found.same
    assert found.refused + found.same + found.accepted == SPOILT


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_way_to_spoil_a_position_changes_something(way: Callable[[Doc, Luck], str]) -> None:
    table = played("toy", 3, seed=3, moves=20)
    changed = 0
    for seed in range(20):
        doc = table.position()["state"]
        changed += bool(way(doc, Luck(seed))) and doc != table.position()["state"]
    assert changed > 10


def test_what_is_accepted_and_then_breaks_a_law_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("nim", 2, seed=3, moves=0)
    monkeypatch.setattr(type(table.rules), "audit", lambda self, s: None)
    found = [str(caught(table, seed)) for seed in range(10)]
    assert any("is accepted, and then" in each or "the rules crash" in each for each in found)


def caught(table: Table, seed: int) -> BrokenLaw | None:
    """Spoil a position, and return how the law was broken."""
    try:
        check_damage(table, Luck(seed), 25, 25)
    except BrokenLaw as broken:
        return broken
    return None
