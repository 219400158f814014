"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import pytest
from sqlalchemy import event, select
from starlette.websockets import WebSocketDisconnect

from ecumene.server.db.schema import people, sessions, tokens
from ecumene.server.live_tables import KNOWN, Callers
from ecumene.server.people import Person
from tests.server.conftest import REAL_HASHER
from tests.server.house import House, User, hear, hear_until_closed

BAD_NAMES = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",  # text is text: clients escape it
    "Anna\x1b[31m\x07": "Anna[31m",
    "a\u202eb\u2066c\u200f": "abc",
    "  Anna \n\t Maria ": "Anna Maria",
    "=1+2": "=1+2",
    "e\u0301": "\u00e9",
    "x" * 150: "x" * 40,
}


def test_a_guest_plays_at_once(stored: House) -> None:
    anna = stored.nobody()
    assert anna.get("/api/me").status_code == 401
    answer = anna.post("/api/guest", {"name": "Anna"})
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
    me = anna.get("/api/me").json()
    assert me["name"] == "Anna" and me["guest"] is True
    assert anna.post("/api/guest", {"name": "Other"}).json()["id"] == me["id"]


def test_a_guest_without_a_name_gets_one_in_the_own_language(house: House) -> None:
    names = [house.nobody().post(f"/api/guest?lang={lang}").json()["name"] for lang in ("en", "ru", "el")]
    assert [name.split()[0] for name in names] == ["Guest", "Гость", "Επισκέπτης"]


def test_a_guest_becomes_an_account_and_keeps_the_games(stored: House) -> None:
    anna = stored.guest("Anna")
    table = anna.create(["you", "bot:random"])
    old = anna.cookie
    answer = anna.post("/api/register", {"name": "Anna K", "password": "correct horse"})
    assert answer.status_code == 200 and answer.json()["guest"] is False
    assert anna.cookie != old
    assert anna.scene(table["id"])["seat"] == 0
    again = stored.nobody()
    assert again.post("/api/login", {"name": "anna k", "password": "correct horse"}).status_code == 200
    assert again.get("/api/tables?mine=true").json()[0]["id"] == table["id"]
    stale = stored.nobody()
    stale.cookie = old
    assert stale.get("/api/me").status_code == 401


def test_passwords_are_argon2_and_keys_are_hashed(stored: House) -> None:
    anna = stored.guest("Anna")
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    token = anna.post("/api/tokens", {"name": "bot"}).json()["token"]
    with stored.live_tables.store.read() as db:
        password = db.execute(select(people.c.password)).scalar_one()
        kept = [*db.execute(select(sessions.c.hash)).scalars(), *db.execute(select(tokens.c.hash)).scalars()]
    assert password.startswith("$argon2id$") and "horse" not in password
    assert REAL_HASHER.memory_cost >= 64 * 1024 and REAL_HASHER.time_cost >= 3
    assert anna.cookie not in kept and token not in kept and all(len(each) == 64 for each in kept)


def test_login_refuses_what_does_not_fit(house: House) -> None:
    anna = house.guest("Anna")
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    other = house.nobody()
    for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse"), ("Anna", "x" * 900)):
        answer = other.post("/api/login", {"name": name, "password": password})
        assert answer.status_code == 401 and answer.json()["error"]["code"] == "wrong-password"


def test_an_account_registers_once_and_keeps_its_name(house: House) -> None:
    anna = house.guest("Anna")
    assert (
        anna.post("/api/register", {"name": "Anna", "password": "short"}).json()["error"]["code"] == "bad-password"
    )
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    again = anna.post("/api/register", {"name": "Anna2", "password": "correct horse"})
    assert again.json()["error"]["code"] == "already-account"
    assert anna.ask("PATCH", "/api/me", {"name": "Maria"}).json()["error"]["code"] == "guests-only"
    other = house.guest("Maria")
    for name in ("anna", "ANNA", "Ａnna", " Anna\u200b "):
        assert other.ask("PATCH", "/api/me", {"name": name}).json()["error"]["code"] == "name-taken", name
        assert house.nobody().post("/api/guest", {"name": name}).status_code == 409
        taken = other.post("/api/register", {"name": name, "password": "correct horse"})
        assert taken.json()["error"]["code"] == "name-taken"


def test_what_somebody_likes_is_kept(house: House) -> None:
    anna = house.guest()
    changes = {"name": "Άννα", "lang": "el", "theme": "dark", "density": "text", "speed": 0}
    assert anna.ask("PATCH", "/api/me", changes).status_code == 200
    me = anna.get("/api/me").json()
    assert {key: me[key] for key in changes} == changes
    for wrong in ({"theme": "pink"}, {"speed": -1}, {"lang": "de"}, {"id": "x"}, {"guest": False}):
        assert anna.ask("PATCH", "/api/me", wrong).status_code == 422


