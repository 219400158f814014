"""Running the server on a socket of this machine."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server.app import create_app
from ecumene.server.connections import protocol
from ecumene.server.db.engine import Store
from ecumene.server.db.failures import cause
from ecumene.server.db.sqlite_file import one_server, sqlite_file
from ecumene.server.errors import Problem
from ecumene.server.metrics import exposed
from ecumene.server.settings import Settings
from ecumene.table.errors import Complaint

OTHER_FILES = 256  # that the server has open besides connections
NEAR = 20
HEADERS = 16 * 1024
SWITCH = 0.0002  # seconds for which a thread keeps the interpreter: the loop waits that long for each who thinks
COLLECTIONS = (2000, 20, 200)  # a full collection stops everybody: 0.8 s with 200 tables, so it must be seldom


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; OSError says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY on what it accepts only where it sees the protocol; else answers wait for ACKs.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host.strip("[]"), port))
        made.listen(512)
    except OSError:
        made.close()
        raise
    return made


def listen_near(host: str, port: int) -> socket.socket:
    """Return a socket on this port, or on the next free one: a second table need not be a riddle."""
    for at in range(port, port + NEAR):
        try:
            return listen(host, at)
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise
    return listen(host, 0)


def address(host: str, bound: socket.socket) -> str:
    """Return where a browser finds the server."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    shown = f"[{name}]" if ":" in name and not name.startswith("[") else name
    return f"http://{shown}:{bound.getsockname()[1]}/"


class Server(uvicorn.Server):
    """Says that it is open when it is: its database is there and it listens."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.opened()


def open_database(settings: Settings) -> Store:
    """Open the database for this server alone and bring it up to date; Complaint when that cannot be."""
    try:
        store = Store(settings.database_url, alone=True)
        try:
            store.take_place()
            store.migrate()
        except BaseException:
            store.close()
            raise
    except (Problem, SQLAlchemyError, CommandError, ImportError, OSError) as wrong:
        why = cause(wrong.__cause__ or wrong)
        raise Complaint("database", database=settings.database_shown, cause=why) from wrong
    return store


def serve(settings: Settings, bound: socket.socket, opened: Callable[[], None]) -> None:
    """Serve until the process is told to stop."""
    with one_server(sqlite_file(make_url(settings.database_url))):
        store = open_database(settings)
        try:
            run(settings, store, bound, opened)
        finally:
            store.close()


def run(settings: Settings, store: Store, bound: socket.socket, opened: Callable[[], None]) -> None:
    """Serve a database that is known to be there."""
    config = uvicorn.Config(
        create_app(settings, store),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.body,
        ws_max_queue=16,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        ws_per_message_deflate=False,  # a scene holds secrets, and how well it shrinks would tell of them
        h11_max_incomplete_event_size=HEADERS,
        http=protocol(settings),
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="on",
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    allow_files(settings.connections + OTHER_FILES)
    with exposed(settings.metrics):
        Server(config, opened).run(sockets=[bound])


def allow_files(wanted: int) -> None:
    """Let this process have as many files and connections open as it may need, as far as the machine allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
