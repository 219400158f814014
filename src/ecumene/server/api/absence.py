"""What people decide about seats: the owner before the game, the majority about somebody who is gone."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body
from sqlalchemy import Connection

from ecumene.server import absence, lobby
from ecumene.server.api.tables import change
from ecumene.server.auth import AtTable, Somebody, Tables
from ecumene.server.sockets import GONE
from ecumene.server.table_docs import table_doc
from ecumene.server.table_rows import TableRow
from ecumene.wire.requests import AbsentVote, OneSeat, TheSeat
from ecumene.wire.tables import TableDoc

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("/{id}/send-away", response_model=TableDoc)
async def send_away(live_tables: Tables, caller: Somebody, live: AtTable, body: TheSeat) -> dict[str, Any]:
    """Free a seat before the game begins; whoever sat there does not come back to this table. For its owner."""
    person = caller.must()
    gone = live.row.seats[body.seat].person if body.seat < len(live.row.seats) else None
    await change(live_tables, live, lambda db, row: lobby.send_away(db, row, person, body.seat))
    for link in list(live.links):
        if gone is not None and link.person_id == gone and not live.row.knows(gone, None):
            link.close(GONE)
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())


@router.post("/{id}/close", status_code=204)
async def close(live_tables: Tables, caller: Somebody, live: AtTable) -> None:
    """Take a table away before its game begins. For its owner."""
    await change(live_tables, live, lambda db, row: lobby.close(db, row, caller.must()))


@router.post("/{id}/invite", response_model=TableDoc)
async def new_invite(live_tables: Tables, caller: Somebody, live: AtTable) -> dict[str, Any]:
    """Make a new invitation; the old one opens nothing any more. For the owner of the table."""
    person = caller.must()
    await change(live_tables, live, lambda db, row: lobby.new_invite(db, row, person))
    for link in list(live.links):
        if not live.row.knows(link.person_id, None):
            link.close(GONE)
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())


@router.post("/{id}/vote", response_model=TableDoc)
async def vote(live_tables: Tables, caller: Somebody, live: AtTable, body: AbsentVote) -> dict[str, Any]:
    """Vote about a seat that the table has waited for too long: a bot, the end, or nothing after all."""
    person = caller.must()

    def work(db: Connection, row: TableRow) -> None:
        absence.vote(db, row, person, body.seat, body.what, live_tables.clock.now())

    await change(live_tables, live, work)
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())


@router.post("/{id}/take-back", response_model=TableDoc)
async def take_back(
    live_tables: Tables, caller: Somebody, live: AtTable, body: Annotated[OneSeat | None, Body()] = None
) -> dict[str, Any]:
    """Play one's seat again after the others have let a bot do it."""
    person = caller.must()
    seat = body.seat if body else None
    now = live_tables.clock.now()
    await change(live_tables, live, lambda db, row: absence.take_back(db, row, person, seat, now))
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())
