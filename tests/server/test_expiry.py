"""Tables of guests go away after a while; when and why is told at the table before, by the rule of the sweep."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from sqlalchemy import text

from ecumene.server.clock import DAY, HOUR
from ecumene.server.expiry import Facts, expiry, facts_of
from ecumene.server.settings import Settings
from ecumene.server.sweep import due_tables, stored_facts
from ecumene.server.table_rows import read_table
from tests.server.house import House, finish, hear, opened
from tests.server.test_names import older, registered
from tests.server.test_sweep import aged, swept, there

DEFAULT = Settings()
OLD_TABLE = (
    "INSERT INTO tables (id, game, options, players, name, visibility, mode, state, lang, invite, owner, created,"
    " changed, version, number, waiting, patience) VALUES (:id, 'historia', '{}', 1, '', 'public', 'live', :state,"
    " 'en', '', 'Anna', :then, :then, 0, 0, '[0]', 0)"
)
OLD_SEATS = (
    'INSERT INTO seats ("table", seat, kind, person, name, resigned, seen)'
    " VALUES (:id, 0, 'human', 'Anna', '', 0, 0)"
)
PLAYING = Facts("playing", "live", 100.0, 200.0, people=2, open=False, account=False)


@pytest.mark.parametrize(
    ("facts", "end"),
    [
        (PLAYING, (200 + 30 * DAY, "guests")),
        (replace(PLAYING, mode="hotseat", people=1), (200 + 30 * DAY, "guests")),
        (replace(PLAYING, mode="tutorial", people=1), (200 + 30 * DAY, "guests")),
        (replace(PLAYING, state="over"), (200 + 90 * DAY, "guests-over")),
        (replace(PLAYING, stays=300.0), (200 + 30 * DAY, "guests")),
        (replace(PLAYING, stays=200 + 31 * DAY), (200 + 31 * DAY, "guests")),
        (replace(PLAYING, state="over", stays=200 + 91 * DAY), (200 + 91 * DAY, "guests-over")),
        (replace(PLAYING, account=True), None),
        (replace(PLAYING, state="over", account=True), None),
        (replace(PLAYING, mode="analysis", account=True), (200 + 30 * DAY, "analysis")),
        (replace(PLAYING, state="over", mode="analysis", account=True), (200 + 30 * DAY, "analysis")),
        (replace(PLAYING, people=0), (100 + DAY, "bots")),
        (replace(PLAYING, people=0, state="over", account=True), (100 + DAY, "bots")),
        (replace(PLAYING, state="open", open=True, account=True), (200 + 30 * DAY, "waiting")),
        (replace(PLAYING, state="open", open=True, people=1), (200 + DAY, "empty")),
        (replace(PLAYING, state="open", open=True, people=0), (200 + DAY, "empty")),
        (replace(PLAYING, state="asleep"), None),
    ],
)
def test_the_rule(facts: Facts, end: tuple[float, str] | None) -> None:
    assert expiry(facts, DEFAULT) == end


def test_each_time_can_be_switched_off() -> None:
    never = replace(
        DEFAULT, guest_table_days=0, guest_game_days=0, import_days=0, bot_table_hours=0, empty_table_hours=0
    )
    for state in ("open", "playing", "over"):
        for mode in ("live", "analysis"):
            for people in (0, 1, 2):
                facts = replace(PLAYING, state=state, mode=mode, people=people, open=state == "open")
                assert expiry(facts, never) is None


def test_the_sweep_and_the_table_know_the_same(stored: House) -> None:
    anna, nikos, account = stored.guest("Anna"), stored.guest("Nikos"), registered(stored, "Boris")
    for user in (anna, account):
        user.create(["you", "open"])
        user.create(["you", "you"], mode="hotseat")
        user.create(["you", "you"], mode="analysis")
        user.create(["you", "bot:random"])
        user.create(["bot:random", "bot:random"])
    left = account.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{left}/join")
    account.post(f"/api/tables/{left}/hand-over", {"bot": "random"})
    joined = anna.create(["you", "open"])["id"]
    account.post(f"/api/tables/{joined}/join")
    finish(nikos, nikos.create(["you", "bot:random"])["id"])
    with stored.live_tables.store.read() as db:
        facts = dict(stored_facts(db))
        for id, stored_ones in facts.items():
            row = read_table(db, id)
            assert row is not None and stored_ones == replace(facts_of(row), changed=stored_ones.changed)
    assert len(facts) == 13 and sum(each.account for each in facts.values()) == 7


def test_games_of_guests_go_and_those_of_accounts_stay(stored: House) -> None:
    anna, nikos, account = stored.guest("Anna"), stored.guest("Nikos"), registered(stored, "Boris")
    hot = anna.create(["you", "you"], mode="hotseat")["id"]
    together = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{together}/join")
    with_account = nikos.create(["you", "open"])["id"]
    account.post(f"/api/tables/{with_account}/join")
    accounts = account.create(["you", "you"], mode="hotseat")["id"]
    over = nikos.create(["you", "bot:random"])["id"]
    finish(nikos, over)

    def left() -> list[bool]:
        where = {hot: anna, together: anna, with_account: nikos, accounts: account, over: nikos}
        return [there(user, id) for id, user in where.items()]

    aged(stored, 29 * DAY)
    swept(stored)
    assert left() == [True] * 5
    seat = anna.get(f"/api/tables/{hot}").json()["waiting"][0]
    scene = anna.scene(hot, seat=seat)
    assert anna.move(hot, scene["offers"][0]["move"], scene["version"], seat=seat).status_code == 200
    aged(stored, 2 * DAY)
    swept(stored)
    assert left() == [True, False, True, True, True]  # a move begins the time anew
    aged(stored, 58 * DAY)
    swept(stored)
    assert left() == [False, False, True, True, True]
    aged(stored, 2 * DAY)
    swept(stored)
    assert left() == [False, False, True, True, False]


def test_the_end_is_announced_at_the_table(stored: House) -> None:
    anna = stored.guest("Anna")
    id = anna.create(["you", "you"], mode="hotseat")["id"]
    told = anna.get(f"/api/tables/{id}").json()
    assert told["expires_why"] == "guests" and abs(told["expires"] - time.time() - 30 * DAY) < HOUR
    with anna.socket(id, "?seat=0") as socket:
        assert hear(socket, "table")["expires"] == told["expires"]
        scene = anna.scene(id, seat=told["waiting"][0])
        anna.move(id, scene["offers"][0]["move"], scene["version"], seat=told["waiting"][0])
    later = anna.get(f"/api/tables/{id}").json()
    assert later["expires"] > told["expires"]
    mine = anna.get("/api/tables?mine=true").json()[0]
    assert (mine["expires"], mine["expires_why"]) == (later["expires"], "guests")
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    kept = anna.get(f"/api/tables/{id}").json()
    assert kept["expires"] is None and kept["expires_why"] is None


def test_how_long_guests_keep_games_can_be_set(settings: Settings, database: str) -> None:
    with opened(replace(settings, database=database, guest_table_days=2)) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat")["id"]
        aged(house, 1 * DAY)
        swept(house)
        assert there(anna, id)
        aged(house, 2 * DAY)
        swept(house)
        assert not there(anna, id)


def test_games_that_are_old_when_the_server_is_updated_stay_for_a_week(settings: Settings, database: str) -> None:
    store = older(database, "0006", Anna=None)
    old = {"a": ("playing", 40), "b": ("over", 100), "c": ("playing", 1)}
    now = time.time()
    with store.write() as db:
        for id, (state, days) in old.items():
            db.execute(text(OLD_TABLE), {"id": id, "state": state, "then": now - days * DAY})
            db.execute(text(OLD_SEATS), {"id": id})
    store.migrate()
    with store.read() as db:
        assert due_tables(db, settings, now + 6 * DAY) == []
        assert sorted(due_tables(db, settings, now + 8 * DAY)) == ["a", "b"]
        told = {id: expiry(facts, settings) for id, facts in stored_facts(db)}
    store.close()
    assert told["a"] is not None and abs(told["a"][0] - now - 7 * DAY) < DAY
    assert told["c"] == (now - DAY + 30 * DAY, "guests")
