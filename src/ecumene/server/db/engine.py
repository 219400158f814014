"""The store: short transactions on SQLite (write-ahead log, every commit on disk) or PostgreSQL."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text

from ecumene.server.db.failures import DRIVERS, FileGone, TakenOver
from ecumene.server.db.outage import Outage
from ecumene.server.db.postgres_lock import PostgresLock
from ecumene.server.db.sqlite_file import identity, keep_private, sqlite_file
from ecumene.table.errors import Complaint

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0007"  # the last of the migrations
MIGRATION_LOCK = 0x6563756D
CONNECT_SECONDS = 3  # to reach PostgreSQL
POOL_SECONDS = 5.0  # to get one of our own connections
DEAD_MILLISECONDS = 10_000  # until a network that is silent counts as broken
NO_MARK = -1  # of a file that we have not looked into
PLACE_SECONDS = 5.0  # for the server before us to go: one that was killed holds its lock for a moment
for name in ("sqlalchemy.pool", "psycopg"):  # they tell each broken connection; an outage is told once, by Outage
    logging.getLogger(name).setLevel(logging.CRITICAL)


class Store:
    """One database. A change is durable when write() has ended; while the database is away, Problem("storage").

    `alone`: no other server may work on it at the same time, see PostgresLock. With SQLite the lock of the file
    sees to that.
    """

    def __init__(self, url: str, alone: bool = False) -> None:
        self.url = make_url(url)
        self.file = sqlite_file(self.url)
        if self.file is not None:
            keep_private(self.file)
        self.outage = Outage()
        self.engine: Engine = _engine(self.url)
        self.writing = self.engine
        self.lock: PostgresLock | None = None
        if alone and self.url.get_backend_name() == "postgresql":
            self.writing = _postgres(self.url, pool_size=1, max_overflow=0)
            self.lock = PostgresLock(self.writing)
        self.mark: int | None = None
        self.is_ours: Callable[[Connection], bool] = lambda db: True  # whether no other server was here
        self._file = identity(self.file)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Look things up."""
        with self.outage.watched("read"):
            self._find_file()
            with self.engine.connect() as db, db.begin():
                yield db

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Change things: all of them or none."""
        with self.outage.watched("write") as attempt:
            self._find_file()
            with self.writing.connect().execution_options(writes=True) as db, db.begin():
                yield db
                attempt.committing = True

    def _find_file(self) -> None:
        """Work with the file that stands there; FileGone when none does: SQLite would go on with the old one."""
        if self.file is None:
            return
        found = identity(self.file)
        if found is None:
            raise FileGone(f"{self.file} is gone")
        if found != self._file:
            self._file = found
            self.engine.dispose()
            self.mark = NO_MARK

    def take_place(self) -> None:
        """Become the one server of the database; Complaint when another one is."""
        until = time.monotonic() + PLACE_SECONDS
        while True:
            try:
                with self.writing.connect():
                    return
            except TakenOver:
                if time.monotonic() > until:
                    shown = self.url.render_as_string(hide_password=True)
                    raise Complaint("database-in-use", database=shown) from None
            time.sleep(0.1)

    def migrate(self) -> None:
        """Bring the tables of the database up to date."""
        if self.revision() == HEAD:
            return
        from alembic import command  # half a second that a server whose tables are right need not wait
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.write() as db:
            if self.url.get_backend_name() == "postgresql":
                db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = db
            command.upgrade(config, "head")

    def revision(self) -> str | None:
        """Return the last migration that the database has seen; None for an empty one."""
        with self.read() as db:
            if not inspect(db).has_table("alembic_version"):
                return None
            return db.execute(text("SELECT version_num FROM alembic_version")).scalar()

    def was_replaced(self, db: Connection) -> bool:
        """Tell whether the store is another than we know: a copy was put in its place, or another server wrote."""
        if self.lock is not None:
            return self.lock.taken > (self.mark or 1) and not self._still_ours(db)
        if self.file is None:
            return False
        mark = int(db.execute(text("PRAGMA user_version")).scalar() or 0)
        if self.mark is None:
            self.mark = mark
        return mark != self.mark

    def _still_ours(self, db: Connection) -> bool:
        """Look whether another server has written since our lock was lost; asked once each time it was."""
        assert self.lock is not None
        taken = self.lock.taken
        ours = self.is_ours(db)
        if ours:
            self.mark = taken
        return ours

    def accept(self) -> None:
        """Go on with what the store holds now."""
        self.mark = self.lock.taken if self.lock is not None else None

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
        self.writing.dispose()


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        return _postgres(url, pool_size=8, max_overflow=4)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=8, max_overflow=4, pool_timeout=POOL_SECONDS, pool_pre_ping=True)
    engine = create_engine(
        url, pool_size=8, max_overflow=4, pool_timeout=POOL_SECONDS, connect_args={"timeout": 20}
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgres(url: URL, pool_size: int, max_overflow: int) -> Engine:
    """Return an engine whose connections fail soon when PostgreSQL is not there."""
    soon = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": DEAD_MILLISECONDS}
    by_libpq = url.get_driver_name() in DRIVERS
    return create_engine(
        url,
        pool_size=pool_size,
        max_overflow=max_overflow,
        pool_timeout=POOL_SECONDS,
        pool_pre_ping=True,
        connect_args={name: value for name, value in soon.items() if by_libpq and name not in url.query},
    )


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(db: Connection) -> None:
    """Take the place of the one writer at once, so that two transactions never wait for each other."""
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")
