"""Long and complicated bodies: from whom they are read, and what is refused before anything parses it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from starlette.requests import Request
from starlette.websockets import WebSocketDisconnect

from ecumene.server import people
from ecumene.server.app import create_app
from ecumene.server.json_shape import STRINGS, check_shape, depth
from ecumene.server.settings import Settings
from tests.server.house import AOC, ORIGIN, House, User, hear, hear_until_closed, opened

JSON = {"Content-Type": "application/json"}
BRACKETS = "[" + ",".join(["[]"] * 20_000) + "]"
LONG_BRACKETS = "[" + ",".join(["[]"] * 160_000) + "]"


def code(answer: Any) -> str:
    return f"{answer.status_code} {answer.json()['error']['code']}"


async def knock(settings: Settings, path: str, chunks: list[bytes], said: int | None) -> tuple[int, int]:
    """Send a body in chunks without a session; return the status, and how many chunks were read."""
    app = create_app(settings)
    read = 0
    statuses: list[int] = []
    headers = [(b"host", b"testserver"), (b"origin", ORIGIN.encode()), (b"content-type", b"application/json")]
    headers.append((b"transfer-encoding", b"chunked") if said is None else (b"content-length", b"%d" % said))
    scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "scheme": "http", "server": ("testserver", 80)}

    async def receive() -> dict[str, Any]:
        nonlocal read
        if read >= len(chunks):
            await asyncio.Event().wait()
        read += 1
        return {"type": "http.request", "body": chunks[read - 1], "more_body": read < len(chunks)}

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    return statuses[0], read


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/records", 401), ("/api/tables", 401), ("/api/nothing", 401), ("/api/login", 413), ("/", 413)],
)
async def test_a_long_body_of_a_stranger_is_not_read(settings: Settings, path: str, status: int) -> None:
    assert await knock(settings, path, [b"[]" * 10_000], 20_000) == (status, 0)


async def test_a_stranger_who_says_no_length_is_stopped_early(settings: Settings) -> None:
    status, read = await knock(settings, "/api/records", [b" " * 1000] * 400, None)
    assert status == 401 and read == settings.anonymous_body // 1000 + 1


def test_who_is_known_may_send_long_bodies(shared: House) -> None:
    assert code(shared.guest().post("/api/records", {"text": "x" * 400_000})) == "422 bad-record"
    assert code(shared.nobody().post("/api/records", {"text": "x" * 9_000})) == "401 session-needed"


def never_parse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def parsed(self: Request) -> Any:
        raise AssertionError("a body that should have been refused was parsed")

    monkeypatch.setattr(Request, "json", parsed)


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("/api/tables", BRACKETS, "413 too-many-fields"),
        (
            "/api/tables",
            '{"game":"x","options":{' + ",".join(f'"{at}":1' for at in range(5000)) + "}}",
            "413 too-many-fields",
        ),
        ("/api/records", BRACKETS, "422 invalid"),
        ("/api/records", LONG_BRACKETS, "422 invalid"),
        ("/api/records", '{"text":' + LONG_BRACKETS + "}", "422 invalid"),
        ("/api/records", '{"text":"x","more":' + LONG_BRACKETS + "}", "422 invalid"),
    ],
    ids=["lists", "fields", "no-object", "long", "no-text", "more"],
)
def test_thousands_of_lists_and_fields_are_never_parsed(
    shared: House, path: str, body: str, refusal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = shared.guest()
    never_parse(monkeypatch)
    assert code(anna.post(path, content=body, headers=JSON)) == refusal


def test_many_values_of_a_stranger_are_not_parsed(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them could be a mistake, and each mistake is written down before the first is told."""
    never_parse(monkeypatch)
    many = json.dumps({"game": AOC, "answers": [[1] * 500] * 5}, separators=(",", ":"))
    assert len(many) < 8192
    assert code(shared.nobody().post("/api/tables", content=many, headers=JSON)) == "401 session-needed"
    assert code(shared.nobody().post("/api/login", content=many, headers=JSON)) == "413 too-many-fields"


def test_a_tutorial_may_have_many_answers(shared: House) -> None:
    answers = [[], ["farm"] * 500]
    made = shared.guest().post(
        "/api/tables", {"game": AOC, "seats": ["you", "bot:random"], "mode": "tutorial", "answers": answers}
    )
    assert made.status_code == 201, made.text


def test_what_is_said_may_hold_any_characters(shared: House) -> None:
    anna = shared.guest()
    id = anna.create(["you", "open"])["id"]
    for text in ("[" * 2000, ':,{"' * 500, '\\"[' * 600):
        answer = anna.post(f"/api/tables/{id}/chat", {"text": text, "to": "seats"})
        assert answer.status_code < 300, answer.text


def test_the_shape_is_counted_outside_of_texts() -> None:
    assert check_shape(b'{"a":"' + b"[,:" * 1000 + b'"}', 32) == 2
    assert check_shape(b"[" + b"1," * 1000 + b"1]", 32) == 1001
    assert STRINGS.sub(b"", b'{"a\\"[": "\\\\", "b": "') == b"{: , : "


class Looked(bytes):
    """Brackets that count how many of them were looked at."""

    looked = 0

    def translate(self, *_: Any) -> Any:
        for each in self:
            self.looked += 1
            yield each


@pytest.mark.parametrize(
    ("brackets", "levels", "looked"),
    [(b"[" * 33 + b"]" * 65_000, 33, 33), (b"]" * 65_000 + b"[" * 33, 0, 1), (b"[{}]]" + b"]" * 65_000, 2, 5)],
)
def test_levels_are_counted_no_further_than_needed(brackets: bytes, levels: int, looked: int) -> None:
    text = Looked(brackets)
    assert (depth(text, 32), text.looked) == (levels, looked)


def test_messages_full_of_brackets_end_a_socket(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "open"])["id"]
    with anna.socket(id) as ws:
        ws.send_text(BRACKETS)
        assert hear(ws, "refused")["error"]["code"] == "too-many-fields"
        for _ in range(20):
            ws.send_text(BRACKETS)
        with pytest.raises(WebSocketDisconnect):
            hear_until_closed(ws)


def test_long_bodies_are_counted_apart(settings: Settings, no_time_passes: None) -> None:
    with opened(replace(settings, rates=0.05)) as house:
        anna = house.guest()
        answers = [anna.post("/api/tables?lang=en", {"game": "x" * 20_000}) for _ in range(3)]
        assert [each.status_code for each in answers] == [422, 422, 429]
        wrong = answers[-1].json()["error"]
        assert "at most 2 of this kind" in wrong["message"] and wrong["retry_after"] >= 1
        assert anna.get("/api/me").status_code == 200


def test_who_has_many_tokens_is_told_how_many_there_may_be(stored: House) -> None:
    anna: User = stored.guest()
    for at in range(people.MOST_TOKENS):
        assert anna.post("/api/tokens", {"name": f"bot {at}"}).status_code == 201
    refused = anna.post("/api/tokens?lang=en", {"name": "one more"})
    assert code(refused) == "429 too-many-tokens" and "20 tokens" in refused.json()["error"]["message"]
