"""Long work pauses while somebody is served, but never for good."""

from __future__ import annotations

import time
from collections.abc import Generator
from types import SimpleNamespace

import pytest

from ecumene.server import moment, replay, slices
from ecumene.server.shares import Share
from ecumene.server.slices import SlicedPool
from tests.server.house import House, hear
from tests.server.test_crowd import Gate, begun, crowd, same_person, within

EVE = Share("eve", "eve")


def steps(count: int, done: list[str]) -> Generator[None, None, str]:
    for step in range(count):
        done.append(f"step {step}")
        yield
    return "made"


async def test_long_work_pauses_while_somebody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, done = [False, True, True, False], list[str]()
    pool = SlicedPool("test", 1, lambda: answers.pop(0) if answers else False)
    monkeypatch.setattr(slices, "MOST_PAUSES", 1e9)
    # Only there: a thread that another test has left behind may sleep, too.
    clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: done.append("pause"))
    monkeypatch.setattr(slices, "time", clock)
    assert await pool.slices(EVE, steps(3, done), seconds=60) == "made"
    assert done == ["step 0", "step 1", "pause", "pause", "step 2"]
    pool.close()


async def test_long_work_comes_to_its_end_where_somebody_is_always_served() -> None:
    pool, done = SlicedPool("test", 1, lambda: True), list[str]()
    assert await pool.slices(EVE, steps(20, done), seconds=60) == "made" and len(done) == 20
    pool.close()


def test_whoever_looks_or_moves_is_served_and_whoever_looks_back_is_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, id = begun(house, ["you", "you"], mode="analysis", seed=7)
    served = house.live_tables.replays.served
    assert not served.requests
    back, look = Gate(monkeypatch, replay, "scene"), Gate(monkeypatch, moment, "scene")
    with crowd(back, lambda _: same_person(anna).get(f"/api/tables/{id}/replay/0")):
        assert not served.requests
    with crowd(look, lambda _: same_person(anna).scene(id, lang="ru")):
        assert served.requests and served.anybody()
    assert not served.requests


def test_a_message_on_a_socket_is_served_for_a_moment(house: House) -> None:
    anna, id = begun(house, ["you", "you"], mode="hotseat", seed=7)
    served = house.live_tables.replays.served
    with anna.socket(id, "?seat=0") as socket:
        hear(socket, "scene")
        before = served.until
        socket.send_json({"type": "lang", "lang": "ru"})
        hear(socket, "scene")
        assert served.until > before and not served.requests
    assert within(lambda: anna.scene(id, seat=0))["version"] == 0
