"""Tables in memory: brought back, forgotten, damaged, written behind our back."""

from __future__ import annotations

import gc
import json
import tracemalloc
import zlib
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import insert, update

import ecumene
from ecumene.games import find, keys
from ecumene.server import table_room
from ecumene.server.db.schema import snapshots, steps
from ecumene.server.journal import Step, go_on, moved, undone
from ecumene.server.live_tables import LiveTable
from ecumene.server.settings import Settings
from ecumene.table.moves import token
from ecumene.table.table import Table
from tests.server.house import House, User, hear, opened
from tests.table.sample_tables import in_turn


def table_of_two(house: House) -> tuple[User, str]:
    anna = house.guest()
    return anna, anna.create(["you", "you"], mode="hotseat", seed=7)["id"]


def play(anna: User, id: str, moves: int) -> None:
    for _ in range(moves):
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        scene = anna.scene(id, seat=seat)
        assert anna.move(id, scene["offers"][0]["move"], scene["version"], seat=seat).status_code == 200


def test_a_damaged_table_is_refused_and_harms_no_other(stored: House) -> None:
    anna, id = table_of_two(stored)
    other = anna.create(["you", "you"], mode="hotseat", seed=8)["id"]
    for bad in (b"{}", b'{"ecumene": 99}', b"[]"):
        with stored.live_tables.store.write() as db:
            db.execute(update(snapshots).where(snapshots.c.table == id).values(data=zlib.compress(bad)))
        stored.live_tables._tables.clear()
        answer = anna.get(f"/api/tables/{id}/scene?lang=ru")
        assert answer.status_code == 409 and answer.json()["error"]["code"] == "damaged"
    assert anna.scene(other, seat=0)["version"] == 0
    assert {row["id"] for row in anna.get("/api/tables").json()} == {id, other}


def test_tables_leave_memory_and_come_back(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_room, "JUST_NOW", -1.0)
    with opened(replace(settings, tables_in_memory=2, snapshot_every=4)) as house:
        anna = house.guest()
        ids = [anna.create(["you", "you"], mode="hotseat", seed=seed)["id"] for seed in range(6)]
        for _ in range(3):
            for id in ids:
                play(anna, id, 2)
        assert len(house.live_tables.open_tables()) <= 3
        assert {anna.scene(id)["version"] for id in ids} == {6}


def test_large_tables_leave_memory_before_many_are_there(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_room, "RIGHT_NOW", -1.0)
    monkeypatch.setattr(table_room, "OF_TABLE", 400 * 1024)  # a long game each
    with opened(replace(settings, tables_mb=1)) as house:
        anna = house.guest()
        ids = [anna.create(["you", "you"], mode="hotseat", seed=seed)["id"] for seed in range(6)]
        for id in ids:
            play(anna, id, 2)
            assert house.live_tables.in_memory(id), "the one that was just opened stays"
        assert len(house.live_tables.open_tables()) == 2
        with anna.socket(ids[0], "?seat=0") as ws:
            hear(ws, "scene")
            for id in ids[1:]:
                play(anna, id, 2)
            assert house.live_tables.in_memory(ids[0]), "somebody looks at it"
        assert [anna.scene(id)["version"] for id in ids] == [2, 4, 4, 4, 4, 4]


def test_a_table_that_was_just_asked_for_stays_however_large(settings: Settings) -> None:
    with opened(replace(settings, tables_mb=0)) as house:
        anna = house.guest()
        ids = [anna.create(["you", "you"], mode="hotseat", seed=seed)["id"] for seed in range(3)]
        assert len(house.live_tables.open_tables()) == len(ids)


def test_room_is_counted_again_because_tables_grow(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_room, "RIGHT_NOW", -1.0)
    monkeypatch.setattr(table_room, "RECOUNT", -1.0)
    monkeypatch.setattr(table_room, "OF_MOVE", 600 * 1024)
    with opened(replace(settings, tables_mb=3)) as house:
        anna, id = table_of_two(house)
        play(anna, id, 3)
        assert house.live_tables.in_memory(id)
        anna.scene(anna.create(["you", "you"], mode="hotseat", seed=8)["id"])
        assert not house.live_tables.in_memory(id), "it was small when it was opened"


@pytest.mark.parametrize("key", keys())
def test_the_size_of_a_table_is_estimated_from_its_moves(key: str) -> None:
    table, dice = ecumene.new(key, find(key).seats[-1], seed=5), Random(5)
    while table.waiting and table.number < 250:
        seat, seldom = table.waiting[0], table.rules.grammar.seldom
        table.play_action(seat, dice.choice([action for action in table.legal(seat) if action[0] not in seldom]))
    stored = table.snapshot()
    Table.resume(stored)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    kept = [Table.resume(stored) for _ in range(3)]
    gc.collect()
    measured = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    live = LiveTable(None, kept[0], [])  # type: ignore[arg-type]
    assert 0.5 < table_room.size_of(live) / measured < 2


def test_another_writer_is_noticed(stored: House) -> None:
    """Two servers on one database: the place is taken, nothing is overwritten, the table is read anew."""
    anna, id = table_of_two(stored)
    scene = anna.scene(id, seat=0)
    move = scene["offers"][0]["move"]
    other = Table.resume(stored.live_tables._tables[id].game().snapshot())
    other.play(0, move)
    step = moved(other, "move", 0, move)
    with stored.live_tables.store.write() as db:
        values = {**step.__dict__, "luck": json.dumps(step.luck)}
        db.execute(insert(steps).values(**values, table=id, who="else", client=None, made=0.0))
    answer = anna.move(id, move, 0, "mine", seat=0)
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "stale"
    assert anna.scene(id, seat=0)["version"] == 1
    assert anna.scene(id, seat=0)["view"] == other.view(0)


def test_the_journal_keeps_the_luck_that_was_drawn() -> None:
    table = in_turn()
    seat = table.waiting[0]
    before = table.copy()
    table.play(seat, "draw")
    step = moved(table, "move", seat, "draw")
    assert step.luck
    same = go_on(before.copy(), step)
    assert same.view(seat) == table.view(seat)
    pile = [card for card in before.rules.dump(before.state)["pile"] if card != step.luck[0]]
    written = replace(step, luck=[pile[0]])
    after = go_on(before.copy(), written)
    assert [token(after.rules.things, value) for value in after.history[-1].outcomes] == [pile[0]]
    assert after.view(seat) != table.view(seat)
    with pytest.raises(ValueError, match="cannot be taken back"):
        go_on(after, Step(after.revision + 1, "undo", after.number - 1, seat, "draw", [], after.version + 1))


def test_what_can_be_played_again_follows_from_the_journal() -> None:
    def step(version: int, kind: str, move: str) -> Step:
        return Step(version, kind, 0, 0, move, [], version)

    journal = [step(1, "move", "a"), step(2, "move", "b"), step(3, "undo", "b"), step(4, "undo", "a")]
    assert [each.move for each in undone(journal)[0]] == ["b", "a"]
    assert [each.move for each in undone([*journal, step(5, "redo", "a")])[0]] == ["b"]
    assert undone([*journal, step(5, "move", "c")])[0] == []


def test_what_a_seat_took_back_outlives_the_sealed_steps_of_others_and_no_move() -> None:
    back = [Step(1, "move", 4, 0, "a", [], 1), Step(2, "undo", 4, 0, "a", [], 2)]
    sealed, opened = Step(3, "move", 4, 1, "b", [], 3), Step(4, "move", 6, 2, "c", [], 4)
    assert [each.move for each in undone([*back, sealed])[0]] == ["a"]
    assert not undone([*back, sealed, opened]).get(0)
