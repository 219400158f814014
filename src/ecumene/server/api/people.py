"""People: guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response
from sqlalchemy import Connection

from ecumene.server import people
from ecumene.server.accounts import new_code
from ecumene.server.api.tables import refresh
from ecumene.server.auth import COOKIE, Anybody, InSession, Lang, Somebody, Tables
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.server.people import Person
from ecumene.server.sockets import close_key
from ecumene.wire.people import Me, NewToken, Registered, TokenDoc
from ecumene.wire.requests import Credentials, Guest, MeChange, TokenName

router = APIRouter(prefix="/api", tags=["people"])


DEVICE = "ecumene-device"
DEVICE_DAYS = 400  # as long as browsers keep anything


def give_cookie(
    live_tables: LiveTables, request: Request, response: Response, secret: str, device: str | None = None
) -> None:
    """Hand out a session, and what a device is known by: out of reach for scripts, never sent by other sites."""
    secure = request.url.scheme == "https" or any(
        each.startswith("https:") for each in live_tables.settings.origins
    )
    age = live_tables.settings.session_days * people.DAY
    for name, value, lasts in ((COOKIE, secret, age), (DEVICE, device, DEVICE_DAYS * people.DAY)):
        if value is not None:
            response.set_cookie(
                name, value, max_age=lasts, path="/", httponly=True, samesite="strict", secure=secure
            )


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

    def work(db: Connection) -> tuple[Person, str]:
        person = people.add_guest(db, body.name if body else None, lang)
        return person, new_session(live_tables, db, person.id)

    person, secret = await live_tables.write(work)
    give_cookie(live_tables, request, response, secret)
    return person.doc()


def new_session(live_tables: LiveTables, db: Connection, person: str) -> str:
    """Open a session as long as sessions last here."""
    return people.open_session(db, person, live_tables.settings.session_days, live_tables.clock.now())


@router.get("/me", response_model=Me)
async def me(caller: Somebody) -> dict[str, Any]:
    """Say who the caller is."""
    return caller.must().doc()


@router.patch("/me", response_model=Me)
async def change_me(live_tables: Tables, caller: Somebody, body: MeChange) -> dict[str, Any]:
    """Change one's name (guests), language, theme, density and speed of animations."""
    changes = {key: value for key, value in body.model_dump().items() if value is not None}
    if caller.by_token and "name" in changes:
        raise Problem("by-token")

    return (await live_tables.write(lambda db: people.change(db, caller.must(), changes))).doc()


@router.post("/register", response_model=Registered)
async def register(
    live_tables: Tables, caller: InSession, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Become an account and keep the games. The session gets a new id; the recovery code is shown this once."""
    live_tables.rates.check_login(body.name, caller.address, None)
    person = caller.must()

    stored = await live_tables.in_thread(people.password_hash, body.password)

    def work(db: Connection) -> tuple[Person, list[str], str, str, str]:
        displaced = people.register(db, person, body.name, stored)
        people.close_session(db, caller.key)
        found = people.find_person(db, person.id)
        assert found is not None
        code = new_code(db, person.id)
        return found, displaced, new_session(live_tables, db, person.id), people.add_device(db, person.id), code

    account, displaced, secret, device, code = await live_tables.write(work)
    give_cookie(live_tables, request, response, secret, device)
    close_key(live_tables, caller.key)
    for id in {*displaced, *(live.id for live in live_tables.open_tables() if live.row.knows_of(person.id))}:
        await refresh(live_tables, id)  # guests of this name have another, and an account's tables stay
    return account.doc() | {"recovery": code}


@router.post("/login", response_model=Me)
async def login(
    live_tables: Tables, caller: Anybody, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Log in. The session gets a new id; the old one and its sockets end."""
    shown = request.cookies.get(DEVICE, "")[:100]

    def look(db: Connection) -> tuple[str, str, bool]:
        id, stored = people.stored_password(db, body.name)
        return id, stored, bool(id and shown) and people.knows_device(db, id, shown)

    id, stored, known = await live_tables.look_up(look)
    live_tables.rates.check_login(body.name, caller.address, people.hashed(shown) if known else None)
    if not await live_tables.in_thread(people.verify, stored, body.password) or not id:
        raise Problem("wrong-password")

    def work(db: Connection) -> tuple[Person, str, str | None]:
        if caller.key and not caller.by_token:
            people.close_session(db, caller.key)
        found = people.find_person(db, id)
        assert found is not None
        return found, new_session(live_tables, db, id), None if known else people.add_device(db, id)

    person, secret, device = await live_tables.write(work)
    give_cookie(live_tables, request, response, secret, device)
    if caller.key:
        close_key(live_tables, caller.key)
    return person.doc()


@router.post("/logout", status_code=204)
async def logout(live_tables: Tables, caller: InSession, response: Response) -> None:
    """End the session for good and close its sockets."""
    await live_tables.write(lambda db: people.close_session(db, caller.key))
    response.delete_cookie(COOKIE, path="/")
    close_key(live_tables, caller.key)


@router.get("/tokens", response_model=list[TokenDoc])
async def tokens(live_tables: Tables, caller: InSession) -> list[dict[str, Any]]:
    """List one's tokens, without their secrets."""
    return await live_tables.look_up(lambda db: people.list_tokens(db, caller.must().id))


@router.post("/tokens", response_model=NewToken, status_code=201)
async def add_token(live_tables: Tables, caller: InSession, body: TokenName) -> dict[str, Any]:
    """Make a token for a bot. It is shown this once."""
    return await live_tables.write(lambda db: people.add_token(db, caller.must().id, body.name))


@router.delete("/tokens/{id}", status_code=204)
async def remove_token(live_tables: Tables, caller: InSession, id: str) -> None:
    """Revoke a token and close its sockets."""
    if not (id.isascii() and id.isalnum()):
        raise Problem("not-found")

    close_key(live_tables, await live_tables.write(lambda db: people.remove_token(db, caller.must().id, id)))
