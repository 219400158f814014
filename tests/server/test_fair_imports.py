"""Records are imported in turn: whoever sends many delays others only by the one that is being replayed."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from threading import Event

import pytest

import ecumene
from ecumene.server import replays
from ecumene.server.replays import IMPORTS, MOST_OWN, Laid, Replays
from ecumene.server.settings import Settings
from ecumene.server.shares import Share
from ecumene.table.table import Table

STEPS = 20


class Records:
    """Records that are replayed in steps when `go` is set; `done` tells their order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = Event()
        self.done: list[str] = []
        self.table = ecumene.new("historia", 2, seed=1)
        monkeypatch.setattr(replays, "load_stepwise", self.load)

    def load(self, text: str) -> Generator[None, None, Table]:
        for _ in range(STEPS):
            assert self.go.wait(20)
            yield
        self.done.append(text)
        return self.table


@pytest.fixture
def records(monkeypatch: pytest.MonkeyPatch) -> Records:
    return Records(monkeypatch)


async def send(back: Replays, who: Share, *texts: str) -> list[asyncio.Task[Laid]]:
    sent = [asyncio.ensure_future(back.load(who, text)) for text in texts]
    for _ in range(5):
        await asyncio.sleep(0)
    return sent


async def test_one_person_with_many_records_delays_another_by_one(records: Records) -> None:
    back = Replays(Settings())
    sent = await send(back, Share("eve", "eve"), *(f"eve {n}" for n in range(MOST_OWN)))
    sent += await send(back, Share("nikos", "nikos"), "nikos")
    records.go.set()
    await asyncio.gather(*sent)
    assert records.done.index("nikos") <= 1, records.done
    back.close()


async def test_guests_of_one_address_share_one_turn(records: Records) -> None:
    back = Replays(Settings())
    sent: list[asyncio.Task[Laid]] = []
    guests = ["eve", "ivan", "oleg", "rita", "vera", "zoe"]
    for guest in guests:
        sent += await send(back, Share(guest, "address a"), f"{guest} 0", f"{guest} 1")
    sent += await send(back, Share("nikos", "address b"), "nikos")
    records.go.set()
    await asyncio.gather(*sent)
    assert records.done.index("nikos") <= 1, records.done
    assert {each.split()[0] for each in records.done if each != "nikos"} == {
        "eve",
        "ivan",
        "oleg",
        "rita",
        "vera",
        "zoe",
    }
    back.close()


async def test_few_records_are_replayed_at_once_and_whoever_goes_frees_a_place(
    records: Records,
) -> None:
    back = Replays(Settings())
    sent: list[asyncio.Task[Laid]] = []
    for n in range(IMPORTS + 3):
        sent += await send(back, Share(f"p{n}", f"p{n}"), f"p{n}")
    assert len(back.imports.under_way) == IMPORTS
    for gone in (sent.pop(1), sent.pop()):  # one that has a place, and one that waits for it
        gone.cancel()
    records.go.set()
    await asyncio.gather(*sent)
    assert sorted(records.done) == [f"p{n}" for n in range(IMPORTS + 2) if n != 1]
    assert not back.imports.under_way and not len(back.imports.queue)
    back.close()
