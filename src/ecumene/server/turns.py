"""Turns of those who only read: few are served at a time, so that whoever moves waits for few of them.

A move goes through the event loop several times. With fifty who read over and over, it would wait each time for
all of them. They lose nothing by waiting for their turn instead: the processor is the same.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

AT_ONCE = 1
PATIENCE = 1.0  # seconds after which one goes first without a turn: those who have one may be slow
SLOW = ("/hint", "/explain", "/replay", "/story", "/record", "/export")
"""Doors behind which somebody thinks or replays a game: they would hold a turn for long."""


class Turns:
    """Serves those who read through the API one after the other."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.free = asyncio.Semaphore(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn where that is polite; it ends when the answer is ready, however slowly it is taken."""
        if not reads(scope) or not await self._begun():
            await self.app(scope, receive, send)
            return
        turn = [True]

        def end() -> None:
            if turn and turn.pop():
                self.free.release()

        async def ended(message: Message) -> None:
            end()
            await send(message)

        try:
            await self.app(scope, receive, ended)
        finally:
            end()

    async def _begun(self) -> bool:
        """Tell whether a turn has come in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.free.acquire()
        except TimeoutError:
            return False
        return True


def reads(scope: Scope) -> bool:
    """Tell whether somebody only reads, and is answered at once."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    path = str(scope["path"])
    return path.startswith("/api/") and not any(slow in path for slow in SLOW)
