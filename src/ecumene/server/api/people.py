"""People: guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from ecumene.server import people
from ecumene.server.auth import COOKIE, Anybody, InSession, Lang, Somebody, Tables
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.server.people import Person
from ecumene.server.sockets import close_key
from ecumene.wire.people import Me, NewToken, TokenDoc
from ecumene.wire.requests import Credentials, Guest, MeChange, TokenName

router = APIRouter(prefix="/api", tags=["people"])


def give_cookie(live_tables: LiveTables, request: Request, response: Response, secret: str) -> None:
    """Hand out a session: out of reach for scripts, and never sent by other sites."""
    secure = request.url.scheme == "https" or any(
        each.startswith("https:") for each in live_tables.settings.origins
    )
    age = live_tables.settings.session_days * people.DAY
    response.set_cookie(COOKIE, secret, max_age=age, path="/", httponly=True, samesite="strict", secure=secure)


@router.post("/guest", response_model=Me)
async def guest(
    live_tables: Tables,
    caller: Anybody,
    lang: Lang,
    request: Request,
    response: Response,
    body: Annotated[Guest | None, Body()] = None,
) -> dict[str, Any]:
    """Begin at once: a session with a guest's name. Who has a session keeps it."""
    if caller.person is not None:
        return caller.person.doc()
    live_tables.rates.check("guest", caller.address)

    def work() -> tuple[Person, str]:
        with live_tables.store.write() as db:
            person = people.add_guest(db, body.name if body else None, lang)
            return person, people.open_session(db, person.id, live_tables.settings.session_days)

    person, secret = await live_tables.in_thread(work)
    give_cookie(live_tables, request, response, secret)
    return person.doc()


@router.get("/me", response_model=Me)
async def me(caller: Somebody) -> dict[str, Any]:
    """Say who the caller is."""
    return caller.must().doc()


@router.patch("/me", response_model=Me)
async def change_me(live_tables: Tables, caller: Somebody, body: MeChange) -> dict[str, Any]:
    """Change one's name (guests), language, theme, density and speed of animations."""
    changes = {key: value for key, value in body.model_dump().items() if value is not None}

    def work() -> Person:
        with live_tables.store.write() as db:
            return people.change(db, caller.must(), changes)

    return (await live_tables.in_thread(work)).doc()


@router.post("/register", response_model=Me)
async def register(
    live_tables: Tables, caller: InSession, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Become an account and keep the games. The session gets a new id."""
    live_tables.rates.check("login", caller.address)
    person = caller.must()

    def work() -> tuple[Person, str]:
        stored = people.password_hash(body.password)
        with live_tables.store.write() as db:
            people.register(db, person, body.name, stored)
            people.close_session(db, caller.key)
            found = people.find_person(db, person.id)
            assert found is not None
            return found, people.open_session(db, person.id, live_tables.settings.session_days)

    account, secret = await live_tables.in_thread(work)
    give_cookie(live_tables, request, response, secret)
    close_key(live_tables, caller.key)
    return account.doc()


@router.post("/login", response_model=Me)
async def login(
    live_tables: Tables, caller: Anybody, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Log in. The session gets a new id; the old one and its sockets end."""
    live_tables.rates.check("login", caller.address)
    live_tables.rates.check("login", "name " + people.name_key(body.name))

    def work() -> tuple[Person, str]:
        with live_tables.store.read() as db:
            id, stored = people.stored_password(db, body.name)
        if not people.verify(stored, body.password) or not id:
            raise Problem("wrong-password")
        with live_tables.store.write() as db:
            if caller.key and not caller.by_token:
                people.close_session(db, caller.key)
            found = people.find_person(db, id)
            assert found is not None
            return found, people.open_session(db, id, live_tables.settings.session_days)

    person, secret = await live_tables.in_thread(work)
    give_cookie(live_tables, request, response, secret)
    if caller.key:
        close_key(live_tables, caller.key)
    return person.doc()


@router.post("/logout", status_code=204)
async def logout(live_tables: Tables, caller: InSession, response: Response) -> None:
    """End the session for good and close its sockets."""

    def work() -> None:
        with live_tables.store.write() as db:
            people.close_session(db, caller.key)

    await live_tables.in_thread(work)
    response.delete_cookie(COOKIE, path="/")
    close_key(live_tables, caller.key)


@router.get("/tokens", response_model=list[TokenDoc])
async def tokens(live_tables: Tables, caller: InSession) -> list[dict[str, Any]]:
    """List one's tokens, without their secrets."""

    def work() -> list[dict[str, Any]]:
        with live_tables.store.read() as db:
            return people.list_tokens(db, caller.must().id)

    return await live_tables.in_thread(work)


@router.post("/tokens", response_model=NewToken, status_code=201)
async def add_token(live_tables: Tables, caller: InSession, body: TokenName) -> dict[str, Any]:
    """Make a token for a bot. It is shown this once."""

    def work() -> dict[str, Any]:
        with live_tables.store.write() as db:
            return people.add_token(db, caller.must().id, body.name)

    return await live_tables.in_thread(work)


@router.delete("/tokens/{id}", status_code=204)
async def remove_token(live_tables: Tables, caller: InSession, id: str) -> None:
    """Revoke a token and close its sockets."""
    if not (id.isascii() and id.isalnum()):
        raise Problem("not-found")

    def work() -> str:
        with live_tables.store.write() as db:
            return people.remove_token(db, caller.must().id, id)

    close_key(live_tables, await live_tables.in_thread(work))
