"""The browser client: built files with a long life, and one page for every address of the client."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from ecumene.server.errors import Problem, lang_of, say
from ecumene.server.settings import Settings

HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
TEXTS = (".js", ".css", ".svg", ".html", ".ftl")
FOREVER = "public, max-age=31536000, immutable"
for kind, end in (("text/javascript", ".js"), ("font/woff2", ".woff2"), ("text/plain", ".ftl")):
    mimetypes.add_type(kind, end)


def install(app: FastAPI, settings: Settings) -> None:
    """Answer everything that no other door answers; must be installed last."""
    root = settings.static.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")) or path == "api":
            raise Problem("not-found")
        found = built(root, path)
        if found is not None:
            kept = FOREVER if path.startswith("assets/") and HASHED.search(path) else "no-cache"
            return sent(request, found, kept)
        if "." in path.rsplit("/", 1)[-1]:
            raise Problem("not-found")
        index = root / "index.html"
        if index.is_file():
            return sent(request, index, "no-cache")
        lang = lang_of(request.query_params.get("lang"), request.headers.get("accept-language"))
        text = say(lang, "not-built")
        html = (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Ecumene</title><p>{text}</p></html>'
        )
        return HTMLResponse(html, 503)


def sent(request: Request, found: Path, kept: str) -> Response:
    """Return a built file, compressed where that helps. Answers of the API are not: they hold secrets."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    readable = [word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    if found.suffix not in TEXTS or not {"br", "gzip"} & set(readable):
        return FileResponse(found, headers=headers)
    kind = mimetypes.guess_type(found.name)[0] or "text/plain"
    best = found.with_name(f"{found.name}.br")  # made with the client
    if "br" in readable and best.is_file():
        return FileResponse(best, headers={**headers, "content-encoding": "br"}, media_type=kind)
    if "gzip" not in readable:
        return FileResponse(found, headers=headers)
    return Response(packed(found, found.stat().st_mtime_ns), 200, {**headers, "content-encoding": "gzip"}, kind)


@lru_cache(maxsize=256)
def packed(found: Path, changed: int) -> bytes:
    """Return a file compressed; `changed` makes a rebuilt one count as new."""
    return gzip.compress(found.read_bytes(), 9)


def built(root: Path, path: str) -> Path | None:
    """Return a built file, never one outside the folder."""
    if not path or "\x00" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
