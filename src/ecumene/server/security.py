"""Where a request may come from, and what every answer forbids the browser to do."""

from __future__ import annotations

import logging

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.errors import Problem, answer, lang_of
from ecumene.server.settings import Settings
from ecumene.table.clean_text import printable
from ecumene.wire import HEADER, WIRE

log = logging.getLogger("ecumene.server")
SAFE = {"GET", "HEAD", "OPTIONS"}
PROBES = ("/health", "/ready")  # asked by address, whatever names the server answers to
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def bearer(headers: Headers) -> str | None:
    """Return the token of a request that carries one."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse a page of another site: what acts by cookie must come from our own pages."""
    headers = Headers(scope=scope)
    if bearer(headers) is not None:
        return
    origin = headers.get("origin", "")
    if settings.origins:
        if origin in settings.origins:
            return
    elif origin:
        secure = scope.get("scheme") in ("https", "wss")
        if origin == f"{'https' if secure else 'http'}://{headers.get('host', '')}":
            return
    raise Problem("origin")


def check_host(scope: Scope, settings: Settings) -> None:
    """Refuse names that are not ours, as a page would use that has moved its own name to this address."""
    if settings.hosts and scope["path"] not in PROBES:
        host = Headers(scope=scope).get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name not in settings.hosts:
            raise Problem("origin")


class Gate:
    """Stands before everything: checks where a change comes from, adds the headers, and answers for faults."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                    headers.setdefault(HEADER, str(WIRE))
            await send(message)

        try:
            check_host(scope, self.settings)
            if scope["method"] not in SAFE:
                check_origin(scope, self.settings)
        except Problem as problem:
            await answer(problem, reader(scope))(scope, receive, guarded)
            return
        try:
            await self.app(scope, receive, guarded)
        except Exception:
            if started:
                raise
            log.exception("fault in %s %s", scope["method"], printable(scope["path"]))
            await answer(Problem("broken"), reader(scope))(scope, receive, guarded)


def reader(scope: Scope) -> str:
    """Return the language of whoever asks."""
    query = QueryParams(scope["query_string"])
    return lang_of(query.get("lang"), Headers(scope=scope).get("accept-language"))
