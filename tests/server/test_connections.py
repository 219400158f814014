"""Half-open connections are cut, and one address cannot take what all share."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from ecumene.server.connections import Addresses
from ecumene.server.errors import Problem
from ecumene.server.limits import Places
from ecumene.server.settings import Settings
from tests.server.house import AOC, House, hear, opened
from tests.server.machine import Machine

MOST = 30  # connections of one address
HEAD = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    folder: Path = tmp_path_factory.mktemp("connections")
    limits = {"ECUMENE_HEAD_SECONDS": "3", "ECUMENE_CONNECTIONS_OF_ADDRESS": str(MOST)}
    limits |= {"ECUMENE_LINKS": "24", "ECUMENE_LINKS_OF_ADDRESS": "100"}
    made = Machine(f"sqlite:///{folder / 'test.db'}", folder / "log", **limits)
    made.start()
    yield made
    made.stop()


def connect(machine: Machine, near: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", machine.port), 30, source_address=(near, 0))


def heard(link: socket.socket, enough: bytes = b"\r\n\r\n") -> str:
    """Return what the server says until it closes, or until enough is said."""
    said = b""
    while part := link.recv(65536):
        said += part
        if enough and enough in said:
            break
    return said.decode("utf-8", "replace")


def answered(machine: Machine, near: str) -> str:
    with connect(machine, near) as link:
        link.sendall(HEAD + b"Connection: close\r\n\r\n")
        return heard(link)


def test_half_open_connections_are_cut_and_cost_no_other_address_anything(machine: Machine) -> None:
    with ExitStack() as stack:
        began = time.monotonic()
        silent = [stack.enter_context(connect(machine, "127.0.0.2")) for _ in range(MOST)]
        for at, link in enumerate(silent):
            link.sendall([b"", b"G", HEAD][at % 3])
        time.sleep(0.3)
        refused = stack.enter_context(connect(machine, "127.0.0.2"))
        said = heard(refused, b"")
        assert (
            said.startswith("HTTP/1.1 429 ")
            and json.loads(said.partition("\r\n\r\n")[2])["error"]["code"] == "too-many"
        )
        assert answered(machine, "127.0.0.3").startswith("HTTP/1.1 200")
        for link in silent:
            end = heard(link, b"")
            assert end.startswith("HTTP/1.1 408 ") and '"slow"' in end and "nosniff" in end
        assert 2.9 < time.monotonic() - began < 20
    assert answered(machine, "127.0.0.2").startswith("HTTP/1.1 200")  # there is room again


def test_a_kept_connection_may_not_begin_a_head_and_wait(machine: Machine) -> None:
    with connect(machine, "127.0.0.4") as link:
        link.sendall(HEAD + b"\r\n")
        assert heard(link, b"]").startswith("HTTP/1.1 200")
        link.setblocking(False)
        time.sleep(0.2)
        try:
            while link.recv(1 << 20):
                pass
        except BlockingIOError:
            pass
        link.settimeout(20)
        began = time.monotonic()
        link.sendall(b"GET /api")
        time.sleep(1)
        link.sendall(b"/tables HTTP/1.1\r\n")  # a little more does not buy time
        assert heard(link, b"").startswith("HTTP/1.1 408 ") and time.monotonic() - began < 15


def test_sockets_of_one_address_leave_room_for_others(machine: Machine) -> None:
    """All knock at once, so that none is counted before another is let in."""
    import httpx

    with httpx.Client(base_url=machine.url, headers={"Origin": machine.url}) as client:
        client.post("/api/guest")
        id = client.post("/api/tables", json={"game": AOC, "seats": ["you", "open"]}).json()["id"]
    knock = (
        f"GET /ws/tables/{id} HTTP/1.1\r\nHost: 127.0.0.1:{machine.port}\r\nOrigin: {machine.url}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    with ExitStack() as stack:
        links = [stack.enter_context(connect(machine, "127.0.0.5")) for _ in range(MOST - 2)]
        for link in links:
            link.sendall(knock)
        let_in = [heard(link).startswith("HTTP/1.1 101") for link in links]
        assert sum(let_in) == 12  # half of all, though more were set for one address
        other = stack.enter_context(connect(machine, "127.0.0.6"))
        other.sendall(knock)
        assert heard(other).startswith("HTTP/1.1 101")
    assert "Traceback" not in machine.log.read_text()


def test_places_are_counted_by_person_and_address_and_given_back() -> None:
    places = Places(replace(Settings(), links=10, links_of_one=2, links_of_address=4))
    taken = [places.take("anna", "a"), places.take("anna", "b")]
    with pytest.raises(Problem):
        places.take("anna", "c")
    taken += [places.take(None, "a") for _ in range(3)]
    with pytest.raises(Problem):
        places.take("nikos", "a")
    taken += [places.take(None, f"{at}") for at in range(5)]
    with pytest.raises(Problem):
        places.take(None, "z")
    for each in taken:
        places.give_back(each)
    assert not places.taken


def test_a_socket_that_is_refused_or_gone_gives_its_place_back(settings: Settings) -> None:
    with opened(replace(settings, links_of_one=1)) as house:
        anna = house.guest()
        id = anna.create(["you", "open"])["id"]
        for _ in range(3):
            with pytest.raises(WebSocketDisconnect), anna.socket("nowhere"):
                pass
            with anna.socket(id) as ws:
                hear(ws, "table")
            wait_until_free(house)


def wait_until_free(house: House) -> None:
    until = time.monotonic() + 20
    while house.live_tables.places.taken and time.monotonic() < until:
        time.sleep(0.01)
    assert not house.live_tables.places.taken


class Transport:
    def __init__(self, host: str) -> None:
        self.host = host

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return (self.host, 1)

    def is_closing(self) -> bool:
        return False


def test_a_proxy_is_not_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    alone = Addresses(replace(Settings(), connections_of_address=1))
    behind = Addresses(replace(Settings(), connections_of_address=1, origins=("https://a.example",)))
    for addresses, host, second in (
        (alone, "127.0.0.1", False),
        (behind, "127.0.0.1", True),
        (behind, "192.0.2.1", False),
        (alone, "2001:db8::1", False),
    ):
        assert addresses.admit(Transport(host))  # type: ignore[arg-type]
        near = host.replace("::1", "::2")
        assert addresses.admit(Transport(near)) is second  # type: ignore[arg-type]
