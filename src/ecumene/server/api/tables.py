"""Tables: made, found, joined, left, given up and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query
from sqlalchemy import Connection

from ecumene.server import lobby
from ecumene.server.auth import Anybody, AtTable, Lang, Somebody, Tables, acting_seat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTable, LiveTables, revive
from ecumene.server.moves import announce
from ecumene.server.sockets import GONE
from ecumene.server.table_rows import TableRow, read_table
from ecumene.table.clean_text import clean
from ecumene.wire.requests import HandOver, Join, NewTable, OneSeat
from ecumene.wire.tables import TableDoc

router = APIRouter(prefix="/api/tables", tags=["tables"])
BEST_BOT = "planner"


@router.get("", response_model=list[TableDoc])
async def tables(
    live_tables: Tables,
    caller: Anybody,
    state: Literal["open", "playing", "over"] | None = None,
    mine: bool = False,
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z-]*$")] = None,
) -> list[dict[str, Any]]:
    """List the lobby: public tables and one's own, the latest first."""
    if mine:
        caller.must()

    def work() -> list[TableRow]:
        with live_tables.store.read() as db:
            return lobby.listed(db, caller.id, state, mine, game)

    watchers = {live.id: live.watchers() for live in live_tables.open_tables()}
    return [row.doc(caller.id, watchers.get(row.id, 0)) for row in await live_tables.in_thread(work)]


@router.post("", response_model=TableDoc, status_code=201)
async def create(live_tables: Tables, caller: Somebody, lang: Lang, body: NewTable) -> dict[str, Any]:
    """Make a table. It begins at once when no seat is open."""
    person = caller.must()
    live_tables.rates.check("table", person.id)
    game = lobby.the_game(body.game)
    players = body.players or len(body.seats or [])
    options = lobby.choices(game, players, body.options, lang)
    if body.seed is not None and body.mode == "live":
        raise Problem("seed-not-here")
    rest = "open" if body.mode == "live" else "you"
    wanted = body.seats if body.seats is not None else ["you", *[rest] * (players - 1)]
    if len(wanted) != players:
        raise Problem("seats")
    row = lobby.new_row(
        person,
        game.key,
        options,
        lobby.make_seats(wanted, person, body.mode, lang),
        name=clean(body.name) or person.name,
        visibility=body.visibility if body.mode == "live" else "private",
        mode=body.mode,
        seed=body.seed,
        lang=body.lang or lang,
    )

    def work() -> TableRow:
        with live_tables.store.write() as db:
            return lobby.create(db, row)

    made = await live_tables.in_thread(work)
    live_tables.bots.wake(await live_tables.live(made.id))
    return made.doc(person.id)


@router.get("/{id}", response_model=TableDoc)
async def table(caller: Anybody, live: AtTable) -> dict[str, Any]:
    """Show one table."""
    return live.row.doc(caller.id, live.watchers())


async def change(live_tables: LiveTables, live: LiveTable, work: Callable[[Connection, TableRow], None]) -> None:
    """Change the seats of a table as its only writer, then tell everybody."""

    def stored() -> LiveTable | None:
        with live_tables.store.write() as db:
            row = read_table(db, live.id, lock=True)
            if row is None:
                raise Problem("not-found")
            work(db, row)
        try:
            return revive(live_tables.store, live.id)
        except Problem:
            return None

    async def locked() -> None:
        async with live.lock:
            fresh = await live_tables.in_thread(stored)
            if fresh is None:
                live_tables.forget(live)
                for link in list(live.links):
                    link.close(GONE)
                return
            begun = live.table is None and fresh.table is not None
            live.become(fresh.now if begun else replace(live.now, row=fresh.row))
            live.bots.clear()
        announce(live)
        if begun:
            for link in list(live.links):
                link.show()
        live_tables.bots.wake(live)

    await asyncio.shield(asyncio.ensure_future(locked()))


@router.post("/{id}/join", response_model=TableDoc)
async def join(
    live_tables: Tables, caller: Somebody, id: str, body: Annotated[Join | None, Body()] = None
) -> dict[str, Any]:
    """Take an open seat; a private table wants its invite."""
    asked = body or Join()
    live = await live_tables.live(id[:64])
    person = caller.must()
    if not live.row.knows(person.id, asked.invite):
        raise Problem("not-found")
    await change(live_tables, live, lambda db, row: lobby.join(db, row, person, asked.seat))
    return live.row.doc(person.id, live.watchers())


@router.post("/{id}/leave", status_code=204)
async def leave(live_tables: Tables, caller: Somebody, live: AtTable) -> None:
    """Stand up before the game begins. A table that nobody sits at goes away."""

    def work(db: Connection, row: TableRow) -> None:
        lobby.leave(db, row, caller.must())

    await change(live_tables, live, work)


@router.post("/{id}/fill", response_model=TableDoc)
async def fill(live_tables: Tables, caller: Somebody, lang: Lang, live: AtTable, body: HandOver) -> dict[str, Any]:
    """Let bots take the open seats, or one of them; the owner of the table may."""
    person = caller.must()
    await change(live_tables, live, lambda db, row: lobby.fill(db, row, person, body.bot, body.seat, lang))
    return live.row.doc(person.id, live.watchers())


@router.post("/{id}/resign", response_model=TableDoc)
async def resign(
    live_tables: Tables, caller: Somebody, live: AtTable, body: Annotated[OneSeat | None, Body()] = None
) -> dict[str, Any]:
    """Give the game up as lost; a bot plays the seat on."""
    return await _give_up(live_tables, live, caller.must().id, body.seat if body else None, BEST_BOT, True)


@router.post("/{id}/hand-over", response_model=TableDoc)
async def hand_over(live_tables: Tables, caller: Somebody, live: AtTable, body: HandOver) -> dict[str, Any]:
    """Hand the seat to a bot."""
    return await _give_up(live_tables, live, caller.must().id, body.seat, body.bot, False)


async def _give_up(
    live_tables: LiveTables, live: LiveTable, person: str, seat: int | None, bot: str, resign: bool
) -> dict[str, Any]:
    def work(db: Connection, row: TableRow) -> None:
        lobby.give_up(db, row, acting_seat(row, person, seat), bot, resign)

    await change(live_tables, live, work)
    return live.row.doc(person, live.watchers())


@router.post("/{id}/rematch", response_model=TableDoc)
async def rematch(live_tables: Tables, caller: Somebody, live: AtTable) -> dict[str, Any]:
    """Play again: the first who asks makes the table, the others join it, and everybody is told."""
    person = caller.must()
    live_tables.rates.check("table", person.id)
    again: list[str] = []
    await change(live_tables, live, lambda db, row: again.append(lobby.rematch(db, row, person).id))
    new = await live_tables.live(again[0])
    await change(live_tables, new, lambda db, row: None)
    return new.row.doc(person.id, new.watchers())
