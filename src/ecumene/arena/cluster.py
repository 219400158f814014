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
    """Complain where nobody answers at host:port or ray://host:port."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    try:
        if not (host and colon and port.isascii() and port.isdigit()):
            raise ConnectionError(address)
        socket.create_connection((host.strip("[]"), int(port)), SOON).close()
    except (OSError, OverflowError, UnicodeError) as wrong:
        raise Complaint("ray-address", address=address) from wrong
