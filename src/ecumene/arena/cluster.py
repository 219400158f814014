"""The way to a Ray cluster: the one that RAY_ADDRESS names, or one of this machine. Ray's own words stay off."""

from __future__ import annotations

import logging
import socket
from os import environ
from typing import Any

from ecumene.table.errors import Complaint

OWN = ("", "local")  # no address, or what Ray calls a cluster of this machine's own
FOUND = "auto"  # one of this machine that runs already: Ray looks for it, and soon knows
SOON = 5.0  # seconds in which a machine that is there answers; Ray itself waits for minutes
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"  # how every HTTP/2 connection begins
SETTINGS = 4  # the kind of the first frame of either side
HEAD = 9  # bytes of a frame before what it holds
CALM = {"log_to_driver": False, "logging_level": logging.ERROR}


def join(ray: Any, processes: int) -> bool:
    """Connect to the cluster, or begin one with so many workers; return whether it is to be left again."""
    if ray.is_initialized():
        return False
    address = environ.get("RAY_ADDRESS", "").strip()
    if address in OWN:
        ray.init(address="local", num_cpus=processes, include_dashboard=False, **CALM)
        return True
    if address != FOUND:
        probe(address)
    try:
        ray.init(address=address, **CALM)
    except ConnectionError as wrong:
        raise Complaint("ray-address", address=address) from wrong
    return True


def probe(address: str) -> None:
    """Complain where nobody answers at host:port or ray://host:port, or somebody who is no Ray."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    try:
        if not (host and colon and port.isascii() and port.isdigit()):
            raise ConnectionError(address)
        with socket.create_connection((host.strip("[]"), int(port)), SOON) as line:
            if environ.get("RAY_USE_TLS", "0") != "1" and not speaks_http2(line):
                raise ConnectionError(address)
    except (OSError, OverflowError, UnicodeError) as wrong:
        raise Complaint("ray-address", address=address) from wrong


def speaks_http2(line: socket.socket) -> bool:
    """Tell whether HTTP/2 is spoken, as by Ray on its ports for programs: settings are answered by settings."""
    line.settimeout(SOON)
    line.sendall(PREFACE + bytes([0, 0, 0, SETTINGS, 0, 0, 0, 0, 0]))
    head = b""
    while len(head) < HEAD and (more := line.recv(HEAD - len(head))):
        head += more
    return len(head) == HEAD and head[3] == SETTINGS and head[4:] == bytes(5)
