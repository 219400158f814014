"""After the game, and beside it: records, replays, forks and summaries."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from ecumene.server.api.play import SeatQuery, as_json
from ecumene.server.auth import Anybody, AtTable, Caller, Lang, Somebody, Tables, viewing_seat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.server.lobby import lay_out, make_seats, new_row
from ecumene.server.lobby_list import finished
from ecumene.server.quotas import check_quotas, check_running, origin
from ecumene.server.replays import Laid
from ecumene.server.shares import share_of
from ecumene.server.table_docs import table_doc
from ecumene.server.table_rows import Doc, TableRow, read_table, write_table
from ecumene.table.errors import BadRecord
from ecumene.wire.requests import ForkAsked, RecordText
from ecumene.wire.scene import Scene
from ecumene.wire.tables import Summary, TableDoc

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(live_tables: Tables, caller: Anybody, live: AtTable) -> PlainTextResponse:
    """Give the record: your moves at any time, everybody's with their luck after the end."""
    live_tables.rates.check("work", caller.id or caller.address)
    text = await live_tables.replays.record(share_of(caller.person, caller.address), live.now, caller.id)
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
    return as_json(
        await live_tables.replays.scene(share_of(caller.person, caller.address), live.now, number, eyes, lang)
    )


@router.get("/tables/{id}/story", response_model=Summary)
async def table_summary(live_tables: Tables, caller: Anybody, live: AtTable, lang: Lang) -> Response:
    """Look back after the end: curves, where the points came from, how long it took."""
    live_tables.rates.check("work", caller.id or caller.address)
    now = live.now
    if now.row.state != "over":
        raise Problem("not-over")
    if now.row.result is None:
        raise Problem("no-result")
    games: list[tuple[Doc, Doc]] = []
    if caller.id is not None and now.row.seats_of(caller.id):
        games = await live_tables.look_up(partial(finished, person=caller.id, game=now.row.game))
    return as_json(await live_tables.replays.story(share_of(caller.person, caller.address), now, lang, games))


async def check_room(live_tables: LiveTables, caller: Caller) -> None:
    """Refuse one more analysis before a game is replayed for it, which takes long."""
    person, settings = caller.must(), live_tables.settings
    live_tables.rates.check("work", person.id)
    live_tables.rates.check_table(person.id, person.guest, caller.address)
    made_from = origin(caller.address)
    await live_tables.look_up(lambda db: check_running(db, person.id, not person.guest, made_from, settings))


async def open_analysis(live_tables: LiveTables, caller: Caller, laid: Laid, lang: str) -> TableRow:
    """Put a game on a table of one's own, all seats in one hand; who played it before keeps the name."""
    table, person, made_from = laid.table, caller.must(), origin(caller.address)
    mine = make_seats(["you"] * table.players, person, "analysis", lang)
    named = tuple(replace(each, name=name or each.name) for each, name in zip(mine, table.names, strict=True))
    new = {"mode": "analysis", "state": "playing", "lang": lang, "origin": made_from}
    row = new_row(person, table.game, table.options, named, **new)

    def work(db: Connection) -> TableRow:
        check_quotas(db, row, live_tables.settings)
        write_table(db, row)
        lay_out(db, row.id, table, live_tables.clock.now(), laid.data)
        made = read_table(db, row.id)
        assert made is not None
        return made

    return await live_tables.write(work)


@router.post("/records", response_model=TableDoc, status_code=201)
async def import_record(live_tables: Tables, caller: Somebody, lang: Lang, body: RecordText) -> dict[str, Any]:
    """Open a record as an analysis table. The engine replays it move by move."""
    person = caller.must()
    await check_room(live_tables, caller)
    try:
        laid = await live_tables.replays.load(share_of(person, caller.address), body.text)
    except BadRecord as wrong:
        raise Problem("bad-record", cause=wrong) from None
    return table_doc(await open_analysis(live_tables, caller, laid, lang), person.id, live_tables.settings)


@router.post("/tables/{id}/fork", response_model=TableDoc, status_code=201)
async def fork(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: ForkAsked
) -> dict[str, Any]:
    """Open the position after a move as an analysis table: after the end, or from your own analysis."""
    person = caller.must()
    if live.row.state != "over" and not (live.row.mode == "analysis" and live.row.owner == person.id):
        raise Problem("not-over")
    await check_room(live_tables, caller)
    laid = await live_tables.replays.fork(share_of(person, caller.address), live.now, body.number)
    return table_doc(await open_analysis(live_tables, caller, laid, lang), person.id, live_tables.settings)
