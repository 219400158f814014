from __future__ import annotations

import asyncio
import json
from ipaddress import ip_address
from random import Random
from typing import Any

import pytest
from tools.load_host import Host, near
from tools.load_moves import Tally
from tools.load_party import Party, Sitting
from websockets.asyncio.server import ServerConnection, serve

from ecumene.games import keys
from tests.waiting import until_soon

MOVES = 3


class Unreliable:
    """A server that plays a game of one person's moves, and leaves out some of what it should say."""

    def __init__(self, without: str) -> None:
        self.without = without
        self.version = 1
        self.sockets: list[ServerConnection] = []
        self.heard: list[dict[str, Any]] = []
        self.enough = asyncio.Event()

    async def serve(self, socket: ServerConnection) -> None:
        """Show a scene, then answer moves."""
        self.sockets.append(socket)
        await self.show(socket)
        async for text in socket:
            await self.answer(socket, json.loads(text))

    async def show(self, socket: ServerConnection) -> None:
        """Send the scene as it is now."""
        number = self.sockets.index(socket)
        seat = number if number < 3 else None
        offers = [{"move": "pass"}] if seat == 0 else []
        scene = {"version": self.version, "asked": str(self.version), "seat": seat, "view": {"waiting": [0]}}
        await socket.send(json.dumps({"type": "scene", **scene, "offers": offers}))

    async def answer(self, socket: ServerConnection, message: dict[str, Any]) -> None:
        """Answer the last of some moves by less than the others."""
        self.heard.append(message)
        self.version += 1
        last = len(self.heard) == MOVES
        if last and self.without == "answer":
            await socket.send(json.dumps({"type": "refused", "id": message["id"], "error": {"code": "storage"}}))
        elif not (last and self.without == "acknowledgement"):
            await socket.send(json.dumps({"type": "ack", "id": message["id"], "version": self.version}))
        hidden = {"spectator": self.sockets[3], "own": self.sockets[0]}.get(self.without) if last else None
        for each in self.sockets:
            if each is not hidden:
                await self.show(each)
        if last:
            self.enough.set()


async def played_with(without: str) -> tuple[Tally, Unreliable]:
    """Play some moves at a server that leaves something out."""
    tally, server = Tally(), Unreliable(without)
    async with serve(server.serve, "127.0.0.1", 0) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        sitting = Sitting(Host(f"http://127.0.0.1:{port}"), "t", keys()[0], ["a", "b", "c"], tally)
        await sitting.open()
        await sitting.play(server.enough, 0.0, Random(1))
        await sitting.close(grace=0.5)
    return tally, server


@pytest.mark.parametrize(
    ("without", "unanswered", "unseen"),
    [("nothing", 0, 0), ("acknowledgement", 1, 0), ("spectator", 0, 1), ("own", 0, 1), ("answer", 0, 0)],
)
def test_what_a_server_leaves_out_is_counted(without: str, unanswered: int, unseen: int) -> None:
    tally, server = asyncio.run(played_with(without))
    assert [each["move"] for each in server.heard] == ["pass"] * MOVES
    assert (tally.sent, tally.unanswered, tally.unseen) == (MOVES, unanswered, unseen)
    assert tally.acknowledged == MOVES - unanswered - (without == "answer")
    assert tally.refused == ({"storage": 1} if without == "answer" else {}) and not tally.errors
    assert tally.is_healthy() == (without == "nothing")
    assert len(tally.all_waits()) == MOVES - (without != "nothing") and min(tally.all_waits()) > 0


def test_a_socket_that_the_server_closes_is_an_error() -> None:
    async def closed() -> Tally:
        tally, server = Tally(), Unreliable("nothing")
        async with serve(server.serve, "127.0.0.1", 0) as running:
            port = next(iter(running.sockets)).getsockname()[1]
            sitting = Sitting(Host(f"http://127.0.0.1:{port}"), "t", keys()[0], ["a", "b", "c"], tally)
            await sitting.open()
            await server.sockets[2].close(4408, "did not read")
            await until_soon(lambda: tally.errors)
            await sitting.close(grace=0)
        return tally

    tally = asyncio.run(closed())
    assert len(tally.errors) == 1 and "4408" in tally.errors[0] and not tally.is_healthy()


class NextTables(Host):
    """A server that has one table after another, without asking anybody."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.made: list[str] = []

    def table(self, game: str, cookies: list[str]) -> str:
        """Make the next table."""
        self.made.append(f"next{len(self.made)}")
        return self.made[-1]


def test_when_a_game_is_over_its_people_start_the_next() -> None:
    tables: dict[str, list[ServerConnection]] = {}
    ending = asyncio.Event()

    async def one_move_each(socket: ServerConnection) -> None:
        """Serve games that are over after one move; the third is the last."""
        assert socket.request is not None
        here = tables.setdefault(socket.request.path, [])
        here.append(socket)
        scene = {"type": "scene", "offers": [{"move": "pass"}], "view": {"waiting": [0]}}
        await socket.send(json.dumps({**scene, "version": 1, "asked": "1", "seat": len(here) - 1}))
        async for text in socket:
            await socket.send(json.dumps({"type": "ack", "id": json.loads(text)["id"], "version": 2}))
            if len(tables) == 3:
                ending.set()
            over = {**scene, "version": 2, "asked": "2", "view": {"waiting": []}}
            for seat, each in enumerate(here):
                await each.send(json.dumps({**over, "seat": seat}))

    async def played() -> tuple[Tally, NextTables]:
        tally = Tally()
        async with serve(one_move_each, "127.0.0.1", 0) as running:
            host = NextTables(f"http://127.0.0.1:{next(iter(running.sockets)).getsockname()[1]}")
            party = Party(host, keys()[0], ["a", "b", "c"], "first", tally)
            sitting = party.sit()
            await sitting.open()
            await party.go_on(sitting, ending, 0.0, Random(1))
        return tally, host

    tally, host = asyncio.run(asyncio.wait_for(played(), 30))  # a party that stays would wait for ever
    assert host.made == ["next0", "next1"] and [len(each) for each in tables.values()] == [4, 4, 4]
    assert (tally.begun, tally.sent, len(tally.all_waits())) == (3, 3, 3) and tally.is_healthy()
    assert tally.ended >= 2, "the last one may be told to end first"


def test_people_come_from_addresses_of_their_own() -> None:
    found = [near(f"cookie {number}") for number in range(600)]
    assert len(set(found)) == len(found) and all(ip_address(each).is_loopback for each in found)
    assert near("") == "127.0.0.1" and near("cookie 7") == found[7]
