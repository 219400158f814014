from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from ecumene.games import SHELF
from ecumene.server import people
from ecumene.server.settings import Settings
from tests import needs
from tests.server import postgres
from tests.server.house import House, opened

numbers = itertools.count()
NEVER = 3600.0  # seconds: people in tests read when they like, and on a busy machine that may be late


REAL_HASHER = people.HASHER


@pytest.fixture(scope="session", autouse=True)
def light_hashes() -> Iterator[None]:
    """Hash passwords lightly: what makes them slow to guess makes tests slow. One test looks at the real one."""
    people.HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    yield
    people.HASHER = REAL_HASHER


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
    return Settings(database=sqlite, rates=0, static=tmp_path / "static", ping_seconds=NEVER)


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """Open a server on SQLite."""
    with opened(settings) as house:
        yield house


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open one server for all who only knock: nobody changes what the next one needs."""
    folder = tmp_path_factory.mktemp("shared")
    made = Settings(
        database=f"sqlite:///{folder / 'test.db'}",
        rates=0,
        static=folder / "static",
        ping_seconds=NEVER,
        address_open_tables=10_000,  # all come from one
    )
    with opened(made) as house:
        yield house


@pytest.fixture
def stored(database: str, tmp_path: Path) -> Iterator[House]:
    """Open a server on each kind of database."""
    with opened(Settings(database=database, rates=0, static=tmp_path / "static", ping_seconds=NEVER)) as house:
        yield house


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the limits on how often, so that a slow machine earns no further requests."""
    monkeypatch.setattr("ecumene.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """Put Bazaar, the game of secrets, on the shelf."""
    from ecumene.server import catalogue

    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    catalogue.catalogue.cache_clear()
    return "toy"
