"""Tables that an older revision stored are migrated: they open, go on by our rules, or are frozen, never cut.

`old/tables.jsonl` holds all rows of a database made at 5c93e3c, when Historia and Sid Meier's Civilization had
version 1 of their rules. `old/make.py` tells how it was made, and makes another.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from prometheus_client import generate_latest
from sqlalchemy import MetaData, insert, select, update

import ecumene
from ecumene.server.db.engine import MIGRATIONS, Store
from ecumene.server.db.schema import snapshots, steps, tables
from ecumene.server.journal import read_snapshot
from ecumene.server.metrics import REGISTRY
from ecumene.server.row_checks import _reported
from ecumene.server.settings import Settings
from tests.server.house import Doc, House, User, opened

ROWS = Path(__file__).parent / "old" / "tables.jsonl"
REVISION = "0005"  # of the tables in the database
TABLES = ("people", "tables", "seats", "snapshots", "steps")
REPEATED = ("age", "ages", "dice", "cubes", "squares")  # in play, and our rules repeat all of it
REVISED = ("position", "sealed", "undo")  # in play, and ours go on from where the last snapshot stands


def rows_of_old() -> Iterator[tuple[str, Doc]]:
    """Return each row with the name of its table."""
    name, columns = "", list[str]()
    for line in ROWS.read_text("utf-8").splitlines():
        row: list[Any] = json.loads(line)
        if row[0] in TABLES:
            name, columns = row[0], row[1:]
        else:
            values = dict(zip(columns, row, strict=True))
            if name == "snapshots":
                values["data"] = base64.b64decode(values["data"])
            yield name, values


def restore(database: str) -> None:
    """Fill a database as the older revision left it."""
    store, config, metadata = Store(database), Config(), MetaData()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.write() as db:
        config.attributes["connection"] = db
        command.upgrade(config, REVISION)
        metadata.reflect(db)
        for name, values in rows_of_old():
            db.execute(insert(metadata.tables[name]).values(values))
    store.close()


class Old:
    """A server on an older database, and its owner of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.anna = User(house)
        assert self.anna.post("/api/login", {"name": "Anna", "password": "correct horse"}).status_code == 200
        self.ids: dict[str, str] = {row["name"]: row["id"] for name, row in rows_of_old() if name == "tables"}

    def scene(self, name: str, lang: str = "en") -> Doc:
        """Return what the seat that is asked sees; of a table that waits for nobody, what seat 0 sees."""
        waiting = self.anna.get(f"/api/tables/{self.ids[name]}").json()["waiting"]
        return self.anna.scene(self.ids[name], seat=waiting[0] if waiting else 0, lang=lang)

    def table(self, name: str) -> ecumene.Table:
        """Return the game in play."""
        self.scene(name)
        live = self.house.live_tables.in_memory(self.ids[name])
        assert live is not None
        return live.game()

    def forget(self) -> None:
        """Let all tables be brought back from the store."""
        for live in self.house.live_tables.open_tables():
            self.house.live_tables.forget(live)

    def stored(self, name: str) -> tuple[list[Any], list[Any]]:
        """Return the snapshot and the journal of a table as they are stored."""
        with self.house.live_tables.store.read() as db:
            snapshot = db.execute(select(snapshots).where(snapshots.c.table == self.ids[name])).all()
            journal = db.execute(select(steps).where(steps.c.table == self.ids[name])).all()
        return [tuple(row) for row in snapshot], [tuple(row) for row in journal]


@pytest.fixture
def old(database: str, tmp_path: Path) -> Iterator[Old]:
    """Open a server on an older database of each kind."""
    restore(database)
    _reported.clear()
    with opened(Settings(database=database, rates=0, static=tmp_path / "static")) as house:
        yield Old(house)


def test_running_tables_of_every_game_go_on(old: Old) -> None:
    listed = {row["name"]: row for row in old.anna.get("/api/tables", params={"mine": True}).json()}
    assert set(listed) == set(old.ids)
    assert {row["game"] for row in listed.values()} == set(ecumene.games())
    for name in (*REPEATED, *REVISED):
        scene = old.scene(name)
        assert scene["offers"] and scene["version"] == listed[name]["version"], name
        assert [line["text"] for line in scene["log"] if not line["text"] or line["text"].startswith("log-")] == []
        for at in range(20):  # over the next snapshot
            scene = old.scene(name)
            if not scene["offers"]:
                assert scene["result"], name
                break
            body = {"move": scene["offers"][0]["move"], "asked": scene["asked"], "id": f"go on {at}"}
            made = old.anna.post(f"/api/tables/{old.ids[name]}/moves", {**body, "seat": scene["seat"]})
            assert made.status_code == 200, made.text
        before = old.table(name).snapshot()
        old.forget()
        assert old.table(name).snapshot() == before, name


