"""The file of an SQLite store: its owner's alone, and one server's at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from ecumene.table.errors import Complaint

try:
    import fcntl
except ImportError:  # a system without such locks: whoever starts two servers there is not told
    fcntl = None  # type: ignore[assignment]

OWNER_ALONE = 0o600
BESIDE = ("-wal", "-shm")  # what SQLite writes beside its file


def sqlite_file(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for one in memory, and for other databases."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def identity(file: Path | None) -> tuple[int, int] | None:
    """Return what tells a file from another one of the same name; None when there is none."""
    try:
        found = os.stat(file) if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None


def keep_private(file: Path) -> None:
    """Let nobody but its owner read the file: it holds hashed passwords and hidden cards."""
    file.touch(OWNER_ALONE)
    for each in (file, *(Path(f"{file}{ending}") for ending in BESIDE)):
        if each.exists() and os.stat(each).st_uid == os.geteuid():
            each.chmod(OWNER_ALONE)


@contextmanager
def one_server(file: Path | None) -> Iterator[None]:
    """Hold the place of the one server of a file; Complaint when another server has it."""
    if file is None or fcntl is None:
        yield
        return
    beside = Path(f"{file}.server")
    beside.touch(OWNER_ALONE)
    with beside.open("w") as place:
        try:
            fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Complaint("database-in-use", database=str(file)) from None
        yield
