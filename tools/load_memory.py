"""Measure the memory of a server while tables come and go.

Parties leave their table after a while, or when the game ends, and start the next one. The server's resident
memory is sampled every ten seconds. It grows until the server keeps as many tables ready as it may
(ECUMENE_TABLES_IN_MEMORY, here --kept), so look at the second half. --trace shows which lines of code hold more
memory at the end than halfway. Only this machine is contacted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from statistics import fmean, linear_regression

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.server.db.engine import Store  # noqa: E402 - a script finds its own repository first
from tools import load_traced  # noqa: E402
from tools.load import PROGRAM, running  # noqa: E402
from tools.load_host import Host  # noqa: E402
from tools.load_moves import Tally  # noqa: E402
from tools.load_party import Party, open_all  # noqa: E402
from tools.load_positions import played  # noqa: E402
from tools.load_process import memory  # noqa: E402
from tools.load_report import Numbers, counts_row  # noqa: E402
from tools.load_tables import OPEN, Used, allow_sockets, database, seat  # noqa: E402

HOUR = 3600.0
SHOWN = 15  # lines of code
Sample = tuple[float, int, float]
"""Seconds since the start, tables begun by then, megabytes."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play")
    parser.add_argument("--tables", type=int, default=40, help="how many tables at once")
    parser.add_argument("--think", type=float, default=1.0, help="how long a person thinks, on average")
    parser.add_argument("--stay", type=float, default=40.0, help="seconds until people leave a table, on average")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two samples")
    parser.add_argument("--kept", type=int, default=500, help="tables that the server keeps in memory")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--played-by", default="novice", help="the bot that plays the games in which tables begin")
    parser.add_argument("--trace", action="store_true", help="show which lines of code hold more memory")
    parser.add_argument("--progress", action="store_true", help="tell every sample at once, on stderr")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    asked = parser.parse_args()
    allow_sockets()
    with database(asked.database) as url, tempfile.TemporaryDirectory() as folder:
        found = measure(url, asked, Path(folder) if asked.trace else None)
    print(json.dumps(found) if asked.json else "\n".join(as_text(found)))
    return 0 if found["healthy"] else 1


def measure(url: str, asked: argparse.Namespace, traces: Path | None) -> Numbers:
    """Play while tables come and go."""
    seated = seat(url, asked.tables, played(asked.played_by))
    settings = {**OPEN, "TABLES_IN_MEMORY": str(asked.kept)}
    with (
        traced(traces) as program,
        running(url, settings, program) as (address, pid),
        closing(Store(url)) as store,
    ):
        host, tally, used = Host(address), Tally(), Used(pid, store)
        parties = [each.party(host, tally) for each in seated]
        samples: list[Sample] = []
        sampler = Sampler(pid, tally, asked.every, samples, traces, asked.progress)
        asyncio.run(come_and_go(parties, asked, used, sampler))
    return {
        "database": asked.database,
        "minutes": asked.minutes,
        "begun": tally.begun,
        "ended": tally.ended,
        "moves": used.moves,
        "samples": samples,
        **growth(samples),
        **counts_row([tally]),
        "grown": grown(traces) if traces else [],
    }


class Sampler:
    """Samples the memory of a server."""

    def __init__(
        self,
        pid: int,
        tally: Tally,
        every: float,
        samples: list[Sample],
        traces: Path | None = None,
        aloud: bool = False,
    ) -> None:
        self.pid = pid
        self.tally = tally
        self.every = every
        self.samples = samples
        self.traces = traces
        self.aloud = aloud

    async def go_on(self, until: float) -> None:
        """Sample until then; if tracing, have the server dump its traces halfway and at the end."""
        began = time.monotonic()
        halfway = (began + until) / 2
        while time.monotonic() < until:
            await asyncio.sleep(min(self.every, max(0.0, until - time.monotonic())))
            now = time.monotonic()
            self.samples.append((now - began, self.tally.begun, memory(self.pid)))
            if self.aloud:
                print("{:.0f} s: {} tables, {:.1f} MB".format(*self.samples[-1]), file=sys.stderr, flush=True)
            if self.traces and now >= halfway:
                halfway = until + 1
                await self.trace()
        if self.traces:
            await self.trace()

    async def trace(self) -> None:
        """Have the server dump its traces."""
        assert self.traces
        many = len(list(self.traces.glob("*.trace")))
        os.kill(self.pid, signal.SIGUSR1)
        while len(list(self.traces.glob("*.trace"))) == many:
            await asyncio.sleep(0.5)


