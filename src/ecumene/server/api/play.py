"""Playing: scenes, moves, undo, explanations and chat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from ecumene.server import chat as table_chat
from ecumene.server import moves
from ecumene.server.auth import Anybody, AtTable, Lang, Somebody, Tables, acting_seat, viewing_seat
from ecumene.server.errors import Problem, illegal
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.maps import map_of
from ecumene.server.public_answers import sent
from ecumene.server.scenes import PAGE, log_page
from ecumene.server.sockets import mark_seen
from ecumene.server.summary import sources
from ecumene.wire.fields import MoveText
from ecumene.wire.games import BareMap
from ecumene.wire.requests import AlwaysAskAsked, ChatAsked, LetPassAsked, MoveAsked, SeenAsked, StepAsked
from ecumene.wire.scene import Ack, LogPage, Previews, Scene, Why
from ecumene.wire.tables import ChatLine, PointSources

MOST_PREVIEWS = 64
MOST_LINES = 1000
router = APIRouter(prefix="/api/tables/{id}", tags=["play"])
SeatQuery = Annotated[int | None, Query(ge=0, le=9, description="one of your own seats, where you have several")]


async def make_scene(
    live_tables: LiveTables, live: LiveTable, seat: int | None, lang: str, since: int | None
) -> bytes:
    """Return the scene as it is now."""
    now = live.now
    places = now.game().places
    first = places.first if since is None else places.move_at(since)
    return await live_tables.scene(now, seat, lang, first - 1)


def fast(doc: Any) -> Response:
    """Return plain data without checking it once more."""
    return as_json(msgspec.json.encode(doc))


def as_json(made: bytes) -> Response:
    """Return what is JSON already."""
    return Response(made, media_type="application/json")


@router.get("/scene", response_model=Scene)
async def the_scene(
    live_tables: Tables,
    caller: Anybody,
    live: AtTable,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int | None, Query(ge=0, le=10_000_000, description="the first line of the log")] = None,
) -> Response:
    """Show everything that the caller needs to draw and to act, and may know."""
    eyes = viewing_seat(live.row, caller.id, seat)
    return as_json(await make_scene(live_tables, live, eyes, lang, since))


@router.get("/maps/{hash}", response_model=BareMap)
async def map_as_it_lies(
    request: Request, live_tables: Tables, live: AtTable, hash: Annotated[str, Path(pattern=r"^[0-9a-f]{20}$")]
) -> Response:
    """Show the map that a scene names by its hash; it never changes."""
    return sent(request, as_json(await live_tables.read(map_of, live.game(), hash)))


async def with_scene(live_tables: LiveTables, live: LiveTable, seat: int, lang: str, problem: Problem) -> Problem:
    """Put a fresh scene beside the error of a stale move."""
    if problem.code == "stale" and live.table is not None:
        problem.more = {"scene": msgspec.json.decode(await make_scene(live_tables, live, seat, lang, None))}
    return problem


async def changed(
    live_tables: LiveTables,
    who: str,
    live: LiveTable,
    lang: str,
    body: MoveAsked | StepAsked,
    change: Callable[[moves.Request], Awaitable[int]],
) -> dict[str, Any]:
    """Change the table for a seat of the caller; what is stale is refused with a fresh scene."""
    live_tables.rates.check("move", who)
    seat = acting_seat(live.row, who, body.seat)
    try:
        version = await change(moves.Request(who, seat, body.asked, body.version, body.id))
    except Problem as problem:
        raise await with_scene(live_tables, live, seat, lang, problem) from None
    return {"id": body.id, "version": version}


@router.post("/moves", response_model=Ack)
async def play(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: MoveAsked
) -> dict[str, Any]:
    """Play a move. The answer comes when it is stored; a stale one is refused with a fresh scene."""

    def change(request: moves.Request) -> Awaitable[int]:
        return moves.play(live_tables, live, request, body.move, lang)

    return await changed(live_tables, caller.must().id, live, lang, body, change)


@router.post("/undo", response_model=Ack)
async def undo(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked
) -> dict[str, Any]:
    """Take one step back."""

    def change(request: moves.Request) -> Awaitable[int]:
        return moves.undo(live_tables, live, request, lang, False)

    return await changed(live_tables, caller.must().id, live, lang, body, change)


@router.post("/let-pass", response_model=Ack)
async def let_pass(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: LetPassAsked
) -> dict[str, Any]:
    """Decline what is asked, and let all questions of this kind pass: the table declines them at once."""

    def change(request: moves.Request) -> Awaitable[int]:
        return moves.let_pass(live_tables, live, request, body.until, lang)

    return await changed(live_tables, caller.must().id, live, lang, body, change)


@router.post("/always-ask", response_model=Ack)
async def always_ask(live_tables: Tables, caller: Somebody, live: AtTable, body: AlwaysAskAsked) -> dict[str, Any]:
    """Be asked again: about one kind of question, or about all."""
    who = caller.must().id
    live_tables.rates.check("move", who)
    request = moves.Request(who, acting_seat(live.row, who, body.seat), client=body.id, any_time=True)
    return {"id": body.id, "version": await moves.always_ask(live_tables, live, request, body.kind)}


@router.post("/redo", response_model=Ack)
async def redo(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked
) -> dict[str, Any]:
    """Play again what was taken back."""

    def change(request: moves.Request) -> Awaitable[int]:
        return moves.redo(live_tables, live, request)

    return await changed(live_tables, caller.must().id, live, lang, body, change)


@router.post("/restart-turn", response_model=Ack)
async def restart(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked
) -> dict[str, Any]:
    """Take back everything that can be taken back."""

    def change(request: moves.Request) -> Awaitable[int]:
        return moves.undo(live_tables, live, request, lang, True)

    return await changed(live_tables, caller.must().id, live, lang, body, change)


@router.get("/why", response_model=Why)
async def why(
    live_tables: Tables,
    caller: Somebody,
    live: AtTable,
    lang: Lang,
    move: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Say why a move is not legal."""
    own = acting_seat(live.row, caller.must().id, seat)
    refused = await live_tables.read(live.game().why_not, own, move, lang)
    return {"legal": refused is None, "error": illegal(refused).body(lang) if refused else None}


