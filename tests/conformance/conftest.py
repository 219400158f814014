from __future__ import annotations

import pytest

from ecumene.games import SHELF
from tests.conformance.kit import SMALL


@pytest.fixture(autouse=True)
def small_games_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small games go through the whole kit."""
    for key, package in SMALL.items():
        monkeypatch.setitem(SHELF, key, package)
