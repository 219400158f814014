"""A row that cannot be what was stored costs its own table, says so in words, and is logged once."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

from ecumene.server.bots import in_play
from ecumene.server.db.schema import seats, tables
from tests.server.house import House, User, finish
from tests.server.test_names import registered
from tests.server.test_sweep import aged, swept

DAMAGED: list[tuple[str, Any]] = [
    ("waiting", "null"),
    ("waiting", "[0"),
    ("waiting", "[7]"),
    ("waiting", '["0"]'),
    ("waiting", "[" * 10_000),
    ("players", 9),
    ("players", 1_000_000),
    ("game", "chess"),
    ("options", "[]"),
    ("options", '{"innovations": null}'),
    ("visibility", "secret"),
    ("mode", "duel"),
    ("state", "asleep"),
    ("lang", "xx"),
    ("seed", "seven"),
    ("seed", "7" * 5_000),
    ("since", "[null]"),
    ("since", '["now", null]'),
    ("votes", "[[0]]"),
    ("votes", '[[9, "x", "bot", 1.0]]'),
    ("votes", '[[0, "x", "dance", 1.0]]'),
    ("notices", '[{"kind": "bot"}]'),
    ("notices", '[{"kind": "bot", "seat": 9, "by": null, "number": 1, "made": 1.0}]'),
    ("sent_away", "{}"),
    ("answers", "[1]"),
    ("result", "[1]"),
    ("result", '{"scores": [1, 2], "ranks": [1], "winners": [0], "ending": "x"}'),
    ("result", '{"scores": [1, 2], "ranks": [1, 2], "winners": [5], "ending": "x"}'),
    ("version", -1),
    ("patience", -1),
    ("changed", float("inf")),
    ("stays", float("inf")),
]
SEATS: list[dict[str, Any]] = [{"kind": "ghost"}, {"kind": "open"}, {"kind": "bot", "bot": None}, {"bot": "hal"}]


def forget(house: House) -> None:
    for each in house.live_tables.open_tables():
        house.live_tables.forget(each)


def listed(user: User) -> set[str]:
    answer = user.get("/api/tables")
    assert answer.status_code == 200
    return {row["id"] for row in answer.json()}


def refused(user: User, id: str, lang: str = "en") -> str:
    answer = user.get(f"/api/tables/{id}?lang={lang}")
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "damaged", answer.text
    return str(answer.json()["error"]["message"])


def test_every_kind_of_damage_costs_one_table(stored: House) -> None:
    anna = stored.guest()
    whole, hurt = (anna.create(["you", "you"], mode="hotseat")["id"] for _ in range(2))
    with stored.live_tables.store.read() as db:
        before = dict(db.execute(tables.select().where(tables.c.id == hurt)).one()._mapping)
        seat = dict(db.execute(seats.select().where(seats.c.table == hurt, seats.c.seat == 1)).one()._mapping)
    engine = stored.live_tables.store.engine.dialect.name
    for column, value in DAMAGED:
        if column == "seed" and len(value) > 40 and engine != "sqlite":  # which keeps anything in any column
            continue
        with stored.live_tables.store.write() as db:
            db.execute(update(tables).where(tables.c.id == hurt).values({**before, column: value}))
        forget(stored)
        assert listed(anna) == {whole}, (column, value)
        assert f"“{column}”" in refused(anna, hurt), (column, value)
    with stored.live_tables.store.write() as db:
        db.execute(update(tables).where(tables.c.id == hurt).values(before))
    for change in SEATS:
        with stored.live_tables.store.write() as db:
            mine = (seats.c.table == hurt) & (seats.c.seat == 1)
            db.execute(update(seats).where(mine).values({**seat, **change}))
        forget(stored)
        assert listed(anna) == {whole}, change
        assert "“seats”" in refused(anna, hurt)
    with stored.live_tables.store.write() as db:
        db.execute(delete(seats).where(seats.c.table == hurt, seats.c.seat == 1))
    assert listed(anna) == {whole} and "“seats”" in refused(anna, hurt)
    with stored.live_tables.store.write() as db:
        db.execute(insert(seats).values(seat))
    assert listed(anna) == {whole, hurt}  # mended
    assert any(anna.scene(hurt, seat=seat)["offers"] for seat in (0, 1))


def test_damage_is_told_in_words_and_logged_once(stored: House, caplog: pytest.LogCaptureFixture) -> None:
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat")["id"]
    with stored.live_tables.store.write() as db:
        db.execute(update(tables).where(tables.c.id == id).values(waiting="null"))
    forget(stored)
    with caplog.at_level(logging.ERROR, "ecumene.server"):
        for lang, words in (("en", "is damaged"), ("ru", "повреждены"), ("el", "έχουν φθαρεί")):
            listed(anna)
            assert words in refused(anna, id, lang)
    assert [record.getMessage().count(id) for record in caplog.records] == [1]
    assert "Expected `array`, got `null`" in caplog.text


def test_a_damaged_row_on_a_page_leaves_the_page_full(stored: House) -> None:
    anna = stored.guest()
    ids = [anna.create(["you", "you"], mode="hotseat")["id"] for _ in range(6)]
    with stored.live_tables.store.write() as db:
        db.execute(update(tables).where(tables.c.id.in_(ids[3:5])).values(players=9))
    asked = [anna.get("/api/tables", params={"limit": 2, "offset": at}) for at in (0, 2, 4)]
    pages = [[row["id"] for row in answer.json()] for answer in asked]
    assert pages[0] == [ids[5], ids[2]] and all(len(page) == 2 for page in pages)
    assert {id for page in pages for id in page} == {*ids[:3], ids[5]}  # nothing is skipped


def test_nothing_else_breaks_on_a_damaged_row(stored: House) -> None:
    """Bots, the sweep, all games of a person, the copy of one's data, a rematch, and deleting an account."""
    anna, nikos = registered(stored, "Anna"), stored.guest("Nikos")
    over = anna.create(["you", "open", "bot:random"])["id"]
    nikos.post(f"/api/tables/{over}/join")
    for user in (anna, nikos):
        user.post(f"/api/tables/{over}/resign")
    finish(anna, over, [])
    again = anna.post(f"/api/tables/{over}/rematch").json()["id"]
    hurt = anna.create(["you", "bot:random"])["id"]
    text = anna.create(["you", "open"])["id"]
    with stored.live_tables.store.write() as db:
        db.execute(update(tables).where(tables.c.id.in_([again, hurt])).values(waiting="[0"))
        db.execute(update(tables).where(tables.c.id == hurt).values(state="playing"))
        if db.dialect.name == "sqlite":  # which keeps anything in any column
            db.exec_driver_sql("UPDATE tables SET changed = 'then' WHERE id = ?", (text,))
    forget(stored)
    with stored.live_tables.store.read() as db:
        assert hurt in [id for id, _ in in_play(db)]
    assert stored.client.portal is not None
    stored.client.portal.call(stored.live_tables.bots.take_up)
    stored.client.portal.call(stored.live_tables.bots._visit, hurt, True)
    assert hurt not in stored.live_tables.bots.failures  # not tried for ever
    aged(stored, 400 * 86_400.0)
    swept(stored)
    exported = anna.get("/api/export")
    assert exported.status_code == 200 and over in [row["id"] for row in exported.json()["tables"]]
    assert anna.get(f"/api/tables/{over}/story").status_code == 200
    fresh = nikos.post(f"/api/tables/{over}/rematch")
    assert fresh.status_code == 200 and fresh.json()["id"] != again
    assert anna.post("/api/delete-me", {"password": "correct horse"}).status_code == 204
    with stored.live_tables.store.read() as db:
        names = db.execute(seats.select().where(seats.c.table == hurt, seats.c.seat == 0)).one()
    assert names.name != "Anna"
