"""A small client with which a bot takes a seat at a server.

>>> from ecumene.client import Client
>>> with Client("https://ecumene.example", token="ecu_…") as me:      # doctest: +SKIP
...     table = me.join("5f3c…")
...     result = me.play(table["id"], choose=lambda view, moves: moves[0])

The connection may break at any time: the client comes back, catches up by version, and sends a move that was
not acknowledged once more under the same id, so that it is played exactly once. docs/wire.md says what is spoken.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ecumene.client_people import People
from ecumene.wire import HEADER, WIRE

Doc = dict[str, Any]
Choose = Callable[[Doc, list[str]], str]
"""Chooses one of the moves from what the seat may know: any bot's choose() will do."""

Asked = str | int
"""Which question a step answers: the mark `asked` of the scene, or the version that was seen."""

COOKIE = "ecumene"
LARGEST = 4 * 2**20
PATIENCE = 60.0
LONGEST_REST = 5.0  # seconds of a pause that the server asks for
MOST_PREVIEWS = 64


class Refused(Exception):  # noqa: N818 - what the server answers, not a fault of the client
    """The server said no: a code for programs, a sentence for people, the rule if one forbids it."""

    def __init__(self, status: int, error: Doc) -> None:
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.status = status
        self.code = str(error.get("code"))
        self.rule = error.get("rule")
        self.page = error.get("page")
        self.chapter = error.get("chapter")


def check_wire(spoken: int) -> None:
    """Refuse to talk past a server that speaks another version of the wire."""
    if spoken != WIRE:
        older = "server" if spoken < WIRE else "client"
        message = f"the server speaks version {spoken} of the wire, this client {WIRE}: update the {older}"
        raise Refused(426, {"code": "wire", "message": message})


