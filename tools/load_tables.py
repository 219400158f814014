"""Measure a server with many tables: three people who think, a bot and a spectator at each.

`make load` plays at 10, 50, 100 and 200 tables, on SQLite and, where its programs are, on PostgreSQL. Of each it
tells the moves a second, the time from a person's move until all four sockets have its scene (as multiples of the
same on an idle server), CPU a move, and memory. It speaks to this machine alone and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.server import postgres  # noqa: E402

from ecumene.client import Client  # noqa: E402 - a script finds its own repository first
from ecumene.games import keys  # noqa: E402
from tools.load import Numbers, running  # noqa: E402
from tools.load_party import Party, seat_party  # noqa: E402

TABLES = (10, 50, 100, 200)
GAME = keys()[0]
IDLE_MOVES = 25
FILES = 8192  # sockets are files, of the server and of those who call it
TICK = os.sysconf("SC_CLK_TCK")
OPEN = {"LINKS": "100000", "LINKS_OF_ADDRESS": "50000", "CONNECTIONS_OF_ADDRESS": "50000"}
"""All of them call from one address."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES), help="how many tables at once")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long each number of tables is played")
    parser.add_argument("--think", type=float, default=5.0, help="how long a person thinks, on average")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only one of the two")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most) if most > 0 else FILES, most))
    for kind in [asked.database] if asked.database else ["sqlite", *(["postgresql"] if postgres.BIN else [])]:
        for many in asked.tables:
            with database(kind) as url:
                found = {"database": kind, **measure(url, many, asked.seconds, asked.think)}
            print(json.dumps(found) if asked.json else as_text(found), flush=True)
    return 0


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Make an empty database that is as careful with what it is told as a real one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/load.db"
        return
    cluster = postgres.cluster(careful=True)
    try:
        yield postgres.new_database(next(cluster), "load")
    finally:
        cluster.close()


def measure(database: str, many: int, seconds: float, think: float) -> Numbers:
    """Play at so many tables for a while."""
    with running(database, OPEN) as (url, pid), Client(url) as anybody:
        idle = asyncio.run(play([seat_party(url, GAME, 0)], None, 0.0))[0]
        begun_memory = memory(pid)
        parties = [seat_party(url, GAME, number) for number in range(1, many + 1)]
        cpu = cpu_seconds(pid)
        everyone = asyncio.run(play(parties, seconds, think))
        spent, full = cpu_seconds(pid) - cpu, memory(pid)
        anybody.games()  # it still answers
        waits = [wait for mine, _ in everyone for wait in mine]
        errors = [error for _, wrong in everyone for error in wrong]
        changes = sum(party.changes for party in parties)
        time.sleep(3)
        after = memory(pid)
    alone = median(idle[0])
    return {
        "tables": many,
        "moves": len(waits),
        "moves_a_second": changes / seconds,
        "idle_ms": 1000 * alone,
        "p50": median(waits) / alone,
        "p95": quantiles(waits, n=20)[-1] / alone,
        "cpu_ms_a_move": 1000 * spent / max(1, changes),
        "cores": spent / seconds,
        "memory_mb": [begun_memory, full, after],
        "errors": len(errors) + len(idle[1]),
        "first_error": (errors or idle[1] or [""])[0],
    }


async def play(parties: list[Party], seconds: float | None, think: float) -> list[tuple[list[float], list[str]]]:
    """Play at all tables at once, for a while or for a number of moves; return the waits and errors of each."""
    dice = Random(7)
    await asyncio.gather(*(party.sit_down() for party in parties))
    tasks = [asyncio.ensure_future(each) for party in parties for each in party.play(think, dice)]
    begun = time.monotonic()
    while not all(each.done() for each in tasks):
        moved = sum(len(party.sent) for party in parties)
        if moved >= IDLE_MOVES if seconds is None else time.monotonic() - begun > seconds:
            break
        await asyncio.sleep(0.05)
    for party in parties:
        party.ending = True
    await asyncio.sleep(1.0 + think / 5)  # what was sent last arrives
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(party.stand_up() for party in parties))
    return [(party.waits(), party.errors) for party in parties]


def cpu_seconds(pid: int) -> float:
    """Return the CPU that a process has used, with the children it has."""
    total = 0
    for each in [pid, *children(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def children(pid: int) -> list[int]:
    """Return the processes that a process has started: its bots think in some."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(each) for each in found]


def memory(pid: int) -> int:
    """Return the megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


def as_text(found: Numbers) -> str:
    """Return the figures for people."""
    before, full, after = found["memory_mb"]
    return (
        f"{found['database']}, {found['tables']} tables: {found['moves_a_second']:.1f} moves a second; "
        f"from move to all views p50 {found['p50']:.1f}, p95 {found['p95']:.1f} times the idle "
        f"{found['idle_ms']:.1f} ms; {found['cpu_ms_a_move']:.1f} ms CPU a move, {found['cores']:.2f} cores; "
        f"memory {before} MB, {full} MB, after {after} MB; {found['errors']} errors {found['first_error']}"
    )


if __name__ == "__main__":
    sys.exit(main())
