from __future__ import annotations

import pytest

from ecumene.games import SHELF


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bazaar can be found by its key here, and only here."""
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
