"""Tables: made, found, joined, left, given up and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query
from sqlalchemy import Connection

from ecumene.server import lobby, lobby_list, moves
from ecumene.server.auth import Anybody, AtTable, Lang, Somebody, Tables, acting_seat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTable, LiveTables, Stored, heard, resumed, stored_table
from ecumene.server.quotas import origin
from ecumene.server.sockets import GONE
from ecumene.server.table_docs import table_doc
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
    which: Annotated[
        Literal["others", "bots"] | None,
        Query(description="only those of other people, or those where bots play among themselves"),
    ] = None,
    offset: Annotated[int, Query(ge=0, le=100_000, description="leave out so many")] = 0,
    limit: Annotated[int, Query(ge=1, le=lobby_list.MOST_LISTED)] = lobby_list.MOST_LISTED,
) -> list[dict[str, Any]]:
    """List the lobby: public tables of people and one's own, those that wait for people first, owners in turn."""
    if mine:
        caller.must()

    wanted = lobby_list.Wanted(state, mine, game, which, offset, limit)
    rows = await live_tables.look_up(lambda db: lobby_list.listed(db, caller.id, wanted))
    watchers = {live.id: live.watchers() for live in live_tables.open_tables()}
    return [table_doc(row, caller.id, live_tables.settings, watchers.get(row.id, 0)) for row in rows]


@router.post("", response_model=TableDoc, status_code=201)
async def create(live_tables: Tables, caller: Somebody, lang: Lang, body: NewTable) -> dict[str, Any]:
    """Make a table. It begins at once when no seat is open."""
    person = caller.must()
    live_tables.rates.check_table(person.id, person.guest, caller.address)
    game = lobby.the_game(body.game)
    players = body.players or len(body.seats or [])
    options = lobby.choices(game, players, body.options, lang)
    if body.seed is not None and body.mode == "live":
        raise Problem("seed-not-here")
    if body.answers and body.mode != "tutorial":
        raise Problem("answers-not-here")
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
        seed=int(body.seed, 16) if isinstance(body.seed, str) else body.seed,
        answers=body.answers,
        patience=body.patience,
        lang=body.lang or lang,
        origin=origin(caller.address),
    )

    check_room(live_tables, row, person.id)
    begins = wanted.index("you") if body.begin and "you" in wanted else None

    now, settings = live_tables.clock.now(), live_tables.settings
    made = await live_tables.write(lambda db: lobby.create(db, row, settings, now, begins))
    try:
        live_tables.bots.wake(await live_tables.live(made.id))
    except Problem:  # the table is stored, and cannot be read just now
        live_tables.bots.come_later(made.id)
    return table_doc(made, person.id, live_tables.settings)


def check_room(live_tables: LiveTables, row: TableRow, person: str, bots_come: bool = False) -> None:
    """Refuse one more table of people and bots to somebody who waits for bots at many already."""
    if (bots_come or any(each.bot for each in row.seats)) and any(each.bot is None for each in row.seats):
        live_tables.bots.check_room(person)


@router.get("/{id}", response_model=TableDoc)
async def table(live_tables: Tables, caller: Anybody, live: AtTable) -> dict[str, Any]:
    """Show one table."""
    return table_doc(live.row, caller.id, live_tables.settings, live.watchers())


async def change(live_tables: LiveTables, live: LiveTable, work: Callable[[Connection, TableRow], None]) -> None:
    """Change the seats of a table as its only writer, then tell everybody."""

    def stored(db: Connection) -> Stored | None:
        row = read_table(db, live.id, lock=True)
        if row is None:
            raise Problem("not-found")
        work(db, row)
        fresh = read_table(db, live.id)
        if fresh is None:
            return None
        begins = live.table is None and fresh.state != "open"
        return stored_table(db, live.id) if begins else Stored(fresh, None, [])

    async def locked() -> None:
        if live.doubtful:
            await live_tables.make_sure(live)
        async with live.lock:
            try:
                fresh = await live_tables.write(stored)
            except Problem as problem:
                live.doubtful = live.doubtful or problem.unsure
                raise
            if fresh is None:
                live_tables.forget(live)
                for link in list(live.links):
                    link.close(GONE)
                return
            begun = fresh.snapshot is not None
            ended = live.row.state == "playing" and fresh.row.state == "over"
            live.become(
                (await live_tables.in_thread(resumed, fresh)).now if begun else live.now.with_row(fresh.row)
            )
            live.bots.clear()
        moves.announce(live)
        if begun or ended:
            for link in list(live.links):
                link.show()
        live_tables.bots.wake(live)

    changing = asyncio.ensure_future(locked())
    changing.add_done_callback(heard)
    await asyncio.shield(changing)


async def refresh(live_tables: LiveTables, id: str) -> None:
    """Show what was changed in the store about the seats of a table."""
    with suppress(Problem):
        await change(live_tables, await live_tables.live(id), lambda db, row: None)


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
    now = live_tables.clock.now()
    await change(live_tables, live, lambda db, row: lobby.join(db, row, person, asked.seat, now))
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())


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
    check_room(live_tables, live.row, person.id, bots_come=True)

    def work(db: Connection, row: TableRow) -> None:
        lobby.fill(db, row, person, body.bot, body.seat, lang, live_tables.clock.now())
        lobby.check_bots_alone(db, lobby.found(db, row.id), live_tables.settings)

    await change(live_tables, live, work)
    return table_doc(live.row, person.id, live_tables.settings, live.watchers())


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

    if live.table is not None:  # a bot lets nothing pass
        request = moves.Request(person, acting_seat(live.row, person, seat), any_time=True)
        await moves.always_ask(live_tables, live, request, None)
    await change(live_tables, live, work)
    return table_doc(live.row, person, live_tables.settings, live.watchers())


@router.post("/{id}/rematch", response_model=TableDoc)
async def rematch(live_tables: Tables, caller: Somebody, live: AtTable) -> dict[str, Any]:
    """Play again: the first who asks makes the table, the others join it, and everybody is told."""
    person = caller.must()
    live_tables.rates.check_table(person.id, person.guest, caller.address)
    check_room(live_tables, live.row, person.id)
    again: list[str] = []
    now, settings, made_from = live_tables.clock.now(), live_tables.settings, origin(caller.address)

    def work(db: Connection, row: TableRow) -> None:
        again.append(lobby.rematch(db, row, person, settings, now, made_from).id)

    await change(live_tables, live, work)
    new = await live_tables.live(again[-1])  # where a commit of several failed, it was made anew
    await change(live_tables, new, lambda db, row: None)
    return table_doc(new.row, person.id, live_tables.settings, new.watchers())
