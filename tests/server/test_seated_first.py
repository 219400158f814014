"""Who plays at a table reads it before those who only look on, and those wait, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.server import moment
from ecumene.server.live_tables import READERS, LiveTable
from ecumene.server.people import Person, hashed
from ecumene.server.scenes import scene
from ecumene.server.shares import FAVOUR, READER, SEATED, UNKNOWN, Share
from ecumene.server.turns import AT_ONCE, Turns
from tests.server.house import House, hear
from tests.server.test_crowd import Gate
from tests.waiting import until

PEOPLE = {hashed(name): Person(name, name, True, "en", "", "", 0) for name in ("anna", "zoe")}


@dataclass(eq=False)
class Onlooker:
    """Somebody with a socket."""

    person_id: str | None


class Door:
    """Turns before an app that notes whom it serves, one after the other."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self.open = asyncio.Event()
        self.turns = Turns(self._serve)
        row = SimpleNamespace(seats_of=lambda person: [0] if person == "anna" else [])
        live_tables = SimpleNamespace(
            callers=SimpleNamespace(guess=PEOPLE.get), in_memory=lambda _: SimpleNamespace(row=row)
        )
        self.app = SimpleNamespace(state=SimpleNamespace(live_tables=live_tables))

    async def _serve(self, scope: Any, *_: Any) -> None:
        await self.open.wait()
        self.served.append(scope["who"])

    def knock(self, who: str, address: str = "192.0.2.1") -> asyncio.Task[None]:
        headers = [(b"cookie", f"ecumene={who}".encode())] if who in ("anna", "zoe") else []
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/tables/t/scene",
            "headers": headers,
            "client": (address, 1),
            "app": self.app,
            "who": who,
        }
        return asyncio.ensure_future(self.turns(scope, None, None))  # type: ignore[arg-type]


async def test_players_are_served_before_people_and_people_before_those_whom_nobody_knows() -> None:
    door = Door()
    jobs = [door.knock("first")]
    await asyncio.sleep(0)
    jobs += [door.knock("nobody") for _ in range(3)] + [door.knock("zoe"), door.knock("anna")]
    await asyncio.sleep(0)
    door.open.set()
    await asyncio.gather(*jobs)
    assert door.served == ["first", "anna", "zoe", "nobody", "nobody", "nobody"]
    assert door.turns.free == AT_ONCE and not len(door.turns.queue)


async def test_readers_whom_nobody_knows_take_turns_by_address() -> None:
    door = Door()
    jobs = [door.knock("first")]
    await asyncio.sleep(0)
    jobs += [*(door.knock("many") for _ in range(4)), door.knock("one", "192.0.2.9")]
    await asyncio.sleep(0)
    door.open.set()
    await asyncio.gather(*jobs)
    assert door.served.index("one") <= 2


async def test_however_much_players_read_others_get_their_share() -> None:
    door = Door()
    jobs = [door.knock("first")]
    await asyncio.sleep(0)
    jobs += [door.knock("nobody"), *(door.knock("anna") for _ in range(3 * FAVOUR))]
    await asyncio.sleep(0)
    door.open.set()
    await asyncio.gather(*jobs)
    assert door.served.index("nobody") == FAVOUR + 1


async def test_who_goes_away_while_waiting_keeps_no_turn() -> None:
    door = Door()
    first = door.knock("first")
    await asyncio.sleep(0)
    gone = [door.knock("gone"), door.knock("anna")]
    await asyncio.sleep(0)
    for each in gone:
        each.cancel()
    await asyncio.wait(gone)
    door.open.set()
    await first
    await door.knock("last")
    assert door.served == ["first", "last"] and door.turns.free == AT_ONCE


def test_on_sockets_the_scene_of_a_player_comes_before_those_of_onlookers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, nikos = house.guest(), house.guest("Nikos")
    id = anna.create(["you", "open"], visibility="public")["id"]
    nikos.post(f"/api/tables/{id}/join")
    made: list[int | None] = []

    def noted(row: Any, table: Any, seat: int | None, *more: Any) -> Any:
        made.append(seat)
        return scene(row, table, seat, *more)

    monkeypatch.setattr(moment, "scene", noted)
    gate = Gate(monkeypatch, moment, "scene")
    pool = house.live_tables.readers
    with ExitStack() as stack:
        stack.callback(gate.open.set)
        for at in range(READERS + 4):  # all of them see something else
            query = f"?lang={('en', 'ru', 'el')[at % 3]}&version={-1 if at < 3 else 0}"
            stack.enter_context(house.nobody().socket(id, query))
        until(lambda: len(pool.queue) >= 4)
        player = stack.enter_context(anna.socket(id))
        until(lambda: len(pool.queue) >= 5)
        gate.open.set()
        assert hear(player, "scene")["seat"] == 0
    assert made.index(0) <= READERS


def test_a_scene_that_a_player_waits_for_too_is_made_as_soon_as_a_players(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    now, order = house.live_tables._tables[id].now, list[str]()

    def noted(row: Any, table: Any, seat: int | None, lang: str, *more: Any) -> Any:
        order.append(lang)
        return scene(row, table, seat, lang, *more)

    monkeypatch.setattr(moment, "scene", noted)
    gate = Gate(monkeypatch, moment, "scene")

    async def look(lang: str, since: int, rank: int) -> bytes:
        READER.set(Share("player" if rank == SEATED else "reader", "", rank))
        return await house.live_tables.scene(now, None, lang, since)

    async def all_look() -> list[bytes]:
        held = [asyncio.ensure_future(look("en", at - 1, UNKNOWN)) for at in range(READERS)]
        await asyncio.sleep(0)
        wanted = [("ru", -1, UNKNOWN), ("el", -1, UNKNOWN), ("el", -1, SEATED)]
        waiting = [asyncio.ensure_future(look(*each)) for each in wanted]
        await asyncio.sleep(0)
        gate.open.set()
        return await asyncio.gather(*held, *waiting)

    assert house.client.portal is not None
    found = house.client.portal.call(all_look)
    assert found[-1] == found[-2] and order.count("el") == 1, "made once"
    assert order.index("el") < order.index("ru")


def test_a_move_is_shown_to_players_first(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat")["id"]
    live: LiveTable = house.live_tables._tables[id]
    links = [Onlooker(who) for who in (None, "eve", anna.id, None)]
    live.links.update(links)  # type: ignore[arg-type]
    try:
        assert live.links_in_turn()[0].person_id == anna.id
    finally:
        live.links.clear()
