"""Slow work steps aside while somebody is served: all threads share one interpreter, and moves come first."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.slices import Served
from ecumene.server.turns import SLOW

MESSAGE = 0.02  # seconds that a message on a socket is taken to be served
THEMSELVES = (*SLOW, "/fork")  # doors behind which the slow work is done


class Courtesy:
    """Notes who is served, for the work that steps aside."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == "http" and not any(door in scope["path"] for door in THEMSELVES):
            served = _served(scope)
            served.requests += 1
            try:
                await self.app(scope, receive, send)
            finally:
                served.requests -= 1
        elif scope["type"] == "websocket":
            served = _served(scope)

            async def heard() -> Message:
                message = await receive()
                served.until = time.monotonic() + MESSAGE
                return message

            await self.app(scope, heard, send)
        else:
            await self.app(scope, receive, send)


def _served(scope: Scope) -> Served:
    found = scope["app"].state.live_tables.replays.served
    assert isinstance(found, Served)
    return found
