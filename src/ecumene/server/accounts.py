"""What people do with their own accounts: passwords, recovery codes, sessions, a copy of it all, and the end."""

from __future__ import annotations

import secrets
import time
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from ecumene.server.db.schema import chat, devices, people, seats, sessions, tables, tokens
from ecumene.server.errors import Problem, say
from ecumene.server.names import name_key
from ecumene.server.people import Person, hashed
from ecumene.server.settings import Settings
from ecumene.server.table_docs import table_doc
from ecumene.server.table_rows import read_tables, set_seat

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that is taken for something else
GROUPS, GROUP = 5, 4  # 98 bits: too many to try, so one round of hashing is enough
SHOWN = 16  # letters of a session's hash by which it is named
BEST_BOT = "planner"
Doc = dict[str, Any]


def new_code(db: Connection, person: str) -> str:
    """Return a new recovery code, of which only the hash is kept; an older one is good for nothing from now on."""
    code = "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
    db.execute(update(people).where(people.c.id == person).values(recovery=hashed(plain(code))))
    return code


def plain(code: str) -> str:
    """Return a code as it is compared: how it is grouped, and in which letters, does not matter."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def by_code(db: Connection, name: str, code: str) -> str | None:
    """Return whose name and code these are; nobody's when they do not belong together."""
    row = db.execute(select(people.c.id, people.c.recovery).where(people.c.key == name_key(name))).first()
    right = row.recovery if row is not None and row.recovery else hashed(secrets.token_hex(8))
    return str(row.id) if compare_digest(right, hashed(plain(code))) and row is not None else None


def password_of(db: Connection, person: str) -> str:
    """Return the stored password of an account; guests have none."""
    found = db.execute(select(people.c.password).where(people.c.id == person)).scalar_one_or_none()
    if found is None:
        raise Problem("accounts-only")
    return str(found)


def set_password(db: Connection, person: str, stored: str, but: str, device: str) -> list[str]:
    """Change a password, already hashed; all sessions and devices but the caller's end. Return their hashes."""
    db.execute(update(people).where(people.c.id == person).values(password=stored))
    db.execute(delete(devices).where(devices.c.person == person, devices.c.hash != device))
    return end_sessions(db, person, but)


def list_sessions(db: Connection, person: str, key: str, now: float) -> list[Doc]:
    """Return a person's sessions, the one in use first; `now` is the server's own time."""
    query = select(sessions).where(sessions.c.person == person, sessions.c.ends > now)
    rows = db.execute(query.order_by(sessions.c.created.desc())).all()
    found = [
        {
            "id": row.hash[:SHOWN],
            "created": row.created,
            "used": row.used or row.created,
            "current": row.hash == key,
        }
        for row in rows
    ]
    return sorted(found, key=lambda row: not row["current"])


def end_session(db: Connection, person: str, id: str) -> str:
    """End a session by its name and return its hash, by which its sockets are closed."""
    mine = (sessions.c.person == person) & sessions.c.hash.startswith(id, autoescape=True)
    found = db.execute(select(sessions.c.hash).where(mine)).scalars().all() if len(id) == SHOWN else []
    if not found:
        raise Problem("not-found")
    db.execute(delete(sessions).where(sessions.c.hash.in_(found)))
    return str(found[0])


def end_sessions(db: Connection, person: str, but: str) -> list[str]:
    """End all sessions of a person but one, and return their hashes."""
    others = (sessions.c.person == person) & (sessions.c.hash != but)
    found = [str(hash) for hash in db.execute(select(sessions.c.hash).where(others)).scalars()]
    db.execute(delete(sessions).where(others))
    return found


def export(db: Connection, person: Person, settings: Settings) -> Doc:
    """Return everything that is kept about a person; records are for taking at their addresses."""
    row = db.execute(select(people).where(people.c.id == person.id)).one()
    sits = select(seats.c.table).where(seats.c.person == person.id)
    mine = db.execute(
        select(tables).where(or_(tables.c.owner == person.id, tables.c.id.in_(sits))).order_by(tables.c.created)
    )
    said = select(chat.c.table, chat.c.to, chat.c.text, chat.c.made).where(chat.c.person == person.id)
    opened = select(sessions.c.created, sessions.c.used).where(sessions.c.person == person.id)
    keys = select(tokens.c.id, tokens.c.name, tokens.c.created).where(tokens.c.person == person.id)
    known = select(devices.c.created).where(devices.c.person == person.id)
    return {
        "person": person.doc() | {"created": row.created},
        "tables": [
            table_doc(each, person.id, settings) | {"record": f"/api/tables/{each.id}/record"}
            for each in read_tables(db, list(mine))
        ],
        "chat": [dict(line._mapping) for line in db.execute(said.order_by(chat.c.n))],
        "sessions": [dict(line._mapping) for line in db.execute(opened)],
        "tokens": [dict(line._mapping) for line in db.execute(keys)],
        "devices": [dict(line._mapping) for line in db.execute(known)],
        "made": time.time(),
    }


def tables_of(db: Connection, person: str) -> list[str]:
    """Return all tables that name a person, by seat or by owner."""
    sits = select(seats.c.table).where(or_(seats.c.person == person, seats.c.held == person))
    query = select(tables.c.id).where(or_(tables.c.owner == person, tables.c.id.in_(sits)))
    return [str(id) for id in db.execute(query).scalars()]


def leave_table(db: Connection, person: Person, id: str) -> None:
    """Take a person's name off a table: an open seat is free again, a bot plays on, a game that is over stays."""
    (row,) = read_tables(db, list(db.execute(select(tables).where(tables.c.id == id)))) or (None,)
    if row is None:  # gone, or damaged: then at least the name goes
        mine = (seats.c.table == id) & (seats.c.person == person.id)
        db.execute(update(seats).where(mine).values(name=say(person.lang, "former-player")))
        return
    nobody = say(row.lang, "former-player")
    for each in row.seats:
        if each.held == person.id:
            set_seat(db, id, each.seat, held=None)
        if each.person != person.id:
            continue
        if row.state == "open":
            set_seat(db, id, each.seat, kind="open", person=None, name="")
        elif row.state == "playing" and each.bot is None:
            set_seat(db, id, each.seat, name=nobody, bot=BEST_BOT)
        else:
            set_seat(db, id, each.seat, name=nobody)
    if row.name == person.name:
        db.execute(update(tables).where(tables.c.id == id).values(name=nobody))


def erase(db: Connection, person: Person) -> list[str]:
    """Forget a person: name, password, keys and what it said. Return the hashes of what opened its doors."""
    nobody = say(person.lang, "former-player")
    doors = [
        *db.execute(select(sessions.c.hash).where(sessions.c.person == person.id)).scalars(),
        *db.execute(select(tokens.c.hash).where(tokens.c.person == person.id)).scalars(),
    ]
    for each in (sessions, tokens, devices, chat):
        db.execute(delete(each).where(each.c.person == person.id))
    gone = {"name": nobody, "key": None, "password": None, "recovery": None, "look": None, "look_small": None}
    db.execute(update(people).where(people.c.id == person.id).values(**gone))
    db.execute(update(tables).where(tables.c.owner == person.id).values(owner=None))
    return [str(hash) for hash in doors]
