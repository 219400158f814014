"""The file of a server: who may read it, who may open it, copies of it."""

from __future__ import annotations

import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from ecumene.server.db import backup as copies
from ecumene.server.db.sqlite_file import one_server
from ecumene.server.run import open_database
from ecumene.server.settings import Settings, from_environment
from ecumene.table.errors import Complaint
from tests.server.house import Doc, House, User, hear_until_closed, opened


def asked(user: User, id: str) -> tuple[int, Doc]:
    """Return the seat that is asked at a table of one screen, and what it sees."""
    seat = user.get(f"/api/tables/{id}").json()["waiting"][0]
    return seat, user.scene(id, seat=seat)


def test_the_file_is_readable_by_its_owner_alone(house: House) -> None:
    file = house.live_tables.store.file
    assert file is not None
    house.guest()
    for each in (file, Path(f"{file}-wal")):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "one.db"
    with one_server(file), pytest.raises(Complaint) as refused, one_server(file):
        pass
    assert stat.S_IMODE((tmp_path / "one.db.server").stat().st_mode) == 0o600
    assert "another server already uses" in str(refused.value) and "--database" in str(refused.value)
    with one_server(file):
        pass


@pytest.mark.parametrize(
    ("database", "cause"),
    [
        ("sqlite:////nowhere/at/all.db", "/nowhere/at/all.db"),
        ("nonsense", "nonsense"),
        ("postgresql+psycopg://u:secret@127.0.0.1:1/x", "127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_with_its_setting(database: str, cause: str) -> None:
    with pytest.raises(Complaint) as told:
        open_database(Settings(database=database))
    said = str(told.value)
    assert cause in said and "ECUMENE_DATABASE" in said and "secret" not in said and "\n" not in said


def test_a_setting_that_is_no_number_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_LINKS", "many")
    with pytest.raises(Complaint, match="ECUMENE_LINKS must be a number, not “many”"):
        from_environment()


def test_a_copy_holds_what_is_not_yet_in_the_file_itself_and_is_put_back_under_a_running_server(
    settings: Settings, tmp_path: Path
) -> None:
    with opened(replace(settings, store_seconds=0.05)) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        seat, first = asked(anna, id)
        assert anna.move(id, first["offers"][0]["move"], first["version"], seat=seat).status_code == 200
        copy = tmp_path / "copy.db"
        copies.backup(settings.database, copy)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        seat, kept = asked(anna, id)
        for _ in range(5):
            mover, now = asked(anna, id)
            assert anna.move(id, now["offers"][0]["move"], now["version"], seat=mover).status_code == 200
        later = anna.create(["you", "you"], mode="hotseat")["id"]
        with anna.socket(id, "?seat=0") as socket:
            copies.restore(settings.database, copy)
            with pytest.raises(WebSocketDisconnect) as closed:
                hear_until_closed(socket)
        assert closed.value.code == 1012
        assert anna.scene(id, seat=seat)["view"] == kept["view"]
        assert anna.get(f"/api/tables/{later}").status_code == 404
        assert anna.move(id, kept["offers"][0]["move"], kept["version"], "anew", seat=seat).status_code == 200


def test_what_is_no_backup_is_refused_and_nothing_is_overwritten(settings: Settings, tmp_path: Path) -> None:
    with opened(settings) as house:
        anna = house.guest()
        other = tmp_path / "other.db"
        other.write_bytes(b"not a database at all, but long enough to be looked at" * 40)
        with pytest.raises(Complaint, match="no backup"):
            copies.restore(settings.database, other)
        with pytest.raises(Complaint, match="there already"):
            copies.backup(settings.database, other)
        with pytest.raises(FileNotFoundError):
            copies.restore(settings.database, tmp_path / "missing.db")
        assert anna.get("/api/me").status_code == 200


@pytest.mark.parametrize("verb", [copies.backup, copies.restore])
def test_other_databases_have_tools_of_their_own(verb: Callable[[str, Path], None], tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="pg_dump"):
        verb("postgresql+psycopg://u:secret@localhost/x", tmp_path / "x")
