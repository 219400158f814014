"""Running the server on a socket of this machine."""

from __future__ import annotations

import errno
import socket

import uvicorn

from ecumene.server.app import create_app
from ecumene.server.settings import Settings

CONNECTIONS = 2000
NEAR = 20
HEADERS = 16 * 1024


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


def serve(settings: Settings, bound: socket.socket) -> None:
    """Serve until the process is told to stop."""
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.body,
        ws_max_queue=16,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        limit_concurrency=CONNECTIONS,
        h11_max_incomplete_event_size=HEADERS,
        http="h11",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[bound])
