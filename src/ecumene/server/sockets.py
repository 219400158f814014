"""The socket: scenes after every change, acknowledgements, chat and presence."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import FastAPI, WebSocket
from pydantic import ValidationError
from sqlalchemy import Connection
from starlette.websockets import WebSocketDisconnect

from ecumene import __version__
from ecumene.server import chat, moves
from ecumene.server.auth import Caller, acting_seat, find_caller, viewing_seat
from ecumene.server.errors import Problem, answer, lang_of
from ecumene.server.json_shape import check_shape
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.moment import Moment
from ecumene.server.security import check_host, check_origin
from ecumene.server.settings import Settings
from ecumene.server.shares import KNOWN, READER, SEATED, UNKNOWN, Share, share_of
from ecumene.server.table_docs import table_doc
from ecumene.server.table_rows import Doc, TableRow, read_table, set_seat
from ecumene.wire import WIRE
from ecumene.wire import socket as wire

MOST_UNSENT = 200
MOST_MOMENTS = 30  # that wait for a slow reader; older ones are told by the log of the next
MOST_MISTAKES = 20
SEND_SECONDS = 20
DENIAL = "websocket.http.response"
GONE, REFUSED, OVERFLOW, IDLE = 4401, 4403, 4408, 4409
log = logging.getLogger("ecumene.sockets")


class Link:
    """One open socket: who looks, with which eyes, in which language, and what was sent so far."""

    def __init__(self, live_tables: LiveTables, live: LiveTable, ws: WebSocket, caller: Caller, lang: str) -> None:
        self.live_tables = live_tables
        self.live = live
        self.ws = ws
        self.caller = caller
        self.lang = lang
        self.seat: int | None = None  # asked for, at tables where one person has several
        self.version = -1
        self.heard = time.monotonic()
        self.mistakes = 0
        self._unsent: deque[Doc] = deque()
        self._moments: deque[Moment] = deque(maxlen=MOST_MOMENTS)
        self._table = True
        self._wake = asyncio.Event()
        self._closing: int | None = None

    @property
    def person_id(self) -> str | None:
        """Return who looks."""
        return self.caller.id

    def tell(self, message: Doc) -> None:
        """Send a message soon; one who does not read is cut off."""
        self._unsent.append(message)
        if len(self._unsent) > MOST_UNSENT:
            self.close(OVERFLOW)
        self._wake.set()

    def show(self) -> None:
        """Send the scene as it is now, after those that still wait: each move can be seen for itself."""
        if not self._moments or self._moments[-1] is not self.live.now:
            self._moments.append(self.live.now)
        self._wake.set()

    def show_anew(self) -> None:
        """Send the whole scene, as another viewer or in another language: what waits is of no use any more."""
        self.version = -1
        self._moments.clear()
        self.show()

    def tell_table(self) -> None:
        """Send the table, its seats and its state."""
        self._table = True
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the socket soon."""
        self._closing = code
        self._wake.set()

    async def send_all(self) -> None:
        """Send whatever there is to send, until the socket closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent and self._closing is None:
                await self._send(self._unsent.popleft())
            if self._closing is not None:
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self.ws.close(self._closing)
                return
            if self._table:
                self._table = False
                await self._send(
                    {
                        "type": "table",
                        **table_doc(
                            self.live.row, self.person_id, self.live_tables.settings, self.live.watchers()
                        ),
                    }
                )
            if self._moments and (now := self._moments.popleft()).table is not None:
                await self._send_scene(now)
            if self._moments:
                self._wake.set()

    async def _send_scene(self, now: Moment) -> None:
        looks = (self.lang, self.seat)
        READER.set(self._share())
        made = await self.live_tables.scene(now, self.eyes(), self.lang, now.common(self.version))
        if looks == (self.lang, self.seat):  # else all of it is to be said again
            self.version = now.game().version
        await self._send_text((b'{"type":"scene",' + made[1:]).decode())

    def _share(self) -> Share:
        """Return in whose turn scenes are made here: those who play come before those who look on."""
        person = self.caller.person
        rank = SEATED if self.live.row.seats_of(self.person_id) else KNOWN if person else UNKNOWN
        return share_of(person, self.caller.address, rank)

    def eyes(self) -> int | None:
        """Return the seat through whose eyes the socket looks; None: a spectator's."""
        row = self.live.row
        return viewing_seat(row, self.person_id, self.seat if self.seat in row.seats_of(self.person_id) else None)

    async def _send(self, message: Doc) -> None:
        await self._send_text(msgspec.json.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.ws.send_text(text)

    async def listen(self) -> None:
        """Hear messages until the client goes away."""
        while True:
            text = (await self._receive()) if self._closing is None else ""
            if self._closing is not None:
                return
            self.heard = time.monotonic()
            id: str | None = None
            try:
                self.live_tables.rates.check("message", self.caller.id or self.caller.address)
                if text is None:
                    raise Problem("not-text")
                message = read_message(text, self.live_tables.settings)
                id = getattr(message, "id", None)
                await self._answer(message)
            except Problem as problem:
                self._refuse(id, problem)
            except Exception:
                log.exception("a message could not be answered")
                self._refuse(id, Problem("broken"))

    async def _receive(self) -> str | None:
        """Return the next text; None when it is none."""
        message = await self.ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
        found = message.get("text")
        return found if isinstance(found, str) else None

    def _refuse(self, id: str | None, problem: Problem) -> None:
        version = self.live.table.version if self.live.table else 0
        self.tell({"type": "refused", "id": id, "version": version, "error": problem.body(self.lang)})
        if problem.code == "stale":
            self.show()
        if problem.code in ("invalid", "not-text", "too-deep", "too-large", "too-many-fields"):
            self.mistakes += 1
            if self.mistakes > MOST_MISTAKES:
                self.close(REFUSED)

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.SendPong):
            return
        if isinstance(message, wire.SendLang):
            self.lang = message.lang
            self.show_anew()
        elif isinstance(message, wire.SendSeat):
            viewing_seat(self.live.row, self.person_id, message.seat)
            self.seat = message.seat
            self.show_anew()
        elif isinstance(message, wire.SendChat):
            await chat.say(self.live_tables, self.live, self.caller.must(), message.text, message.to)
        elif isinstance(message, wire.SendSeen):
            seat = acting_seat(self.live.row, self.person_id, self._own(message.seat))
            await mark_seen(self.live_tables, self.live, seat, message.n)
        elif isinstance(message, wire.SendAlwaysAsk):
            await self._ask_again(message)
        else:
            await self._act(message)

    def _own(self, seat: int | None) -> int | None:
        return seat if seat is not None else self.seat

    async def _act(
        self,
        message: wire.Acts,
    ) -> None:
        live_tables, live, who = self.live_tables, self.live, self.caller.must().id
        live_tables.rates.check("move", who)
        seat = acting_seat(live.row, who, self._own(message.seat))
        request = moves.Request(who, seat, message.asked, message.version, message.id)
        if isinstance(message, wire.SendMove):
            version = await moves.play(live_tables, live, request, message.move, self.lang)
        elif isinstance(message, wire.SendRedo):
            version = await moves.redo(live_tables, live, request)
        elif isinstance(message, wire.SendLetPass):
            version = await moves.let_pass(live_tables, live, request, message.until, self.lang)
        else:
            whole = isinstance(message, wire.SendRestartTurn)
            version = await moves.undo(live_tables, live, request, self.lang, whole)
        self.tell({"type": "ack", "id": message.id, "version": version})

    async def _ask_again(self, message: wire.SendAlwaysAsk) -> None:
        who = self.caller.must().id
        self.live_tables.rates.check("move", who)
        seat = acting_seat(self.live.row, who, self._own(message.seat))
        request = moves.Request(who, seat, client=message.id, any_time=True)
        version = await moves.always_ask(self.live_tables, self.live, request, message.kind)
        self.tell({"type": "ack", "id": message.id, "version": version})

    async def ping(self) -> None:
        """Ask now and then whether anybody is there."""
        pause = self.live_tables.settings.ping_seconds
        while True:
            await asyncio.sleep(pause)
            if time.monotonic() - self.heard > 3 * pause:
                self.close(IDLE)
            self.tell({"type": "ping"})


