"""Measure how a server comes back: after a disk that was full, and after a restart among thousands of idle tables.

`make load` runs it. The disk is full as far as the server can tell: its process may not make any file longer for
a while. The idle tables are games of bots alone, all in play when the server starts. It speaks to this machine
alone and stops by itself.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.client import Client, Refused  # noqa: E402 - a script finds its own repository first
from ecumene.games import keys  # noqa: E402
from ecumene.server.db.engine import Store  # noqa: E402
from ecumene.server.db.schema import seats, snapshots, tables  # noqa: E402
from tools.load import Numbers, running  # noqa: E402

GAME = keys()[0]
IDLE = 2000
OPEN = {"BOT_TABLES": "100000", "BOT_PAUSE": "0.05"}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--full", type=float, default=12.0, help="seconds for which the disk is full")
    parser.add_argument("--idle", type=int, default=IDLE, help="tables of bots that are in play at the start")
    parser.add_argument("--bots", default="novice", help="who plays at them")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    asked = parser.parse_args()
    found = {"full": full_disk(asked.full), "restart": restart(asked.idle, asked.bots)}
    print(json.dumps(found, indent=1) if asked.json else "\n".join(as_text(found)))
    return 0


def full_disk(seconds: float) -> Numbers:
    """Let the disk of a server be full for a while; return how long people and bots take to go on."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.db"
        with running(f"sqlite:///{file}", OPEN) as (url, pid), Client(url) as anna:
            anna.guest("Anna")
            bots = anna.create(GAME, ["bot:novice"] * 4)["id"]
            mine = anna.create(GAME, ["you", "you"], mode="hotseat")["id"]
            answered(lambda: one_move(anna, mine))
            limit(pid, max(each.stat().st_size for each in Path(folder).iterdir()))
            refused = until(lambda: not answered(lambda: one_move(anna, mine)), 30)
            time.sleep(seconds)
            stood = anna.table(bots)["version"]
            limit(pid, resource.RLIM_INFINITY)
            began = time.monotonic()
            person = until(lambda: answered(lambda: one_move(anna, mine)), 60)
            table = until(lambda: anna.table(bots)["version"] > stood or anna.table(bots)["state"] == "over", 60)
            return {
                "full": seconds,
                "refused_after": refused,
                "person": person,
                "bots": table + person,
                "all": time.monotonic() - began,
            }


def limit(pid: int, size: int) -> None:
    """Let a process make no file longer than that."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def one_move(anna: Client, id: str) -> None:
    """Make a move at a table where one person plays all seats."""
    seat = anna.table(id)["waiting"][0]
    scene = anna.scene(id, seat)
    anna.move(id, scene["offers"][0]["move"], scene["asked"], seat=seat)


def answered(work: Callable[[], Any]) -> bool:
    """Tell whether something is done; False when the server cannot store it now."""
    try:
        work()
    except Refused:
        return False
    return True


def until(true: Callable[[], bool], most: float) -> float:
    """Return how long something takes to come true."""
    began = time.monotonic()
    while not true():
        if time.monotonic() - began > most:
            raise TimeoutError(f"not within {most} s")
        time.sleep(0.005)
    return time.monotonic() - began


def restart(many: int, bot: str) -> Numbers:
    """Start a server among idle tables; return how long the bot of a new table takes for its first move."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/load.db"
        with running(database, {**OPEN, "BOT_PAUSE": "3600"}) as (url, _), Client(url) as anna:
            anna.guest("Anna")
            id = anna.create(GAME, [f"bot:{bot}"] * 2)["id"]
        multiply(database, id, many)
        began = time.monotonic()
        with running(database, {**OPEN, "BOT_PAUSE": "0"}) as (url, _), Client(url) as anna:
            opened = time.monotonic() - began
            anna.guest("Anna")
            moves = [first_move(anna) for _ in range(5)]
            return {"idle": many, "opened": opened, "first_move": moves[0], "slowest": max(moves)}


def first_move(anna: Client) -> float:
    """Make a table and return how long its bot takes to move."""
    began = time.monotonic()
    id = anna.create(GAME, ["you", "bot:novice"], begin=False)["id"]
    while 0 in anna.table(id)["waiting"]:  # the bot is not the first
        began = time.monotonic()
        one_move(anna, id)
    version = anna.table(id)["version"]
    until(lambda: anna.table(id)["version"] > version or 0 in anna.table(id)["waiting"], 60)
    return time.monotonic() - began


def multiply(database: str, id: str, many: int) -> None:
    """Store a table many times over."""
    with closing(Store(database)) as store, store.write() as db:
        for each, key in ((tables, "id"), (seats, "table"), (snapshots, "table")):
            rows = [dict(row._mapping) for row in db.execute(each.select().where(each.c[key] == id))]
            db.execute(each.insert(), [{**row, key: f"copy{n}"} for n in range(many) for row in rows])


def as_text(found: Numbers) -> list[str]:
    """Return the figures for people."""
    full, again = found["full"], found["restart"]
    return [
        f"a disk that was full for {full['full']:.0f} s: people move again after {full['person']:.2f} s, "
        f"bots after {full['bots']:.2f} s",
        f"a restart among {again['idle']:,} idle tables of bots: open after {again['opened']:.1f} s, the bot of a "
        f"new table moves after {again['first_move']:.2f} s, of five at most {again['slowest']:.2f} s",
    ]


if __name__ == "__main__":
    sys.exit(main())
