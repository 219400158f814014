"""Chat: players among themselves, spectators among themselves; after the game everybody reads everything."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select

from ecumene.server.db.schema import chat
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.people import Person
from ecumene.server.table_rows import TableRow
from ecumene.table.clean_text import CONTROL

LONGEST = 500
MOST = 200
Doc = dict[str, Any]


def harmless(text: str) -> str:
    """Return a text on one line without control and bidi characters."""
    import unicodedata

    return " ".join(CONTROL.sub(" ", unicodedata.normalize("NFC", text[: 4 * LONGEST])).split())[:LONGEST]


def may_read(row: TableRow, person: str | None, to: str) -> bool:
    """Tell whether somebody reads a channel: watchers do not whisper to seats, nor overhear them."""
    if row.state == "over":
        return True
    sits = person is not None and any(each.person == person for each in row.seats)
    return sits == (to == "seats")


async def say(live_tables: LiveTables, live: LiveTable, person: Person, text: str, to: str) -> Doc:
    """Say something to the seats or to the watchers, and tell those who may read it."""
    live_tables.rates.check("chat", person.id)
    cleaned = harmless(text)
    if not cleaned:
        raise Problem("bad-text")
    sits = any(each.person == person.id for each in live.row.seats)
    if sits != (to == "seats"):
        raise Problem("not-seated" if to == "seats" else "forbidden")
    work = partial(_write, row=live.row, person=person, text=cleaned, to=to)
    line = await live_tables.write(work, of_people=False)
    for link in list(live.links):
        if may_read(live.row, link.person_id, to):
            link.tell({"type": "chat", **line})
    return line


def _write(db: Connection, row: TableRow, person: Person, text: str, to: str) -> Doc:
    seat = next((each.seat for each in row.seats if each.person == person.id), None)
    line = {"name": person.name, "seat": seat, "to": to, "text": text, "made": time.time()}
    key = db.execute(insert(chat).values(**line, table=row.id, person=person.id)).inserted_primary_key
    assert key is not None
    return {"n": int(key[0]), **line}


def lines(db: Connection, row: TableRow, person: str | None, since: int) -> list[Doc]:
    """Return what somebody may read, after a line."""
    channels = [to for to in ("seats", "watchers") if may_read(row, person, to)]
    query = select(chat.c.n, chat.c.name, chat.c.seat, chat.c.to, chat.c.text, chat.c.made)
    query = query.where(chat.c.table == row.id, chat.c.n > since, chat.c.to.in_(channels))
    rows = db.execute(query.order_by(chat.c.n.desc()).limit(MOST)).all()
    return [dict(row._mapping) for row in reversed(rows)]
