"""One server at a time on one database: a second one says so and stops, one that was killed comes back at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ecumene.client import Client
from ecumene.server.app import create_app
from ecumene.server.db import engine
from ecumene.server.db.engine import Store
from ecumene.server.db.postgres_lock import NAME, TAKE
from ecumene.server.settings import Settings
from ecumene.table.errors import Complaint
from tests.server import postgres
from tests.server.conftest import NEVER
from tests.server.house import AOC, ORIGIN, House, hear_until_closed
from tests.server.machine import Machine
from tests.server.test_outage import is_refusal, play, told
from tests.server.test_storage import asked
from tests.waiting import until


@pytest.fixture
def pg(request: pytest.FixtureRequest) -> str:
    return postgres.new_database(request.getfixturevalue("cluster"), f"alone_{abs(hash(request.node.name))}")


@contextmanager
def alone(database: str, tmp_path: Path) -> Iterator[House]:
    """Open a server as `ecumene serve` does: it is the only one that may write."""
    store = Store(database, alone=True)
    store.take_place()
    store.migrate()
    settings = Settings(
        database=database, rates=0, static=tmp_path / "static", ping_seconds=NEVER, store_seconds=0.05
    )
    app = create_app(settings, store)
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
        yield House(app, client)


def connected(database: str) -> psycopg.Connection:
    return psycopg.connect(database.replace("+psycopg", ""), autocommit=True)


@contextmanager
def another_server(house: House, database: str) -> Iterator[psycopg.Connection]:
    """Let another process have the lock of a server whose connection breaks."""
    with connected(database) as other, connected(database) as helper:
        waits = TAKE.replace("pg_try_advisory_lock", "pg_advisory_lock")
        waiting = threading.Thread(target=other.execute, args=[waits, [NAME]])
        waiting.start()
        queued = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND pid = %s"
        until(lambda: helper.execute(queued, [other.info.backend_pid]).fetchone() == (1,))
        with house.live_tables.store.writing.connect() as db:
            pid = db.connection.driver_connection.info.backend_pid  # type: ignore[union-attr]
        helper.execute("SELECT pg_terminate_backend(%s)", [pid])
        waiting.join(30)
        yield other


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_second_process_is_refused_and_a_killed_one_starts_again(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'one.db'}"
    if kind == "postgresql":
        database = postgres.new_database(request.getfixturevalue("cluster"), "one_process")
    first, second = (Machine(database, tmp_path / name) for name in ("first", "second"))
    first.start()
    try:
        with Client(first.url) as anna:
            anna.guest("Anna")
            id = anna.create(AOC, ["you", "you"], mode="hotseat")["id"]
            with pytest.raises(AssertionError):
                second.start()
            said = (tmp_path / "second").read_text()
            assert "another server already uses" in said and "Traceback" not in said
            seat = anna.table(id)["waiting"][0]
            scene = anna.scene(id, seat)
            anna.move(id, scene["offers"][0]["move"], scene["asked"], seat=seat)  # the first one plays on
            for _ in range(3):
                first.kill()
                first.start()
            assert anna.table(id)["version"] == scene["version"] + 1
        assert (tmp_path / "first").read_text().count("another server") == 0
    finally:
        first.stop()
        second.stop()


def test_servers_of_other_schemas_do_not_meet(pg: str, request: pytest.FixtureRequest) -> None:
    other = postgres.new_database(request.getfixturevalue("cluster"), "alone_elsewhere")
    stores = [Store(each, alone=True) for each in (pg, other)]
    for each in stores:
        each.take_place()
        each.close()


def test_a_second_store_of_one_schema_is_refused(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PLACE_SECONDS", 0.0)
    first, second = Store(pg, alone=True), Store(pg, alone=True)
    first.take_place()
    with pytest.raises(Complaint, match="another server already uses"):
        second.take_place()
    first.close()
    second.take_place()
    second.close()


def test_the_lock_is_taken_again_after_a_restart_of_postgresql(
    pg: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PLACE_SECONDS", 0.0)
    with alone(pg, tmp_path) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        live = house.live_tables.in_memory(id)
        folder = postgres.folder_of(pg)
        postgres.stop(folder)
        postgres.start(folder)
        lock = house.live_tables.store.lock
        assert lock is not None
        until(lambda: lock.taken == 2)  # though nobody has asked for anything
        second = Store(pg, alone=True)
        with pytest.raises(Complaint):
            second.take_place()
        until(lambda: anna.get("/api/me").status_code == 200)
        until(lambda: play(anna, id)[0] == 200)
        assert house.live_tables.in_memory(id) is live  # nobody else was there: it is still what is stored


def test_a_server_whose_lock_another_one_took_says_so_and_serves_nothing_old(
    pg: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with alone(pg, tmp_path) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        seat, scene = asked(anna, id)
        with anna.socket(id, f"?seat={seat}") as socket, another_server(house, pg) as other:
            until(lambda: house.live_tables.store.outage.taken_over)
            for _ in range(5):
                move = anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=seat)
                assert is_refusal(move.status_code, move.json())
                look = anna.get(f"/api/tables/{id}")
                assert is_refusal(look.status_code, look.json())
                assert "Another server" in look.json()["error"]["message"]
            with pytest.raises(WebSocketDisconnect):  # so that the client comes again
                hear_until_closed(socket)
            assert len([line for line in told(caplog) if "another server has taken over" in line]) == 1
            other.execute("UPDATE clock SET wall = wall + 1")  # it started, as a server does, and played
            other.execute("UPDATE tables SET name = 'by the other'")
        until(lambda: anna.get(f"/api/tables/{id}").status_code == 200)
        assert anna.get(f"/api/tables/{id}").json()["name"] == "by the other"
        until(lambda: play(anna, id)[0] == 200)
        until(lambda: "is back" in told(caplog)[-1])
        assert len(told(caplog)) == 2 and not any(record.exc_info for record in caplog.records)
