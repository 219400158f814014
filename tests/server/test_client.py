"""A bot takes a seat through the small Python client, against a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import ecumene
from ecumene.client import Client, Refused
from ecumene.players import make
from tests.server.house import AOC
from tests.server.machine import Machine


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    folder = tmp_path_factory.mktemp("server")
    machine = Machine(f"sqlite:///{folder / 'client.db'}", folder / "log")
    machine.start()
    yield machine
    machine.stop()


def test_a_bot_takes_a_seat_and_finishes_the_game(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        token = anna.new_token("my bot")
        id = anna.create(AOC, ["open", "bot:random"], options={"draft": True})["id"]
        with Client(machine.url, token=token, lang="ru") as bot:
            assert bot.join(id)["state"] == "playing"
            result = bot.play(id, make("greedy", AOC, seed=1).choose)
            assert result["scores"] and bot.table(id)["result"] == result
            assert ecumene.load(bot.record(id)).result == result
            assert any(row["id"] == id for row in bot.tables(mine=True))
            assert bot.games()[0]["key"]


def test_a_bot_plays_over_http_alone(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "you"], mode="hotseat", seed=5)["id"]
        choose = make("random", AOC, seed=2).choose
        while anna.table(id)["state"] != "over":
            seat = anna.table(id)["waiting"][0]
            scene = anna.scene(id, seat)
            moves = [offer["move"] for offer in scene["offers"]]
            assert anna.move(id, choose(scene["view"], moves), scene["version"], seat=seat) == scene["version"] + 1
        assert anna.table(id)["result"]["scores"]


def test_refusals_are_told(machine: Machine) -> None:
    with Client(machine.url, lang="el") as anna:
        with pytest.raises(Refused) as refused:
            anna.create(AOC, ["you", "bot:random"])
        assert refused.value.code == "session-needed" and refused.value.status == 401
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "bot:random"])["id"]
        with pytest.raises(Refused) as refused:
            anna.move(id, "nonsense", anna.scene(id)["version"])
        assert refused.value.rule == "table.move-unknown"
        anna.register("Anna of the tests", "correct horse")
    with Client(machine.url) as again:
        assert again.login("Anna of the tests", "correct horse")["guest"] is False


def while_open(socket: ClientConnection) -> None:
    for _ in range(50):
        socket.recv(timeout=5)


def test_a_real_socket_refuses_giant_frames_and_foreign_pages(machine: Machine) -> None:
    with Client(machine.url) as anna:
        anna.guest("Anna")
        id = anna.create(AOC, ["you", "bot:random"])["id"]
        with anna.connect(id) as socket:
            socket.recv()
            with suppress(ConnectionClosed):
                socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                while_open(socket)
        address = f"{machine.url.replace('http', 'ws')}/ws/tables/{id}"
        cookie = f"ecumene={anna.http.cookies['ecumene']}"
        for origin in ("http://evil.example", "null"):
            with (
                pytest.raises(InvalidStatus) as wrong,
                connect(address, additional_headers={"Cookie": cookie, "Origin": origin}),
            ):
                pass
            assert wrong.value.response.status_code == 403


def test_serve_says_where_it_is(machine: Machine) -> None:
    assert f"{machine.url}/" in Path(machine.log).read_text()
