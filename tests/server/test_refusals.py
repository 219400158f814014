"""What no client of ours would send is refused in words, without a trace of the program."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path

import pytest

from ecumene.server.security import HEADERS
from tests.server.house import AOC, House, User, hear
from tests.server.machine import Machine
from tests.server.test_people import by_token

FRAME = b"\x00\x01"


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def test_a_binary_frame_is_refused_and_the_socket_lives_on(house: House, quiet: pytest.LogCaptureFixture) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    with anna.socket(id, "?seat=0") as ws:
        hear(ws, "scene")
        ws.send_bytes(FRAME)
        refused = hear(ws, "refused")
        assert refused["error"]["code"] == "not-text" and refused["error"]["message"].startswith("Only text")
        ws.send_text('{"type":"lang","lang":"ru"}')
        hear(ws, "scene")
    assert not quiet.records


def test_an_id_of_a_request_is_one_short_line(stored: House, quiet: pytest.LogCaptureFixture) -> None:
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    move = anna.scene(id, seat=0)["offers"][0]["move"]
    for client in ("a\nb", "a\n", "\n", "x" * 65, "\x00", "", "é"):
        answer = anna.post(f"/api/tables/{id}/moves", {"move": move, "version": 0, "id": client, "seat": 0})
        assert answer.status_code == 422 and answer.json()["error"]["code"] == "invalid", client
        with anna.socket(id, "?seat=0") as ws:
            hear(ws, "scene")
            ws.send_text(json.dumps({"type": "move", "id": client, "version": 0, "move": move}))
            assert hear(ws, "refused")["error"]["code"] == "invalid", client
    assert not quiet.records


def test_an_id_of_a_table_that_is_none_is_not_there(stored: House, quiet: pytest.LogCaptureFixture) -> None:
    anna = stored.guest()
    real = anna.create(["you", "open"])["id"]
    doors = [
        ("GET", ""),
        ("GET", "/scene"),
        ("GET", "/record"),
        ("GET", "/replay/0"),
        ("POST", "/join"),
        ("POST", "/leave"),
    ]
    none = [f"{real}%0A", f"{real}%0a%0d", "%0A", "x" * 65, "a" * 5000, "%00", f"{real}%00", "é", "%F0%9F%98%80"]
    for named in none:
        for method, door in doors:
            answer = anna.ask(method, f"/api/tables/{named}{door}")
            assert answer.status_code == 404 and answer.json()["error"]["code"] == "not-found", (named, door)
        assert anna.ask("DELETE", f"/api/tokens/{named}").status_code == 404
    padded = anna.get(f"/api/tables/{real + 'x' * 60}")
    assert padded.status_code == 404
    assert not quiet.records


def test_a_token_changes_no_name(stored: House) -> None:
    anna = stored.guest("Anna")
    bot, _ = by_token(anna)
    refused = bot.ask("PATCH", "/api/me?lang=en", {"name": "Eve"})
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "by-token"
    assert refused.json()["error"]["message"].startswith("A token is for playing")
    assert bot.ask("PATCH", "/api/me", {"lang": "el"}).status_code == 200
    assert anna.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize("path", ["/api/games", "/", "/api/tables"])
def test_a_fault_carries_all_headers(shared: House, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("ecumene.server.catalogue.catalogue", broken)
    monkeypatch.setattr("ecumene.server.static.built", broken)
    monkeypatch.setattr("ecumene.server.static.say", broken)
    monkeypatch.setattr("ecumene.server.lobby_list.listed", broken)
    answer = User(shared).get(f"{path}?lang=el")
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "broken"
    assert "μας" in answer.json()["error"]["message"] and "secret" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> object:
    folder: Path = tmp_path_factory.mktemp("refusals")
    made = Machine(f"sqlite:///{folder / 'test.db'}", folder / "log")
    made.start()
    yield made
    made.stop()


def said(machine: Machine, request: str) -> str:
    with socket.create_connection(("127.0.0.1", machine.port), 20) as link:
        link.sendall(request.replace("\n", "\r\n").encode())
        link.settimeout(20)
        heard = b""
        while part := link.recv(65536):
            heard += part
            if b"\r\n\r\n" in heard and (b"101 " in heard[:20] or b"}" in heard):
                break
    return heard.decode("utf-8", "replace")


def test_two_lengths_are_refused(machine: Machine) -> None:
    head = f"POST /api/guest HTTP/1.1\nHost: 127.0.0.1:{machine.port}\nOrigin: {machine.url}\n"
    for lengths in (
        "Content-Length: 2\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\nContent-Length: 7",
    ):
        heard = said(machine, f"{head}{lengths}\n\n2\n{{}}\n0\n\n")
        assert heard.startswith("HTTP/1.1 400") and '"two-lengths"' in heard, heard
        assert "connection: close" in heard.lower() and "content-security-policy" in heard.lower()
    twice = said(machine, f"{head}Content-Length: 2\nContent-Length: 7\n\n{{}}")
    assert twice.startswith("HTTP/1.1 400")
    assert "Traceback" not in machine.log.read_text()


def test_sockets_compress_nothing(machine: Machine) -> None:
    import httpx

    with httpx.Client(base_url=machine.url, headers={"Origin": machine.url}) as client:
        client.post("/api/guest")
        made = client.post("/api/tables", json={"game": AOC, "seats": ["you", "bot:random"]}).json()
        cookie = client.cookies["ecumene"]
    heard = said(
        machine,
        f"GET /ws/tables/{made['id']} HTTP/1.1\nHost: 127.0.0.1:{machine.port}\nOrigin: {machine.url}\n"
        f"Cookie: ecumene={cookie}\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Extensions: permessage-deflate\n\n",
    )
    assert heard.startswith("HTTP/1.1 101") and "permessage-deflate" not in heard.lower()
