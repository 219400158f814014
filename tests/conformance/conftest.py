from __future__ import annotations

import pytest

from ecumene.games import SHELF
from tests.conformance.kit import TOY


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game goes through the whole kit."""
    monkeypatch.setitem(SHELF, TOY, "tests.toy")
