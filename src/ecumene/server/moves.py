"""Moving at a table: one writer at a time; stored first, then shown; the same request never plays twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ecumene.server.absence import waited_since
from ecumene.server.errors import Problem, illegal
from ecumene.server.journal import (
    Step,
    find_answer,
    moved,
    stood,
    taken_back,
    undone_after,
    write_snapshot,
    write_step,
)
from ecumene.server.live_tables import LiveTable, LiveTables, heard
from ecumene.server.metrics import MOVE_SECONDS
from ecumene.server.moment import Moment
from ecumene.server.scenes import can_redo, with_resigned
from ecumene.server.table_rows import TableRow, write_progress
from ecumene.table.errors import IllegalMove
from ecumene.table.standing_answers import stand
from ecumene.table.table import Table

BOT = "bot"  # who moves for a seat that nobody plays
Change = Callable[[Table], list[Step]]
"""Changes a copy of the table and returns the steps it took."""


@dataclass(frozen=True)
class Request:
    """Who asks for a step, for which seat, and which question it answers.

    The mark that the scene carried tells the question; a client that sends none tells the version it saw.
    """

    who: str
    seat: int
    asked: str | None = None
    version: int | None = None
    client: str | None = None
    any_time: bool = False  # it answers nothing

    def check(self, live: LiveTable) -> None:
        """Refuse an answer to another question; what other seats have sealed meanwhile is none of its business."""
        table = live.game()
        if live.now.frozen is not None:
            raise Problem("frozen", number=table.number)
        if live.row.state == "over" and table.waiting:  # the others have ended it
            raise Problem("not-playing")
        if self.who == BOT and live.row.seats[self.seat].bot is None:  # its person has taken the seat back
            raise Problem("stale")
        if self.any_time:
            return
        if self.asked is not None:
            fresh = self.asked == table.asked(self.seat)
        else:
            fresh = self.version is not None and live.now.asked_since() <= self.version <= table.version
        if not fresh:
            raise Problem("stale")


async def play(live_tables: LiveTables, live: LiveTable, request: Request, move: str, lang: str) -> int:
    """Make a move and return the version it led to."""

    def change(table: Table) -> list[Step]:
        return _played(table, "move", request.seat, move, lang)

    return await _change(live_tables, live, request, change)


def _played(table: Table, kind: str, seat: int, move: str, lang: str) -> list[Step]:
    """Make a move, then give the standing answers that are due: all of it is one change, step by step."""
    try:
        table.play_alone(seat, move, lang)
    except IllegalMove as refused:
        raise illegal(refused) from None
    taken = [moved(table, kind, seat, move)]
    while (answer := table.answer_due()) is not None:
        taken.append(moved(table, "given", *answer))
    return taken


async def let_pass(live_tables: LiveTables, live: LiveTable, request: Request, until: str, lang: str) -> int:
    """Decline what a seat is asked, and let all questions of this kind pass."""

    def change(table: Table) -> list[Step]:
        try:
            move = stand(table, request.seat, until, lang)
        except IllegalMove as refused:
            raise illegal(refused) from None
        begun = stood(table, "let-pass", request.seat, until)
        return [begun, *_played(table, "move", request.seat, move, lang)]

    return await _change(live_tables, live, request, change)


async def always_ask(live_tables: LiveTables, live: LiveTable, request: Request, kind: str | None) -> int:
    """Ask a seat again about a kind of question, or about all; nothing happens when nothing stood."""

    def change(table: Table) -> list[Step]:
        changed = table.always_ask(request.seat, kind)
        return [stood(table, "ask", request.seat, kind or "")] if changed else []

    return await _change(live_tables, live, request, change)


async def undo(live_tables: LiveTables, live: LiveTable, request: Request, lang: str, all: bool = False) -> int:
    """Take one step back, or all that can be taken back."""

    def change(table: Table) -> list[Step]:
        seat = request.seat
        if live.row.is_final():
            raise Problem("not-playing")
        refused = table.why_no_undo(seat, lang)
        if refused is not None:
            raise illegal(refused)
        taken: list[Step] = []
        while (last := table.last_step(seat)) is not None and (all or not taken):
            table.undo(seat)
            taken.append(taken_back(table, seat, last))
        return taken

    return await _change(live_tables, live, request, change)


async def redo(live_tables: LiveTables, live: LiveTable, request: Request) -> int:
    """Play again what was just taken back."""

    def change(table: Table) -> list[Step]:
        if not can_redo(table, live.now.redo, request.seat):
            raise Problem("no-redo")
        again = live.now.redo[request.seat][-1].move
        return _played(table, "redo", request.seat, again, "en")

    return await _change(live_tables, live, request, change)


async def _change(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    """Change a table even if the caller goes away meanwhile."""
    with MOVE_SECONDS.labels(BOT if request.who == BOT else "person").time():
        changing = asyncio.ensure_future(_locked(live_tables, live, request, change))
        changing.add_done_callback(heard)
        return await asyncio.shield(changing)


async def _locked(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    if live.doubtful:
        await live_tables.make_sure(live)
    async with live.lock:
        before = live.game()
        try:
            answer = await _store(live_tables, live, request, change)
        except Problem as problem:
            live.doubtful = live.doubtful or problem.unsure
            if problem.code == "storage":
                raise
            known = await _known(live_tables, live, request)
            if known is None:
                raise
            answer = known
        except IntegrityError:
            known = await _known(live_tables, live, request)
            if known is None:  # somebody else has written here: what we remember is old
                live_tables.leave_to_store(live)
                raise Problem("stale") from None
            answer = known
    after = live.game()
    if after.revision != before.revision:
        for link in live.links_in_turn():  # a step of a sealed answer is shown to nobody but its seat
            if after.version != before.version or link.eyes() == request.seat:
                link.show()
        if not after.waiting:
            announce(live)
        live_tables.bots.wake(live)
    return answer


def announce(live: LiveTable) -> None:
    """Tell everybody at a table that its seats or its state have changed."""
    for link in list(live.links):
        link.tell_table()


async def _store(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    """Try the change on a copy, store it, and only then let the table be the copy."""
    before = live.game()
    after, taken = await live_tables.in_thread(_tried, live, request, change)
    if not taken:
        known = await _known(live_tables, live, request)
        return before.version if known is None else known
    every = live_tables.settings.snapshot_every
    now = live_tables.clock.now()
    row = await live_tables.write(lambda db: _write(db, live, after, taken, request, every, now), of_people=False)
    redo, number = live.now.redo, before.number
    for step in taken:
        redo = undone_after(redo, step, number)
        number = step.number
    moves_at = [*live.now.moves_at, *((step.shown, step.number) for step in taken)]
    live.become(Moment(row, after, redo, moves_at))
    return after.version


async def _known(live_tables: LiveTables, live: LiveTable, request: Request) -> int | None:
    """Return what an earlier request of the same id led to.

    Looked for only when this one cannot be carried out: whoever asks a second time answers an old question, and
    where it is asked once more, the store takes no second step of one id.
    """
    client = request.client
    if client is None:
        return None
    return await live_tables.look_up(lambda db: find_answer(db, live.id, request.who, client))


def _tried(live: LiveTable, request: Request, change: Change) -> tuple[Table, list[Step]]:
    """Return the table after the change, and the steps that it took; Problem when it cannot be made."""
    request.check(live)
    after = live.game().copy()
    return after, change(after)


def _write(
    db: Connection, live: LiveTable, after: Table, taken: list[Step], request: Request, every: int, now: float
) -> TableRow:
    """Store the steps; the table's own row, which others read, only when there is something for them to see."""
    over = not after.waiting
    row = live.row
    for step in taken:
        write_step(db, live.id, step, request.who, request.client if step is taken[-1] else None)
    if after.version != live.game().version:
        waiting = list(after.waiting)
        row = write_progress(
            db,
            row,
            version=after.version,
            number=after.number,
            waiting=waiting,
            state="over" if over else "playing",
            result=with_resigned(after.result_in(row.lang), row),
            since=waited_since(row.since, row.waiting, waiting, request.seat, now),
        )
    if over or after.revision // every != (taken[0].version - 1) // every:
        write_snapshot(db, live.id, after)
    return row
