"""A copy of an SQLite store, taken and put back while a server runs.

SQLite copies page by page inside one transaction, so that a copy holds every change that was acknowledged, those
that are still in the write-ahead log too. What is put back carries a new mark, by which a running server
learns that it must forget the tables it has in memory.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from ecumene.server.db.sqlite_file import OWNER_ALONE, sqlite_file
from ecumene.table.errors import Complaint

WAIT = 30.0  # seconds for whoever writes just then
CHECKED = "SELECT version_num FROM alembic_version"


def the_file(url: str) -> Path:
    """Return the file of a store; Complaint when it has none."""
    parsed = make_url(url)
    file = sqlite_file(parsed)
    if file is None:
        raise Complaint("no-sqlite", database=parsed.render_as_string(hide_password=True))
    return file


def backup(url: str, target: Path) -> None:
    """Copy a store to a file that is not there yet."""
    file = the_file(url)
    check(file)
    if target.exists():
        raise Complaint("file-there", file=str(target))
    half = target.with_name(f"{target.name}.part")
    half.touch(OWNER_ALONE)
    try:
        with closing(sqlite3.connect(file, timeout=WAIT)) as origin, closing(sqlite3.connect(half)) as copy:
            origin.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def restore(url: str, origin: Path) -> None:
    """Put a copy in the place of what a store holds."""
    file = the_file(url)
    check(origin)
    mark = 1 + secrets.randbelow(2**31 - 1)
    with closing(sqlite3.connect(":memory:")) as ready:
        with closing(sqlite3.connect(origin)) as copy:
            copy.backup(ready)
        ready.execute(f"PRAGMA user_version={mark}")
        file.touch(OWNER_ALONE)
        with closing(sqlite3.connect(file, timeout=WAIT)) as store:
            ready.backup(store)


def check(file: Path) -> None:
    """Refuse what is no store of ours, before anything is touched."""
    if not file.is_file():
        raise FileNotFoundError(2, "", str(file))
    try:
        with closing(sqlite3.connect(file, timeout=WAIT)) as db:
            db.execute(CHECKED).fetchone()
            told = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as wrong:
        raise Complaint("no-backup", file=str(file), cause=str(wrong)) from None
    if told != "ok":
        raise Complaint("no-backup", file=str(file), cause=told)
