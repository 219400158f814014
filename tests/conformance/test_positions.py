"""Positions come from outside: a field that nobody knows is refused, wherever it stands."""

from __future__ import annotations

import pytest

from ecumene.table.laws import check_unknown_fields
from tests.conformance.kit import KEYS, game_of, played


@pytest.mark.parametrize("moves", [0, 15, 60])
@pytest.mark.parametrize("key", KEYS)
def test_a_field_too_many_is_refused(key: str, moves: int) -> None:
    check_unknown_fields(played(key, game_of(key).seats[-1], seed=2, moves=moves))
