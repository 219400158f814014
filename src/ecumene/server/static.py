"""The browser client: built files with a long life, and one page for every address of the client."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from ecumene.server.errors import Problem, lang_of, say
from ecumene.server.settings import Settings

PAGES = ("", "new", "table", "replay", "result", "cards", "rules", "turn", "learn", "account", "credits")
"""How addresses of the client begin: the `pages` of web/src/App.svelte, as a test makes sure."""
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
TEXTS = (".js", ".css", ".svg", ".html", ".ftl")
FOREVER = "public, max-age=31536000, immutable"
for kind, end in (("text/javascript", ".js"), ("font/woff2", ".woff2"), ("text/plain", ".ftl")):
    mimetypes.add_type(kind, end)


def install(app: FastAPI, settings: Settings) -> None:
    """Answer everything that no other door answers; must be installed last."""
    root = settings.static.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
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
        if index.is_file():  # elsewhere the client says that there is no such page
            return sent(request, index, "no-cache", 200 if path.partition("/")[0] in PAGES else 404)
        lang = lang_of(request.query_params.get("lang"), request.headers.get("accept-language"))
        text = say(lang, "not-built")
        html = (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Ecumene</title><p>{text}</p></html>'
        )
        return HTMLResponse(html, 503)


@dataclass(frozen=True)
class Content:
    """A built file in memory, as it is sent."""

    body: bytes
    kind: str
    encoding: str  # empty: as it is
    tag: str


def sent(request: Request, found: Path, kept: str, status: int = 200) -> Response:
    """Return a built file, compressed where that helps. Answers of the API are not: they hold secrets."""
    readable = [word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    encoding = ""
    if found.suffix in TEXTS:
        best = found.with_name(f"{found.name}.br")  # made with the client
        encoding = "br" if "br" in readable and best.is_file() else "gzip" if "gzip" in readable else ""
    content = read(found, encoding, found.stat().st_mtime_ns)
    headers = {"cache-control": kept, "vary": "Accept-Encoding", "etag": content.tag}
    if status == 200 and content.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if content.encoding:
        headers["content-encoding"] = content.encoding
    return Response(content.body, status, headers, content.kind)


@lru_cache(maxsize=512)
def read(found: Path, encoding: str, changed: int) -> Content:
    """Return a file from memory; `changed` makes a rebuilt one count as new."""
    if encoding == "br":
        body = found.with_name(f"{found.name}.br").read_bytes()
    else:
        body = found.read_bytes()
        body = gzip.compress(body, 9) if encoding == "gzip" else body
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Content(body, kind, encoding, tag)


def built(root: Path, path: str) -> Path | None:
    """Return a built file, never one outside the folder."""
    if not path or "\x00" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