def read_message(text: str, settings: Settings) -> wire.ClientMessage:
    """Return what a client said; Problem when it is nothing we know."""
    raw = text.encode("utf-8", "replace")
    if len(raw) > settings.body:
        raise Problem("too-large", most=settings.body)
    check_shape(raw, settings.depth)
    try:
        return wire.TO_SERVER.validate_json(raw)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in ("message", *first["loc"]))
        raise Problem("invalid", where=where, cause=first["msg"]) from None


async def mark_seen(live_tables: LiveTables, live: LiveTable, seat: int, n: int) -> None:
    """Remember up to where a seat has read the log."""

    def write(db: Connection) -> TableRow:
        set_seat(db, live.id, seat, seen=n)
        row = read_table(db, live.id)
        assert row is not None
        return row

    async with live.lock:
        live.become(live.now.with_row(await live_tables.write(write, of_people=False)))


def presence(live: LiveTable) -> None:
    """Tell everybody who is at the table."""
    here = {link.person_id for link in live.links if link.person_id}
    seats = [each.seat for each in live.row.seats if each.person in here]
    for link in list(live.links):
        link.tell({"type": "presence", "seats": seats, "watchers": live.watchers()})


def close_key(live_tables: LiveTables, key: str) -> None:
    """Close the sockets that a session or token has opened."""
    for live in live_tables.open_tables():
        for link in list(live.links):
            if link.caller.key == key:
                link.close(GONE)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 9 else None


