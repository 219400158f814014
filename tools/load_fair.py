"""Measure what others cost a person: bots of somebody with many tables, and a crowd of anonymous readers.

`make load` runs it. One guest plays at 30 tables against masters while another plays against a novice, and is
timed until the novice has moved. Then 50 readers without a session read a public table without a pause, and its
players are timed. It speaks to this machine alone and stops by itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from threading import Thread

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.client import Client, Refused  # noqa: E402 - a script finds its own repository first
from ecumene.games import keys  # noqa: E402
from tools.load import Numbers, server  # noqa: E402

GAMES = keys()
QUIET = 0.01  # seconds between two looks at a table


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=30, help="tables of one person against masters")
    parser.add_argument("--readers", type=int, default=50, help="anonymous readers of a public table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    asked = parser.parse_args()
    with server() as url:
        found = {"alone": novice(url, asked.seconds / 3)}
        with beside(many_tables, url, "", asked.tables):
            found["many"] = novice(url, asked.seconds)
    with server() as url, ExitStack() as stack:
        party = Party(url, stack)
        found |= party.measure("quiet", asked.seconds / 3)
        with beside(read, url, party.id, asked.readers):
            found |= party.measure("crowd", asked.seconds)
    print(json.dumps(found, indent=1) if asked.json else "\n".join(as_text(found)))
    return 0


@contextmanager
def beside(work: Callable[[str, str, int, Event], None], url: str, id: str, many: int) -> Iterator[None]:
    """Let others do something in a process of their own until the body ends."""
    spawn = get_context("spawn")
    enough = spawn.Event()
    process = spawn.Process(target=work, args=(url, id, many, enough), daemon=True)
    process.start()
    time.sleep(3)  # they are all there
    try:
        yield
    finally:
        enough.set()
        process.join(30)
        process.terminate()


def many_tables(url: str, _: str, many: int, enough: Event) -> None:
    """Play at many tables against three masters each, opening another whenever that is allowed."""
    dice, ids = Random(3), list[str]()
    with Client(url) as me:
        me.guest("Eve")
        while not enough.is_set():
            try:
                if len(ids) < many:
                    ids.append(me.create(GAMES[len(ids) % len(GAMES)], ["bot:master"] * 3 + ["you"])["id"])
                    continue
            except Refused:
                enough.wait(QUIET)
            for id in ids:
                random_move(me, id, 3, dice)


def random_move(me: Client, id: str, seat: int, dice: Random) -> bool:
    """Make any move where a seat is asked, and tell whether it was."""
    if seat not in me.table(id)["waiting"]:
        return False
    scene = me.scene(id, seat)
    moves = [offer["move"] for offer in scene["offers"] if offer["move"] != "resign"]
    try:
        me.move(id, dice.choice(moves), scene["asked"], seat=seat)
    except Refused:
        return False
    return True


def novice(url: str, seconds: float) -> Numbers:
    """Play against a novice; return how long one waits for it."""
    waits, dice, end = list[float](), Random(4), time.monotonic() + seconds
    with Client(url) as me:
        me.guest("Anna")
        while time.monotonic() < end:
            id = me.create(GAMES[0], ["you", "bot:novice"])["id"]
            begun, waited = time.monotonic(), False
            while time.monotonic() < end and (table := me.table(id))["state"] == "playing":
                if 0 not in table["waiting"]:
                    waited = True
                    time.sleep(QUIET)
                    continue
                if waited:
                    waits.append(time.monotonic() - begun)
                random_move(me, id, 0, dice)
                begun, waited = time.monotonic(), False
            if waited:
                waits.append(time.monotonic() - begun)
    return spread(waits)


class Party:
    """Two people at a public table."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.people = [stack.enter_context(Client(url)) for _ in range(2)]
        for each, name in zip(self.people, ("Anna", "Nikos"), strict=True):
            each.guest(name)
        self.dice = Random(5)
        self.id = self.people[0].create(GAMES[-1], ["you", "open"], visibility="public")["id"]
        self.people[1].join(self.id)

    def measure(self, name: str, seconds: float) -> Numbers:
        """Play for a while, at most to the end of the game; return how long scenes and moves took."""
        scenes, moves, end = list[float](), list[float](), time.monotonic() + seconds
        while time.monotonic() < end and (waiting := self.people[0].table(self.id)["waiting"]):
            me = self.people[waiting[0]]
            begun = time.monotonic()
            scene = me.scene(self.id, waiting[0])
            seen = time.monotonic()
            offers = [offer["move"] for offer in scene["offers"] if offer["move"] != "resign"]
            me.move(self.id, self.dice.choice(offers), scene["asked"], seat=waiting[0])
            scenes.append(seen - begun)
            moves.append(time.monotonic() - seen)
            time.sleep(0.1)  # or the game is over too soon
        return {f"{name}_scenes": spread(scenes), f"{name}_moves": spread(moves)}


def read(url: str, id: str, many: int, enough: Event) -> None:
    """Read a scene over and over, as many whom nobody knows."""

    def one() -> None:
        with Client(url) as reader:
            while not enough.is_set():
                reader.scene(id)

    crowd = [Thread(target=one, daemon=True) for _ in range(many)]
    for each in crowd:
        each.start()
    for each in crowd:
        each.join()


def spread(seconds: list[float]) -> Numbers:
    """Return the milliseconds that something took: in the middle, of 95 in 100, at most."""
    found = sorted(1000 * each for each in seconds) or [0.0]
    return {
        "count": len(seconds),
        "p50": found[len(found) // 2],
        "p95": found[len(found) * 95 // 100],
        "max": found[-1],
    }


def as_text(found: Numbers) -> list[str]:
    """Return the figures for people."""
    names = {
        "alone": "a novice's move on a quiet server",
        "many": "a novice's move while another plays at many tables against masters",
        "quiet_scenes": "a player's scene on a quiet server",
        "crowd_scenes": "a player's scene under anonymous readers",
        "quiet_moves": "a move on a quiet server",
        "crowd_moves": "a move under anonymous readers",
    }
    return [
        f"{text}: p50 {row['p50']:.0f} ms, p95 {row['p95']:.0f} ms, at most {row['max']:.0f} ms ({row['count']})"
        for name, text in names.items()
        for row in [found[name]]
    ]


if __name__ == "__main__":
    sys.exit(main())
