"""Where changes may come from, what every answer forbids, and what is too much."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest

from ecumene.server.app import create_app
from ecumene.server.errors import say
from ecumene.server.json_shape import STRINGS, depth
from ecumene.server.settings import Settings, from_environment
from tests.server.house import AOC, House, opened

CHANGES = [
    ("POST", "/api/guest", {}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("POST", "/api/register", {"name": "Eve", "password": "correct horse"}),
    ("POST", "/api/login", {"name": "Eve", "password": "correct horse"}),
    ("POST", "/api/logout", None),
    ("POST", "/api/tokens", {"name": "x"}),
    ("DELETE", "/api/tokens/x", None),
    ("POST", "/api/password", {"old": "correct horse", "new": "another horse"}),
    ("POST", "/api/recover", {"name": "Eve", "code": "x", "password": "another horse"}),
    ("POST", "/api/recovery", {"password": "correct horse"}),
    ("POST", "/api/delete-me", {"password": "correct horse"}),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/sessions/x", None),
    ("POST", "/api/tables", {"game": AOC, "seats": ["you", "open"]}),
    ("POST", "/api/tables/{id}/join", {}),
    ("POST", "/api/tables/{id}/leave", None),
    ("POST", "/api/tables/{id}/fill", {"bot": "random"}),
    ("POST", "/api/tables/{id}/resign", {}),
    ("POST", "/api/tables/{id}/hand-over", {"bot": "random"}),
    ("POST", "/api/tables/{id}/rematch", None),
    ("POST", "/api/tables/{id}/send-away", {"seat": 0}),
    ("POST", "/api/tables/{id}/close", None),
    ("POST", "/api/tables/{id}/invite", None),
    ("POST", "/api/tables/{id}/vote", {"seat": 0, "what": "bot"}),
    ("POST", "/api/tables/{id}/take-back", {}),
    ("POST", "/api/tables/{id}/moves", {"move": "done", "version": 0, "id": "x"}),
    ("POST", "/api/tables/{id}/undo", {"version": 0, "id": "x"}),
    ("POST", "/api/tables/{id}/let-pass", {"until": "turn", "version": 0, "id": "x"}),
    ("POST", "/api/tables/{id}/always-ask", {"id": "x"}),
    ("POST", "/api/tables/{id}/redo", {"version": 0, "id": "x"}),
    ("POST", "/api/tables/{id}/restart-turn", {"version": 0, "id": "x"}),
    ("POST", "/api/tables/{id}/let-pass", {"until": "turn", "id": "x"}),
    ("POST", "/api/tables/{id}/always-ask", {"id": "x"}),
    ("POST", "/api/tables/{id}/seen", {"n": 0}),
    ("POST", "/api/tables/{id}/chat", {"text": "hi", "to": "seats"}),
    ("POST", "/api/tables/{id}/fork", {"number": 0}),
    ("POST", "/api/records", {"text": "x"}),
]


def test_the_list_of_changes_is_whole(house: House) -> None:
    paths = house.app.openapi()["paths"]
    doors = {(method.upper(), path) for path, each in paths.items() for method in each if method != "get"}
    assert doors == {(method, path.replace("s/x", "s/{id}")) for method, path, _ in CHANGES}


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_a_change_from_another_site_is_refused(shared: House, method: str, path: str, body: object) -> None:
    anna = shared.guest()
    id = anna.create(["you", "open"])["id"]
    before = anna.get(f"/api/tables/{id}").text
    for origin in ("http://evil.example", "null", "", "http://testserver:81", "https://testserver"):
        answer = anna.ask(method, path.format(id=id), body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "origin"
    assert anna.get(f"/api/tables/{id}").text == before


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [each for each in CHANGES if each[1] not in ("/api/guest", "/api/login", "/api/recover")],
)
def test_a_change_needs_somebody(shared: House, method: str, path: str, body: object) -> None:
    id = shared.guest().create(["you", "open"])["id"]
    answer = shared.nobody().ask(method, path.format(id=id), body)
    assert answer.status_code == 401 and answer.json()["error"]["code"] == "session-needed"


@pytest.mark.parametrize(("method", "path", "body"), [each for each in CHANGES if each[2] is not None])
def test_unknown_fields_are_refused(shared: House, method: str, path: str, body: dict[str, object]) -> None:
    anna = shared.guest()
    id = anna.create(["you", "open"])["id"]
    for wrong in ({**body, "is_admin": True}, [body], "text", 7):
        answer = anna.ask(method, path.format(id=id), wrong)
        assert answer.status_code == 422 and answer.json()["error"]["code"] == "invalid"


def test_no_get_changes_anything(house: House) -> None:
    anna = house.guest()
    for path in {path for _, path, _ in CHANGES} - {
        "/api/me",
        "/api/tokens",
        "/api/sessions",
        "/api/tables",
        "/api/tables/{id}/chat",
    }:
        assert anna.get(path.format(id="x")).status_code in (404, 405), path


def test_a_site_behind_a_proxy_names_its_origin(settings: Settings) -> None:
    with opened(replace(settings, origins=("https://ecumene.example",))) as house:
        anna = house.nobody()
        assert anna.post("/api/guest").status_code == 403
        anna.headers = {"Origin": "https://ecumene.example"}
        answer = anna.post("/api/guest")
        assert answer.status_code == 200 and "secure" in answer.headers["set-cookie"].lower()


def test_a_local_server_answers_to_its_own_name_only(settings: Settings) -> None:
    with opened(replace(settings, hosts=("127.0.0.1", "testserver", "[::1]"))) as house:
        anna = house.nobody()
        assert anna.get("/api/games").status_code == 200
        for host, status in (
            ("evil.example:80", 403),
            ("evil.example", 403),
            ("127.0.0.1:8000", 200),
            ("[::1]", 200),
        ):
            assert anna.get("/api/games", headers={"Host": host}).status_code == status, host


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/api/docs", "/nowhere.js", "/tables/abc"])
def test_every_answer_guards_the_browser(shared: House, path: str) -> None:
    headers = shared.nobody().get(path).headers
    policy = headers["content-security-policy"]
    style = "style-src 'sha256-" if path == "/api/docs" else "style-src 'self';"
    assert style in policy and "unsafe" not in policy
    assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "<script" not in shared.nobody().get("/api/docs").text


def test_refusals_carry_the_headers_too(house: House) -> None:
    answer = house.nobody().post("/api/guest", headers={"Origin": "null"})
    assert answer.status_code == 403 and "content-security-policy" in answer.headers


def test_large_bodies_are_refused(house: House) -> None:
    anna = house.guest()
    big = {"text": "x" * 70_000, "to": "seats"}
    id = anna.create(["you", "open"])["id"]
    answer = anna.post(f"/api/tables/{id}/chat", big)
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"
    assert anna.post("/api/records", {"text": "x" * 600_000}).status_code == 413
    assert anna.post("/api/records", {"text": "x" * 100_000}).json()["error"]["code"] == "bad-record"

    def stream() -> object:
        for _ in range(200):
            yield b"x" * 1000

    streamed = anna.ask("POST", "/api/tables", content=stream())
    assert streamed.status_code == 413


@pytest.mark.parametrize(
    "body", ["[" * 100_000, '{"a":' * 50_000, "[" * 60_000, '{"a":' * 40 + "1" + "}" * 40, '{"game":' + "[" * 50]
)
def test_deep_bodies_are_refused(shared: House, body: str) -> None:
    answer = shared.guest().ask("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b'{"game": NaN}', b"null", b'{"game":"\\ud800"}', b"1e999"]
)
def test_broken_bodies_are_refused(shared: House, body: bytes) -> None:
    answer = shared.guest().ask("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422) and answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("text", "levels"), [(b'{"a": [1, [2]], "b": "[[[["}', 3), (b'"\\"[["', 0), (b'["' + b"[" * 100, 1)]
)
def test_depth_counts_brackets_outside_of_texts(text: bytes, levels: int) -> None:
    assert depth(STRINGS.sub(b"", text), 32) == levels


async def test_slow_bodies_are_refused(settings: Settings) -> None:
    app = create_app(replace(settings, body_seconds=0.1))

    async def slow() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()  # for good
        yield b"}"

    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            answer = await client.post("/api/guest", content=slow(), headers={"Origin": "http://testserver"})
            assert answer.status_code == 408


def test_too_often_is_refused(settings: Settings) -> None:
    with opened(replace(settings, rates=0.05)) as house:
        anna = house.guest()
        answers = [anna.post("/api/login", {"name": "Anna", "password": "x"}).status_code for _ in range(4)]
        assert answers[0] == 401 and answers[-1] == 429
        anna.create(["you", "you"], mode="hotseat", seed=1)
        codes = {anna.get("/api/games").status_code for _ in range(60)}
        assert codes == {200, 429}


def test_errors_speak_the_language_of_the_reader(house: House) -> None:
    nobody = house.nobody()
    said = [
        nobody.get("/api/me", headers={"Accept-Language": lang}).json()["error"]["message"]
        for lang in ("ru-RU,en;q=.5", "el", "de,ru", "xx", "")
    ]
    assert said[0] == say("ru", "error-session-needed") == said[2] and said[1] == say("el", "error-session-needed")
    assert said[3] == said[4] == say("en", "error-session-needed")
    assert nobody.get("/api/me?lang=el", headers={"Accept-Language": "ru"}).json()["error"]["message"] == said[1]


def test_a_fault_says_nothing_about_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(lang: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("ecumene.server.catalogue.catalogue", broken)
    answer = house.nobody().get("/api/games")
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "broken" and "secret" not in answer.text


def test_unknown_doors_are_not_there(house: House) -> None:
    nobody = house.nobody()
    for path in ("/api/nothing", "/api", "/api/tables/x/nothing", "/ws/other"):
        answer = nobody.get(path)
        assert answer.status_code == 404 and json.loads(answer.text)["error"]["code"] == "not-found"
    assert nobody.ask("PUT", "/api/me", {}).status_code == 405
    assert nobody.post("/anything").status_code == 405


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_ORIGINS", "https://a.example, https://b.example")
    monkeypatch.setenv("ECUMENE_BOT_SECONDS", "3")
    monkeypatch.setenv("ECUMENE_STATIC", "/tmp/x")
    settings = from_environment(database="sqlite://")
    assert settings.origins == ("https://a.example", "https://b.example") and settings.bot_seconds == 3
    assert str(settings.static) == "/tmp/x" and settings.database_url == "sqlite://"
