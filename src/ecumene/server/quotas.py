"""How many tables one may have: those that wait for players and those in play, by person and by address."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, func, or_, select

from ecumene.server.db.schema import people, tables
from ecumene.server.errors import Problem
from ecumene.server.settings import Settings
from ecumene.server.table_rows import TableRow

KEY = secrets.token_bytes(32)


def origin(address: str) -> str:
    """Return what all tables made from one address share.

    The key lives only as long as the process: no stored value leads back to an address.
    """
    return hashlib.blake2b(address.encode(), key=KEY, digest_size=12).hexdigest()


def check_quotas(db: Connection, row: TableRow, settings: Settings) -> None:
    """Refuse a new table of somebody who has enough; the refusal says how many and what would help."""
    check_running(db, row.owner, row.account, row.origin, settings)
    if any(each.kind == "open" for each in row.seats):
        _check_open(db, row, settings)


def check_running(
    db: Connection, owner: str | None, account: bool, origin: str | None, settings: Settings
) -> None:
    """Refuse one more game in play, or analysis, to somebody who has enough of them."""
    playing = select(func.count()).select_from(tables)
    playing = playing.where(or_(tables.c.state == "playing", tables.c.mode == "analysis"))
    own = db.execute(playing.where(tables.c.owner == owner)).scalar_one()
    most = settings.account_tables if account else settings.guest_tables
    if own >= most:
        who = "account" if account else "guest"
        raise Problem("running-tables", who=who, most=most, more=settings.account_tables)
    if account or origin is None:
        return
    guests = select(people.c.id).where(people.c.key.is_(None))
    here = playing.where(tables.c.origin == origin, tables.c.owner.in_(guests))
    if db.execute(here).scalar_one() >= settings.address_tables:
        raise Problem("running-tables", who="address", most=settings.address_tables, more=settings.account_tables)


def _check_open(db: Connection, row: TableRow, settings: Settings) -> None:
    waiting = select(func.count()).select_from(tables).where(tables.c.state == "open")
    own = db.execute(waiting.where(tables.c.owner == row.owner)).scalar_one()
    most = settings.account_open_tables if row.account else settings.guest_open_tables
    if own >= most:
        who = "account" if row.account else "guest"
        raise Problem("open-tables", who=who, most=most, more=settings.account_open_tables)
    if row.origin is None:
        return
    if db.execute(waiting.where(tables.c.origin == row.origin)).scalar_one() >= settings.address_open_tables:
        raise Problem("open-tables", who="address", most=settings.address_open_tables, more=0)
