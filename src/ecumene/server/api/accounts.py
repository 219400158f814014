"""One's own account: passwords, recovery codes, sessions, a copy of it all, and the end."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from ecumene.server import accounts, lobby, people
from ecumene.server.api.people import DEVICE, give_cookie, new_session
from ecumene.server.auth import COOKIE, Anybody, Caller, InSession, Tables
from ecumene.server.errors import Problem
from ecumene.server.journal import read_snapshot, rename_snapshot
from ecumene.server.live_tables import RESTART, LiveTables
from ecumene.server.people import Person
from ecumene.server.sockets import GONE, close_key
from ecumene.server.table_rows import read_table
from ecumene.wire.people import Export, Recovery, Registered, SessionDoc
from ecumene.wire.requests import NewPassword, Password, Recover

router = APIRouter(prefix="/api", tags=["people"])


async def check_password(live_tables: LiveTables, caller: Caller, password: str) -> None:
    """Ask for the password once more: an open browser is not enough for what cannot be taken back."""
    person = caller.must()
    live_tables.rates.check_login(person.name, caller.address, caller.key)
    stored = await live_tables.look_up(partial(accounts.password_of, person=person.id))
    if not await live_tables.in_thread(people.verify, stored, password):
        raise Problem("wrong-password")


@router.post("/password", status_code=204)
async def change_password(live_tables: Tables, caller: InSession, request: Request, body: NewPassword) -> None:
    """Change one's password. All other sessions end, and other devices are unknown again."""
    await check_password(live_tables, caller, body.old)
    stored = await live_tables.in_thread(people.password_hash, body.new)
    device = people.hashed(request.cookies.get(DEVICE, "")[:100])
    ended = await live_tables.write(
        lambda db: accounts.set_password(db, caller.must().id, stored, caller.key, device)
    )
    for key in ended:
        close_key(live_tables, key)


@router.post("/recover", response_model=Registered)
async def recover(
    live_tables: Tables, caller: Anybody, request: Request, response: Response, body: Recover
) -> dict[str, Any]:
    """Get in by the recovery code: a new password, a new code, and all sessions end but the new one."""
    live_tables.rates.check_login(body.name, caller.address, None)
    stored = await live_tables.in_thread(people.password_hash, body.password)

    def work(db: Connection) -> tuple[Person, str, list[str], str, str]:
        id = accounts.by_code(db, body.name, body.code)
        found = people.find_person(db, id) if id else None
        if found is None:
            raise Problem("wrong-code")
        ended = accounts.set_password(db, found.id, stored, "", "")
        code = accounts.new_code(db, found.id)
        return found, code, ended, new_session(live_tables, db, found.id), people.add_device(db, found.id)

    person, code, ended, secret, device = await live_tables.write(work)
    give_cookie(live_tables, request, response, secret, device)
    for key in ended:
        close_key(live_tables, key)
    return person.doc() | {"recovery": code}


@router.post("/recovery", response_model=Recovery)
async def new_recovery(live_tables: Tables, caller: InSession, body: Password) -> dict[str, str]:
    """Make a new recovery code; it is shown this once, and the old one is good for nothing any more."""
    await check_password(live_tables, caller, body.password)
    return {"recovery": await live_tables.write(partial(accounts.new_code, person=caller.must().id))}


@router.get("/sessions", response_model=list[SessionDoc])
async def sessions(live_tables: Tables, caller: InSession) -> list[dict[str, Any]]:
    """List one's sessions: when each began, and when it was last used, to the day."""
    now = live_tables.clock.now()
    return await live_tables.look_up(lambda db: accounts.list_sessions(db, caller.must().id, caller.key, now))


@router.delete("/sessions/{id}", status_code=204)
async def end_session(live_tables: Tables, caller: InSession, id: str) -> None:
    """End one of one's sessions and close its sockets."""
    if not (id.isascii() and id.isalnum()):
        raise Problem("not-found")
    close_key(live_tables, await live_tables.write(lambda db: accounts.end_session(db, caller.must().id, id)))


@router.delete("/sessions", status_code=204)
async def end_others(live_tables: Tables, caller: InSession) -> None:
    """End all one's sessions but this one."""
    for key in await live_tables.write(lambda db: accounts.end_sessions(db, caller.must().id, caller.key)):
        close_key(live_tables, key)


@router.get("/export", response_model=Export)
async def export(live_tables: Tables, caller: InSession, response: Response) -> dict[str, Any]:
    """Return everything that is kept about oneself."""
    live_tables.rates.check("table", caller.must().id)
    response.headers["content-disposition"] = 'attachment; filename="ecumene.json"'
    return await live_tables.look_up(partial(accounts.export, person=caller.must(), settings=live_tables.settings))


@router.post("/delete-me", status_code=204)
async def delete_me(live_tables: Tables, caller: InSession, response: Response, body: Password) -> None:
    """Delete one's account. Games stay, nameless; in those that are being played a bot goes on."""
    await check_password(live_tables, caller, body.password)
    person = caller.must()
    for id in await live_tables.look_up(partial(accounts.tables_of, person=person.id)):
        await leave_table(live_tables, person, id)
    for key in await live_tables.write(partial(accounts.erase, person=person)):
        close_key(live_tables, key)
    for name in (COOKIE, DEVICE):
        response.delete_cookie(name, path="/")


async def leave_table(live_tables: LiveTables, person: Person, id: str) -> None:
    """Take a person's name off a table, as its only writer: seats, record, log; whoever looks on comes again."""

    def work(db: Connection) -> None:
        accounts.leave_table(db, person, id)
        row = read_table(db, id)
        if row is not None and row.state == "open" and not any(each.person for each in row.seats):
            lobby.remove(db, id)
        elif row is not None and read_snapshot(db, id) is not None:
            rename_snapshot(db, id, lobby.seat_names(row))

    try:
        live = await live_tables.live(id)
    except Problem as problem:
        if problem.code != "damaged":
            raise
        await live_tables.write(partial(accounts.leave_table, person=person, id=id))
        return
    async with live.lock:
        await live_tables.write(work)
        live_tables.forget(live)
    for link in list(live.links):
        link.close(GONE if link.person_id == person.id else RESTART)
    fresh = await live_tables.look_up(partial(read_table, id=id))
    if fresh is not None and fresh.state == "playing":
        live_tables.bots.wake(await live_tables.live(id))
