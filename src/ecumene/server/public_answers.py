"""Answers that are the same for everybody: they travel compressed and are not sent again while they are fresh.

Other answers are not compressed, because they hold secrets.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

WORTH = 1_000  # bytes; less is not worth compressing


class PublicAnswer(APIRoute):
    """A door whose answers hold nothing of anybody."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Wrap what answers."""
        plain = super().get_route_handler()

        async def answer(request: Request) -> Response:
            found = await plain(request)
            return sent(request, found) if found.status_code == 200 else found

        return answer


def sent(request: Request, found: Response) -> Response:
    """Return an answer as the caller can take it, or that the caller has it."""
    body = bytes(found.body)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "Accept-Encoding, Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if len(body) > WORTH and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, found.media_type or "application/json")


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """Return an answer compressed."""
    return gzip.compress(body, 6)
