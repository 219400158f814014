"""Records are replayed by another process, under another hash seed, to the same end."""

from __future__ import annotations

import json

import pytest

from tests.conformance.kit import KEYS, game_of, played, worker


@pytest.mark.parametrize("key", KEYS)
def test_records_replay_in_another_process(key: str) -> None:
    seats = game_of(key).seats
    records = [played(key, players, seed=players).record("2026.01.01") for players in (seats[0], seats[-1])]
    assert worker("again", typed=json.dumps(records), hash_seed=77) == records
