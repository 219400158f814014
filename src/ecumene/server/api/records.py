"""After the game, and beside it: records, replays, forks and summaries."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from ecumene.server import replay
from ecumene.server.api.play import SeatQuery, fast
from ecumene.server.auth import Anybody, AtTable, Lang, Somebody, Tables, viewing_seat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.server.lobby import finished, lay_out, make_seats, new_row
from ecumene.server.people import Person
from ecumene.server.summary import summary
from ecumene.server.table_rows import Doc, TableRow, read_table, write_table
from ecumene.table.errors import BadRecord
from ecumene.table.loading import load
from ecumene.table.table import Table
from ecumene.wire.requests import ForkAsked, RecordText
from ecumene.wire.scene import Scene
from ecumene.wire.tables import Summary, TableDoc

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(live_tables: Tables, caller: Anybody, live: AtTable) -> PlainTextResponse:
    """Give the record: your moves at any time, everybody's with their luck after the end."""
    live_tables.rates.check("work", caller.id or caller.address)
    text = await live_tables.read(replay.record_for, live.now.row, live.game(), caller.id)
    return PlainTextResponse(text)


@router.get("/tables/{id}/replay/{number}", response_model=Scene)
async def replayed(
    live_tables: Tables,
    caller: Anybody,
    live: AtTable,
    lang: Lang,
    number: Annotated[int, Path(ge=0, le=10_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """Show the scene after a move: with your own eyes at any time, with any seat's after the end."""
    live_tables.rates.check("work", caller.id or caller.address)
    row = live.row
    if row.state == "over" and seat is not None:
        if seat >= row.players:
            raise Problem("not-your-seat")
        eyes: int | None = seat
    else:
        eyes = viewing_seat(row, caller.id, seat)
    return fast(await live_tables.read(replay.scene_at, row, live.game(), number, eyes, lang))


@router.get("/tables/{id}/story", response_model=Summary)
async def table_summary(live_tables: Tables, caller: Anybody, live: AtTable, lang: Lang) -> Response:
    """Look back after the end: curves, where the points came from, how long it took."""
    live_tables.rates.check("work", caller.id or caller.address)
    if live.row.state != "over":
        raise Problem("not-over")
    if live.row.result is None:
        raise Problem("no-result")
    games = await live_tables.in_thread(games_of, live_tables, caller.id, live.row)
    return fast(await live_tables.read(summary, live.row, live.game(), lang, games))


def games_of(live_tables: LiveTables, person: str | None, row: TableRow) -> list[tuple[Doc, Doc]]:
    """Return the finished games of somebody at such tables, if this is one: options and result of each."""
    if person is None or not row.seats_of(person):
        return []
    with live_tables.store.read() as db:
        return finished(db, person, row.game)


async def open_analysis(live_tables: LiveTables, person: Person, table: Table, lang: str) -> TableRow:
    """Put a game on a table of one's own, all seats in one hand; who played it before keeps the name."""
    mine = make_seats(["you"] * table.players, person, "analysis", lang)
    named = tuple(replace(each, name=name or each.name) for each, name in zip(mine, table.names, strict=True))
    row = new_row(person, table.game, table.options, named, mode="analysis", state="playing", lang=lang)

    def work(db: Connection) -> TableRow:
        write_table(db, row)
        lay_out(db, row.id, table, live_tables.clock.now())
        made = read_table(db, row.id)
        assert made is not None
        return made

    return await live_tables.write(work)


@router.post("/records", response_model=TableDoc, status_code=201)
async def import_record(live_tables: Tables, caller: Somebody, lang: Lang, body: RecordText) -> dict[str, Any]:
    """Open a record as an analysis table. The engine replays it move by move."""
    person = caller.must()
    live_tables.rates.check("work", person.id)
    try:
        table = await live_tables.read(load, body.text)
    except BadRecord as wrong:
        raise Problem("bad-record", cause=wrong) from None
    return (await open_analysis(live_tables, person, table, lang)).doc(person.id)


@router.post("/tables/{id}/fork", response_model=TableDoc, status_code=201)
async def fork(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: ForkAsked
) -> dict[str, Any]:
    """Open the position after a move as an analysis table: after the end, or from your own analysis."""
    person = caller.must()
    live_tables.rates.check("work", person.id)
    if live.row.state != "over" and not (live.row.mode == "analysis" and live.row.owner == person.id):
        raise Problem("not-over")
    table = await live_tables.read(replay.table_at, live.game(), body.number)
    return (await open_analysis(live_tables, person, table, lang)).doc(person.id)
