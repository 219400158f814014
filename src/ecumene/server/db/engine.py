"""The store: short transactions on SQLite (write-ahead log, every commit on disk) or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text

from ecumene.server.db.sqlite_file import keep_private, sqlite_file

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0005"  # the last of the migrations
MIGRATION_LOCK = 0x6563756D


class Store:
    """One database. A change is durable when write() has ended."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.file = sqlite_file(self.url)
        if self.file is not None:
            keep_private(self.file)
        self.engine: Engine = _engine(url)
        self.mark: int | None = None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Look things up."""
        with self.engine.connect() as db, db.begin():
            yield db

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Change things: all of them or none."""
        with self.engine.connect().execution_options(writes=True) as db, db.begin():
            yield db

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
        """Tell whether a copy was put in the place of what the store held when this was first asked."""
        if self.file is None:
            return False
        mark = int(db.execute(text("PRAGMA user_version")).scalar() or 0)
        if self.mark is None:
            self.mark = mark
        return mark != self.mark

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
    engine = create_engine(url, pool_size=8, max_overflow=4, connect_args={"timeout": 20})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(db: Connection) -> None:
    """Take the place of the one writer at once, so that two transactions never wait for each other."""
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")