@router.get("/previews", response_model=Previews)
async def previews(
    live_tables: Tables,
    caller: Somebody,
    live: AtTable,
    lang: Lang,
    move: Annotated[list[MoveText], Query(min_length=1, max_length=MOST_PREVIEWS)],
    seat: SeatQuery = None,
) -> Response:
    """Tell what offered moves would do, up to the first draw or reveal; what is not legal now is left out."""
    own = acting_seat(live.row, caller.must().id, seat)
    now = live.now

    def work() -> bytes:
        found = [now.preview(own, lang, each) for each in dict.fromkeys(move)]
        return msgspec.json.encode(
            {
                "version": now.game().version,
                "asked": now.game().asked(own),
                "previews": [each for each in found if each is not None],
            }
        )

    return as_json(await live_tables.read(work))


@router.get("/log", response_model=LogPage)
async def log(
    live_tables: Tables,
    caller: Anybody,
    live: AtTable,
    lang: Lang,
    before: Annotated[int, Query(ge=0, le=10_000_000, description="the first line that is known already")],
    count: Annotated[int, Query(ge=1, le=MOST_LINES, description="about how many lines")] = PAGE,
    seat: SeatQuery = None,
) -> Response:
    """Turn the pages of the log back: whole moves, up to a line."""
    eyes = viewing_seat(live.row, caller.id, seat)
    table = live.game()

    def work() -> bytes:
        return msgspec.json.encode({"version": table.version, "lines": log_page(table, eyes, lang, before, count)})

    return as_json(await live_tables.read(work))


@router.get("/points", response_model=PointSources)
async def points(
    live_tables: Tables, caller: Anybody, live: AtTable, lang: Lang, seat: SeatQuery = None
) -> Response:
    """Tell where everybody's points came from so far, as far as you may know it."""
    eyes = viewing_seat(live.row, caller.id, seat)
    table = live.game()
    viewer = -1 if eyes is None else eyes

    def work() -> bytes:
        return msgspec.json.encode({"version": table.version, "points": sources(table, lang, viewer)})

    return as_json(await live_tables.read(work))


@router.post("/seen", status_code=204)
async def seen(live_tables: Tables, caller: Somebody, live: AtTable, body: SeenAsked) -> None:
    """Say up to which line the log was read."""
    await mark_seen(live_tables, live, acting_seat(live.row, caller.must().id, body.seat), body.n)


@router.get("/chat", response_model=list[ChatLine])
async def chat(
    live_tables: Tables, caller: Anybody, live: AtTable, since: Annotated[int, Query(ge=0, le=2**62)] = 0
) -> list[dict[str, Any]]:
    """Read what was said, after a line."""
    return await live_tables.look_up(partial(table_chat.lines, row=live.row, person=caller.id, since=since))


@router.post("/chat", response_model=ChatLine, status_code=201)
async def say(live_tables: Tables, caller: Somebody, live: AtTable, body: ChatAsked) -> dict[str, Any]:
    """Say something to the seats, or among the watchers."""
    return await table_chat.say(live_tables, live, caller.must(), body.text, body.to)
