"""Play thousands of random games through the laws that every game keeps.

tests/conformance plays each set-up of each game once; this plays many games of each, on all cores, looking closely
at one decision in forty.
The compiled modules are used when `make fast` or `make test` has built them; the latter are brought up to date.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.games import find, keys  # noqa: E402 - a script finds its own repository first
from ecumene.kernel import frame  # noqa: E402
from ecumene.kernel.game import Options  # noqa: E402
from ecumene.kernel.laws import BrokenLaw, check_game, setups  # noqa: E402
from ecumene.players.laws import check_advice  # noqa: E402
from ecumene.table.laws import check_table  # noqa: E402
from tools import compile as compiler  # noqa: E402

COMPILED = ROOT / "build" / "compiled"
MOVES = 2_000_000  # of each game, unless somebody says how many games
LEAST = 5000  # games of each; where so many are more than these moves, fewer decisions of each are looked at
EVERY = 40
AT_A_TABLE = 20  # one game in so many is also played at a table: words, previews, records, positions
PLAYED_ON = 1  # of the spoilt positions that are accepted, at each moment that is looked at there
ADVISED = 100  # in one game in so many, hints are asked for at one decision in `EVERY`
ENOUGH = 10  # broken laws to show before giving up
CHUNK = 10
CHOSEN = "ECUMENE_SOAK_MODULES"
Job = tuple[str, int, Options, int, int]


class Total:
    """What all games came to."""

    def __init__(self) -> None:
        self.games = self.moves = self.decisions = self.refused = self.worlds = 0
        self.broken: list[str] = []

    def add(self, counts: tuple[int, int, int, int], broken: str) -> None:
        """Count one game."""
        self.games += 1
        self.moves += counts[0]
        self.decisions += counts[1]
        self.refused += counts[2]
        self.worlds += counts[3]
        if broken:
            self.broken.append(broken)

    def __str__(self) -> str:
        return (
            f"{self.games:,} games, {self.moves:,} moves, {self.decisions:,} decisions looked at, "
            f"{self.refused:,} refusals, {self.worlds:,} imagined worlds, {len(self.broken)} broken laws"
        )


def many(name: str) -> int:
    """Return how many games make as many moves of this game as of any other."""
    game = find(name)
    return MOVES // check_game(game, game.seats[-1], {}, 0, MOVES).moves


def plan(name: str, games: int | None, every: int) -> tuple[int, int]:
    """Return how many games to play, and of how many decisions one is looked at closely."""
    if games is not None:
        return games, every
    right = many(name)
    return max(right, LEAST), every * max(right, LEAST) // right


def jobs_of(name: str, games: int, seed: int, every: int) -> list[Job]:
    """Share the games out over all set-ups of a game, one seed each."""
    tables = [(name, players, options) for players, options in setups(find(name))]
    return [(*tables[at % len(tables)], seed + at, every) for at in range(games)]


def play(job: Job) -> tuple[tuple[int, int, int, int], str]:
    """Play one game; return its counts, and how it broke a law."""
    name, players, options, seed, every = job
    try:
        report = check_game(find(name), players, options, seed, every)
        if seed % AT_A_TABLE == 0:
            check_table(find(name), players, options, seed, plays=PLAYED_ON)
        if seed % ADVISED == 0:
            check_advice(find(name), players, options, seed, EVERY)
    except BrokenLaw as broken:
        return (0, 0, 0, 0), str(broken)
    return (report.moves, report.decisions, report.refused, report.worlds), ""


def soak(jobs: list[Job], cores: int) -> Total:
    """Play all games, with a line of progress every few seconds."""
    total = Total()
    began = told = time.monotonic()
    with Pool(cores) as pool:
        for counts, broken in pool.imap_unordered(play, jobs, CHUNK):
            total.add(counts, broken)
            if broken:
                print(broken, flush=True)
            if len(total.broken) >= ENOUGH:
                break
            now = time.monotonic()
            if now - told > 5:
                told = now
                print(progress(total.games, len(jobs), now - began), file=sys.stderr, flush=True)
    return total


def progress(done: int, all_: int, seconds: float) -> str:
    """Return how far it is."""
    return f"{100 * done // all_:3} %  {done:,} games, about {seconds / done * (all_ - done):,.0f} s to go"


def use_compiled() -> None:
    """Start again with the modules that `make test` compiles, if it has built any, brought up to date."""
    if CHOSEN in os.environ or is_compiled() or not COMPILED.exists():
        return
    build = [sys.executable, compiler.__file__, "--out", str(COMPILED)]
    if subprocess.run(build, stdout=sys.stderr, check=False).returncode == 0:
        paths = os.pathsep.join([str(COMPILED), str(ROOT / "src"), str(ROOT)])
        environment = {**os.environ, CHOSEN: "compiled", "PYTHONPATH": paths}
        os.execve(sys.executable, [sys.executable, "-P", __file__, *sys.argv[1:]], environment)


def is_compiled() -> bool:
    """Return whether the modules in use are compiled."""
    return not str(frame.__file__).endswith(".py")


def main() -> int:
    """Play, sum up, and return 1 when a law was broken."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"games to play (all: {', '.join(keys())})")
    parser.add_argument("--games", type=int, help="of each game")
    parser.add_argument("--every", type=int, default=EVERY, help="look closely at one decision in so many")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if not set(asked.names) <= set(keys()):
        parser.error(f"the games are: {', '.join(keys())}")
    use_compiled()
    names = asked.names or keys()
    plans = {name: plan(name, asked.games, asked.every) for name in names}
    jobs = [job for name, (games, every) in plans.items() for job in jobs_of(name, games, asked.seed, every)]
    modules = "compiled" if is_compiled() else "interpreted"
    print(f"{len(jobs):,} games of {', '.join(names)}, {modules}, on {asked.cores} cores", flush=True)
    began = time.monotonic()
    total = soak(jobs, asked.cores)
    seconds = time.monotonic() - began
    print(f"{total} in {seconds:,.0f} s ({total.games / seconds:.0f} games a second)")
    return 1 if total.broken else 0


if __name__ == "__main__":
    sys.exit(main())
