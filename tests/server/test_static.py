"""Built files travel small."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from starlette.requests import Request

from ecumene.server.static import sent


def asked(encodings: str) -> Request:
    return Request({"type": "http", "headers": [(b"accept-encoding", encodings.encode())]})


def test_texts_are_compressed_for_those_who_can_read_it(tmp_path: Path) -> None:
    page = tmp_path / "page.js"
    page.write_text("let table = 1;\n" * 500)
    small = sent(asked("gzip, br"), page, "no-cache")
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["content-type"].startswith("text/javascript")
    assert len(small.body) < 500
    assert gzip.decompress(bytes(small.body)) == page.read_bytes()
    assert "content-encoding" not in sent(asked("identity"), page, "no-cache").headers


def test_what_was_compressed_with_the_client_is_sent_as_it_is(tmp_path: Path) -> None:
    page, best = tmp_path / "page.js", tmp_path / "page.js.br"
    page.write_text("let table = 1;\n" * 500)
    best.write_bytes(b"packed")
    small = sent(asked("gzip, deflate, br;q=0.9"), page, "no-cache")
    assert bytes(small.body) == b"packed"
    assert small.headers["content-encoding"] == "br" and small.headers["vary"] == "Accept-Encoding"
    assert small.headers["content-type"].startswith("text/javascript")
    assert sent(asked("gzip"), page, "no-cache").headers["content-encoding"] == "gzip"
    best.unlink()
    assert "content-encoding" not in sent(asked("br"), page, "no-cache").headers


def test_a_rebuilt_file_is_sent_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.css"
    page.write_text("a{}")
    first = sent(asked("gzip"), page, "no-cache").body
    page.write_text("b{}")

    os.utime(page, ns=(1, 1))
    assert (
        gzip.decompress(bytes(sent(asked("gzip"), page, "no-cache").body))
        == b"b{}"
        != gzip.decompress(bytes(first))
    )
