"""Storage that gives way and comes back: one writer, reads beside it, damage that costs its own table alone."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, event, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from ecumene.players.seer import Seer
from ecumene.server.bots import Bots
from ecumene.server.db.engine import Store
from ecumene.server.db.schema import people, seats, snapshots, tables
from ecumene.server.db.writer import Writer
from ecumene.server.errors import Problem
from ecumene.server.settings import Settings
from tests.server.faults import FullDisk
from tests.server.house import Doc, House, User, finish, hear, opened
from tests.waiting import until

GUEST = {"lang": "en", "theme": "system", "density": "picture", "speed": 0, "created": 0.0}


def named(id: str) -> Callable[[Connection], str]:
    """Return a change that stores somebody."""

    def work(db: Connection) -> str:
        db.execute(people.insert().values(id=id, name=id, **GUEST))
        return id

    return work


def asked(user: User, id: str) -> tuple[int, Doc]:
    """Return the seat that is asked at a table of one screen, and what it sees."""
    seat = user.get(f"/api/tables/{id}").json()["waiting"][0]
    return seat, user.scene(id, seat=seat)


def names(store: Store) -> list[str]:
    with store.read() as db:
        return [str(row.id) for row in db.execute(people.select().order_by(people.c.id))]


@pytest.fixture
def store(database: str) -> Any:
    made = Store(database)
    made.migrate()
    yield made
    made.close()


def test_a_change_that_is_called_off_costs_no_other(store: Store) -> None:
    writer = Writer(store)
    held, go = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        held.set()
        go.wait(30)

    first = writer.submit(slow)
    held.wait(30)
    waits, under_way = writer.submit(named("called off")), first
    assert waits.cancel() and not under_way.cancel()
    later = writer.submit(named("anna"))
    go.set()
    assert later.result(30) == "anna"
    writer.close()
    assert names(store) == ["anna"]


def test_what_waits_is_committed_together(store: Store) -> None:
    commits: list[object] = []
    event.listen(store.engine, "commit", commits.append)
    writer = Writer(store)
    held, go = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        held.set()
        go.wait(30)

    writer.submit(slow)
    held.wait(30)
    asked = [writer.submit(named(f"p{n:02}")) for n in range(20)]
    go.set()
    assert [each.result(30) for each in asked] == [f"p{n:02}" for n in range(20)]
    writer.close()
    assert names(store) == [f"p{n:02}" for n in range(20)]
    assert len(commits) <= 3


def test_a_change_that_fails_leaves_no_trace_and_the_others_as_they_are(store: Store) -> None:
    writer = Writer(store)
    go = threading.Event()
    writer.submit(lambda db: go.wait(30))

    def half(db: Connection) -> None:
        named("half")(db)
        raise Problem("too-often")

    first, twice, broken, last = (writer.submit(each) for each in (named("a"), named("a"), half, named("b")))
    go.set()
    assert first.result(30) == "a" and last.result(30) == "b"
    assert isinstance(twice.exception(30), IntegrityError)
    assert str(broken.exception(30)) == "too-often"
    writer.close()
    assert names(store) == ["a", "b"]


def test_nonsense_is_a_fault_of_its_own_and_costs_nobody_else(store: Store) -> None:
    writer = Writer(store)
    go = threading.Event()
    writer.submit(lambda db: go.wait(30))
    good = writer.submit(named("good"))
    bad = writer.submit(lambda db: db.execute(text("SELECT * FROM nowhere")))
    go.set()
    assert good.result(30) == "good"
    assert isinstance(bad.exception(30), DBAPIError) and not store.outage.writing
    writer.close()
    assert names(store) == ["good"]


def test_who_reads_does_not_wait_for_a_held_lock_of_writing(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat")["id"]
    seat, scene = asked(anna, id)
    file = house.live_tables.store.file
    assert file is not None
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers: list[int] = []
        offer = scene["offers"][0]["move"]

        def ask(n: int) -> None:
            answers.append(anna.move(id, offer, scene["version"], f"m{n}", seat=seat).status_code)

        asking = [threading.Thread(target=ask, args=[n]) for n in range(12)]
        for each in asking:
            each.start()
        time.sleep(0.3)
        for path in ("/api/tables", "/api/me", f"/api/tables/{id}"):
            began = time.monotonic()
            assert anna.get(path).status_code == 200
            assert time.monotonic() - began < 10  # the lock is waited for 20 s
        assert answers == []
        other.rollback()
    for each in asking:
        each.join(60)
    assert answers.count(200) >= 1 and set(answers) <= {200, 409}


def test_bots_and_people_go_on_when_the_store_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.server.bots.LONGEST_PAUSE", 0.02)
    monkeypatch.setattr("ecumene.server.db.outage.PAUSE", 0.02)
    with opened(replace(settings, bot_pause=0.02, store_seconds=0.02)) as house:
        disk = FullDisk(house.live_tables.store)
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        bots = anna.create(["bot:random", "bot:random"])["id"]
        seat, scene = asked(anna, id)
        disk.full = True
        refused = anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=seat)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "storage")
        assert asked(anna, id)[1]["version"] == scene["version"]
        until(lambda: disk.tries > 12)  # more often than a bot once tried before it stopped for good
        before = anna.get(f"/api/tables/{bots}").json()["number"]
        disk.full = False
        until(lambda: not house.live_tables.store.outage.writing)
        assert anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=seat).status_code == 200
        until(lambda: anna.get(f"/api/tables/{bots}").json()["number"] > before)


def test_bots_do_not_wait_any_longer_when_something_could_be_stored(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.server.db.outage.PAUSE", 0.0)
    with opened(replace(settings, store_seconds=3600)) as house:
        disk = FullDisk(house.live_tables.store)
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        monkeypatch.setattr(Bots, "_try_again", lambda *_: None)  # its pause has grown long
        with monkeypatch.context() as later:
            later.setattr(Bots, "wake", lambda *_: None)
            bots = [anna.create(["bot:random", "bot:random"])["id"] for _ in range(3)]
        disk.full = True
        portal = house.client.portal
        assert portal is not None
        for each in bots:
            portal.call(house.live_tables.bots._enqueue, each)
        until(lambda: len(house.live_tables.bots.unstored) == 3)
        disk.full = False
        seat, scene = asked(anna, id)
        assert anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=seat).status_code == 200
        until(lambda: all(anna.get(f"/api/tables/{each}").json()["number"] for each in bots))


def test_a_damaged_table_costs_itself_alone_and_says_so(stored: House) -> None:
    anna = stored.guest()
    whole, row, snapshot = (anna.create(["you", "you"], mode="hotseat")["id"] for _ in range(3))
    for each in stored.live_tables.open_tables():
        stored.live_tables.forget(each)
    with stored.live_tables.store.write() as db:
        db.execute(update(tables).where(tables.c.id == row).values(waiting="[0"))
        db.execute(update(snapshots).where(snapshots.c.table == snapshot).values(data=b"no zlib"))
    listed = [each["id"] for each in anna.get("/api/tables").json()]
    assert whole in listed and row not in listed and snapshot in listed
    for id in (row, snapshot):
        answer = anna.get(f"/api/tables/{id}/scene", params={"seat": 0})
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "damaged"
    assert asked(anna, whole)[1]["offers"]


def test_idle_tables_of_bots_wait_for_those_that_people_use(settings: Settings) -> None:
    with opened(replace(settings, bot_pause=0.05)) as house:
        bots = house.live_tables.bots
        anna = house.guest()
        idle = [anna.create(["bot:random", "bot:random"])["id"] for _ in range(15)]
        mine = anna.create(["bot:random", "you"])["id"]
        began = time.monotonic()
        until(lambda: 1 in anna.scene(mine)["view"]["waiting"])
        moved = sum(anna.get(f"/api/tables/{id}").json()["number"] for id in idle)
        assert moved < 200, f"idle tables moved {moved} times in {time.monotonic() - began} s"
        assert bots.queued


def test_after_a_restart_nobody_waits_for_what_idle_bots_think(
    settings: Settings, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand tables of bots alone are in play, and the first of their bots does not come to an end."""
    settings = replace(settings, database=database, guest_tables=3000, address_tables=3000)
    with opened(settings) as house:
        monkeypatch.setattr(Bots, "wake", lambda *_: None)
        anna = house.guest()
        old = anna.create(["you", "bot:random"])["id"]
        if anna.get(f"/api/tables/{old}").json()["waiting"] == [0]:
            play_one(anna, old)
        multiply(house.live_tables.store, anna.create(["bot:master", "bot:master"])["id"], 2000)
    monkeypatch.undo()
    thinks, enough = threading.Event(), threading.Event()
    choose = Seer.choose

    def endless(bot: Seer, view: Doc, legal: list[str]) -> str:
        thinks.set()
        enough.wait(60)
        return choose(bot, view, legal)

    monkeypatch.setattr(Seer, "choose", endless)
    with opened(settings) as house:
        try:
            anna.house = house
            assert thinks.wait(30)
            for sitting in (["bot:random", "you"], ["you", "bot:random"]):
                began = time.monotonic()
                mine = anna.create(sitting)["id"]
                bot = sitting.index("bot:random")
                if bot in anna.get(f"/api/tables/{mine}").json()["waiting"] or play_one(anna, mine):
                    until(lambda: moved_by(house, mine, bot), seconds=20)  # noqa: B023 - it is done before the next
                assert time.monotonic() - began < 10, "two seconds on a quiet machine, see tools/load_faults.py"
            with anna.socket(old) as socket:
                hear(socket, "scene")
                until(lambda: moved_by(house, old, 1))  # whoever comes back finds the bot at work
        finally:
            enough.set()


def play_one(user: User, id: str) -> bool:
    """Play until another seat is asked."""
    while 0 in (table := user.get(f"/api/tables/{id}").json())["waiting"] or 1 in table["waiting"]:
        scene = user.scene(id)
        if not scene["offers"]:
            return True
        user.move(id, scene["offers"][0]["move"], scene["version"])
    return False


def moved_by(house: House, id: str, seat: int) -> bool:
    live = house.live_tables.in_memory(id)
    return live is not None and any(move.seat == seat for move in live.game().history)


def multiply(store: Store, id: str, times: int) -> None:
    """Store a table many times over."""
    with store.write() as db:
        for each, key in ((tables, "id"), (seats, "table"), (snapshots, "table")):
            rows = [dict(row._mapping) for row in db.execute(each.select().where(each.c[key] == id))]
            db.execute(each.insert(), [{**row, key: f"copy{n}"} for n in range(times) for row in rows])


def test_a_game_of_bots_ends_while_others_write(stored: House) -> None:
    anna = stored.guest()
    ids = [anna.create(["bot:random", "you"])["id"] for _ in range(2)]
    for id in ids:
        finish(anna, id, [1])
    assert all(anna.get(f"/api/tables/{id}").json()["state"] == "over" for id in ids)
