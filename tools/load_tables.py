"""Measure a server with many tables of all games; at each table three people who think, a bot and a spectator.

`make load` plays at 10, 50, 100 and 200 tables, on SQLite and, if installed, on PostgreSQL. Tables begin at the
start, in the middle and late in whole games; when a game ends, its people start the next one. For each row it
reports the time from a person's move until all four sockets have its scene, in milliseconds and as multiples of
the same on the idle server (measured before and after), and what became of every move. The exit code is 1 if a
move was not acknowledged or not seen by all. Only this machine is contacted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import func, select

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.server import postgres  # noqa: E402

from ecumene.games import keys  # noqa: E402 - a script finds its own repository first
from ecumene.server.db.engine import Store  # noqa: E402
from ecumene.server.db.schema import steps  # noqa: E402
from tools.load import running  # noqa: E402
from tools.load_host import Host  # noqa: E402
from tools.load_moves import Tally  # noqa: E402
from tools.load_party import Party, open_all  # noqa: E402
from tools.load_positions import PARTS, Positions, lay, played  # noqa: E402
from tools.load_process import cpu_seconds, memory, settle  # noqa: E402
from tools.load_report import Numbers, as_text, counts_row, waits_row  # noqa: E402

TABLES = (10, 50, 100, 200)
IDLE_MOVES = 8  # of each game
IDLE_THINK = 0.1
IDLE_SECONDS = 20.0  # at most, for each game
FILES = 8192  # sockets are files, of the server and of those who call it
LIMITS = """LINKS LINKS_OF_ADDRESS CONNECTIONS CONNECTIONS_OF_ADDRESS TABLES_WAITING_FOR_BOTS
    GUEST_TABLES GUEST_OPEN_TABLES ADDRESS_TABLES ADDRESS_OPEN_TABLES"""
OPEN = dict.fromkeys(LIMITS.split(), "100000")
"""Limits to lift: all guests are made at one address, and play on as if each came from another one."""


@dataclass(frozen=True)
class Seated:
    """A party at its table, as stored in the database."""

    game: str
    cookies: list[str]
    table: str

    def party(self, host: Host, tally: Tally) -> Party:
        """Return the party, ready to play on a running server."""
        return Party(host, self.game, self.cookies, self.table, tally)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES), help="how many tables at once")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long each number of tables is played")
    parser.add_argument("--think", type=float, default=5.0, help="how long a person thinks, on average")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only one of the two")
    parser.add_argument("--played-by", default="novice", help="the bot that plays the games in which tables begin")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    asked = parser.parse_args()
    allow_sockets()
    positions = played(asked.played_by)
    healthy = True
    for kind in [asked.database] if asked.database else ["sqlite", *(["postgresql"] if postgres.BIN else [])]:
        for many in asked.tables:
            with database(kind) as url:
                found = {"database": kind, **measure(url, many, asked.seconds, asked.think, positions)}
            healthy = healthy and found["healthy"]
            print(json.dumps(found) if asked.json else as_text(found), flush=True)
    return 0 if healthy else 1


def allow_sockets() -> None:
    """Raise the limit on open files for this process and the servers it starts."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most) if most > 0 else FILES, most))


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


def seat(database: str, many: int, positions: Positions, part: int | None = None) -> list[Seated]:
    """Store parties at tables: games in turn, and each game at each of PARTS in turn (or only at `part`)."""
    games = keys()
    with running(database, OPEN) as (url, _):
        host = Host(url)
        found = []
        for number in range(many):
            game, cookies = games[number % len(games)], host.guests(number)
            found.append(Seated(game, cookies, host.table(game, cookies)))
    parts = [number // len(games) % len(PARTS) if part is None else part for number in range(many)]
    lay(database, [(one.table, positions[one.game][at]) for one, at in zip(found, parts, strict=True)])
    return found


def measure(database: str, many: int, seconds: float, think: float, positions: Positions) -> Numbers:
    """Measure one row."""
    alone = seat(database, len(keys()), positions, part=len(PARTS) // 2)
    seated = seat(database, many, positions)
    with running(database, OPEN) as (url, pid), closing(Store(database)) as store:
        host = Host(url)
        settle(pid)
        before = asyncio.run(idle(host, alone))
        at_first = memory(pid)
        tally, used = Tally(), Used(pid, store)
        asyncio.run(play([each.party(host, tally) for each in seated], seconds, think, used))
        settle(pid)
        after = asyncio.run(idle(host, alone))
        last = memory(pid)
    return {
        "tables": many,
        "moves_a_second": used.moves / used.seconds,
        **waits_row(tally, before, after),
        "cpu_ms_a_move": 1000 * used.cpu / max(1, used.moves),
        "cores": used.cpu / used.seconds,
        "tool_cores": used.own_cpu / used.seconds,
        "memory_mb": [at_first, used.memory, last],
        "begun": tally.begun,
        "ended": tally.ended,
        **counts_row([before, tally, after]),
    }


class Used:
    """What the server and this process use between begin() and end()."""

    def __init__(self, pid: int, store: Store) -> None:
        self.pid = pid
        self.store = store
        self.moves = 0  # of people and bots; each step of a sealed answer counts
        self.seconds = self.cpu = self.own_cpu = self.memory = 0.0

    def begin(self) -> None:
        """Start counting."""
        self._from = self._now()

    def end(self) -> None:
        """Stop counting."""
        found = [now - before for now, before in zip(self._now(), self._from, strict=True)]
        self.seconds, self.cpu, self.own_cpu, self.moves = *found[:3], int(found[3])
        self.memory = memory(self.pid)

    def _now(self) -> tuple[float, float, float, int]:
        with self.store.read() as db:
            stored = db.execute(select(func.count()).select_from(steps)).scalar_one()
        return time.monotonic(), cpu_seconds(self.pid), time.process_time(), stored


async def idle(host: Host, seated: list[Seated]) -> Tally:
    """Play a few moves of each game, one table after another."""
    tally = Tally()
    for number, each in enumerate(seated):
        sitting, ending, enough = each.party(host, tally).sit(), asyncio.Event(), tally.sent + IDLE_MOVES
        await sitting.open()
        playing = asyncio.ensure_future(sitting.play(ending, IDLE_THINK, Random(number), IDLE_SECONDS))
        while tally.sent < enough and not playing.done():
            await asyncio.sleep(0.01)
        ending.set()
        await playing
        await sitting.close()
    return tally


async def play(parties: list[Party], seconds: float, think: float, used: Used) -> None:
    """Play at all tables at once for a while."""
    seated = await open_all(parties)
    await asyncio.to_thread(settle, used.pid)  # until everybody has the first scene
    ending, dice = asyncio.Event(), Random(7)
    used.begin()
    playing = [
        asyncio.ensure_future(party.go_on(sitting, ending, think, Random(dice.random())))
        for party, sitting in seated
    ]
    await asyncio.sleep(seconds)
    used.end()
    ending.set()
    await asyncio.gather(*playing)


if __name__ == "__main__":
    sys.exit(main())
