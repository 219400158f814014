"""Names of people: made harmless, and told apart by how they look (Unicode Technical Standard #39)."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, or_, select, update

from ecumene.server.db.schema import people, seats, tables
from ecumene.server.errors import Problem, say
from ecumene.table.clean_text import clean

LONGEST_KEY = 160
LONGEST_CHAIN = 3  # of characters of which each looks like the next
FIRST_OTHER = 0x530  # the first character after Latin, Greek and Cyrillic
ACCENTS = {1, *range(200, 241)}  # combining classes: across a letter, or attached, below and above
TABLE = Path(__file__).parent / "confusables.txt"


def person_name(name: str) -> str:
    """Return a name made harmless; Problem when nothing can be seen of it."""
    cleaned = clean(name)
    if not any(letter.isalnum() for letter in cleaned):
        raise Problem("bad-name")
    return cleaned


def name_key(name: str) -> str:
    """Return what two names share that are written the same, be they typed in small or capital letters."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()[:LONGEST_KEY]


@cache
def look_alikes() -> dict[int, str]:
    """Return for each character that looks like another what it looks like."""
    found: dict[int, str] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        target, tab, sources = line.partition("\t")
        if tab:
            found |= {ord(source): target for source in sources}
    return found


def without_marks(text: str) -> str:
    """Return a decomposed text without accents: é is e, й is и, ά is α.

    In other scripts a mark may be a letter of its own, such as a vowel of Hindi or the voicing of Japanese: there
    only what stands above, below or across a letter is dropped.
    """
    kept: list[str] = []
    plain = False  # whether the last letter is Latin, Greek or Cyrillic
    for letter in text:
        if unicodedata.category(letter)[0] != "M":
            plain = ord(letter) < FIRST_OTHER
        elif plain or unicodedata.combining(letter) in ACCENTS:
            continue
        kept.append(letter)
    return "".join(kept)


def skeleton(text: str) -> str:
    """Return what all texts share that look like this one; it is for comparing, never for showing."""
    shape = without_marks(unicodedata.normalize("NFKD", text))
    for _ in range(LONGEST_CHAIN):
        shape = without_marks(unicodedata.normalize("NFKD", shape.translate(look_alikes())))
    return shape


def looks(name: str) -> tuple[str, str]:
    """Return how a name looks as it is written, and in small letters."""
    cleaned = clean(name)
    as_written = skeleton(cleaned).casefold()[:LONGEST_KEY]
    return as_written, skeleton(unicodedata.normalize("NFKC", cleaned).casefold()).casefold()[:LONGEST_KEY]


def look_columns(name: str) -> dict[str, str]:
    """Return what is stored with a name so that look-alikes are found."""
    look, look_small = looks(name)
    return {"look": look, "look_small": look_small}


def _alike(name: str) -> ColumnElement[bool]:
    shapes = looks(name)
    return or_(people.c.look.in_(shapes), people.c.look_small.in_(shapes))


def check_free(db: Connection, name: str, but: str = "") -> None:
    """Refuse a name that an account has, or that looks like one; `but` is who asks."""
    taken = people.c.key.is_not(None) & or_(people.c.key == name_key(name), _alike(name))
    if db.execute(select(people.c.id).where(taken, people.c.id != but)).first():
        raise Problem("name-taken")


def guest_name(db: Connection, lang: str) -> str:
    """Return a name for a guest who has none."""
    while True:
        name = say(lang, "guest-name", number=str(1000 + secrets.randbelow(9000)))
        try:
            check_free(db, name)
        except Problem:
            continue
        return name


def displace_guests(db: Connection, name: str, but: str) -> list[str]:
    """Give guests who wear the name of a new account another one; return the open tables where they sit.

    Games that have begun, and what was said, keep the names of their day.
    """
    worn = people.c.key.is_(None) & _alike(name) & (people.c.id != but)
    changed: set[str] = set()
    for row in db.execute(select(people.c.id, people.c.lang).where(worn)).all():
        other = guest_name(db, row.lang)
        db.execute(update(people).where(people.c.id == row.id).values(name=other, **look_columns(other)))
        open_tables = select(tables.c.id).where(tables.c.state == "open")
        sits = (seats.c.person == row.id) & seats.c.table.in_(open_tables)
        changed |= {each.table for each in db.execute(select(seats.c.table).where(sits))}
        db.execute(update(seats).where(sits).values(name=other))
    return sorted(changed)
