"""Playing: scenes, moves, undo, explanations and chat."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response

from ecumene.server import moves, talk
from ecumene.server.errors import Problem, illegal
from ecumene.server.hall import Hall, Live
from ecumene.server.scenes import move_of_line, scene
from ecumene.server.shapes import Ack, ChatLine, MoveAsked, Scene, SeenAsked, StepAsked, Talk, Why
from ecumene.server.sockets import mark_seen
from ecumene.server.who import Anybody, AtTable, InHall, Lang, Somebody, acting_seat, viewing_seat

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])
SeatQuery = Annotated[int | None, Query(ge=0, le=9, description="one of your own seats, where you have several")]


async def make_scene(hall: Hall, live: Live, seat: int | None, lang: str, since: int | None) -> dict[str, Any]:
    """Return the scene as it is now."""

    def work() -> dict[str, Any]:
        table = live.game()
        after = table.history[0].number - 1 if since is None else move_of_line(table, since)
        return scene(live.row, table, seat, lang, after, live.redo)

    async with live.lock:
        return await hall.desk(work)


def fast(doc: Any) -> Response:
    """Return plain data without checking it once more."""
    return Response(msgspec.json.encode(doc), media_type="application/json")


@router.get("/scene", response_model=Scene)
async def the_scene(
    hall: InHall,
    caller: Anybody,
    live: AtTable,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int | None, Query(ge=0, le=10_000_000, description="the first line of the log")] = None,
) -> Response:
    """Show everything that the caller needs to draw and to act, and may know."""
    eyes = viewing_seat(live.row, caller.id, seat)
    return fast(await make_scene(hall, live, eyes, lang, since))


async def with_scene(hall: Hall, live: Live, seat: int, lang: str, problem: Problem) -> Problem:
    """Put a fresh scene beside the error of a stale move."""
    if problem.code == "stale" and live.table is not None:
        problem.more = {"scene": await make_scene(hall, live, seat, lang, None)}
    return problem


@router.post("/moves", response_model=Ack)
async def play(hall: InHall, caller: Somebody, live: AtTable, lang: Lang, body: MoveAsked) -> dict[str, Any]:
    """Play a move. The answer comes when it is stored; a stale one is refused with a fresh scene."""
    who = caller.must().id
    hall.rates.check("move", who)
    seat = acting_seat(live.row, who, body.seat)
    try:
        version = await moves.play(hall, live, who, seat, body.move, body.version, body.id, lang)
    except Problem as problem:
        raise await with_scene(hall, live, seat, lang, problem) from None
    return {"id": body.id, "version": version}


async def step_back(
    hall: Hall, caller_id: str, live: Live, lang: str, body: StepAsked, how: str
) -> dict[str, Any]:
    """Undo, redo or restart the turn."""
    hall.rates.check("move", caller_id)
    seat = acting_seat(live.row, caller_id, body.seat)
    try:
        if how == "redo":
            version = await moves.redo(hall, live, caller_id, seat, body.version, body.id)
        else:
            whole = how == "restart-turn"
            version = await moves.undo(hall, live, caller_id, seat, body.version, body.id, lang, whole)
    except Problem as problem:
        raise await with_scene(hall, live, seat, lang, problem) from None
    return {"id": body.id, "version": version}


@router.post("/undo", response_model=Ack)
async def undo(hall: InHall, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked) -> dict[str, Any]:
    """Take one step back."""
    return await step_back(hall, caller.must().id, live, lang, body, "undo")


@router.post("/redo", response_model=Ack)
async def redo(hall: InHall, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked) -> dict[str, Any]:
    """Play again what was taken back."""
    return await step_back(hall, caller.must().id, live, lang, body, "redo")


@router.post("/restart-turn", response_model=Ack)
async def restart(hall: InHall, caller: Somebody, live: AtTable, lang: Lang, body: StepAsked) -> dict[str, Any]:
    """Take back everything that can be taken back."""
    return await step_back(hall, caller.must().id, live, lang, body, "restart-turn")


@router.get("/why", response_model=Why)
async def why(
    hall: InHall,
    caller: Somebody,
    live: AtTable,
    lang: Lang,
    move: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Say why a move is not legal."""
    own = acting_seat(live.row, caller.must().id, seat)
    async with live.lock:
        refused = await hall.desk(live.game().why_not, own, move, lang)
    return {"legal": refused is None, "error": illegal(refused).body(lang) if refused else None}


@router.post("/seen", status_code=204)
async def seen(hall: InHall, caller: Somebody, live: AtTable, body: SeenAsked) -> None:
    """Say up to which line the log was read."""
    await mark_seen(hall, live, acting_seat(live.row, caller.must().id, body.seat), body.n)


@router.get("/chat", response_model=list[ChatLine])
async def chat(
    hall: InHall, caller: Anybody, live: AtTable, since: Annotated[int, Query(ge=0, le=2**62)] = 0
) -> list[dict[str, Any]]:
    """Read what was said, after a line."""

    def work() -> list[dict[str, Any]]:
        with hall.store.read() as db:
            return talk.lines(db, live.row, caller.id, since)

    return await hall.desk(work)


@router.post("/chat", response_model=ChatLine, status_code=201)
async def say(hall: InHall, caller: Somebody, live: AtTable, body: Talk) -> dict[str, Any]:
    """Say something to the seats, or among the watchers."""
    return await talk.say(hall, live, caller.must(), body.text, body.to)
