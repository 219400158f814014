"""Moving at a table: one writer at a time; stored first, then shown; the same request never plays twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from ecumene.server.errors import Problem, illegal
from ecumene.server.journal import Step, find_answer, moved, undone, write_snapshot, write_step
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.scenes import can_redo, with_resigned
from ecumene.server.table_rows import TableRow, read_table, set_table
from ecumene.table.errors import IllegalMove
from ecumene.table.table import Table

RESTART = 1012  # come again
Change = Callable[[Table], list[Step]]
"""Changes a copy of the table and returns the steps it took."""


async def play(
    live_tables: LiveTables,
    live: LiveTable,
    who: str,
    seat: int,
    move: str,
    version: int,
    client: str | None,
    lang: str,
) -> int:
    """Make a move and return the version it led to."""

    def change(table: Table) -> list[Step]:
        try:
            table.play(seat, move, lang)
        except IllegalMove as refused:
            raise illegal(refused) from None
        return [moved(table, "move")]

    return await _change(live_tables, live, who, version, client, change)


async def undo(
    live_tables: LiveTables,
    live: LiveTable,
    who: str,
    seat: int,
    version: int,
    client: str | None,
    lang: str,
    all: bool = False,
) -> int:
    """Take one step back, or all that can be taken back."""

    def change(table: Table) -> list[Step]:
        refused = table.why_no_undo(seat, lang)
        if refused is not None:
            raise illegal(refused)
        taken: list[Step] = []
        while table.can_undo(seat) and (all or not taken):
            last = table.history[-1]
            table.undo(seat)
            taken.append(Step(table.version, "undo", table.number, seat, last.text, []))
        return taken

    return await _change(live_tables, live, who, version, client, change)


async def redo(
    live_tables: LiveTables, live: LiveTable, who: str, seat: int, version: int, client: str | None
) -> int:
    """Play again what was just taken back."""

    def change(table: Table) -> list[Step]:
        if not can_redo(table, live.redo, seat):
            raise Problem("no-redo")
        try:
            table.play(seat, live.redo[-1].move)
        except IllegalMove:
            raise Problem("no-redo") from None
        return [moved(table, "redo")]

    return await _change(live_tables, live, who, version, client, change)


async def _change(
    live_tables: LiveTables, live: LiveTable, who: str, version: int, client: str | None, change: Change
) -> int:
    """Change a table even if the caller goes away meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(_locked(live_tables, live, who, version, client, change)))


async def _locked(
    live_tables: LiveTables, live: LiveTable, who: str, version: int, client: str | None, change: Change
) -> int:
    async with live.lock:
        before = live.game().version
        try:
            answer = await live_tables.in_thread(_store, live_tables, live, who, version, client, change)
        except IntegrityError:  # somebody else has written here: what we remember is old
            live_tables.forget(live)
            for link in list(live.links):
                link.close(RESTART)
            raise Problem("stale") from None
    if live.game().version != before:
        for link in list(live.links):
            link.show()
        if not live.game().waiting:
            announce(live)
        live_tables.bots.wake(live)
    return answer


def announce(live: LiveTable) -> None:
    """Tell everybody at a table that its seats or its state have changed."""
    for link in list(live.links):
        link.tell_table()


def _store(
    live_tables: LiveTables, live: LiveTable, who: str, version: int, client: str | None, change: Change
) -> int:
    """Try the change on a copy, store it, and only then let the table be the copy."""
    if client is not None:
        with live_tables.store.read() as db:
            known = find_answer(db, live.id, who, client)
        if known is not None:
            return known
    table = live.game()
    if version != table.version:
        raise Problem("stale")
    after = table.copy()
    taken = change(after)
    row = _write(live_tables, live, after, taken, who, client)
    live.table = after
    live.row = row
    live.redo = undone([*(_back(step) for step in live.redo), *taken])
    live.moves_at += [(step.version, step.number) for step in taken]
    return after.version


def _back(step: Step) -> Step:
    return Step(step.version, "undo", step.number, step.seat, step.move, [])


def _write(
    live_tables: LiveTables, live: LiveTable, after: Table, taken: list[Step], who: str, client: str | None
) -> TableRow:
    over = not after.waiting
    every = live_tables.settings.snapshot_every
    with live_tables.store.write() as db:
        for step in taken:
            write_step(db, live.id, step, who, client if step is taken[-1] else None)
        result = with_resigned(after.result_in(live.row.lang), live.row)
        state = "over" if over else "playing"
        waiting = list(after.waiting)
        set_table(
            db,
            live.id,
            version=after.version,
            number=after.number,
            waiting=waiting,
            state=state,
            result=result,
        )
        if over or after.version // every != (taken[0].version - 1) // every:
            write_snapshot(db, live.id, after)
        row = read_table(db, live.id)
    assert row is not None
    return row
