"""A server inside the test, and people who use it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from httpx import Response
from starlette.testclient import TestClient, WebSocketTestSession

from ecumene.server.app import create_app
from ecumene.server.live_tables import LiveTables
from ecumene.server.settings import Settings
from ecumene.wire.socket import FROM_SERVER
from tests.waiting import until

ORIGIN = "http://testserver"
AOC = "age-of-civilization"
Doc = dict[str, Any]


class House:
    """One running server."""

    def __init__(self, app: FastAPI, client: TestClient) -> None:
        self.app = app
        self.client = client

    @property
    def live_tables(self) -> LiveTables:
        live_tables = self.app.state.live_tables
        assert isinstance(live_tables, LiveTables)
        return live_tables

    def nobody(self) -> User:
        return User(self)

    def guest(self, name: str = "Anna") -> User:
        user = User(self)
        answer = user.post("/api/guest", {"name": name})
        assert answer.status_code == 200, answer.text
        user.id = answer.json()["id"]
        return user


class User:
    """Somebody with a browser: keeps a cookie, or a token, and sends the Origin of our pages."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.id = ""
        self.cookie = ""
        self.device = ""
        self.headers = {"Origin": ORIGIN}

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        headers = {**self.headers, **more.pop("headers", {})}
        if self.cookie:
            headers["Cookie"] = f"ecumene={self.cookie}"
        if self.device:
            headers["Cookie"] = "; ".join(
                [*([headers["Cookie"]] if self.cookie else []), f"ecumene-device={self.device}"]
            )
        if body is not None:
            more["json"] = body
        answer: Response = self.house.client.request(method, path, headers=headers, **more)
        fresh = answer.cookies.get("ecumene")
        if fresh is not None:
            self.cookie = fresh
        self.device = answer.cookies.get("ecumene-device") or self.device
        self.house.client.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Response:
        return self.ask("POST", path, body, **more)

    def create(self, seats: list[str], **more: Any) -> Doc:
        answer = self.post("/api/tables", {"game": AOC, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def scene(self, id: str, **query: Any) -> Doc:
        answer = self.get(f"/api/tables/{id}/scene", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def previews(self, id: str, moves: list[str], **query: Any) -> dict[str, Doc]:
        answer = self.get(f"/api/tables/{id}/previews", params={"move": moves, **query})
        assert answer.status_code == 200, answer.text
        return {each["move"]: each for each in answer.json()["previews"]}

    def log(self, id: str, before: int, **query: Any) -> list[Doc]:
        answer = self.get(f"/api/tables/{id}/log", params={"before": before, **query})
        assert answer.status_code == 200, answer.text
        return list(answer.json()["lines"])

    def move(self, id: str, move: str, version: int, client: str = "", **more: Any) -> Response:
        body = {"move": move, "version": version, "id": client or f"{move}@{version}"[:64], **more}
        return self.post(f"/api/tables/{id}/moves", body)

    def socket(self, id: str, query: str = "", headers: dict[str, str] | None = None) -> WebSocketTestSession:
        sent = {**self.headers, **(headers or {})}
        if self.cookie:
            sent["Cookie"] = f"ecumene={self.cookie}"
        return self.house.client.websocket_connect(f"/ws/tables/{id}{query}", headers=sent)


def hear(socket: WebSocketTestSession, kind: str) -> Doc:
    """Return the next message of a kind; all that comes meanwhile has the shape that is described."""
    for _ in range(400):
        text = socket.receive_text()
        message = json.loads(text)
        assert FROM_SERVER.validate_json(text, strict=True).model_dump(mode="json", by_alias=True) == message
        if message["type"] == kind:
            return dict(message)
    raise AssertionError(f"no {kind} came")


def hear_until_closed(socket: WebSocketTestSession) -> None:
    """Listen until the server closes: raises WebSocketDisconnect."""
    for _ in range(400):
        socket.receive_text()


@contextmanager
def opened(settings: Settings) -> Iterator[House]:
    app = create_app(settings)
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
        yield House(app, client)


def finish(user: User, id: str, seats: list[int] | None = None, most: int = 400) -> Doc:
    """Play all of a person's seats to the end, always the first move offered."""
    for _ in range(most * 20):
        table = user.get(f"/api/tables/{id}").json()
        if table["state"] == "over":
            return dict(table)
        mine = [seat for seat in ([0] if seats is None else seats) if seat in table["waiting"]]
        if not mine:
            until(lambda: user.get(f"/api/tables/{id}").json()["version"] > table["version"])  # noqa: B023 - at once
            continue
        scene = user.scene(id, seat=mine[0])
        if scene["offers"]:
            user.move(id, scene["offers"][0]["move"], scene["version"], seat=mine[0])
    raise AssertionError("the game does not end")
