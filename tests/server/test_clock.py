"""Sessions go by the server's own time, whatever the clock of the machine is set to."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from ecumene.server.clock import DAY, Clock
from ecumene.server.db.engine import Store
from ecumene.server.settings import Settings
from tests.server.house import opened

YEAR = 366 * DAY


class Jumps:
    """A machine whose clock is set, while its steady one goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = self.steady = 0.0
        real, even = time.time, time.monotonic
        monkeypatch.setattr("time.time", lambda: real() + self.wall)
        monkeypatch.setattr("ecumene.server.clock.time.monotonic", lambda: even() + self.steady)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Jumps:
    return Jumps(monkeypatch)


@pytest.mark.parametrize("jump", [2 * YEAR, -30 * YEAR])
def test_sessions_survive_a_clock_that_jumps(
    settings: Settings, database: str, machine: Jumps, jump: float
) -> None:
    settings = replace(settings, database=database)
    with opened(settings) as house:
        anna = house.guest("Anna")
        machine.wall = jump
        assert anna.get("/api/me").status_code == 200
        nikos = house.guest("Nikos")  # old sessions are swept away when a new one is opened
        machine.wall = 0
        assert anna.get("/api/me").status_code == 200 == nikos.get("/api/me").status_code
    machine.wall = jump
    with opened(settings) as house:  # set while nobody looked
        anna.house = nikos.house = house
        assert anna.get("/api/me").status_code == 200 == nikos.get("/api/me").status_code
        maria = house.guest("Maria")
    machine.wall = 0
    with opened(settings) as house:
        for each in (anna, nikos, maria):
            each.house = house
            assert each.get("/api/me").status_code == 200


def test_sessions_still_end(settings: Settings, machine: Jumps) -> None:
    with opened(settings) as house:
        anna = house.guest("Anna")
        machine.steady = (settings.session_days + 1) * DAY
        assert anna.get("/api/me").status_code == 401


def test_after_a_jump_the_clock_of_the_machine_is_not_believed_for_a_day(database: str, machine: Jumps) -> None:
    store = Store(database)
    store.migrate()
    clock = Clock()
    with store.write() as db:
        clock.load(db)
        clock.store(db)
    assert clock.trusted()
    machine.wall = YEAR
    assert not clock.trusted()
    with store.write() as db:
        clock.store(db)
    again = Clock()
    with store.read() as db:
        again.load(db)
    assert not again.trusted() and abs(again.now() - clock.now()) < 60
    machine.wall += DAY + 60
    machine.steady += DAY + 60
    assert again.trusted()
    store.close()
