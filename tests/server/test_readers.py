"""Who only reads holds up nobody, and nothing is made twice."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from ecumene import new
from ecumene.server import moment
from ecumene.table import log as log_module
from ecumene.table import offers as offers_module
from ecumene.table import preview as preview_module
from ecumene.table.table import Table
from ecumene.table.words import Words
from ecumene.wire import WIRE
from tests.server.house import House, hear
from tests.server.watch import TTA

MANY = 500
MOST_BYTES = 128 * 1024


class Count:
    """How often something was done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.times = 0
        done = getattr(owner, name)

        def counted(*args: Any, **more: Any) -> Any:
            self.times += 1
            return done(*args, **more)

        monkeypatch.setattr(owner, name, counted)


def test_readers_do_not_wait_for_the_writer(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    move = anna.scene(id, seat=0)["offers"][0]["move"]
    live = house.live_tables._tables[id]
    portal = house.client.portal
    assert portal is not None
    portal.call(live.lock.acquire)  # somebody writes, and takes long
    try:
        for path in (
            "scene?seat=0",
            "scene",
            "scene?lang=ru",
            "log?before=99",
            f"previews?seat=0&move={move}",
            f"why?seat=0&move={move}",
            "record",
            "replay/0",
        ):
            assert anna.get(f"/api/tables/{id}/{path}").status_code == 200, path
        with anna.socket(id, "?seat=0") as socket:
            assert hear(socket, "hello")["wire"] == WIRE
            assert hear(socket, "scene")["version"] == 0
    finally:
        portal.call(live.lock.release)
    assert anna.move(id, move, 0, seat=0).status_code == 200


def test_a_scene_is_made_once_for_all_who_see_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, nikos = house.guest(), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    scenes = Count(monkeypatch, moment, "scene")
    for _ in range(3):
        assert house.nobody().scene(id) == house.guest("Eve").scene(id)
    assert scenes.times == 1
    mover = (anna, nikos)[anna.get(f"/api/tables/{id}").json()["waiting"][0]]
    own = mover.scene(id)
    assert scenes.times == 2
    mover.move(id, own["offers"][0]["move"], own["version"])
    assert house.nobody().scene(id)["version"] == house.nobody().scene(id)["version"] == 1
    assert scenes.times == 3


def test_lines_and_forecasts_are_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7, game=TTA)["id"]
    lines = Count(monkeypatch, Words, "log_line")
    random = Random(1)
    for _ in range(12):
        waiting = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        for query in ({"seat": waiting}, {}, {"seat": 1 - waiting}):
            scene = anna.scene(id, **query)
        table = house.live_tables._tables[id].game()
        assert table.answers.of_seat(0).forecast is table.answers.of_seat(0).forecast
        scene = anna.scene(id, seat=waiting)
        moves = [each["move"] for each in scene["offers"] if each["move"] != "resign"]
        assert anna.move(id, random.choice(moves), scene["version"], seat=waiting).status_code == 200
    events = [each for move in table.history for each in move.events]
    again = sum(len(move.events) for move in table.history if any(each.eye >= 0 for each in move.events))
    assert len(events) <= lines.times <= len(events) + 2 * again, "once a line, and again for whom it is another"


def test_a_deed_is_put_into_words_once_and_a_line_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others did since one's last turn is in every scene until then; nothing of it is worded again."""
    table, random = new("age-of-civilization", 4, 7), Random(7)
    deeds, causes = Count(monkeypatch, Words, "deed"), Count(monkeypatch, log_module, "causes")
    for _ in range(30):
        seat = table.waiting[0]
        table.play(seat, random.choice(table.moves(seat)))
        for viewer in (None, 0, 1, 2, 3):
            shown = table.presenter(viewer)
            shown.digest(0)
            shown.numbered_log(table.number, table.number + 1)
    assert 10 < deeds.times <= 30
    own = [move for move in table.history if move.secret or any(each.eye >= 0 for each in move.events)]
    events, again = (sum(len(move.events) for move in moves) for moves in (table.history[1:], own))
    assert events <= causes.times <= events + 2 * again


def test_a_new_move_is_written_and_nothing_is_read(stored: House) -> None:
    """Neither the table, which the server knows, nor whether the move is an old one: none is stored twice."""
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    said: list[str] = []

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(" ".join(statement.split()[:3]))

    with anna.socket(id, "?seat=0") as socket:
        scene = hear(socket, "scene")
        event.listen(stored.live_tables.store.engine, "before_cursor_execute", note)
        move = {"type": "move", "id": "a", "asked": scene["asked"], "move": scene["offers"][0]["move"], "seat": 0}
        socket.send_text(json.dumps(move))
        hear(socket, "ack")
        event.remove(stored.live_tables.store.engine, "before_cursor_execute", note)
    about = [each for each in said if not each.startswith(("BEGIN", "PRAGMA"))]
    assert about == ["INSERT INTO steps", "UPDATE tables SET"]


def test_the_words_of_a_line_go_with_its_move() -> None:
    table = new("age-of-civilization", 2, 7)
    seat = table.waiting[0]
    table.log(None)
    table.play(seat, "skip" if "skip" in table.moves(seat) else table.moves(seat)[0])
    kept = table.copy()
    assert kept.log(seat) == table.log(seat) and kept.history[-1].told is table.history[-1].told
    table.name_seats(["Anna", "Nikos"])
    assert any("Anna" in line["text"] or "Nikos" in line["text"] for line in table.log(None))
    assert not any("Anna" in line["text"] for line in kept.log(None))


def rich() -> Table:
    """A table in the middle of a game, with a seat that may do many things."""
    best, random = new(TTA, 4, 5), Random(5)
    table = best.copy()
    while table.waiting and table.number < 260:
        seat = table.waiting[0]
        moves = [move for move in table.moves(seat) if move.split()[0] not in ("resign", "destroy", "disband")]
        if len(moves) > len(best.moves(best.waiting[0])):
            best = table.copy()
        table.play(seat, random.choice(moves))
    return best


def test_five_hundred_offers_are_small_and_need_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No list of moves is that long yet, so one is repeated. Times are measured by tools/load.py."""
    table = rich()
    seat = table.waiting[0]
    legal = table.legal(seat)
    assert len(legal) > 20
    table._legal[seat] = [legal[at % len(legal)] for at in range(MANY)]
    said = Count(monkeypatch, Words, "format")
    foreseen = [Count(monkeypatch, module, "foresee") for module in (offers_module, preview_module)]
    made = table.presenter(seat, "ru").offers()
    assert len(made) == MANY
    size = len(msgspec.json.encode(made))
    assert size <= MOST_BYTES, f"{size} bytes"
    assert said.times == 0 and [each.times for each in foreseen] == [0, 0], "neither words nor futures"
    table.presenter(seat, "ru").worded_offers()
    assert said.times > MANY and foreseen[0].times == MANY, "or nothing was counted"


def test_the_version_of_the_wire_is_told(house: House) -> None:
    assert house.nobody().get("/api/games").headers["ecumene-wire"] == str(WIRE)
    assert house.nobody().get("/api/openapi.json").json()["info"]["x-wire"] == WIRE