def language(ws: WebSocket) -> str:
    """Return the language of whoever knocks."""
    return lang_of(ws.query_params.get("lang"), ws.headers.get("accept-language"))


async def _enter(live_tables: LiveTables, ws: WebSocket, id: str, caller: Caller) -> Link:
    """Check everything before the socket is accepted."""
    live_tables.rates.check("request", caller.address)
    live = await live_tables.live(id[:64])
    if not live.row.knows(caller.id, ws.query_params.get("invite")):
        raise Problem("not-found")
    link = Link(live_tables, live, ws, caller, language(ws))
    link.seat = _number(ws.query_params.get("seat"))
    viewing_seat(live.row, caller.id, link.seat)
    version = _number(ws.query_params.get("version"))
    link.version = -1 if version is None else version
    return link


async def serve(live_tables: LiveTables, ws: WebSocket, id: str) -> None:
    """Serve one socket from its handshake to its end."""
    place: list[str] = []
    try:
        check_host(ws.scope, live_tables.settings)
        check_origin(ws.scope, live_tables.settings)
        caller = await find_caller(live_tables, ws)
        place = live_tables.places.take(caller.id, caller.address)  # before anything is waited for
        link = await _enter(live_tables, ws, id, caller)
        await _serve(link)
    except Problem as problem:
        log.info("socket refused: %s", problem.code)
        if problem.retry_after is not None and DENIAL in ws.scope.get("extensions", {}):  # come again, and why
            await ws.send_denial_response(answer(problem, language(ws)))
        else:
            await ws.close(REFUSED)
    finally:
        live_tables.places.give_back(place)


async def _serve(link: Link) -> None:
    """Let a socket in, and serve it until it closes."""
    ws = link.ws
    await ws.accept()
    now = link.live_tables.clock.now()
    link.tell({"type": "hello", "wire": WIRE, "program": __version__, "time": now})
    link.live.links.add(link)
    presence(link.live)
    link.show()
    link.live_tables.bots.wake(link.live)  # after a restart its bots wait behind all others: now somebody is there
    jobs: list[asyncio.Task[Any]] = [
        asyncio.ensure_future(job) for job in (link.listen(), link.send_all(), link.ping())
    ]
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            wrong = job.exception()
            if wrong is not None and not isinstance(wrong, WebSocketDisconnect | RuntimeError | TimeoutError):
                log.error("a socket broke", exc_info=wrong)
    finally:
        link.live.links.discard(link)
        presence(link.live)
        for job in jobs:
            job.cancel()
        await asyncio.wait(jobs)
        with suppress(RuntimeError, WebSocketDisconnect):
            await ws.close()


def install(app: FastAPI) -> None:
    """Open the door for sockets."""

    @app.websocket("/ws/tables/{id}")
    async def tables(ws: WebSocket, id: str) -> None:
        await serve(app.state.live_tables, ws, id)
