"""One server at a time on a PostgreSQL database: the connection that writes holds an advisory lock.

The lock ends with the connection. A server whose connection broke must take the lock again before it can write
anything, and one that was killed leaves nothing behind.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, event

from ecumene.server.db.failures import TakenOver

NAME = "ecumene server"
TAKE = "SELECT pg_try_advisory_lock(hashtextextended(%s || ' ' || coalesce(current_schema(), ''), 0))"
NOTICE = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
"""How soon PostgreSQL notices that the machine of a server is gone, and frees the lock."""


class PostgresLock:
    """Takes the lock for each connection that an engine makes; the engine must have one connection at most."""

    def __init__(self, engine: Engine) -> None:
        self.taken = 0  # how often: more than once means that another server may have been here in between
        event.listen(engine, "do_connect", self._connect)

    def _connect(self, dialect: Any, _: object, args: list[Any], named: dict[str, Any]) -> Any:
        """Return a connection that holds the lock; TakenOver when another server has it."""
        connection = dialect.connect(*args, **named)
        try:
            with connection.cursor() as cursor:
                for setting in NOTICE:
                    cursor.execute(f"SET {setting}")
                cursor.execute(TAKE, [NAME])
                free = cursor.fetchone()[0]
            connection.commit()
            if not free:
                raise TakenOver("another server works on this database")
        except BaseException:
            connection.close()
            raise
        self.taken += 1
        return connection