async def come_and_go(parties: list[Party], asked: argparse.Namespace, used: Used, sampler: Sampler) -> None:
    """Let parties go from table to table."""
    seated = await open_all(parties)
    ending, dice = asyncio.Event(), Random(7)
    used.begin()
    playing = [
        asyncio.ensure_future(party.go_on(sitting, ending, asked.think, Random(dice.random()), asked.stay))
        for party, sitting in seated
    ]
    await sampler.go_on(time.monotonic() + 60 * asked.minutes)
    used.end()
    ending.set()
    await asyncio.gather(*playing)


@contextmanager
def traced(folder: Path | None) -> Iterator[tuple[str, ...]]:
    """Yield the program to run as the server: the plain one, or one that traces memory into a folder."""
    if folder is None:
        yield PROGRAM
        return
    os.environ[load_traced.FOLDER] = str(folder)
    try:
        yield (load_traced.__file__,)
    finally:
        del os.environ[load_traced.FOLDER]


def growth(samples: list[Sample]) -> Numbers:
    """Return how memory grew, in all and in the second half."""
    quarter = max(1, len(samples) // 4)
    return {
        "first_quarter_mb": fmean(each[2] for each in samples[:quarter]),
        "last_quarter_mb": fmean(each[2] for each in samples[-quarter:]),
        "all": slopes(samples),
        "second_half": slopes(samples[len(samples) // 2 :]),
    }


def slopes(samples: list[Sample]) -> Numbers:
    """Return the growth in megabytes per hour and per thousand tables."""
    seconds, tables, sizes = ([float(each[at]) for each in samples] for at in range(3))
    return {"mb_an_hour": HOUR * slope(seconds, sizes), "mb_a_thousand_tables": 1000 * slope(tables, sizes)}


def slope(x: list[float], y: list[float]) -> float:
    """Return how much y grows with x; 0 where x does not change."""
    return linear_regression(x, y).slope if len(set(x)) > 1 else 0.0


def grown(folder: Path) -> list[str]:
    """Return the lines of code that hold more memory at the end than halfway."""
    first, last = (tracemalloc.Snapshot.load(str(folder / load_traced.NAME.format(number))) for number in (0, 1))
    kept = [sum(each.size for each in one.traces) / 2**20 for one in (first, last)]
    lines = [f"held by Python: {kept[0]:.1f} MB halfway, {kept[1]:.1f} MB at the end"]
    return [*lines, *(str(each) for each in last.compare_to(first, "lineno")[:SHOWN])]


def as_text(found: Numbers) -> list[str]:
    """Return the figures for people."""
    return [
        f"{found['database']}, {found['minutes']:g} minutes: {found['begun']:,} tables, {found['moves']:,} moves",
        f"memory: {found['first_quarter_mb']:.0f} MB in the first quarter, "
        f"{found['last_quarter_mb']:.0f} MB in the last",
        *(
            f"  {name}: {found[key]['mb_an_hour']:+.1f} MB per hour, "
            f"{found[key]['mb_a_thousand_tables']:+.1f} MB per thousand tables"
            for name, key in (("in all", "all"), ("in the second half", "second_half"))
        ),
        f"sent {found['sent']:,}, unanswered {found['unanswered']}, unseen {found['unseen']}, "
        f"refused {found['refused']}, errors {found['errors']} {found['first_error']}",
        *found["grown"],
    ]


if __name__ == "__main__":
    sys.exit(main())
