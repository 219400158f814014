"""A crowd that only reads: while all of them wait for what is being made, whoever plays goes on playing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Any

import pytest

from ecumene.server import catalogue, moment, replay, turns
from ecumene.server.api import advice
from ecumene.server.bots import Bots
from ecumene.server.live_tables import READERS
from ecumene.server.scenes import scene
from ecumene.server.table_rows import TableRow
from ecumene.table import rewind
from tests.server.house import House, User
from tests.waiting import until

CROWD = 24
PATIENCE = 20  # seconds, which only a server that is held up ever takes
LANGS = ("en", "ru", "el")


class Gate:
    """Something slow: whoever does it stands still until the gate is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.closed = Event()
        self.open = Event()
        done = getattr(owner, name)

        def slow(*args: Any, **more: Any) -> Any:
            self.closed.set()
            assert self.open.wait(2 * PATIENCE)
            return done(*args, **more)

        monkeypatch.setattr(owner, name, slow)


@contextmanager
def crowd(gate: Gate, ask: Callable[[int], Any]) -> Iterator[list[Future[Any]]]:
    """Let a crowd ask for something slow, and stand still as long as the body lasts."""
    with ThreadPoolExecutor(CROWD) as people:
        asked = [people.submit(ask, number) for number in range(CROWD)]
        try:
            assert gate.closed.wait(PATIENCE)
            yield asked
        finally:
            gate.open.set()


def within(work: Callable[[], Any]) -> Any:
    """Return what somebody does meanwhile; an error when that waits for the crowd."""
    with ThreadPoolExecutor(1) as person:
        doing = person.submit(work)
        try:
            return doing.result(PATIENCE)
        except TimeoutError:
            raise AssertionError("held up by those who only read") from None


def begun(house: House, seats: list[str], **more: Any) -> tuple[User, str]:
    anna = house.guest()
    return anna, anna.create(seats, **more)["id"]


def same_person(user: User) -> User:
    """Return somebody's second browser: one thread, one browser."""
    other = User(user.house)
    other.cookie = user.cookie
    return other


def play_some(anna: User, id: str, moves: int) -> list[int]:
    """Play moves at a table of one's own, and return the versions they led to."""
    versions = []
    for _ in range(moves):
        table = anna.house.live_tables._tables[id].game()
        seat = table.waiting[0]
        answer = anna.move(id, table.moves(seat)[0], table.version, seat=seat)
        assert answer.status_code == 200, answer.text
        versions.append(answer.json()["version"])
    return versions


def test_moves_are_made_while_twenty_four_readers_wait_for_scenes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = begun(house, ["you", "you"], mode="hotseat", seed=7)
    gate = Gate(monkeypatch, moment, "scene")
    live = house.live_tables._tables[id]

    def look(number: int) -> Any:
        return same_person(anna).scene(id, lang=LANGS[number % 3], since=number)

    with crowd(gate, look) as looking:
        assert not live.lock.locked(), "nobody holds the lock to look"
        assert within(lambda: play_some(same_person(anna), id, 5)) == [1, 2, 3, 4, 5]
        assert not any(each.done() for each in looking), "all of them still look at the first moment"
    assert all(each.result()["version"] in (0, 5) for each in looking)


@pytest.mark.parametrize(
    ("owner", "name", "path"),
    [
        (replay, "scene", "replay/1"),
        (rewind, "play", "fork"),
        (rewind, "play", "explain/1"),
        (advice, "question", "hint?seat=0"),
        (catalogue, "rules", "/api/games/age-of-civilization/rules?q={number}"),
    ],
)
def test_moves_are_made_while_twenty_four_look_back_or_ask_for_advice(
    house: House, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, path: str
) -> None:
    anna, id = begun(house, ["you", "you"], mode="analysis", seed=7)
    play_some(anna, id, 3)
    other = anna.create(["you", "you"], mode="hotseat", seed=8)["id"]
    gate = Gate(monkeypatch, owner, name)

    def ask(number: int) -> Any:
        asks = same_person(anna)
        if path == "fork":
            return asks.post(f"/api/tables/{id}/fork", {"number": 1})
        whole = path if path.startswith("/") else f"/api/tables/{id}/{path}"
        return asks.get(whole.format(number=number))

    anna.scene(other, seat=0)
    with crowd(gate, ask) as asking:
        assert within(lambda: play_some(same_person(anna), other, 3)) == [1, 2, 3]
        assert not any(each.done() for each in asking)
    assert {each.result().status_code for each in asking} <= {200, 201, 429, 503}


