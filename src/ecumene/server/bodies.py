"""Reads the body of a request before any door sees it, and refuses what is large, complicated or slow.

Who sends it is known from the head alone, so that strangers cannot make the server read much.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.auth import find_caller
from ecumene.server.errors import Problem, answer, slow
from ecumene.server.json_shape import MOST_PARTS, check_shape
from ecumene.server.limits import Rates, network
from ecumene.server.security import PROBES, reader
from ecumene.server.settings import Settings

RECORDS = "/api/records"
FOR_STRANGERS = ("/api/guest", "/api/login", "/api/recover")  # doors that never need a long body


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The one long body: a flat object. Decoding stops at the first byte that is anything else."""

    text: str


@dataclass(frozen=True)
class Allowed:
    """How many bytes a request may send without saying who it is, and with it."""

    unknown: int
    known: int


def allowed(scope: Scope, settings: Settings) -> Allowed:
    """Return how long the body of a request may be."""
    path, small = scope["path"], min(settings.anonymous_body, settings.body)
    if scope["method"] in ("GET", "HEAD") or path in FOR_STRANGERS or not path.startswith("/api/"):
        return Allowed(small, small)
    return Allowed(small, settings.record_body if path == RECORDS else settings.body)


class Bodies:
    """Stands before the doors: counts requests, then reads the body of each."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Rates(settings.rates)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            kind = "request" if scope["path"].startswith(("/api/", *PROBES)) else "file"
            self.rates.check(kind, address(scope))
            body = await self._body(scope, receive)
        except Problem as problem:
            response = answer(problem, reader(scope))
            response.headers["connection"] = "close"
            await response(scope, receive, send)
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        may = allowed(scope, self.settings)
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Problem("two-lengths")  # a proxy before us may believe the other one
        said = headers.get("content-length", "0")
        if not said.isdigit() or len(said) > 12 or int(said) > may.known:
            raise Problem("too-large", most=may.known)
        most = may.unknown
        if int(said) > most:
            most = await self._known(scope, may)
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = bytearray()
                more = True
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    body += message.get("body", b"")
                    if len(body) > most == may.unknown < may.known:  # in chunks, of a length that nobody has said
                        most = await self._known(scope, may)
                    if len(body) > most:
                        raise Problem("too-large", most=most)
                    more = message.get("more_body", False)
        except TimeoutError:
            raise slow(self.settings.body_seconds) from None
        whole = bytes(body)
        if (
            self._values(scope, whole) > MOST_PARTS and most == may.unknown
        ):  # short, but each value may be a mistake
            await self._known(scope, may)
        return whole

    async def _known(self, scope: Scope, may: Allowed) -> int:
        """Return how much somebody known may send; Problem for strangers and for those who send much too often."""
        if may.known == may.unknown:
            raise Problem("too-many-fields", most=MOST_PARTS)
        connection = HTTPConnection(scope)
        (await find_caller(connection.app.state.live_tables, connection)).must()
        self.rates.check("large", address(scope))
        return may.known

    def _values(self, scope: Scope, body: bytes) -> int:
        """Return how many values a body has at most; Problem where its shape is not allowed."""
        if scope["path"] != RECORDS:
            return check_shape(body, self.settings.depth)
        if body:
            try:
                msgspec.json.decode(body, type=Record)
            except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
                raise Problem("invalid", where="body", cause=str(wrong)) from None
        return 0


def address(scope: Scope) -> str:
    """Return the address that a request is counted by."""
    return network((scope.get("client") or ("?",))[0])
