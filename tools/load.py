"""Measure what a server bears: a move while many look on beside an idle one, and scenes with many offers.

A server and 50 readers run in processes of their own. The table is a long game of random moves; readers ask for
the whole scene over and over, on kept connections. Times depend on the machine, so look at the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

import ecumene  # noqa: E402 - a script finds its own repository first
from ecumene.client import Client  # noqa: E402
from ecumene.table.table import Table  # noqa: E402
from tools import compile as compiler  # noqa: E402

COMPILED = ROOT / "build" / "compiled"
READERS = 50
OFFERS = (30, 100, 500)
PROGRAM = ("-m", "ecumene.cli.main")
Numbers = dict[str, Any]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=ecumene.games()[-1], help="a game of the shelf")
    parser.add_argument("--moves", type=int, default=400, help="random moves before anything is measured")
    parser.add_argument("--count", type=int, default=15, help="how many moves are timed, idle and under load")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument("--read", nargs=3, help=argparse.SUPPRESS)  # what the process of the readers is told
    asked = parser.parse_args()
    if asked.read:
        return read(*asked.read)
    table = played(asked.game, asked.moves)
    found = {"offers": [offers(table, many) for many in OFFERS], **moves(table, asked.count)}
    print(json.dumps(found, indent=1) if asked.json else "\n".join(as_text(found)))
    return 0


def played(game: str, moves: int) -> Table:
    """Return a table after random moves, at a moment when somebody has much to choose from."""
    table, random = ecumene.new(game, 2, seed=5), Random(5)
    best = table.copy()
    while table.waiting and table.number < moves:
        seat = table.waiting[0]
        seldom = table.rules.grammar.seldom
        table.play_action(seat, random.choice([a for a in table.legal(seat) if a[0] not in seldom]))
        if table.waiting and table.number > moves / 2 and len(choices(table)) > len(choices(best)):
            best = table.copy()
    return best


def choices(table: Table) -> list[Any]:
    """Return what the first seat that is asked may do."""
    return table.legal(table.waiting[0])


def offers(table: Table, many: int) -> Numbers:
    """Measure so many offers, the legal moves repeated: as they are sent, and with all words and previews."""
    table, seat = table.copy(), table.waiting[0]
    legal = table.legal(seat)
    table._legal[seat] = [legal[at % len(legal)] for at in range(many)]
    said = table.presenter(seat, "en")
    plain = 1000 * min(seconds(said.offers) for _ in range(5))
    worded = 1000 * min(seconds(said.worded_offers) for _ in range(2))
    size = len(msgspec.json.encode(said.offers()))
    return {"offers": many, "bytes": size, "ms": plain, "worded_ms": worded, "ratio": worded / plain}


def seconds(work: Callable[[], Any]) -> float:
    """Return the CPU seconds that something takes."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def moves(table: Table, count: int) -> Numbers:
    """Measure moves over HTTP, idle and while others read the same table all the time."""
    with server() as url, Client(url) as me:
        me.guest("Anna")
        ids = [me.ask("POST", "/records", {"text": table.record()})["id"] for _ in range(2)]
        idle = [one_move(me, ids[0]) for _ in range(count)]
        cookie = me.http.cookies.get("ecumene") or ""
        command = [sys.executable, __file__, "--read", url, ids[1], cookie]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crowd:
            assert crowd.stdout is not None
            crowd.stdout.readline()  # all of them have been answered once
            loaded = [one_move(me, ids[1]) for _ in range(count)]
            answers = json.loads(crowd.communicate("enough\n")[0])
    return {"idle_ms": median(idle), "loaded_ms": median(loaded), "longest_ms": max(loaded), "answers": answers}


def one_move(me: Client, id: str) -> float:
    """Make a move for whoever is asked and return the milliseconds until it was stored."""
    seat = me.table(id)["waiting"][0]
    scene = me.scene(id, seat)
    begun = time.perf_counter()
    me.move(id, scene["offers"][0]["move"], scene["asked"], seat=seat)
    return 1000 * (time.perf_counter() - begun)


def read(url: str, id: str, cookie: str) -> int:
    """Read as a crowd until told that it is enough; say when everybody has begun, then how much was read."""
    answers = [0] * READERS
    enough: list[str] = []

    def one(number: int) -> None:
        with Client(url) as reader:
            reader.http.cookies.set("ecumene", cookie)
            while not enough:
                reader.scene(id)
                answers[number] += 1

    crowd = [Thread(target=one, args=(number,), daemon=True) for number in range(READERS)]
    for each in crowd:
        each.start()
    while not all(answers):
        time.sleep(0.01)
    print("all read", flush=True)
    enough.append(sys.stdin.readline())
    for each in crowd:
        each.join()
    print(sum(answers))
    return 0


@contextmanager
def server() -> Iterator[str]:
    """Run a server on an empty database."""
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/load.db", {}) as (url, _):
        yield url


@contextmanager
def running(
    database: str, settings: dict[str, str], program: tuple[str, ...] = PROGRAM
) -> Iterator[tuple[str, int]]:
    """Run a server, compiled where `make test` or `make bench` has compiled; yield its address and process."""
    path = [str(COMPILED)] if compiler.ready(COMPILED) else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(ROOT / "src")]), "ECUMENE_RATES": "0"}
    environment |= {"ECUMENE_CONNECTIONS_OF_ADDRESS": "4000"}  # all come from one
    environment |= {f"ECUMENE_{name}": value for name, value in settings.items()}
    command = [sys.executable, *program, "serve", "--no-browser", "--port", "0", "--lang", "en"]
    command += ["--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            told = re.search(r"http://\S+", process.stdout.readline())
            assert told, "the server did not say where it is"
            yield told.group().rstrip("/"), process.pid
        finally:
            process.terminate()


def as_text(found: Numbers) -> list[str]:
    """Return the figures for people."""
    lines = [
        f"{row['offers']:>4} offers: {row['ms']:.1f} ms, {row['bytes']:,} bytes; in words with previews "
        f"{row['worded_ms']:.0f} ms, {row['ratio']:.0f} times as long"
        for row in found["offers"]
    ]
    ratio = found["loaded_ms"] / found["idle_ms"]
    lines.append(f"a move on an idle server: {found['idle_ms']:.1f} ms")
    lines.append(
        f"a move under {READERS} readers: {found['loaded_ms']:.1f} ms, {ratio:.1f} times as long, "
        f"at most {found['longest_ms']:.1f} ms; they had {found['answers']:,} scenes"
    )
    return lines


if __name__ == "__main__":
    sys.exit(main())
