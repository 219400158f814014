"""The socket: scenes, acknowledgement and resend, catching up, refusals, presence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ecumene.server.settings import Settings
from tests.server.house import House, User, hear, hear_until_closed, opened
from tests.server.test_undo import free_moves


def send(socket: WebSocketTestSession, **message: Any) -> None:
    socket.send_text(json.dumps(message))


def table_of_two(house: House) -> tuple[User, str]:
    anna = house.guest()
    return anna, anna.create(["you", "you"], mode="hotseat", seed=7)["id"]


def test_a_move_is_acknowledged_and_a_resend_plays_nothing(stored: House) -> None:
    anna, id = table_of_two(stored)
    with anna.socket(id, "?seat=0") as socket:
        scene = hear(socket, "scene")
        message = {"type": "move", "id": "a", "version": 0, "move": scene["offers"][0]["move"]}
        send(socket, **message)
        assert hear(socket, "ack") == {"type": "ack", "id": "a", "version": 1}
    with anna.socket(id, "?seat=0&version=0") as socket:
        assert hear(socket, "scene")["version"] == 1
        send(socket, **message)
        assert hear(socket, "ack") == {"type": "ack", "id": "a", "version": 1}
        send(socket, **message, seat=0)
        assert hear(socket, "ack")["version"] == 1
        send(socket, **{**message, "id": "b"})
        refused = hear(socket, "refused")
        assert refused["error"]["code"] == "stale" and refused["version"] == 1 and refused["id"] == "b"
        assert hear(socket, "scene")["version"] == 1


def test_everybody_sees_a_move(house: House) -> None:
    anna, nikos, eve = house.guest("Anna"), house.guest("Nikos"), house.guest("Eve")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    mover = (anna, nikos)[seat]
    with (
        anna.socket(id) as one,
        nikos.socket(id) as two,
        eve.socket(id) as three,
        house.nobody().socket(id) as four,
    ):
        sockets = (one, two, three, four)
        scenes = [hear(socket, "scene") for socket in sockets]
        assert [scene["seat"] for scene in scenes] == [0, 1, None, None]
        mover.move(id, scenes[seat]["offers"][0]["move"], 0)
        scenes = [hear(socket, "scene") for socket in sockets]
        assert {scene["version"] for scene in scenes} == {1}
        assert scenes[2] == scenes[3] and scenes[2]["offers"] == []


def test_catching_up_after_a_gap(house: House) -> None:
    anna, id = table_of_two(house)
    with anna.socket(id, "?seat=0") as socket:
        known = hear(socket, "scene")["log"]
    for _ in range(12):
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        now = anna.scene(id, seat=seat)
        anna.move(id, now["offers"][0]["move"], now["version"], seat=seat)
    whole = anna.scene(id, seat=0)["log"]
    for version in range(13):
        with anna.socket(id, f"?seat=0&version={version}") as socket:
            scene = hear(socket, "scene")
            assert scene["version"] == 12
            assert scene["log"] == whole[scene["log_from"] :]
            if version == 0:
                assert scene["log_from"] == len(known)
            if version == 12:
                assert scene["log"] == []
    for wrong in ("", "999", "-1", "x"):
        with anna.socket(id, f"?seat=0&version={wrong}") as socket:
            assert hear(socket, "scene")["log"] == whole


def test_an_undo_takes_lines_away(house: House) -> None:
    anna, id = table_of_two(house)
    free_moves(anna, id)
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    with anna.socket(id, f"?seat={seat}") as socket:
        now = hear(socket, "scene")
        lines = now["log"]
        send(socket, type="undo", id="u", version=now["version"])
        back = hear(socket, "scene")
        lines = lines[: back["log_from"]] + back["log"]
        assert lines == anna.scene(id, seat=seat)["log"] and back["can_redo"]
        send(socket, type="redo", id="r", version=back["version"])
        forth = hear(socket, "scene")
        lines = lines[: forth["log_from"]] + forth["log"]
        assert lines == anna.scene(id, seat=seat)["log"] == now["log"]
        send(socket, type="restart-turn", id="t", version=forth["version"])
        begin = hear(socket, "scene")
        lines = lines[: begin["log_from"]] + begin["log"]
        assert lines == anna.scene(id, seat=seat)["log"] and not begin["can_undo"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","id":"a","version":0,"move":"done","cheat":true}',
        '{"type":"move","id":"a","version":"0","move":"done"}',
        '{"type":"move","id":"","version":0,"move":"done"}',
        '{"type":"move","id":"a","version":-1,"move":"done"}',
        '{"type":"move","id":"a","version":0,"move":"' + "x" * 300 + '"}',
        '{"type":"chat","text":"hi","to":"everybody"}',
        '{"type":"lang","lang":"de"}',
        '{"type":"seat","seat":"0"}',
        "[" * 40_000,
        '{"a":' * 9_000,
        '"' + "x" * 70_000 + '"',
        '{"type":"pong","x":"\ud800"}',
    ],
)
def test_what_cannot_be_understood_is_refused(shared: House, message: str) -> None:
    anna, id = table_of_two(shared)
    with anna.socket(id, "?seat=0") as socket:
        hear(socket, "scene")
        socket.send_text(message)
        refused = hear(socket, "refused")
        assert refused["error"]["code"] in ("invalid", "too-large", "too-deep") and refused["id"] is None
        send(socket, type="lang", lang="ru")
        assert hear(socket, "scene")["version"] == 0


def test_who_only_talks_nonsense_is_cut_off(house: House) -> None:
    anna, id = table_of_two(house)
    with anna.socket(id, "?seat=0") as socket:
        for _ in range(30):
            socket.send_text("nonsense")
        with pytest.raises(WebSocketDisconnect) as closed:
            hear_until_closed(socket)
        assert closed.value.code == 4403


def test_languages_chat_seen_and_seats(house: House) -> None:
    anna, id = table_of_two(house)
    with anna.socket(id, "?lang=en&seat=0") as socket:
        english = hear(socket, "scene")
        send(socket, type="lang", lang="el")
        greek = hear(socket, "scene")
        assert greek["prompt"]["text"] != english["prompt"]["text"]
        send(socket, type="seat", seat=1)
        assert hear(socket, "scene")["seat"] == 1
        send(socket, type="seat", seat=None)
        assert hear(socket, "scene")["seat"] is None
        send(socket, type="seat", seat=4)
        assert hear(socket, "refused")["error"]["code"] == "not-your-seat"
        send(socket, type="chat", text="hello", to="seats")
        assert hear(socket, "chat")["text"] == "hello"
        send(socket, type="seen", n=3, seat=1)
        send(socket, type="pong")
        send(socket, type="seat", seat=1)
        after = hear(socket, "scene")
        assert after["since_your_last_turn"] == min(3, len(after["log"]))


def test_a_spectator_cannot_act(house: House) -> None:
    anna = house.guest("Anna")
    id = anna.create(["you", "bot:random"])["id"]
    for watcher, code in ((house.guest("Eve"), "not-seated"), (house.nobody(), "session-needed")):
        with watcher.socket(id) as socket:
            scene = hear(socket, "scene")
            for message in (
                {"type": "move", "id": "a", "version": scene["version"], "move": "done"},
                {"type": "undo", "id": "a", "version": scene["version"]},
                {"type": "restart-turn", "id": "a", "version": scene["version"], "seat": 0},
            ):
                send(socket, **message)
                assert hear(socket, "refused")["error"]["code"] == code
            send(socket, type="seat", seat=0)
            assert hear(socket, "refused")["error"]["code"] == "not-seated"
        with pytest.raises(WebSocketDisconnect), watcher.socket(id, "?seat=0"):
            pass


def test_presence_is_told(house: House) -> None:
    anna, eve = house.guest("Anna"), house.guest("Eve")
    id = anna.create(["you", "bot:random"])["id"]
    with anna.socket(id) as socket:
        assert hear(socket, "presence") == {"type": "presence", "seats": [0], "watchers": 0}
        with eve.socket(id) as other:
            hear(other, "scene")
            assert hear(socket, "presence")["watchers"] == 1
        assert hear(socket, "presence")["watchers"] == 0


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.evil.example", "https://testserver", ""]
)
def test_foreign_pages_open_no_socket(shared: House, origin: str) -> None:
    anna, id = table_of_two(shared)
    with pytest.raises(WebSocketDisconnect), anna.socket(id, headers={"Origin": origin}):
        pass


def test_private_and_missing_tables_have_no_socket(house: House) -> None:
    anna, eve = house.guest("Anna"), house.guest("Eve")
    table = anna.create(["you", "bot:random"], visibility="private")
    for id, query in ((table["id"], ""), (table["id"], "?invite=wrong"), ("nowhere", "")):
        with pytest.raises(WebSocketDisconnect), eve.socket(id, query):
            pass
    with eve.socket(table["id"], f"?invite={table['invite']}") as socket:
        assert hear(socket, "scene")["seat"] is None


def test_sockets_are_counted(settings: Settings) -> None:
    from dataclasses import replace

    with opened(replace(settings, links_of_one=2)) as house:
        anna, id = table_of_two(house)
        with anna.socket(id), anna.socket(id), pytest.raises(WebSocketDisconnect), anna.socket(id):
            pass
        with anna.socket(id):
            pass


def test_pings_come_and_silence_is_cut_off(settings: Settings) -> None:
    from dataclasses import replace

    with opened(replace(settings, ping_seconds=0.05)) as house:
        anna, id = table_of_two(house)
        with anna.socket(id) as socket:
            hear(socket, "ping")
            with pytest.raises(WebSocketDisconnect) as closed:
                hear_until_closed(socket)
            assert closed.value.code == 4409
