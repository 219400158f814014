"""Connections before they say anything: how many there may be, also of one address, and how long a head may take.

When the server is nearly full, those that wait are closed early, first of the address that has most of them: a new
person always gets in.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Any, ClassVar, cast

import h11
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from ecumene.server.errors import Problem, lang_of, slow
from ecumene.server.limits import network
from ecumene.server.security import HEADERS, reader
from ecumene.server.settings import Settings

ACCEPTS = re.compile(rb"\r\naccept-language: *([^\r\n]{0,200})\r", re.IGNORECASE)
OFTEN = 256  # connections let in until the ones that have ended are forgotten


def written(problem: Problem, reason: str, lang: str) -> bytes:
    """Return an answer that no door has given, as it is sent."""
    body = json.dumps({"error": problem.body(lang)}).encode()
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    if problem.retry_after is not None:
        headers["retry-after"] = str(problem.retry_after)
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

    def of(self, transport: asyncio.BaseTransport) -> str:
        """Return the address that a connection is counted by; empty for a proxy, which has limits of its own."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        return "" if not host or host in self._proxies else network(host)

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, unless its address has too many."""
        address = self.of(transport)
        if not address:
            return True
        self._admitted += 1
        if self._admitted % OFTEN == 0:
            self._forget()
        near = self._open.setdefault(address, set())
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


class Patience(IntEnum):
    """What the server waits for, in the order in which it stops to wait when it is nearly full."""

    HEAD = 0  # the first request of a connection
    NEXT = 1  # another one
    BODY = 2  # the rest of one


def longest_waits(waiting: Iterable[PatientProtocol], many: int) -> list[PatientProtocol]:
    """Return so many connections to close: of the address that has most, the one that has waited longest."""
    found: list[PatientProtocol] = []
    groups: dict[Patience, dict[str, list[PatientProtocol]]] = {kind: {} for kind in Patience}
    for each in sorted(waiting, key=lambda each: each.waits_since, reverse=True):
        kind = each.patience()
        if kind is not None:
            groups[kind].setdefault(each.address, []).append(each)
    for of_kind in groups.values():
        while of_kind and len(found) < many:
            greedy = max(of_kind, key=lambda address: len(of_kind[address]))
            found.append(of_kind[greedy].pop())
            if not of_kind[greedy]:
                del of_kind[greedy]
    return found


class PatientProtocol(H11Protocol):
    """HTTP that waits for the head of a request, but not for ever."""

    addresses: ClassVar[Addresses]
    seconds: ClassVar[float]
    most: ClassVar[int]
    head_timer: asyncio.TimerHandle | None = None
    waits_since: float = 0.0
    address: str = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait, or say that there are too many."""
        super().connection_made(transport)
        self.waits_since = self.loop.time()
        self.address = self.addresses.of(transport)
        if not self.addresses.admit(transport):
            most = self.addresses.most
            self.refuse(Problem("too-many", most=most).again_in(self.seconds), "Too Many Requests")
        elif not self._has_room():
            self.refuse(Problem("full", most=self.most).again_in(self.seconds), "Service Unavailable")
        else:
            self._wait_for_head()

    def _has_room(self) -> bool:
        """Make room when the server is nearly full; tell whether there is any."""
        spare = max(1, self.most // 20)
        if len(self.connections) <= self.most - spare:
            return True
        alive = [each for each in self.connections if not getattr(each, "transport", self.transport).is_closing()]
        if len(alive) <= self.most - spare:  # the others are closed already, and leave in a moment
            return True
        waiting = [each for each in alive if isinstance(each, PatientProtocol) and each is not self]
        dropped = longest_waits(waiting, len(alive) - self.most + 2 * spare)
        for each in dropped:
            each.drop()
        return len(alive) - len(dropped) <= self.most

    def patience(self) -> Patience | None:
        """Return what a connection is waited for; None when it is being answered, or comes from a proxy."""
        if not self.address:
            return None
        if self.conn.their_state is h11.IDLE:
            return Patience.HEAD if self.cycle is None else Patience.NEXT
        return Patience.BODY if self.conn.their_state is h11.SEND_BODY else None

    def drop(self) -> None:
        """Close a connection that only waits; who has had an answer and asked nothing more is told nothing."""
        if self.patience() is Patience.NEXT:
            self.transport.close()
        else:
            self.refuse(Problem("full", most=self.most).again_in(self.seconds), "Service Unavailable")

    def refuse(self, problem: Problem, reason: str) -> None:
        """Say why a connection is closed, and close it."""
        self._stop_waiting()
        self.transport.write(written(problem, reason, self._lang()))
        self.transport.close()

    def _lang(self) -> str:
        """Return the language of whoever has sent a head, whole or in part; English before that."""
        if self.scope:
            return reader(cast(Scope, self.scope))
        found = ACCEPTS.search(self.conn.trailing_data[0])
        return lang_of(None, found[1].decode("latin-1") if found else None)

    def data_received(self, data: bytes) -> None:
        """Read on; whoever has begun a head has to end it in time."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch_head()

    def on_response_complete(self) -> None:
        """Wait for the next request, of which a part may be here already."""
        super().on_response_complete()
        self.waits_since = self.loop.time()
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
            self.refuse(slow(self.seconds), "Request Timeout")


def protocol(settings: Settings) -> type[H11Protocol]:
    """Return how this server speaks HTTP."""
    members = {"addresses": Addresses(settings), "seconds": settings.head_seconds, "most": settings.connections}
    return type("Protocol", (PatientProtocol,), members)
