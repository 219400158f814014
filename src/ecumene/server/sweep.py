"""What nobody needs goes after a while: empty tables, bots among themselves, imports, guests who never played."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, delete, func, or_, select
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server import lobby
from ecumene.server.clock import DAY, HOUR
from ecumene.server.db.schema import chat, devices, people, seats, sessions, tables, tokens
from ecumene.server.errors import Problem
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
        except (Problem, SQLAlchemyError) as wrong:  # the store is not there just now: the next time
            log.warning("nothing could be swept: %s", wrong)
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
    """Return the tables that are due, or whether this one is.

    Empty is a table that waits and has one person at most; where two have met, it waits as long as imports do.
    """
    mine = seats.c.table == tables.c.id
    people_here = select(func.count(func.distinct(seats.c.person))).where(mine).scalar_subquery()
    of_people = select(seats.c.seat).where(mine, or_(seats.c.person.is_not(None), seats.c.kind == "open")).exists()
    due = []
    if settings.empty_table_hours > 0:
        old = tables.c.changed < now - settings.empty_table_hours * HOUR
        due.append((tables.c.state == "open") & (people_here < 2) & old)
    if settings.bot_table_hours > 0:
        due.append(~of_people & (tables.c.created < now - settings.bot_table_hours * HOUR))
    if settings.import_days > 0:
        waits = or_(tables.c.mode == "analysis", tables.c.state == "open")
        due.append(waits & (tables.c.changed < now - settings.import_days * DAY))
    if not due:
        return []
    query = select(tables.c.id).where(or_(*due))
    return [str(each) for each in db.execute(query if id is None else query.where(tables.c.id == id)).scalars()]


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