def test_a_bot_moves_while_somebody_writes_and_twenty_four_look_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot sees and thinks without the lock, and not behind those who look on."""
    anna, id = begun(house, ["you", "bot:random"])
    live = house.live_tables._tables[id]
    chosen = Event()
    choose = Bots._choose

    async def watched(self: Bots, *args: Any) -> str:
        chosen.set()
        return await choose(self, *args)

    while live.game().waiting != (0,):
        chosen.wait(0.01)
    with monkeypatch.context() as asleep:
        asleep.setattr(Bots, "wake", lambda *_: None)
        while live.game().waiting == (0,):
            play_some(anna, id, 1)
    monkeypatch.setattr(Bots, "_choose", watched)
    gate = Gate(monkeypatch, moment, "scene")
    portal = house.client.portal
    assert portal is not None
    with crowd(gate, lambda number: same_person(anna).scene(id, lang=LANGS[number % 3], since=number)):
        portal.call(live.lock.acquire)
        try:
            portal.call(house.live_tables.bots.wake, live)
            assert chosen.wait(PATIENCE), "the bot waits for the lock, or for the readers"
        finally:
            portal.call(live.lock.release)


def test_few_of_those_who_read_are_served_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, id = begun(house, ["you", "you"], mode="hotseat", seed=7)
    gate = Gate(monkeypatch, moment, "scene")
    served: list[int] = []
    knows = TableRow.knows

    def noted(row: TableRow, *more: Any) -> bool:
        served.append(1)
        return knows(row, *more)

    monkeypatch.setattr(TableRow, "knows", noted)
    monkeypatch.setattr(turns, "PATIENCE", 3.0)
    began = time.monotonic()
    with crowd(gate, lambda number: same_person(anna).scene(id, lang=LANGS[number % 3], since=number)):
        time.sleep(0.2)
        assert len(served) == turns.AT_ONCE
        assert within(lambda: play_some(same_person(anna), id, 3)) == [1, 2, 3], "a move waits for no turn"
        assert time.monotonic() - began < 3, "or this proves nothing"
        until(lambda: len(served) >= CROWD + 3)  # those who have a turn are slow: the others go on without
    assert anna.scene(id, seat=0)["version"] == 3


def test_a_turn_ends_with_the_answer_and_slow_doors_have_none(house: House) -> None:
    anna, id = begun(house, ["you", "you"], mode="hotseat", seed=7)
    for _ in range(3 * turns.AT_ONCE):
        anna.scene(id, seat=0)
        assert anna.get("/api/tables/nowhere").status_code == 404
    doors = {"/api/tables": True, f"/api/tables/{id}/scene": True, f"/api/tables/{id}/hint": False, "/": False}
    doors |= {f"/api/tables/{id}/explain/3": False, f"/api/tables/{id}/replay/3": False, "/api/export": False}
    for path, waits in doors.items():
        assert turns.reads({"type": "http", "method": "GET", "path": path}) is waits, path
    assert not turns.reads({"type": "http", "method": "POST", "path": "/api/tables"})
    assert not turns.reads({"type": "websocket", "path": f"/ws/tables/{id}"})


def test_what_a_seat_has_seen_drops_no_scene_of_anybody_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = begun(house, ["you", "open"])
    nikos = house.guest("Nikos")
    nikos.post(f"/api/tables/{id}/join")
    people = (anna, nikos)
    table, reader = house.live_tables._tables[id].game(), 0
    while people[reader].scene(id)["since_your_last_turn"] == table.places.total:  # nothing new for this one
        seat = table.waiting[0]
        assert people[seat].move(id, table.moves(seat)[0], table.version).status_code == 200
        table, reader = house.live_tables._tables[id].game(), 1 - seat
    reads, other = people[reader], people[1 - reader]
    others, looked = other.scene(id), house.nobody().scene(id)
    made: list[int | None] = []

    def noted(row: Any, table: Any, seat: int | None, *more: Any) -> Any:
        made.append(seat)
        return scene(row, table, seat, *more)

    monkeypatch.setattr(moment, "scene", noted)
    assert reads.post(f"/api/tables/{id}/seen", {"n": table.places.total}).status_code == 204
    assert house.nobody().scene(id) == looked and other.scene(id) == others
    assert made == [], "they are the same, and kept"
    assert reads.scene(id)["since_your_last_turn"] == table.places.total
    assert made == [reader]


def test_a_scene_that_failed_is_made_anew_for_the_next_who_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = begun(house, ["you", "you"], mode="hotseat", seed=7)

    def broken(*_: Any) -> Any:
        raise OSError("no memory just now")

    with monkeypatch.context() as now:
        now.setattr(moment, "scene", broken)
        assert anna.get(f"/api/tables/{id}/scene").status_code == 500
    assert anna.get(f"/api/tables/{id}/scene").status_code == 200


def test_the_crowd_is_larger_than_the_threads_that_read(house: House) -> None:
    """Otherwise the tests above would prove nothing."""
    assert CROWD > READERS + house.live_tables.pool._max_workers
