"""Advice: a hint for whoever plays alone or against bots, and explanations of what was played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from ecumene.server.advice import Question, explains, question, question_at, told
from ecumene.server.api.play import SeatQuery, fast
from ecumene.server.auth import Anybody, AtTable, Lang, Somebody, Tables, acting_seat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.server.scenes import FAULTS
from ecumene.server.shares import Share, share_of
from ecumene.wire.tables import Advice

router = APIRouter(prefix="/api/tables/{id}", tags=["advice"])


async def answer(live_tables: LiveTables, who: Share, asked: Question, lang: str) -> Response:
    """Think, then say it; both beside the event loop. A fault is logged once, and the caller told in words."""
    try:
        thoughts = await live_tables.advisers.ask(asked, who)
        level = live_tables.settings.hint_level
        return fast(await live_tables.replays.do(who, told, asked, thoughts, level, lang))
    except Problem:
        raise
    except Exception as fault:
        FAULTS.note(fault, "advice")
        raise Problem("no-advice") from None


@router.get("/hint", response_model=Advice)
async def hint(
    live_tables: Tables, caller: Somebody, live: AtTable, lang: Lang, seat: SeatQuery = None
) -> Response:
    """Say what a master would do now, knowing no more than your seat. Only where nobody else plays."""
    person = caller.must().id
    own = acting_seat(live.row, person, seat)
    if not live.row.alone(person):
        raise Problem("hint-unfair")
    live_tables.rates.check("advice", person)
    asked = await live_tables.read(question, live.id, live.game(), own)
    return await answer(live_tables, share_of(caller.person, caller.address), asked, lang)


@router.get("/explain/{number}", response_model=Advice)
async def explain(
    live_tables: Tables,
    caller: Anybody,
    live: AtTable,
    lang: Lang,
    number: Annotated[int, Path(ge=0, le=10_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """Say what a master would have done after a move, and what was done: after the end, or in your analysis."""
    if not explains(live.row, caller.id):
        raise Problem("not-over")
    live_tables.rates.check("advice", caller.id or caller.address)
    who = share_of(caller.person, caller.address)
    asked = await question_at(live_tables.replays, who, live.now, number, seat)
    return await answer(live_tables, who, asked, lang)
