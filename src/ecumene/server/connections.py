"""Connections before they say anything: how many one address may have, and how long the head of one may take."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any, ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from ecumene.server.errors import Problem
from ecumene.server.limits import network
from ecumene.server.security import HEADERS
from ecumene.server.settings import Settings

OFTEN = 256  # connections let in until the ones that have ended are forgotten


def written(problem: Problem, reason: str) -> bytes:
    """Return an answer to somebody of whom nothing is known yet, not even the language."""
    body = json.dumps({"error": problem.body("en")}).encode()
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    lines = [f"HTTP/1.1 {problem.status} {reason}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Addresses:
    """Counts open connections by address; sockets are connections too."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections_of_address
        trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
        # Behind a proxy all come from its address. It has limits of its own, and ours go by what it tells.
        proxied = ProxyHeadersMiddleware(_nothing, trusted_hosts=trusted) if settings.origins else None
        self._proxies = proxied.trusted_hosts if proxied else ()
        self._open: dict[str, set[asyncio.BaseTransport]] = {}
        self._admitted = 0

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, unless its address has too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if not host or host in self._proxies:
            return True
        self._admitted += 1
        if self._admitted % OFTEN == 0:
            self._forget()
        near = self._open.setdefault(network(host), set())
        if len(near) >= self.most:
            near -= {each for each in near if each.is_closing()}
        if len(near) >= self.most:
            return False
        near.add(transport)
        return True

    def _forget(self) -> None:
        still = {key: {each for each in near if not each.is_closing()} for key, near in self._open.items()}
        self._open = {key: near for key, near in still.items() if near}


async def _nothing(*_: Any) -> None:
    """Stand where a proxy's middleware wants an app."""


class PatientProtocol(H11Protocol):
    """HTTP that waits for the head of a request, but not for ever."""

    addresses: ClassVar[Addresses]
    seconds: ClassVar[float]
    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait, or say that there are too many."""
        super().connection_made(transport)
        if self.addresses.admit(transport):
            self._wait_for_head()
        else:
            transport.write(written(Problem("too-many"), "Too Many Requests"))
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on; whoever has begun a head has to end it in time."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch_head()

    def on_response_complete(self) -> None:
        """Wait for the next request, of which a part may be here already."""
        super().on_response_complete()
        self._watch_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _watch_head(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self.conn.trailing_data[0]:
            self._wait_for_head()

    def _wait_for_head(self) -> None:
        if self.head_timer is None and not self.transport.is_closing():
            self.head_timer = self.loop.call_later(self.seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def _too_slow(self) -> None:
        self.head_timer = None
        if not self.transport.is_closing():
            self.transport.write(written(Problem("slow"), "Request Timeout"))
            self.transport.close()


def protocol(settings: Settings) -> type[H11Protocol]:
    """Return how this server speaks HTTP."""
    members = {"addresses": Addresses(settings), "seconds": settings.head_seconds}
    return type("Protocol", (PatientProtocol,), members)
