"""Turns of those who only read: few are served at a time, so that whoever moves waits for few of them.

A move goes through the event loop several times. With fifty who read over and over, it would wait each time for
all of them. They lose nothing by waiting for their turn instead: the processor is the same.

Those who play at a table come first, then other people, then readers whom nobody knows. Within a rank, people
take turns.
"""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.auth import COOKIE
from ecumene.server.fair_queue import FairQueue
from ecumene.server.limits import network
from ecumene.server.live_tables import LiveTables
from ecumene.server.people import hashed
from ecumene.server.security import bearer
from ecumene.server.shares import FAVOUR, KNOWN, RANKS, READER, SEATED, UNKNOWN, Share, share_of

AT_ONCE = 1
PATIENCE = 1.0  # seconds without the end of a turn, after which all who wait go on without one
SLOW = ("/hint", "/explain", "/replay", "/story", "/record", "/export")
"""Doors behind which somebody thinks or replays a game: they would hold a turn for long."""


class Turns:
    """Serves those who read through the API one after the other."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.free = AT_ONCE
        self.queue: FairQueue[asyncio.Future[bool]] = FairQueue(len(RANKS), FAVOUR)
        self._impatience: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn where that is polite; it ends when the answer is ready, however slowly it is taken."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            READER.set(reader(scope["app"].state.live_tables, scope))
        if not reads(scope) or not await self._begin(READER.get()):
            await self.app(scope, receive, send)
            return
        turn = [True]

        def end() -> None:
            if turn and turn.pop():
                self._end()

        async def ended(message: Message) -> None:
            end()
            await send(message)

        try:
            await self.app(scope, receive, ended)
        finally:
            end()

    async def _begin(self, who: Share) -> bool:
        """Wait for a turn; False when it is better to go on without one, since those who have one are slow."""
        if self.free:
            self.free -= 1
            self._watch()
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put(who.owner, turn, who.rank, who.group)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.result():
                self._end()
            raise

    def _end(self) -> None:
        """Pass the turn on."""
        while len(self.queue):
            turn = self.queue.pop()
            if not turn.done():
                turn.set_result(True)
                self._watch()
                return
        self.free += 1
        if self.free == AT_ONCE and self._impatience is not None:
            self._impatience.cancel()

    def _watch(self) -> None:
        """Wait from now on for a turn to end."""
        if self._impatience is not None:
            self._impatience.cancel()
        self._impatience = asyncio.get_running_loop().call_later(PATIENCE, self._go_on_without)

    def _go_on_without(self) -> None:
        while len(self.queue):
            turn = self.queue.pop()
            if not turn.done():
                turn.set_result(False)
        self._watch()


def reads(scope: Scope) -> bool:
    """Tell whether somebody only reads, and is answered at once."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    path = str(scope["path"])
    return path.startswith("/api/") and not any(slow in path for slow in SLOW)


def reader(live_tables: LiveTables, scope: Scope) -> Share:
    """Return who probably asks, without looking anybody up: good enough for a queue, and for nothing else."""
    request = HTTPConnection(scope)
    address = network(request.client.host) if request.client else "?"
    secret = bearer(request.headers) or request.cookies.get(COOKIE)
    person = live_tables.callers.guess(hashed(secret)) if secret else None
    if person is None:
        return share_of(None, address, UNKNOWN)
    parts = str(scope["path"]).split("/")
    live = live_tables.in_memory(parts[3]) if len(parts) > 3 and parts[2] == "tables" else None
    seated = live is not None and bool(live.row.seats_of(person.id))
    return share_of(person, address, SEATED if seated else KNOWN)
