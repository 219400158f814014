"""Databases that go away and come back, for tests."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url

from ecumene.server.db.engine import Store
from tests.server import postgres


@contextmanager
def away(database: str) -> Iterator[None]:
    """Stop PostgreSQL, or move the file of SQLite elsewhere, for a while."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        folder = postgres.folder_of(database)
        postgres.stop(folder)
        try:
            yield
        finally:
            postgres.start(folder)
        return
    file = Path(str(url.database))
    elsewhere = file.rename(file.with_suffix(".away"))
    try:
        yield
    finally:
        elsewhere.rename(file)


class FullDisk:
    """A disk that is full as far as one store can tell: what changes anything fails, reading goes on."""

    def __init__(self, store: Store) -> None:
        self.full = False
        self.tries = 0
        event.listen(store.writing, "before_cursor_execute", self._refuse)

    def _refuse(self, _: object, __: object, statement: str, *___: Any) -> None:
        if self.full and statement.split(None, 1)[0] in ("INSERT", "UPDATE", "DELETE"):
            self.tries += 1
            raise sqlite_error(sqlite3.SQLITE_FULL, "database or disk is full")


def sqlite_error(code: int, words: str) -> sqlite3.OperationalError:
    """Return what SQLite raises."""
    wrong = sqlite3.OperationalError(words)
    wrong.sqlite_errorcode = code
    return wrong
