from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.games import SHELF
from ecumene.server.settings import Settings
from tests import needs
from tests.server import postgres
from tests.server.house import House, opened

numbers = itertools.count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """PostgreSQL, if this machine has its programs."""
    if postgres.BIN is None:
        needs.lacks("no PostgreSQL here: apt-get install postgresql")
    yield from postgres.cluster()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return postgres.new_database(request.getfixturevalue("cluster"), f"test_{next(numbers)}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return an empty SQLite database, for tests that have nothing to do with storage."""
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
def settings(sqlite: str, tmp_path: Path) -> Settings:
    """Return a server's settings without limits on how often."""
    return Settings(database=sqlite, rates=0, static=tmp_path / "static")


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """Open a server on SQLite."""
    with opened(settings) as house:
        yield house


@pytest.fixture
def stored(database: str, tmp_path: Path) -> Iterator[House]:
    """Open a server on each kind of database."""
    with opened(Settings(database=database, rates=0, static=tmp_path / "static")) as house:
        yield house


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """Put Bazaar, the game of secrets, on the shelf."""
    from ecumene.server import catalogue

    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    catalogue.catalogue.cache_clear()
    return "toy"
