"""Numbers about the server for Prometheus, told on an address of the host's choice and never on the public one.

Labels have few values, all from the program itself: no client can add one, and none tells of a person or table.
"""

from __future__ import annotations

import errno
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.fair_queue import FairPool
from ecumene.table.errors import Complaint

if TYPE_CHECKING:
    from ecumene.server.live_tables import LiveTables

log = logging.getLogger("ecumene.server")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "ecumene_move_seconds",
    "From asking for a move, undo or redo until it is stored or refused; by a person or a bot.",
    ["by"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "ecumene_request_seconds",
    "From the head of a request until the end of its answer, by door and class of status.",
    ["door", "status"],
    buckets=BUCKETS,
    registry=REGISTRY,
)


class Gauges(Collector):
    """Numbers that are looked up when somebody asks: a module hands in a function for each."""

    def __init__(self) -> None:
        self.numbers: dict[str, tuple[str, Callable[[], float]]] = {}
        self.queues: dict[str, Callable[[], float]] = {}

    def watch(self, name: str, text: str, number: Callable[[], float]) -> None:
        """Tell a number as `ecumene_NAME`."""
        self.numbers[name] = (text, number)

    def watch_queue(self, name: str, waiting: Callable[[], float]) -> None:
        """Tell how many wait in a queue, as `ecumene_queue_length{queue="NAME"}`."""
        self.queues[name] = waiting

    def forget(self) -> None:
        """Tell nothing any more."""
        self.numbers.clear()
        self.queues.clear()

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Look everything up; a number that cannot be told now is left out."""
        for name, (text, number) in list(self.numbers.items()):
            family = GaugeMetricFamily(f"ecumene_{name}", text)
            add(family, [], number)
            yield family
        lengths = GaugeMetricFamily("ecumene_queue_length", "How many wait in a queue.", labels=["queue"])
        for name, waiting in list(self.queues.items()):
            add(lengths, [name], waiting)
        yield lengths


def add(family: GaugeMetricFamily, labels: list[str], number: Callable[[], float]) -> None:
    """Add a number if it can be told."""
    try:
        family.add_metric(labels, float(number()))
    except Exception:
        log.exception("%s cannot be told", family.name)


GAUGES = Gauges()
REGISTRY.register(GAUGES)


@contextmanager
def watched(live_tables: LiveTables) -> Iterator[None]:
    """Tell the numbers of a server while it runs."""
    GAUGES.watch("live_tables", "Tables in memory.", lambda: len(live_tables.open_tables()))
    GAUGES.watch("frozen_tables", "Tables in memory whose journal does not replay.", partial(frozen, live_tables))
    GAUGES.watch("sockets", "Open sockets.", lambda: live_tables.places.taken[""])
    GAUGES.watch_queue("bots", lambda: len(live_tables.bots.queued))
    GAUGES.watch_queue("writer", live_tables.writer.jobs.qsize)
    pools: dict[str, ThreadPoolExecutor | FairPool] = {
        "readers": live_tables.readers,
        "replays": live_tables.replays.pool,
        "advisers": live_tables.advisers.pool,
        "lookups": live_tables.lookups,
        "pool": live_tables.pool,
    }
    for name, pool in pools.items():
        GAUGES.watch_queue(name, partial(waiting, pool))
    try:
        yield
    finally:
        GAUGES.forget()


def frozen(live_tables: LiveTables) -> int:
    """Return how many tables in memory can only be looked at."""
    return sum(each.now.frozen is not None for each in live_tables.open_tables())


def waiting(pool: ThreadPoolExecutor | FairPool) -> int:
    """Return how many jobs wait for a thread of a pool."""
    return len(pool.queue) if isinstance(pool, FairPool) else pool._work_queue.qsize()


class Timed:
    """Measures every request, outside of everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how long its answer took."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            REQUEST_SECONDS.labels(door(scope), f"{status // 100}xx").observe(time.perf_counter() - began)


def door(scope: Scope) -> str:
    """Return which door a request came to, with names in the place of what it asked for."""
    path = getattr(scope.get("route"), "path", None)
    method = scope["method"] if scope["method"] in METHODS else "OTHER"  # a client may send any word
    return "none" if path is None else f"{method} {path}"


@contextmanager
def exposed(address: str) -> Iterator[int | None]:
    """Tell all numbers on an address, if there is one, from a thread of its own; the port is returned."""
    if not address:
        yield None
        return
    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), REGISTRY)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Complaint("metrics-in-use", given=address) from wrong
        raise Complaint("metrics-listen", given=address, cause=wrong.strerror or str(wrong)) from wrong
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