@pytest.mark.parametrize(("name", "shown"), BAD_NAMES.items())
def test_names_are_harmless(shared: House, name: str, shown: str) -> None:
    anna = shared.guest(name)
    assert anna.get("/api/me").json()["name"] == shown
    table = anna.create(["you", "bot:random"], name=name)
    assert table["name"] == shown and table["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\x1b\x07", "…", "\u202e"])
def test_names_must_be_seen(shared: House, name: str) -> None:
    anna = shared.guest()
    assert anna.ask("PATCH", "/api/me", {"name": name}).status_code == 422


def test_logout_ends_the_session_and_its_sockets(house: House) -> None:
    anna = house.guest()
    table = anna.create(["you", "bot:random"])
    with anna.socket(table["id"]) as socket:
        hear(socket, "scene")
        cookie = anna.cookie
        assert anna.post("/api/logout").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            hear_until_closed(socket)
        assert closed.value.code == 4401
    anna.cookie = cookie
    assert anna.get("/api/me").status_code == 401
    with pytest.raises(WebSocketDisconnect), anna.socket(table["id"], "?seat=0") as socket:
        socket.receive_text()


def by_token(anna: User) -> tuple[User, str]:
    made = anna.post("/api/tokens", {"name": "my bot"})
    assert made.status_code == 201
    bot = User(anna.house)
    bot.headers = {"Authorization": f"Bearer {made.json()['token']}"}
    return bot, made.json()["id"]


def test_a_token_plays_and_can_be_revoked(stored: House) -> None:
    anna = stored.guest()
    bot, id = by_token(anna)
    assert bot.get("/api/me").json()["id"] == anna.id
    table = bot.create(["you", "bot:random"])
    listed = anna.get("/api/tokens").json()
    assert [each["id"] for each in listed] == [id] and "token" not in listed[0]
    with bot.socket(table["id"]) as socket:
        hear(socket, "scene")
        assert anna.ask("DELETE", f"/api/tokens/{id}").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            hear_until_closed(socket)
    assert bot.get("/api/me").status_code == 401
    assert anna.ask("DELETE", f"/api/tokens/{id}").status_code == 404


def test_a_token_opens_no_other_doors(house: House) -> None:
    anna = house.guest()
    bot, id = by_token(anna)
    assert bot.get("/api/tokens").status_code == 403
    assert bot.post("/api/tokens", {"name": "more"}).status_code == 403
    assert bot.ask("DELETE", f"/api/tokens/{id}").status_code == 403
    assert bot.post("/api/logout").status_code == 403
    assert bot.post("/api/register", {"name": "Bot", "password": "correct horse"}).status_code == 403
    other = house.guest("Other")
    assert other.ask("DELETE", f"/api/tokens/{id}").status_code == 404


def test_a_wrong_token_is_nobody_even_with_a_cookie(house: House) -> None:
    anna = house.guest()
    assert anna.get("/api/me", headers={"Authorization": "Bearer ecu_wrong"}).status_code == 401


def test_somebody_is_looked_up_once_until_something_about_people_changes(stored: House) -> None:
    looked: list[str] = []

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if "JOIN sessions" in statement or "JOIN tokens" in statement:
            looked.append(statement)

    anna = stored.guest("Anna")
    bot = stored.nobody()
    bot.headers = {"Authorization": f"Bearer {anna.post('/api/tokens', {'name': 'bot'}).json()['token']}"}
    event.listen(stored.live_tables.store.engine, "before_cursor_execute", note)
    for user in (anna, bot):
        looked.clear()
        assert [user.get("/api/me").status_code for _ in range(5)] == [200] * 5
        assert len(looked) == 1
    assert anna.ask("PATCH", "/api/me", {"name": "Theodora"}).status_code == 200
    assert anna.get("/api/me").json()["name"] == bot.get("/api/me").json()["name"] == "Theodora"
    (token,) = anna.get("/api/tokens").json()
    assert anna.ask("DELETE", f"/api/tokens/{token['id']}").status_code == 204
    assert bot.get("/api/me").status_code == 401
    assert anna.post("/api/logout").status_code == 204
    stale = stored.nobody()
    stale.cookie = anna.cookie
    assert stale.get("/api/me").status_code == 401


def test_who_was_looked_up_before_a_change_is_not_kept() -> None:
    callers = Callers()
    person = Person("a", "Anna", True, "en", "system", "picture", 0)
    age = callers.age
    callers.forget()  # while the look-up was under way
    callers.keep("key", person, 5.0, age)
    assert callers.find("key", 5.0) is None
    callers.keep("key", person, 5.0, callers.age)
    assert callers.find("key", 6.0) is person and callers.find("key", 5.0 + KNOWN) is None
