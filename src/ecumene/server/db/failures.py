"""Which errors of a driver mean that the database is away, and not that the program asked for nonsense."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

SQLITE_AWAY = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
DRIVERS = ("psycopg", "psycopg2")
DRIVER_AWAY = ("OperationalError", "InterfaceError")
READ_ONLY = "25006"  # a standby of PostgreSQL, which has not been promoted yet


class FileGone(Exception):  # noqa: N818 - what is wrong, in words of a log
    """The file of the store is not where it was."""


class TakenOver(Exception):  # noqa: N818
    """Another server holds the place of the one server of this database."""


def is_away(wrong: BaseException) -> bool:
    """Tell whether the database cannot be used just now: it is away, full, locked or unreadable."""
    if isinstance(wrong, PoolTimeout | FileGone | TakenOver):
        return True
    if isinstance(wrong, DBAPIError) and wrong.connection_invalidated:
        return True
    driver = driver_error(wrong)
    if isinstance(driver, sqlite3.Error):
        code = getattr(driver, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in SQLITE_AWAY
    if getattr(driver, "sqlstate", None) == READ_ONLY:
        return True
    kinds = [each for each in type(driver).__mro__ if each.__module__.partition(".")[0] in DRIVERS]
    return any(each.__name__ in DRIVER_AWAY for each in kinds)


def is_lost(wrong: BaseException) -> bool:
    """Tell whether the connection itself is gone, so that nobody knows what became of a commit under way."""
    if isinstance(wrong, DBAPIError) and wrong.connection_invalidated:
        return True
    driver = driver_error(wrong)
    if isinstance(driver, sqlite3.Error | PoolTimeout):
        return False
    return is_away(wrong) and getattr(driver, "sqlstate", None) is None


def driver_error(wrong: BaseException) -> BaseException:
    """Return what the driver said."""
    return (isinstance(wrong, DBAPIError) and wrong.orig) or wrong


def cause(wrong: BaseException) -> str:
    """Return what is wrong, in one line."""
    return str(driver_error(wrong)).strip().partition("\n")[0] or type(wrong).__name__
