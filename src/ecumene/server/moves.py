"""Moving at a table: one writer at a time; stored first, then shown; the same request never plays twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from ecumene.server.errors import Problem, illegal
from ecumene.server.journal import (
    Step,
    find_answer,
    moved,
    taken_back,
    undone_after,
    write_snapshot,
    write_step,
)
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.moment import Moment
from ecumene.server.scenes import can_redo, with_resigned
from ecumene.server.table_rows import TableRow, read_table, set_table
from ecumene.table.errors import IllegalMove
from ecumene.table.table import Table

RESTART = 1012  # come again
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

    def check(self, live: LiveTable) -> None:
        """Refuse an answer to another question; what other seats have sealed meanwhile is none of its business."""
        table = live.game()
        if self.asked is not None:
            fresh = self.asked == table.asked(self.seat)
        else:
            fresh = self.version is not None and live.now.asked_since() <= self.version <= table.version
        if not fresh:
            raise Problem("stale")


async def play(live_tables: LiveTables, live: LiveTable, request: Request, move: str, lang: str) -> int:
    """Make a move and return the version it led to."""

    def change(table: Table) -> list[Step]:
        try:
            table.play(request.seat, move, lang)
        except IllegalMove as refused:
            raise illegal(refused) from None
        return [moved(table, "move", request.seat, move)]

    return await _change(live_tables, live, request, change)


async def undo(live_tables: LiveTables, live: LiveTable, request: Request, lang: str, all: bool = False) -> int:
    """Take one step back, or all that can be taken back."""

    def change(table: Table) -> list[Step]:
        seat = request.seat
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
        table.play(request.seat, again)
        return [moved(table, "redo", request.seat, again)]

    return await _change(live_tables, live, request, change)


async def _change(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    """Change a table even if the caller goes away meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(_locked(live_tables, live, request, change)))


async def _locked(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    async with live.lock:
        before = live.game()
        try:
            answer = await live_tables.in_thread(_store, live_tables, live, request, change)
        except IntegrityError:  # somebody else has written here: what we remember is old
            live_tables.forget(live)
            for link in list(live.links):
                link.close(RESTART)
            raise Problem("stale") from None
    after = live.game()
    if after.revision != before.revision:
        for link in list(live.links):  # a step of a sealed answer is shown to nobody but its seat
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


def _store(live_tables: LiveTables, live: LiveTable, request: Request, change: Change) -> int:
    """Try the change on a copy, store it, and only then let the table be the copy."""
    if request.client is not None:
        with live_tables.store.read() as db:
            known = find_answer(db, live.id, request.who, request.client)
        if known is not None:
            return known
    request.check(live)
    before = live.game()
    after = before.copy()
    taken = change(after)
    row = _write(live_tables, live, after, taken, request)
    redo, number = live.now.redo, before.number
    for step in taken:
        redo = undone_after(redo, step, number)
        number = step.number
    moves_at = [*live.now.moves_at, *((step.shown, step.number) for step in taken)]
    live.become(Moment(row, after, redo, moves_at))
    return after.version


def _write(
    live_tables: LiveTables, live: LiveTable, after: Table, taken: list[Step], request: Request
) -> TableRow:
    """Store the steps; the table's own row, which others read, only when there is something for them to see."""
    over = not after.waiting
    every = live_tables.settings.snapshot_every
    row: TableRow | None = live.row
    with live_tables.store.write() as db:
        for step in taken:
            write_step(db, live.id, step, request.who, request.client if step is taken[-1] else None)
        if after.version != live.game().version:
            set_table(
                db,
                live.id,
                version=after.version,
                number=after.number,
                waiting=list(after.waiting),
                state="over" if over else "playing",
                result=with_resigned(after.result_in(live.row.lang), live.row),
            )
            row = read_table(db, live.id)
        if over or after.revision // every != (taken[0].version - 1) // every:
            write_snapshot(db, live.id, after)
    assert row is not None
    return row
