"""The pages of the API at /api/docs, made from its description and readable without any script."""

from __future__ import annotations

import base64
import hashlib
import html
import json
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse

from ecumene.server import security

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code,pre{font-family:monospace;background:#eee8;padding:.1em .3em}pre{overflow:auto;padding:.6em}"
    "h3{border-top:1px solid #8888;padding-top:1rem}td,th{text-align:left;padding-right:1rem;vertical-align:top}"
)

HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = security.POLICY.replace("style-src 'self'", f"style-src 'sha256-{HASH}'")  # its own style, and no other


def install(app: FastAPI) -> None:
    """Open the door."""

    @app.get("/api/docs", include_in_schema=False)
    async def pages() -> HTMLResponse:
        return HTMLResponse(page(app.openapi()), headers={"content-security-policy": POLICY})


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
