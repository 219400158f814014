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
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from ecumene.server.connections import Addresses
from ecumene.server.errors import Problem, slow
from ecumene.server.limits import Places
from ecumene.server.settings import Settings
from tests.server.house import AOC, House, hear, opened
from tests.server.machine import Machine
from tests.waiting import until

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


def socket_knock(machine: Machine, id: str) -> bytes:
    """Return the head of a request for a socket."""
    return (
        f"GET /ws/tables/{id} HTTP/1.1\r\nHost: 127.0.0.1:{machine.port}\r\nOrigin: {machine.url}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


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
        assert f"at most {MOST} at once" in said and "in 3 seconds" in said and "\r\nretry-after: 3\r\n" in said
        assert answered(machine, "127.0.0.3").startswith("HTTP/1.1 200")
        for link in silent:
            end = heard(link, b"")
            assert end.startswith("HTTP/1.1 408 ") and '"slow"' in end and "nosniff" in end
            assert "the server waits 3 seconds" in end and "\r\nretry-after: 1\r\n" in end
        assert 2.9 < time.monotonic() - began < 20
    assert answered(machine, "127.0.0.2").startswith("HTTP/1.1 200")  # there is room again


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        (HEAD + b"Accept-Language: ru-RU,en;q=0.5\r\nAccept: ", "ru"),
        (HEAD + b"accept-language:el\r\n", "el"),
        (HEAD + b"Accept-Language: r", "en"),
        (HEAD + b"Accept-Language: el\r\n\r\n" + HEAD, "el"),
    ],
    ids=["a header", "the last header", "half a header", "the request before"],
)
def test_half_a_head_is_refused_in_its_language(machine: Machine, said: bytes, lang: str) -> None:
    with connect(machine, "127.0.0.5") as link:
        link.sendall(said)
        told = json.loads(heard(link, b"").rpartition("\r\n\r\n")[2])
    assert told["error"]["message"] == slow(3.0).body(lang)["message"]


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
    knock = socket_knock(machine, id)
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


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Machine]:
    """A server for twenty connections, twelve of an address, that never cuts one because of time."""
    limits = {"ECUMENE_HEAD_SECONDS": "600", "ECUMENE_CONNECTIONS": "20", "ECUMENE_CONNECTIONS_OF_ADDRESS": "12"}
    made = Machine(f"sqlite:///{tmp_path / 'test.db'}", tmp_path / "log", **limits)
    made.start()
    yield made
    made.stop()


def closed(link: socket.socket) -> bool:
    """Tell whether the server has closed a connection."""
    link.settimeout(0.05)
    try:
        while link.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [b"", HEAD, HEAD + b"\r\n", HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\n"],
    ids=["nothing", "half a head", "one request", "half a body"],
)
def test_a_full_server_lets_a_new_person_in(small: Machine, said: bytes) -> None:
    """Whatever those who fill it have said: the address that has most loses its oldest connections."""
    said = said.replace(b"\r\nHost", b"\r\nOrigin: http://127.0.0.1\r\nHost")
    with ExitStack() as stack:
        links = {}
        for near, many in (("127.0.0.2", 11), ("127.0.0.3", 4), ("127.0.0.4", 3)):
            links[near] = [stack.enter_context(connect(small, near)) for _ in range(many)]
            for link in links[near]:
                link.sendall(said)
        time.sleep(0.3)
        for at in range(6):
            assert answered(small, f"127.0.0.{10 + at}").startswith("HTTP/1.1 200"), at
            kept = stack.enter_context(connect(small, f"127.0.0.{20 + at}"))
            kept.sendall(HEAD + b"\r\n")
            assert heard(kept).startswith("HTTP/1.1 200")
        ends = {near: [closed(link) for link in mine] for near, mine in links.items()}
    assert any(ends["127.0.0.2"]) and not any(ends["127.0.0.3"] + ends["127.0.0.4"])
    assert ends["127.0.0.2"] == sorted(ends["127.0.0.2"], reverse=True), "the oldest first"
    assert "Traceback" not in small.log.read_text()


def test_who_is_being_answered_is_not_closed_and_the_others_are_told_the_limit(small: Machine) -> None:
    import httpx

    with httpx.Client(base_url=small.url, headers={"Origin": small.url}) as client:
        client.post("/api/guest")
        id = client.post("/api/tables", json={"game": AOC, "seats": ["you", "open"]}).json()["id"]
    knock = socket_knock(small, id)
    with ExitStack() as stack:
        for near in ("127.0.0.2", "127.0.0.3"):
            for _ in range(10):
                link = stack.enter_context(connect(small, near))
                link.sendall(knock)
                assert heard(link).startswith("HTTP/1.1 101")
        said = answered(small, "127.0.0.4")
        assert said.startswith("HTTP/1.1 503 ") and '"full"' in said and "at most 20 connections" in said
        assert "\r\nretry-after: 600\r\n" in said


def test_places_are_counted_by_person_and_address_and_given_back() -> None:
    places = Places(replace(Settings(), links=10, links_of_one=2, links_of_address=4))
    taken = [places.take("anna", "a"), places.take("anna", "b")]
    with pytest.raises(Problem, match="too-many"):
        places.take("anna", "c")
    taken += [places.take(None, "a") for _ in range(3)]
    with pytest.raises(Problem, match="too-many"):
        places.take("nikos", "a")
    taken += [places.take(None, f"{at}") for at in range(5)]
    with pytest.raises(Problem, match="full"):
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


def test_a_socket_too_many_is_refused_with_the_limit_in_words(settings: Settings) -> None:
    with opened(replace(settings, links_of_one=1)) as house:
        anna = house.guest()
        id = anna.create(["you", "open"])["id"]
        said = set()
        with anna.socket(id) as ws:
            hear(ws, "table")
            for lang in ("en", "ru", "el"):
                with pytest.raises(WebSocketDenialResponse) as denied, anna.socket(id, f"?lang={lang}"):
                    pass
                error = denied.value.json()["error"]
                assert (denied.value.status_code, error["code"]) == (429, "too-many")
                assert denied.value.headers["retry-after"] == str(error["retry_after"]) == "10"
                assert "1" in error["message"]
                said.add(error["message"])
        assert len(said) == 3


def wait_until_free(house: House) -> None:
    until(lambda: not house.live_tables.places.taken)


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
