"""The database goes away and comes back: words for everybody, two lines in the log, no move lost or doubled."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, text
from starlette.testclient import WebSocketDenialResponse

from ecumene.server.db.engine import Store
from ecumene.server.errors import Problem
from ecumene.server.settings import Settings
from tests.server.conftest import NEVER
from tests.server.faults import away
from tests.server.house import Doc, House, User, hear, opened
from tests.server.test_storage import asked
from tests.waiting import until

AWAY, BACK = "the database is away", "the database is back"


@pytest.fixture
def site(database: str, tmp_path: Path) -> Iterator[House]:
    """A server on each kind of database, whose bots pause so that they are still at it when the database goes."""
    made = Settings(database=database, rates=0, static=tmp_path / "static", ping_seconds=NEVER, bot_pause=0.05)
    with opened(made) as house:
        yield house


def play(user: User, id: str, client: str = "") -> tuple[int, Doc]:
    """Play the first offer at a table of one screen; return the status and the answer."""
    seat, scene = asked(user, id)
    answer = user.move(id, scene["offers"][0]["move"], scene["version"], client, seat=seat)
    return answer.status_code, answer.json()


def journal(house: House, id: str) -> list[tuple[int, str]]:
    with house.live_tables.store.read() as db:
        rows = db.execute(text('SELECT shown, client FROM steps WHERE "table" = :id ORDER BY version'), {"id": id})
        return [(row.shown, row.client) for row in rows]


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def is_refusal(status: int, body: Doc) -> bool:
    error = body["error"]
    return (status, error["code"]) == (503, "storage") and error["retry_after"] > 0 and len(error["message"]) > 20


def test_an_outage_during_play_is_told_in_words_and_logged_twice(
    site: House, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    mine = anna.create(["you", "you"], mode="hotseat")["id"]
    elsewhere = anna.create(["you", "you"], mode="hotseat")["id"]
    site.live_tables.forget(site.live_tables.in_memory(elsewhere))  # type: ignore[arg-type]
    bots = anna.create(["bot:random", "bot:random"])["id"]
    acknowledged = [(play(anna, mine, f"before{n}")[1]["version"], f"before{n}") for n in range(3)]
    site.live_tables.callers.forget()
    assert anna.get("/api/me").status_code == 200  # known from here on; Berta must be looked up
    seat = asked(anna, mine)[0]
    with anna.socket(mine, f"?seat={seat}") as socket:
        scene = hear(socket, "scene")
        with away(database):
            for n in range(20):
                assert is_refusal(*play(anna, mine, f"during{n}"))
                for who, path in ((anna, "/api/tables"), (anna, f"/api/tables/{elsewhere}"), (berta, "/api/me")):
                    answer = who.get(path)
                    assert is_refusal(answer.status_code, answer.json()), path
                made = anna.post("/api/tables", {"game": "age-of-civilization", "seats": ["you", "open"]})
                assert is_refusal(made.status_code, made.json())
            assert asked(anna, mine)[1]["version"] == acknowledged[-1][0]  # the table is in memory
            hint = anna.get(f"/api/tables/{mine}/hint", params={"seat": asked(anna, mine)[0]})
            assert hint.status_code == 200
            offer = scene["offers"][0]["move"]
            socket.send_json({"type": "move", "id": "s", "asked": scene["asked"], "move": offer, "seat": seat})
            assert hear(socket, "refused")["error"]["code"] == "storage"
            socket.send_json({"type": "chat", "text": "is anybody there?", "to": "seats"})
            assert hear(socket, "refused")["error"]["code"] == "storage"
            with pytest.raises(WebSocketDenialResponse) as denied, berta.socket(bots):
                pass
            assert is_refusal(denied.value.status_code, denied.value.json())
            stood = anna.get(f"/api/tables/{bots}").json()["number"]
        until(lambda: play(anna, mine, "after")[0] == 200)
        acknowledged.append((anna.get(f"/api/tables/{mine}").json()["version"], "after"))
    until(lambda: anna.get(f"/api/tables/{bots}").json()["number"] > stood)
    assert anna.get(f"/api/tables/{elsewhere}").status_code == 200 and berta.get("/api/me").status_code == 200
    until(lambda: len(told(caplog)) > 1)
    first, last = told(caplog)
    assert first.startswith(AWAY) and last.startswith(BACK) and "seconds" in last
    assert not any(record.exc_info for record in caplog.records)
    assert journal(site, mine) == acknowledged


def test_while_the_database_is_away_one_try_is_made_and_the_others_are_answered_at_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.server.db.outage.PAUSE", 3600.0)
    store = Store(database)
    store.migrate()
    tries: list[object] = []
    find = store._find_file

    def tried(*_: object) -> None:
        tries.append(1)
        find()

    event.listen(store.engine, "do_connect", tried)
    monkeypatch.setattr(store, "_find_file", tried)
    with away(database):
        for _ in range(50):
            with pytest.raises(Problem, match="storage"), store.read() as db:
                db.execute(text("SELECT 1"))
    assert 1 <= len(tries) <= 3  # asked, and PostgreSQL once more for a new connection
    store.close()


def test_nonsense_is_a_fault_and_no_outage(
    stored: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = stored.guest()

    def nonsense(db: Any, *_: object) -> None:
        db.execute(text("SELECT * FROM nowhere"))

    monkeypatch.setattr("ecumene.server.api.people.people.list_tokens", nonsense)
    answer = anna.get("/api/tokens")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
    assert len(told(caplog)) == 1
    assert anna.get("/api/tables").status_code == 200


def test_a_commit_that_nobody_knows_the_end_of_is_looked_up_before_anything_else(
    request: pytest.FixtureRequest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.server import postgres

    monkeypatch.setattr("ecumene.server.db.outage.PAUSE", 0.0)
    database = postgres.new_database(request.getfixturevalue("cluster"), "unsure")
    with opened(replace(settings, database=database, store_seconds=3600)) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        seat, scene = asked(anna, id)
        dialect = house.live_tables.store.writing.dialect
        commit = dialect.do_commit

        def broken(connection: Any) -> None:
            commit(connection)
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        def once(connection: Any) -> None:
            monkeypatch.setattr(dialect, "do_commit", commit)
            broken(connection)

        monkeypatch.setattr(dialect, "do_commit", once)
        move = scene["offers"][0]["move"]
        answer = anna.move(id, move, scene["version"], "mine", seat=seat)
        assert is_refusal(answer.status_code, answer.json())
        assert "nobody knows" in answer.json()["error"]["message"]
        again = anna.move(id, move, scene["version"], "mine", seat=seat)  # as clients do
        assert (again.status_code, again.json()["version"]) == (200, scene["version"] + 1)
        assert anna.get(f"/api/tables/{id}").json()["version"] == scene["version"] + 1
        assert play(anna, id, "next")[0] == 200
        assert [client for _, client in journal(house, id)] == ["mine", "next"]


def test_another_file_in_the_place_of_the_store_is_noticed(settings: Settings, tmp_path: Path) -> None:
    with opened(replace(settings, store_seconds=0.05)) as house:
        anna = house.guest()
        kept = anna.create(["you", "you"], mode="hotseat")["id"]
        file = house.live_tables.store.file
        assert file is not None
        with house.live_tables.store.write() as db:
            db.execute(text("SELECT 1"))
        raw = house.live_tables.store.engine.raw_connection()
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.close()
        copy = tmp_path / "copy.db"
        copy.write_bytes(file.read_bytes())
        lost = anna.create(["you", "you"], mode="hotseat")["id"]
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{file}{ending}").unlink()
        copy.rename(file)
        until(lambda: anna.get(f"/api/tables/{lost}").status_code == 404)
        assert play(anna, kept)[0] == 200


def test_refusals_of_reading_and_writing_are_words_in_each_language(site: House, database: str) -> None:
    anna = site.guest()
    assert anna.get("/api/me").status_code == 200
    with away(database):
        said = {
            (lang, method): anna.ask(method, f"/api/tokens?lang={lang}", body).json()["error"]["message"]
            for lang in ("en", "ru", "el")
            for method, body in (("GET", None), ("POST", {"name": "bot"}))
        }
    assert len(set(said.values())) == 6 and not any("error-" in words for words in said.values()), said
