"""Who asks, in which language, about which table and for which seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

from fastapi import Depends, Header, Query, Request
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ecumene.server import people
from ecumene.server.errors import Problem, lang_of
from ecumene.server.limits import network
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.people import Person
from ecumene.server.security import bearer
from ecumene.server.table_rows import TableRow

COOKIE = "ecumene"
LangName = Literal["en", "ru", "el"]


@dataclass(frozen=True)
class Caller:
    """Somebody who asks: the person, if any, and the hash of what opened the door."""

    person: Person | None
    key: str
    by_token: bool
    address: str

    @property
    def id(self) -> str | None:
        """Return the id of the person."""
        return self.person.id if self.person else None

    def must(self) -> Person:
        """Return the person; Problem when there is none."""
        if self.person is None:
            raise Problem("session-needed")
        return self.person


async def find_caller(live_tables: LiveTables, request: HTTPConnection) -> Caller:
    """Return who asks. A token that is not valid is an error, an old cookie is just nobody."""
    address = network(request.client.host) if request.client else "?"
    token = bearer(request.headers)
    if token is not None:
        key = people.hashed(token)
        person = await _known(live_tables, key, partial(people.by_token, secret=token))
        if person is None:
            raise Problem("session-needed")
        live_tables.callers.came_from(person, address)
        return Caller(person, key, True, address)
    secret = request.cookies.get(COOKIE)
    if not secret:
        return Caller(None, "", False, address)
    key, now = people.hashed(secret), live_tables.clock.now()
    person = await _known(live_tables, key, partial(people.by_session, secret=secret, now=now))
    if person is not None:
        live_tables.note_use(key)
        live_tables.callers.came_from(person, address)
    return Caller(person, key, False, address)


async def _known(live_tables: LiveTables, key: str, look: Callable[[Connection], Person | None]) -> Person | None:
    """Return whose key this is; looked up when that was not done a moment ago."""
    callers, now = live_tables.callers, live_tables.clock.now()
    found = callers.find(key, now)
    if found is None:
        age = callers.age
        try:
            found = await live_tables.look_up(look)
        except Problem:
            found = callers.last_known(key)  # who plays while the database is away goes on seeing the table
            if found is None:
                raise
            return found
        if found is not None:
            callers.keep(key, found, now, age)
    return found


def the_live_tables(request: Request) -> LiveTables:
    """Return the live tables of the server."""
    live_tables = request.app.state.live_tables
    assert isinstance(live_tables, LiveTables)
    return live_tables


Tables = Annotated[LiveTables, Depends(the_live_tables)]


async def the_caller(request: Request, live_tables: Tables) -> Caller:
    """Return who asks, or nobody."""
    return await find_caller(live_tables, request)


Anybody = Annotated[Caller, Depends(the_caller)]


async def the_somebody(caller: Anybody) -> Caller:
    """Return who asks, who must be somebody."""
    caller.must()
    return caller


Somebody = Annotated[Caller, Depends(the_somebody)]


async def the_session(caller: Somebody) -> Caller:
    """Return who asks by a session: tokens are for playing, not for keys and names."""
    if caller.by_token:
        raise Problem("by-token")
    return caller


InSession = Annotated[Caller, Depends(the_session)]


def the_lang(
    lang: Annotated[LangName | None, Query(description="en, ru or el; else Accept-Language")] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> str:
    """Return the language of the answer."""
    return lang_of(lang, accept_language)


Lang = Annotated[str, Depends(the_lang)]


async def the_table(
    id: str,
    live_tables: Tables,
    caller: Anybody,
    invite: Annotated[str | None, Query(max_length=64, description="the invite of a private table")] = None,
) -> LiveTable:
    """Return a table that the caller may know; a private one is not there for others."""
    live = await live_tables.live(id[:64])
    if not live.row.knows(caller.id, invite):
        raise Problem("not-found")
    return live


AtTable = Annotated[LiveTable, Depends(the_table)]


def acting_seat(row: TableRow, person: str | None, seat: int | None) -> int:
    """Return the seat that somebody acts for: it comes from the session, never from the request alone."""
    mine = row.seats_of(person)
    if not mine:
        raise Problem("not-seated")
    if seat is None:
        if len(mine) > 1:
            raise Problem("not-your-seat")
        return mine[0]
    if seat not in mine:
        raise Problem("not-your-seat")
    return seat


def viewing_seat(row: TableRow, person: str | None, seat: int | None) -> int | None:
    """Return the seat whose eyes somebody sees with; None for a spectator."""
    mine = row.seats_of(person)
    if seat is not None:
        return acting_seat(row, person, seat)
    return mine[0] if len(mine) == 1 else None