class Client(People):
    """One person or bot at one server, by a token or by a session of its own."""

    def __init__(self, url: str, token: str | None = None, lang: str = "en", timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.url}
        self.http = httpx.Client(base_url=self.url, headers=headers, timeout=timeout, params={"lang": lang})

    def __enter__(self) -> Client:
        """Open the client."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Let go of all connections."""
        self.http.close()

    def ask(self, method: str, path: str, body: Doc | None = None, **query: Any) -> Any:
        """Send a request; Refused when the server says no."""
        asked = {name: value for name, value in query.items() if value is not None}
        answer = self.http.request(method, f"/api{path}", json=body, params={"lang": self.lang} | asked)
        if HEADER in answer.headers:
            check_wire(int(answer.headers[HEADER]))
        if answer.status_code >= 400:
            try:
                error = answer.json()["error"]
            except (ValueError, KeyError, TypeError):
                error = {"code": "broken", "message": answer.text[:200]}
            raise Refused(answer.status_code, error)
        if answer.content and "json" in answer.headers.get("content-type", ""):
            return answer.json()
        return answer.text

    def games(self) -> list[Doc]:
        """List the games."""
        return list(self.ask("GET", "/games"))

    def tables(self, **query: Any) -> list[Doc]:
        """List the lobby."""
        return list(self.ask("GET", "/tables", **query))

    def create(self, game: str, seats: list[str], **more: Any) -> Doc:
        """Make a table: seats are "you", "open" and "bot:NAME"."""
        return dict(self.ask("POST", "/tables", {"game": game, "seats": seats, **more}))

    def table(self, id: str, invite: str | None = None) -> Doc:
        """Return a table."""
        return dict(self.ask("GET", f"/tables/{id}", invite=invite))

    def join(self, id: str, seat: int | None = None, invite: str | None = None) -> Doc:
        """Take a seat."""
        return dict(self.ask("POST", f"/tables/{id}/join", {"seat": seat, "invite": invite}))

    def leave(self, id: str) -> None:
        """Stand up before the game begins."""
        self.ask("POST", f"/tables/{id}/leave")

    def fill(self, id: str, bot: str, seat: int | None = None) -> Doc:
        """Let a bot take an open seat of one's own table, or all of them."""
        return dict(self.ask("POST", f"/tables/{id}/fill", {"bot": bot, "seat": seat}))

    def resign(self, id: str, seat: int | None = None) -> Doc:
        """Give the game up as lost; a bot plays the seat on."""
        return dict(self.ask("POST", f"/tables/{id}/resign", {"seat": seat}))

    def hand_over(self, id: str, bot: str, seat: int | None = None) -> Doc:
        """Hand the seat to a bot."""
        return dict(self.ask("POST", f"/tables/{id}/hand-over", {"bot": bot, "seat": seat}))

    def rematch(self, id: str) -> Doc:
        """Play again: the first who asks makes the new table, the others join it by asking too."""
        return dict(self.ask("POST", f"/tables/{id}/rematch"))

    def scene(self, id: str, seat: int | None = None) -> Doc:
        """Return what the seat sees and may do."""
        return dict(self.ask("GET", f"/tables/{id}/scene", seat=seat))

    def map(self, id: str, hash: str) -> Doc:
        """Return the map that a view names by its hash, in a game whose map changes in play."""
        return dict(self.ask("GET", f"/tables/{id}/maps/{hash}"))

    def move(self, id: str, move: str, asked: Asked, client: str | None = None, seat: int | None = None) -> int:
        """Play a move and return the version that it led to. The same `client` id never plays twice."""
        body = {"move": move, **_answers(asked), "id": client or secrets.token_hex(8), "seat": seat}
        return int(self.ask("POST", f"/tables/{id}/moves", body)["version"])

    def undo(self, id: str, asked: Asked, client: str | None = None, seat: int | None = None) -> int:
        """Take one step back and return the version that it led to."""
        return self._step(id, "undo", asked, client, seat)

    def redo(self, id: str, asked: Asked, client: str | None = None, seat: int | None = None) -> int:
        """Play again what was taken back."""
        return self._step(id, "redo", asked, client, seat)

    def restart_turn(self, id: str, asked: Asked, client: str | None = None, seat: int | None = None) -> int:
        """Take back everything that can be taken back."""
        return self._step(id, "restart-turn", asked, client, seat)

    def let_pass(
        self, id: str, asked: Asked, until: str = "turn", client: str | None = None, seat: int | None = None
    ) -> int:
        """Decline what is asked, and all of this kind until the seat's next turn ("turn") or the end ("game")."""
        body = {"until": until, **_answers(asked), "id": client or secrets.token_hex(8), "seat": seat}
        return int(self.ask("POST", f"/tables/{id}/let-pass", body)["version"])

    def always_ask(self, id: str, kind: str | None = None, seat: int | None = None) -> int:
        """Be asked again, about one kind of question that the scene lists under `standing`, or about all."""
        body = {"kind": kind, "id": secrets.token_hex(8), "seat": seat}
        return int(self.ask("POST", f"/tables/{id}/always-ask", body)["version"])

    def _step(self, id: str, how: str, asked: Asked, client: str | None, seat: int | None) -> int:
        body = {**_answers(asked), "id": client or secrets.token_hex(8), "seat": seat}
        return int(self.ask("POST", f"/tables/{id}/{how}", body)["version"])

    def why(self, id: str, move: str, seat: int | None = None) -> Doc | None:
        """Return why a move is not legal, with rule and page; None when it is."""
        error = self.ask("GET", f"/tables/{id}/why", move=move, seat=seat)["error"]
        return None if error is None else dict(error)

    def previews(self, id: str, moves: list[str], seat: int | None = None) -> dict[str, Doc]:
        """Return what offered moves would do, up to the first draw or reveal; what is not legal is left out."""
        found: dict[str, Doc] = {}
        for at in range(0, len(moves), MOST_PREVIEWS):
            asked = moves[at : at + MOST_PREVIEWS]
            answer = self.ask("GET", f"/tables/{id}/previews", move=asked, seat=seat)
            found |= {each["move"]: each for each in answer["previews"]}
        return found

    def log(self, id: str, before: int = 10_000_000, seat: int | None = None, count: int = 1000) -> list[Doc]:
        """Return a page of the log: about so many lines before line `before`, in whole moves."""
        return list(self.ask("GET", f"/tables/{id}/log", before=before, seat=seat, count=count)["lines"])

    def points(self, id: str, seat: int | None = None) -> Doc:
        """Return where everybody's points came from so far, as far as the seat may know it."""
        return dict(self.ask("GET", f"/tables/{id}/points", seat=seat))

    def seen(self, id: str, n: int, seat: int | None = None) -> None:
        """Say up to which line the log was read."""
        self.ask("POST", f"/tables/{id}/seen", {"n": n, "seat": seat})

    def say(self, id: str, text: str, to: str = "seats") -> Doc:
        """Say something to the seats, or as a watcher to the "watchers"."""
        return dict(self.ask("POST", f"/tables/{id}/chat", {"text": text, "to": to}))

    def chat(self, id: str, since: int = 0) -> list[Doc]:
        """Return what was said after a line."""
        return list(self.ask("GET", f"/tables/{id}/chat", since=since))

    def record(self, id: str) -> str:
        """Return the record of a table."""
        return str(self.ask("GET", f"/tables/{id}/record"))

    def connect(self, id: str, version: int | None = None, seat: int | None = None) -> ClientConnection:
        """Open the socket of a table."""
        query = {"lang": self.lang, "version": version, "seat": seat}
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{id}?"
        address += urlencode({name: value for name, value in query.items() if value is not None})
        headers = {}
        for name in ("Authorization", "Origin"):
            if name in self.http.headers:
                headers[name] = self.http.headers[name]
        if COOKIE in self.http.cookies:
            headers["Cookie"] = f"{COOKIE}={self.http.cookies[COOKIE]}"
        return connect(address, additional_headers=headers, max_size=LARGEST, open_timeout=10)

    def play(self, id: str, choose: Choose, seat: int | None = None, patience: float = PATIENCE) -> Doc:
        """Play a seat to the end of the game and return the result; come back whenever the connection breaks.

        Refused with the code "ended" when the people at the table have ended it without a result.
        """
        playing = Playing(self, id, choose, seat)
        last = time.monotonic()
        while playing.result is None:
            try:
                playing.once()
                last = time.monotonic()
            except (OSError, WebSocketException, TimeoutError):
                if time.monotonic() - last > patience:
                    raise
                time.sleep(0.2)
        return playing.result