def test_a_game_that_our_rules_repeat_keeps_its_whole_history(old: Old) -> None:
    for name in (*REPEATED, "over"):
        table = old.table(name)
        assert table.start is None and table.history[0].number == 0 and table.commitment
        record = table.record()
        assert f'[Rules "{table.rules.rulebook.version}"]' in record
        assert ecumene.load(record).result == table.result
    assert old.table("over").result is not None
    assert old.anna.get(f"/api/tables/{old.ids['over']}/story").status_code == 200
    assert old.anna.get(f"/api/tables/{old.ids['over']}/replay/100").status_code == 200


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "by version 1 of the rules"), ("ru", "по правилам версии 1"), ("el", "έκδοσης 1")]
)
def test_another_goes_on_from_its_position_and_says_so(old: Old, lang: str, words: str) -> None:
    for name in REVISED:
        table = old.table(name)
        assert table.history[0].number > 0 and not table.commitment
        assert table.start is not None and table.start["rules"] == 1 and table.position()["rules"] == 2
        log, begin = table.log(None, lang=lang), table.history[0].number
        assert [line["number"] for line in log if line["kind"] == "revised" and words in line["text"]] == [begin]
        assert log[0]["number"] == 0 and sum(line["number"] < begin for line in log) > 100
        record = table.record()
        assert '[Rules "2"]' in record and '"rules":1' in record
        again = ecumene.load(record)
        assert again.record() == record and again.log(None, begin + 1) == table.log(None, begin + 1)
        scene = old.scene(name, lang)
        lines = [*old.anna.log(old.ids[name], scene["log"][0]["n"], count=1000, lang=lang), *scene["log"]]
        assert [line["n"] for line in lines] == list(range(len(log)))


def test_what_could_be_taken_back_still_can(old: Old) -> None:
    with old.house.live_tables.store.read() as db:
        doc = read_snapshot(db, old.ids["undo"])
    assert doc is not None and doc["undo"]["moves"] == 2
    table = ecumene.Table.resume(doc)
    first, seat = table.history[0].number, table.history[-1].seat
    assert first == doc["position"]["number"] - 2
    while table.number > first:  # on the way there may be steps of an answer that is still sealed
        assert table.undo(seat)


def test_a_journal_that_no_longer_replays_freezes_its_table(old: Old, caplog: pytest.LogCaptureFixture) -> None:
    id, before = old.ids["frozen"], old.stored("frozen")
    with caplog.at_level(logging.ERROR, "ecumene.server"):
        for lang, words in (("en", "stands still"), ("ru", "остановлена"), ("el", "σταμάτησε")):
            scene = old.scene("frozen", lang)
            assert words in scene["prompt"]["text"] and str(scene["number"]) in scene["prompt"]["text"]
            assert scene["offers"] == [] and scene["view"]["waiting"] == [] and not scene["can_undo"]
            old.forget()
    said = [record.getMessage() for record in caplog.records if id in record.getMessage()]
    assert len(said) == 1 and "is frozen before step 253 of 256" in said[0]
    table, seat = old.table("frozen"), old.scene("frozen")["seat"]
    assert table.revision == 252 and b"ecumene_frozen_tables 1.0" in generate_latest(REGISTRY)
    asked = {"asked": table.asked(seat), "id": "x", "seat": seat}
    for path, body in (("moves", {**asked, "move": "pass"}), ("undo", asked), ("redo", asked)):
        refused = old.anna.post(f"/api/tables/{id}/{path}", body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "frozen")
        assert "can only be looked at" in refused.json()["error"]["message"]
    assert old.stored("frozen") == before
    again = old.anna.create(["you", "you"], game="historia", mode="hotseat")
    assert old.anna.scene(again["id"], seat=0)["view"]


def test_steps_that_now_lead_to_another_question_freeze_their_table(old: Old) -> None:
    """As if a ruling had made another seat the next, though every step is still legal."""
    id = old.ids["squares"]
    with old.house.live_tables.store.write() as db:
        [asked] = json.loads(db.execute(select(tables.c.waiting).where(tables.c.id == id)).scalar_one())
        db.execute(update(tables).where(tables.c.id == id).values(waiting=json.dumps([1 - asked])))
    scene = old.scene("squares")
    assert "stands still" in scene["prompt"]["text"] and scene["offers"] == []
    assert old.table("squares").revision == 64  # of its last snapshot


def test_the_journal_of_a_frozen_table_can_be_kept(old: Old) -> None:
    text = old.anna.get(f"/api/tables/{old.ids['frozen']}/record").text
    head, _, body = text.partition("\n\n")
    assert '[Game "historia"]' in head and len(body.splitlines()) == len(old.stored("frozen")[1]) == 256
    assert ";" not in body  # what was drawn stays secret: a later program may go on
    nobody = old.house.guest("Nikos")
    assert nobody.get(f"/api/tables/{old.ids['frozen']}/record").status_code == 404
