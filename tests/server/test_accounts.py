"""One's own account: passwords, recovery codes, sessions, a copy of it all, and the end of it."""

from __future__ import annotations

import json
import re

import pytest
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect

from ecumene.server.db.schema import chat, devices, people, sessions, tokens
from tests.server.house import House, User, finish, hear, hear_until_closed

PASSWORD = "correct horse"


def account(house: House, name: str = "Anna") -> tuple[User, str]:
    user = house.guest(name)
    answer = user.post("/api/register", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200
    return user, str(answer.json()["recovery"])


def login(house: House, name: str = "Anna", password: str = PASSWORD) -> User:
    user = house.nobody()
    answer = user.post("/api/login", {"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    user.id = answer.json()["id"]
    return user


def code_of(answer: object) -> str:
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


def test_a_password_is_changed_and_other_sessions_end(stored: House) -> None:
    anna, _ = account(stored)
    other = login(stored)
    table = other.create(["you", "bot:random"])
    refused = anna.post("/api/password", {"old": "wrong horse", "new": "battery staple"})
    assert refused.status_code == 401 and code_of(refused) == "wrong-password"
    assert code_of(anna.post("/api/password", {"old": PASSWORD, "new": "short"})) == "bad-password"
    with other.socket(table["id"]) as socket:
        hear(socket, "scene")
        assert anna.post("/api/password", {"old": PASSWORD, "new": "battery staple"}).status_code == 204
        with pytest.raises(WebSocketDisconnect):
            hear_until_closed(socket)
    assert anna.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert stored.nobody().post("/api/login", {"name": "Anna", "password": PASSWORD}).status_code == 401
    login(stored, password="battery staple")
    with stored.live_tables.store.read() as db:
        assert len(db.execute(select(devices)).all()) == 2  # hers, and the one of the last login


def test_a_code_brings_an_account_back_once(stored: House) -> None:
    anna, code = account(stored)
    assert re.fullmatch(r"([2-9A-Z]{4}-){4}[2-9A-Z]{4}", code)
    with stored.live_tables.store.read() as db:
        kept = db.execute(select(people.c.recovery)).scalar_one()
    assert len(kept) == 64 and code not in kept
    lost = stored.nobody()
    wrong = {"name": "Anna", "code": "2222-2222-2222-2222-2222", "password": "battery staple"}
    assert code_of(lost.post("/api/recover", wrong)) == "wrong-code"
    assert code_of(lost.post("/api/recover", {**wrong, "name": "Nobody", "code": code})) == "wrong-code"
    answer = lost.post("/api/recover", {**wrong, "name": "anna", "code": code.lower().replace("-", " ")})
    assert answer.status_code == 200 and answer.json()["name"] == "Anna"
    assert lost.get("/api/me").json()["name"] == "Anna"
    assert anna.get("/api/me").status_code == 401  # whoever had the old password is out
    assert code_of(stored.nobody().post("/api/recover", {**wrong, "code": code})) == "wrong-code"
    again = answer.json()["recovery"]
    assert again != code
    third = stored.nobody().post("/api/recover", {**wrong, "code": again, "password": "third password"})
    assert third.status_code == 200
    login(stored, password="third password")


def test_a_new_code_ends_the_old_one(house: House) -> None:
    anna, code = account(house)
    assert code_of(anna.post("/api/recovery", {"password": "wrong"})) == "wrong-password"
    fresh = anna.post("/api/recovery", {"password": PASSWORD}).json()["recovery"]
    body = {"name": "Anna", "code": code, "password": "battery staple"}
    assert code_of(house.nobody().post("/api/recover", body)) == "wrong-code"
    assert house.nobody().post("/api/recover", {**body, "code": fresh}).status_code == 200


def test_an_account_without_a_code_cannot_be_recovered_by_any(house: House) -> None:
    account(house)
    with house.live_tables.store.write() as db:
        db.execute(people.update().values(recovery=None))
    for code in ("-", "None", "0"):
        body = {"name": "Anna", "code": code, "password": "battery staple"}
        assert code_of(house.nobody().post("/api/recover", body)) == "wrong-code"


def test_sessions_are_listed_and_ended(stored: House) -> None:
    anna, _ = account(stored)
    second, third = login(stored), login(stored)
    listed = anna.get("/api/sessions").json()
    assert [each["current"] for each in listed] == [True, False, False]
    assert all(anna.cookie not in json.dumps(each) for each in listed)
    theirs = second.get("/api/sessions").json()[0]["id"]
    assert anna.ask("DELETE", f"/api/sessions/{theirs}").status_code == 204
    assert second.get("/api/me").status_code == 401 and third.get("/api/me").status_code == 200
    assert anna.ask("DELETE", "/api/sessions").status_code == 204
    assert third.get("/api/me").status_code == 401 and anna.get("/api/me").status_code == 200
    boris, _ = account(stored, "Boris")
    own = anna.get("/api/sessions").json()[0]["id"]
    for id in (own, own[:4], "%", "x" * 16):
        assert boris.ask("DELETE", f"/api/sessions/{id}").status_code == 404
    assert anna.get("/api/me").status_code == 200


def test_tokens_open_none_of_these_doors(house: House) -> None:
    anna, _ = account(house)
    bot = house.nobody()
    bot.headers["Authorization"] = f"Bearer {anna.post('/api/tokens', {'name': 'bot'}).json()['token']}"
    for method, path, body in (
        ("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"}),
        ("POST", "/api/recovery", {"password": PASSWORD}),
        ("POST", "/api/delete-me", {"password": PASSWORD}),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/export", None),
    ):
        assert code_of(bot.ask(method, path, body)) == "by-token"


def test_guests_have_no_password(house: House) -> None:
    guest = house.guest()
    assert code_of(guest.post("/api/password", {"old": "x" * 9, "new": "y" * 9})) == "accounts-only"
    assert code_of(guest.post("/api/delete-me", {"password": "x" * 9})) == "accounts-only"
    assert len(guest.get("/api/sessions").json()) == 1


def test_everything_kept_can_be_taken_along(stored: House) -> None:
    anna, code = account(stored)
    table = anna.create(["you", "bot:random"])
    anna.post(f"/api/tables/{table['id']}/chat", {"text": "hello", "to": "seats"})
    token = anna.post("/api/tokens", {"name": "my bot"}).json()["token"]
    answer = anna.get("/api/export")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    doc = answer.json()
    assert doc["person"]["name"] == "Anna"
    assert [each["id"] for each in doc["tables"]] == [table["id"]]
    assert doc["tables"][0]["record"] == f"/api/tables/{table['id']}/record"
    assert [line["text"] for line in doc["chat"]] == ["hello"]
    assert [each["name"] for each in doc["tokens"]] == ["my bot"]
    for secret in (token, anna.cookie, code, "argon2"):
        assert secret not in answer.text


def test_a_deleted_account_leaves_its_games_nameless(stored: House) -> None:
    anna, code = account(stored, "Annabel")
    boris = stored.guest("Boris")
    done = anna.create(["you", "you"], mode="hotseat")["id"]
    finish(anna, done, [0, 1])
    playing = anna.create(["you", "open"])["id"]
    boris.post(f"/api/tables/{playing}/join")
    waiting = anna.create(["you", "open"])["id"]
    theirs = boris.create(["you", "open", "open"])["id"]
    anna.post(f"/api/tables/{theirs}/join")
    anna.post(f"/api/tables/{playing}/chat", {"text": "my street is long", "to": "seats"})
    anna.post("/api/tokens", {"name": "bot"})
    assert code_of(anna.post("/api/delete-me", {"password": "wrong horse"})) == "wrong-password"
    assert anna.post("/api/delete-me", {"password": PASSWORD}).status_code == 204
    assert anna.get("/api/me").status_code == 401
    assert stored.nobody().post("/api/login", {"name": "Annabel", "password": PASSWORD}).status_code == 401
    recover = {"name": "Annabel", "code": code, "password": "battery staple"}
    assert code_of(stored.nobody().post("/api/recover", recover)) == "wrong-code"
    table = boris.get(f"/api/tables/{playing}").json()
    mine = next(seat for seat in table["seats"] if not seat["you"])
    assert mine["bot"] == "planner" and mine["name"] == "Former player" and table["state"] == "playing"
    assert table["name"] == "Former player"
    assert boris.get(f"/api/tables/{waiting}").status_code == 404
    assert [seat["kind"] for seat in boris.get(f"/api/tables/{theirs}").json()["seats"]] == [
        "human",
        "open",
        "open",
    ]
    for path in (f"{playing}/scene", f"{playing}/chat", playing, f"{playing}/record"):
        assert "Annabel" not in boris.get(f"/api/tables/{path}").text, path
        assert "my street" not in boris.get(f"/api/tables/{path}").text
    with stored.live_tables.store.read() as db:
        for kept in (sessions, tokens, devices, chat):
            assert not [row for row in db.execute(select(kept)) if row.person == anna.id]
        names = db.execute(select(people.c.name, people.c.key, people.c.password, people.c.look)).all()
        assert ("Former player", None, None, None) in [tuple(row) for row in names]
    finish(boris, playing, [1])
    stored.live_tables.begin_anew()
    text = boris.get(f"/api/tables/{playing}/record").text
    assert "Annabel" not in text and "Former player" in text
    assert account(stored, "Annabel")[0].get("/api/me").status_code == 200  # the name is free again