def _answers(asked: Asked) -> Doc:
    return {"asked": asked} if isinstance(asked, str) else {"version": asked}


class Playing:
    """A seat being played: what was seen, and the move that was sent but not acknowledged."""

    def __init__(self, client: Client, id: str, choose: Choose, seat: int | None) -> None:
        self.client = client
        self.id = id
        self.choose = choose
        self.seat = seat
        self.version = -1
        self.sent: Doc | None = None
        self.acknowledged: list[tuple[int, str]] = []
        self.result: Doc | None = None

    def once(self) -> None:
        """Play over one connection, until the game is over or the connection breaks."""
        seen = self.version if self.version >= 0 else None
        with self.client.connect(self.id, seen, self.seat) as socket:
            if self.sent is not None:
                socket.send(json.dumps(self.sent))
            while self.result is None:
                self._hear(socket, json.loads(socket.recv(timeout=PATIENCE)))

    def _hear(self, socket: ClientConnection, message: Doc) -> None:
        kind = message["type"]
        if kind == "hello":
            check_wire(message["wire"])
        elif kind == "ping":
            socket.send('{"type":"pong"}')
        elif kind == "scene":
            self.version = message["version"]
            self.result = message["result"]
            if self.sent is None and message["seat"] in message["view"]["waiting"]:
                self._act(socket, message)
        elif kind == "table" and message["state"] == "over" and message["result"] is None:
            raise Refused(409, {"code": "ended", "message": "the game was ended by those who played it"})
        elif kind in ("ack", "refused") and self.sent is not None and message["id"] == self.sent["id"]:
            if kind == "ack":
                self.acknowledged.append((message["version"], self.sent["move"]))
            self.sent = None
            if kind == "refused" and message["error"]["retry_after"]:
                time.sleep(min(message["error"]["retry_after"], LONGEST_REST))
            if message["version"] <= self.version or kind == "refused":
                self._look_again(socket)

    def _look_again(self, socket: ClientConnection) -> None:
        """Ask for the scene once more: the last one came before the answer."""
        socket.send(json.dumps({"type": "lang", "lang": self.client.lang}))

    def _act(self, socket: ClientConnection, scene: Doc) -> None:
        move = self.choose(scene["view"], [offer["move"] for offer in scene["offers"]])
        message: Doc = {"type": "move", "id": secrets.token_hex(8), "asked": scene["asked"], "move": move}
        if self.seat is not None:
            message["seat"] = self.seat
        self.sent = message
        socket.send(json.dumps(message))
