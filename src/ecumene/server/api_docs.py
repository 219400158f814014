"""The description of the API for programs, and its pages at /api/docs, readable without any script; made once."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import html
import json
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response

from ecumene.server import security

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code,pre{font-family:monospace;background:#eee8;padding:.1em .3em}pre{overflow:auto;padding:.6em}"
    "h3{border-top:1px solid #8888;padding-top:1rem}td,th{text-align:left;padding-right:1rem;vertical-align:top}"
)

HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = security.POLICY.replace("style-src 'self'", f"style-src 'sha256-{HASH}'")  # its own style, and no other


@dataclass(frozen=True)
class Document:
    """A text that is the same for everybody and never changes while the server runs."""

    plain: bytes
    packed: bytes
    tag: str
    kind: str

    def sent(self, request: Request, **headers: str) -> Response:
        """Return it as the caller can take it, or that the caller has it."""
        headers |= {"cache-control": "no-cache", "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.plain, 200, headers, self.kind)


def document(text: str, kind: str) -> Document:
    """Return a text ready to be sent."""
    plain = text.encode()
    return Document(plain, gzip.compress(plain, 6), f'"{hashlib.sha256(plain).hexdigest()[:20]}"', kind)


def install(app: FastAPI) -> None:
    """Open the doors."""
    made: list[asyncio.Future[tuple[Document, Document]]] = []

    def make() -> tuple[Document, Document]:
        api = app.openapi()
        described = json.dumps(api, ensure_ascii=False, separators=(",", ":"))
        return document(described, "application/json"), document(page(api), "text/html; charset=utf-8")

    async def both() -> tuple[Document, Document]:
        if not made:  # beside the event loop, for the first who asks; all others wait for the same
            made.append(asyncio.ensure_future(asyncio.to_thread(make)))
        return await asyncio.shield(made[0])

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return (await both())[0].sent(request)

    @app.get("/api/docs", include_in_schema=False)
    async def pages(request: Request) -> Response:
        return (await both())[1].sent(request, **{"content-security-policy": POLICY})


def page(api: dict[str, Any]) -> str:
    """Return the whole description as one page."""
    parts = [f"<h1>{html.escape(api['info']['title'])} {html.escape(api['info']['version'])}</h1>"]
    parts.append(f"<p>{html.escape(api['info'].get('description', ''))}</p>")
    parts.append('<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Send a token as')
    parts.append("<code>Authorization: Bearer …</code>, or a session's cookie with a matching Origin.</p>")
    tag = ""
    for path, doors in api["paths"].items():
        for method, door in doors.items():
            if door.get("tags", [""])[0] != tag:
                tag = door.get("tags", [""])[0]
                parts.append(f"<h2>{html.escape(tag)}</h2>")
            parts.append(_door(method.upper(), path, door))
    parts.append("<h2>shapes</h2>")
    for name, shape in api.get("components", {}).get("schemas", {}).items():
        text = html.escape(json.dumps(shape, indent=1, ensure_ascii=False))
        parts.append(f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3><pre>{text}</pre>')
    head = f'<meta charset="utf-8"><title>Ecumene API</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>'


def _door(method: str, path: str, door: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{html.escape(each['name'])}</code></td><td>{html.escape(each['in'])}</td>"
        f"<td>{html.escape(each.get('description', ''))}</td></tr>"
        for each in door.get("parameters", [])
    ]
    body = _shape(door.get("requestBody", {}))
    answers = "".join(
        f"<li>{html.escape(code)} {_shape(answer)}</li>"
        for code, answer in door.get("responses", {}).items()
        if code < "3"
    )
    return (
        f"<h3><code>{method} {html.escape(path)}</code></h3><p>{html.escape(door.get('description', ''))}</p>"
        + (f"<table>{''.join(rows)}</table>" if rows else "")
        + (f"<p>Body: {body}</p>" if body else "")
        + f"<ul>{answers}</ul>"
    )


def _shape(part: dict[str, Any]) -> str:
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    inner = schema.get("items", schema)
    refs = [each["$ref"] for each in [inner, *inner.get("anyOf", [])] if "$ref" in each]
    names = [ref.rsplit("/", 1)[-1] for ref in refs]
    many = "list of " if "items" in schema else ""
    return many + ", ".join(f'<a href="#{html.escape(name)}">{html.escape(name)}</a>' for name in names)
