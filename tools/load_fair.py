"""Measure what others cost a person who plays: many tables against bots, readers, brackets, replays.

`make load` runs it. One guest plays at 30 tables against masters while another plays against a novice, and is
timed until the novice has moved. Then two people play while 50 readers without a session read their table without
a pause, while 20 long bodies full of brackets come in a second, and while six people look back at a game of
thousands of moves that each has imported. All limits on how often are off. People come from loopback addresses of
their own, readers from one; nothing but this machine is contacted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools import load_attacks  # noqa: E402 - a script finds its own repository first
from tools.load import Numbers, running  # noqa: E402
from tools.load_attacks import GAMES, QUIET, Elsewhere, Work, beside, long_record, random_move  # noqa: E402
from tools.load_process import memory  # noqa: E402

NAMES = {
    "alone": "a novice's move on a quiet server",
    "many": "a novice's move while another plays at many tables against masters",
    "scenes": "a player's scene",
    "moves": "a move",
    "quiet": "on a quiet server",
    "readers": "under anonymous readers",
    "brackets": "under bodies full of brackets",
    "replays": "while others look back at a long game",
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=30, help="tables of one person against masters")
    parser.add_argument("--readers", type=int, default=50, help="anonymous readers of a public table")
    parser.add_argument("--brackets", type=int, default=20, help="bodies full of brackets a second")
    parser.add_argument("--replays", type=int, default=6, help="people who look back at a long game")
    parser.add_argument("--moves", type=int, default=7000, help="how long that game is at most")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each is measured")
    parser.add_argument("--only", nargs="+", choices=SCENARIOS, default=list(SCENARIOS), help="some of them")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    asked = parser.parse_args()
    found: Numbers = {}
    for name in asked.only:
        with tempfile.TemporaryDirectory() as folder:
            found |= SCENARIOS[name](asked, Path(folder))
    print(json.dumps(found, indent=1) if asked.json else "\n".join(as_text(found)))
    return 0


def bots(asked: argparse.Namespace, folder: Path) -> Numbers:
    """Measure how long somebody waits for a novice while another has many tables."""
    with running(f"sqlite:///{folder / 'load.db'}", {}) as (url, _):
        found = {"alone": novice(url, asked.seconds / 3)}
        with beside(load_attacks.many_tables, url, "", asked.tables):
            found["many"] = novice(url, asked.seconds)
    return found


def readers(asked: argparse.Namespace, folder: Path) -> Numbers:
    """Measure the players of a table that a crowd reads."""
    return beside_party("readers", load_attacks.read, asked.readers, asked.seconds, folder)


def brackets(asked: argparse.Namespace, folder: Path) -> Numbers:
    """Measure players while somebody sends what is costly to parse."""
    return beside_party("brackets", load_attacks.brackets, asked.brackets, asked.seconds, folder)


def replays(asked: argparse.Namespace, folder: Path) -> Numbers:
    """Measure players while others have a long game played again and again."""
    file = folder / "long.game"
    file.write_text(long_record(asked.moves), encoding="utf-8")
    return beside_party("replays", load_attacks.replays, asked.replays, asked.seconds, folder, str(file))


SCENARIOS: dict[str, Callable[[argparse.Namespace, Path], Numbers]] = {
    "bots": bots,
    "readers": readers,
    "brackets": brackets,
    "replays": replays,
}


def beside_party(name: str, work: Work, many: int, seconds: float, folder: Path, what: str = "") -> Numbers:
    """Measure two people who play, on a quiet server (before and after) and beside others; and its memory."""
    with running(f"sqlite:///{folder / 'load.db'}", {}) as (url, pid), ExitStack() as stack:
        party = Party(url, pid, stack)
        party.play(seconds / 10)  # the first scenes of a server read all words
        quiet = party.play(seconds / 6)
        at_rest = memory(pid)
        with beside(work, url, what or party.id, many) as done:
            begun, before = time.monotonic(), done.value
            busy = party.play(seconds)
            rate = (done.value - before) / (time.monotonic() - begun)
        quiet += party.play(seconds / 6)
    found = {}
    for kind in ("scenes", "moves"):
        idle, loaded = spread(getattr(quiet, kind)), spread(getattr(busy, kind))
        times = {f"times_{part}": round(loaded[part] / idle[part], 2) for part in ("p50", "p95")}
        found[f"{name}_quiet_{kind}"] = idle
        found[f"{name}_{kind}"] = {**loaded, **times, "a_second": round(rate, 1), "mb": [at_rest, busy.memory]}
    return found


class Played:
    """How long scenes and moves took, and the most memory that the server had meanwhile."""

    def __init__(self) -> None:
        self.scenes: list[float] = []
        self.moves: list[float] = []
        self.memory = 0.0

    def __iadd__(self, other: Played) -> Played:
        self.scenes += other.scenes
        self.moves += other.moves
        return self


class Party:
    """Two people at a public table; when their game is over they begin another one."""

    def __init__(self, url: str, pid: int, stack: ExitStack) -> None:
        self.pid = pid
        self.people = [stack.enter_context(Elsewhere(url, name)) for name in ("Anna", "Nikos")]
        self.dice = Random(5)
        self.id = self.begin()

    def begin(self) -> str:
        """Begin a game."""
        id = str(self.people[0].create(GAMES[-1], ["you", "open"], visibility="public")["id"])
        self.people[1].join(id)
        return id

    def play(self, seconds: float) -> Played:
        """Play for a while."""
        found, end, id = Played(), time.monotonic() + seconds, self.id
        while time.monotonic() < end:
            waiting = self.people[0].table(id)["waiting"]
            if not waiting:
                id = self.begin()
                continue
            me = self.people[waiting[0]]
            begun = time.monotonic()
            scene = me.scene(id, waiting[0])
            seen = time.monotonic()
            offers = [offer["move"] for offer in scene["offers"] if offer["move"] != "resign"]
            me.move(id, self.dice.choice(offers), scene["asked"], seat=waiting[0])
            found.scenes.append(seen - begun)
            found.moves.append(time.monotonic() - seen)
            found.memory = max(found.memory, memory(self.pid))
            time.sleep(0.1)
        return found


def novice(url: str, seconds: float) -> Numbers:
    """Play against a novice; return how long one waits for it."""
    waits, dice, end = list[float](), Random(4), time.monotonic() + seconds
    with Elsewhere(url, "Anna") as me:
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
    return [line(name, row) for name, row in found.items()]


def line(name: str, row: Numbers) -> str:
    """Return one row: milliseconds, and where it was measured under load multiples of the quiet server too."""
    where, _, kind = name.rpartition("_")
    words = NAMES[name] if not kind or not where else f"{NAMES[kind]} {NAMES[where.rpartition('_')[2]]}"
    times = [f" ({row[f'times_{part}']:.1f} times quiet)" if "mb" in row else "" for part in ("p50", "p95")]
    text = f"{words}: p50 {row['p50']:.0f} ms{times[0]}, p95 {row['p95']:.0f} ms{times[1]}, "
    text += f"at most {row['max']:.0f} ms ({row['count']})"
    if "mb" in row:
        text += f"; {row['a_second']:.1f} a second, memory {row['mb'][0]:.0f} MB, then {row['mb'][1]:.0f} at most"
    return text


if __name__ == "__main__":
    sys.exit(main())
