"""Guests, accounts, sessions and tokens. What opens a door is stored hashed."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, select, update

from ecumene.server.db.schema import devices, people, sessions, tokens
from ecumene.server.errors import Problem
from ecumene.server.names import check_free, displace_guests, guest_name, look_columns, name_key, person_name

HASHER = PasswordHasher()
DAY = 86_400
MOST_TOKENS = 20
MOST_DEVICES = 20  # of one person; the oldest are forgotten
SHORTEST, LONGEST = 8, 200


@dataclass(frozen=True)
class Person:
    """Somebody who plays: a guest, or an account."""

    id: str
    name: str
    guest: bool
    lang: str
    theme: str
    density: str
    speed: int

    def doc(self) -> dict[str, Any]:
        """Return what a person is told about itself."""
        return dict(self.__dict__)


def new_id() -> str:
    """Return an id that nobody guesses."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    """Return what is stored of a session id or a token; they are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.key is None, row.lang, row.theme, row.density, row.speed)


def add_guest(db: Connection, name: str | None, lang: str) -> Person:
    """Let a guest in."""
    chosen = person_name(name) if name else guest_name(db, lang)
    check_free(db, chosen)
    row = {"id": new_id(), "name": chosen, "lang": lang, "theme": "system", "density": "picture", "speed": 250}
    db.execute(insert(people).values(**row, **look_columns(chosen), created=time.time()))
    return Person(guest=True, **row)  # type: ignore[arg-type]


def find_person(db: Connection, id: str) -> Person | None:
    """Return a person by id."""
    row = db.execute(select(people).where(people.c.id == id)).one_or_none()
    return _person(row) if row else None


def change(db: Connection, person: Person, changes: dict[str, Any]) -> Person:
    """Change a guest's name, or how somebody likes the screen."""
    if "name" in changes:
        if not person.guest:
            raise Problem("guests-only")
        changes["name"] = person_name(changes["name"])
        check_free(db, changes["name"], person.id)
        changes |= look_columns(changes["name"])
    if changes:
        db.execute(update(people).where(people.c.id == person.id).values(**changes))
    found = find_person(db, person.id)
    assert found is not None
    return found


def password_hash(password: str) -> str:
    """Return a password as it is stored. Slow on purpose: never call it inside a transaction."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem("bad-password")
    return HASHER.hash(password)


@cache
def nobodys_password() -> str:
    """Return what is verified when a name is unknown, so that the time it takes tells nothing."""
    return HASHER.hash(secrets.token_hex(16))


def register(db: Connection, person: Person, name: str, password: str) -> list[str]:
    """Make a guest an account; `password` is already hashed. Guests of this name get another one.

    Returned are the open tables where they sit.
    """
    if not person.guest:
        raise Problem("already-account")
    chosen = person_name(name)
    check_free(db, chosen, person.id)
    named = {"name": chosen, "key": name_key(chosen), **look_columns(chosen)}
    db.execute(update(people).where(people.c.id == person.id).values(**named, password=password))
    return displace_guests(db, chosen, person.id)


def stored_password(db: Connection, name: str) -> tuple[str, str]:
    """Return the id and the stored password of a name; nobody's when there is none."""
    row = db.execute(select(people.c.id, people.c.password).where(people.c.key == name_key(name))).first()
    return (row.id, row.password) if row else ("", nobodys_password())


def verify(stored: str, password: str) -> bool:
    """Tell whether a password is the stored one."""
    try:
        return HASHER.verify(stored, password[: LONGEST + 1])
    except (VerificationError, InvalidHashError):
        return False


def open_session(db: Connection, person: str, days: int, now: float) -> str:
    """Return a new session id, of which only the hash is kept; `now` is the server's own time."""
    secret = secrets.token_urlsafe(32)
    made = time.time()
    db.execute(delete(sessions).where(sessions.c.ends < now))
    row = {"hash": hashed(secret), "person": person, "created": made, "used": made, "ends": now + days * DAY}
    db.execute(insert(sessions).values(**row))
    return secret


def use_session(db: Connection, hash: str) -> None:
    """Remember, to the day, that a session was used."""
    now = time.time()
    mine = (sessions.c.hash == hash) & (sessions.c.used < now - DAY)
    db.execute(update(sessions).where(mine).values(used=now))


def add_device(db: Connection, person: str) -> str:
    """Return what a device shows from now on to be known as this person's; only its hash is kept."""
    secret = secrets.token_urlsafe(32)
    own = select(devices.c.hash).where(devices.c.person == person).order_by(devices.c.created.desc())
    old = db.execute(own.offset(MOST_DEVICES - 1)).scalars().all()
    db.execute(delete(devices).where(devices.c.hash.in_(old)))
    db.execute(insert(devices).values(hash=hashed(secret), person=person, created=time.time()))
    return secret


def knows_device(db: Connection, person: str, secret: str) -> bool:
    """Tell whether somebody has logged in from a device before."""
    mine = (devices.c.hash == hashed(secret)) & (devices.c.person == person)
    return db.execute(select(devices.c.hash).where(mine)).first() is not None


def close_session(db: Connection, hash: str) -> None:
    """End a session for good."""
    db.execute(delete(sessions).where(sessions.c.hash == hash))


def by_session(db: Connection, secret: str, now: float) -> Person | None:
    """Return whose session this is; `now` is the server's own time."""
    query = select(people).join(sessions, sessions.c.person == people.c.id)
    query = query.where(sessions.c.hash == hashed(secret), sessions.c.ends > now)
    row = db.execute(query).one_or_none()
    return _person(row) if row else None


def by_token(db: Connection, secret: str) -> Person | None:
    """Return whose token this is."""
    query = select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.hash == hashed(secret))
    row = db.execute(query).one_or_none()
    return _person(row) if row else None


def add_token(db: Connection, person: str, name: str) -> dict[str, Any]:
    """Make a token for a bot; only now is it seen."""
    if len(list_tokens(db, person)) >= MOST_TOKENS:
        raise Problem("too-many-tokens", most=MOST_TOKENS)
    secret = "ecu_" + secrets.token_urlsafe(32)
    row = {"id": new_id(), "name": person_name(name), "created": time.time()}
    db.execute(insert(tokens).values(**row, person=person, hash=hashed(secret)))
    return {**row, "token": secret}


def list_tokens(db: Connection, person: str) -> list[dict[str, Any]]:
    """Return a person's tokens without their secrets."""
    query = select(tokens.c.id, tokens.c.name, tokens.c.created).where(tokens.c.person == person)
    return [dict(row._mapping) for row in db.execute(query.order_by(tokens.c.created))]


def remove_token(db: Connection, person: str, id: str) -> str:
    """Revoke a token and return its hash, by which its sockets are closed."""
    mine = (tokens.c.id == id) & (tokens.c.person == person)
    row = db.execute(select(tokens.c.hash).where(mine)).first()
    if row is None:
        raise Problem("not-found")
    db.execute(delete(tokens).where(mine))
    return str(row.hash)
