"""What nobody needs goes after a while: tables whose time is over (expiry.py), and guests without games."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

from sqlalchemy import Connection, delete, func, or_, select

from ecumene.server import lobby
from ecumene.server.clock import DAY
from ecumene.server.db.schema import chat, devices, people, seats, sessions, tables, tokens
from ecumene.server.errors import Problem
from ecumene.server.expiry import Facts, expiry
from ecumene.server.live_tables import LiveTables
from ecumene.server.settings import Settings

log = logging.getLogger("ecumene.server")
AT_ONCE = 50  # of one transaction, so that nobody waits long behind it
FIRST = 60.0  # seconds after the start


async def go_on(live_tables: LiveTables) -> None:
    """Sweep now and then, for as long as the server runs."""
    every = live_tables.settings.sweep_seconds
    pause = min(FIRST, every)
    while every > 0:
        await asyncio.sleep(pause)
        pause = every
        try:
            await live_tables.write(live_tables.clock.store)
            if live_tables.clock.trusted():
                await sweep(live_tables)
        except Problem as problem:  # the store is away, or was replaced: the next time
            if problem.code not in ("storage", "stale"):
                log.warning("nothing could be swept: %s", problem)
        except Exception:
            log.exception("nothing could be swept")


async def sweep(live_tables: LiveTables) -> None:
    """Take away all that is due."""
    now, settings = time.time(), live_tables.settings
    ids = await live_tables.look_up(lambda db: due_tables(db, settings, now))
    for id in ids:
        await _remove_table(live_tables, id, now)
    while await live_tables.write(lambda db: remove_guests(db, settings, now)):
        await asyncio.sleep(0)


async def _remove_table(live_tables: LiveTables, id: str, now: float) -> None:
    """Take a table away, unless somebody has come meanwhile."""
    live = live_tables.in_memory(id)
    if live is not None and (live.links or live.lock.locked()):
        return
    settings = live_tables.settings

    def work(db: Connection) -> bool:
        if not due_tables(db, settings, now, id):
            return False
        lobby.remove(db, id)
        return True

    if await live_tables.write(work):
        await live_tables.drop(id)


def due_tables(db: Connection, settings: Settings, now: float, id: str | None = None) -> list[str]:
    """Return the tables that are due, or whether this one is; expiry.py has the rule."""
    return [each for each, facts in stored_facts(db, id) if (end := expiry(facts, settings)) and end[0] < now]


def stored_facts(db: Connection, id: str | None = None) -> Iterator[tuple[str, Facts]]:
    """Return what decides about each table in the store, or about this one; a damaged row decides nothing."""
    mine = seats.c.table == tables.c.id
    accounts = select(people.c.id).where(people.c.key.is_not(None))
    sits = select(seats.c.seat).where(mine, seats.c.person.in_(accounts)).exists()
    query = select(
        tables.c.id,
        tables.c.state,
        tables.c.mode,
        tables.c.created,
        tables.c.changed,
        select(func.count(func.distinct(seats.c.person))).where(mine).scalar_subquery().label("people"),
        select(seats.c.seat).where(mine, seats.c.kind == "open").exists().label("open"),
        or_(func.coalesce(tables.c.owner, "").in_(accounts), sits).label("account"),
        tables.c.stays,
    )
    for row in db.execute(query if id is None else query.where(tables.c.id == id)):
        if all(isinstance(each, float) for each in (row.created, row.changed, row.stays or 0.0)):
            yield str(row.id), Facts(*row[1:])


def remove_guests(db: Connection, settings: Settings, now: float) -> int:
    """Take some guests away who have not come for long and have no game; return how many. Accounts stay."""
    if settings.guest_days <= 0:
        return 0
    long_ago = now - settings.guest_days * DAY
    known = [select(sessions.c.person).where(sessions.c.used >= long_ago)]
    known += [
        select(each).where(each.is_not(None))
        for each in (seats.c.person, seats.c.held, tables.c.owner, chat.c.person)
    ]
    query = select(people.c.id).where(people.c.key.is_(None), people.c.created < long_ago)
    for each in known:
        query = query.where(people.c.id.not_in(each))
    ids = db.execute(query.limit(AT_ONCE)).scalars().all()
    for table in (sessions, tokens, devices):
        db.execute(delete(table).where(table.c.person.in_(ids)))
    db.execute(delete(people).where(people.c.id.in_(ids)))
    return len(ids)
