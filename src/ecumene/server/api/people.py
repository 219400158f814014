"""People: guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from ecumene.server import people
from ecumene.server.errors import Problem
from ecumene.server.hall import Hall
from ecumene.server.people import Person
from ecumene.server.shapes import Credentials, Guest, Me, MeChange, NewToken, TokenDoc, TokenName
from ecumene.server.sockets import close_key
from ecumene.server.who import COOKIE, Anybody, InHall, InSession, Lang, Somebody

router = APIRouter(prefix="/api", tags=["people"])


def give_cookie(hall: Hall, request: Request, response: Response, secret: str) -> None:
    """Hand out a session: out of reach for scripts, and never sent by other sites."""
    secure = request.url.scheme == "https" or any(each.startswith("https:") for each in hall.settings.origins)
    age = hall.settings.session_days * people.DAY
    response.set_cookie(COOKIE, secret, max_age=age, path="/", httponly=True, samesite="strict", secure=secure)


@router.post("/guest", response_model=Me)
async def guest(
    hall: InHall,
    caller: Anybody,
    lang: Lang,
    request: Request,
    response: Response,
    body: Annotated[Guest | None, Body()] = None,
) -> dict[str, Any]:
    """Begin at once: a session with a guest's name. Who has a session keeps it."""
    if caller.person is not None:
        return caller.person.doc()
    hall.rates.check("guest", caller.address)

    def work() -> tuple[Person, str]:
        with hall.store.write() as db:
            person = people.add_guest(db, body.name if body else None, lang)
            return person, people.open_session(db, person.id, hall.settings.session_days)

    person, secret = await hall.desk(work)
    give_cookie(hall, request, response, secret)
    return person.doc()


@router.get("/me", response_model=Me)
async def me(caller: Somebody) -> dict[str, Any]:
    """Say who the caller is."""
    return caller.must().doc()


@router.patch("/me", response_model=Me)
async def change_me(hall: InHall, caller: Somebody, body: MeChange) -> dict[str, Any]:
    """Change one's name (guests), language, theme, density and speed of animations."""
    changes = {key: value for key, value in body.model_dump().items() if value is not None}

    def work() -> Person:
        with hall.store.write() as db:
            return people.change(db, caller.must(), changes)

    return (await hall.desk(work)).doc()


@router.post("/register", response_model=Me)
async def register(
    hall: InHall, caller: InSession, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Become an account and keep the games. The session gets a new id."""
    hall.rates.check("login", caller.address)
    person = caller.must()

    def work() -> tuple[Person, str]:
        stored = people.password_hash(body.password)
        with hall.store.write() as db:
            people.register(db, person, body.name, stored)
            people.close_session(db, caller.key)
            found = people.find_person(db, person.id)
            assert found is not None
            return found, people.open_session(db, person.id, hall.settings.session_days)

    account, secret = await hall.desk(work)
    give_cookie(hall, request, response, secret)
    close_key(hall, caller.key)
    return account.doc()


@router.post("/login", response_model=Me)
async def login(
    hall: InHall, caller: Anybody, request: Request, response: Response, body: Credentials
) -> dict[str, Any]:
    """Log in. The session gets a new id; the old one and its sockets end."""
    hall.rates.check("login", caller.address)
    hall.rates.check("login", "name " + people.name_key(body.name))

    def work() -> tuple[Person, str]:
        with hall.store.read() as db:
            id, stored = people.stored_password(db, body.name)
        if not people.verify(stored, body.password) or not id:
            raise Problem("wrong-password")
        with hall.store.write() as db:
            if caller.key and not caller.by_token:
                people.close_session(db, caller.key)
            found = people.find_person(db, id)
            assert found is not None
            return found, people.open_session(db, id, hall.settings.session_days)

    person, secret = await hall.desk(work)
    give_cookie(hall, request, response, secret)
    if caller.key:
        close_key(hall, caller.key)
    return person.doc()


@router.post("/logout", status_code=204)
async def logout(hall: InHall, caller: InSession, response: Response) -> None:
    """End the session for good and close its sockets."""

    def work() -> None:
        with hall.store.write() as db:
            people.close_session(db, caller.key)

    await hall.desk(work)
    response.delete_cookie(COOKIE, path="/")
    close_key(hall, caller.key)


@router.get("/tokens", response_model=list[TokenDoc])
async def tokens(hall: InHall, caller: InSession) -> list[dict[str, Any]]:
    """List one's tokens, without their secrets."""

    def work() -> list[dict[str, Any]]:
        with hall.store.read() as db:
            return people.list_tokens(db, caller.must().id)

    return await hall.desk(work)


@router.post("/tokens", response_model=NewToken, status_code=201)
async def add_token(hall: InHall, caller: InSession, body: TokenName) -> dict[str, Any]:
    """Make a token for a bot. It is shown this once."""

    def work() -> dict[str, Any]:
        with hall.store.write() as db:
            return people.add_token(db, caller.must().id, body.name)

    return await hall.desk(work)


@router.delete("/tokens/{id}", status_code=204)
async def remove_token(hall: InHall, caller: InSession, id: str) -> None:
    """Revoke a token and close its sockets."""
    if not (id.isascii() and id.isalnum()):
        raise Problem("not-found")

    def work() -> str:
        with hall.store.write() as db:
            return people.remove_token(db, caller.must().id, id)

    close_key(hall, await hall.desk(work))
