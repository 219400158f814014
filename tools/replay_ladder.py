"""Play the first games of each rung of the ladder again, as they were when it was published and as they are now.

Published figures stay as long as nobody plays them anew. This tells which of the games behind them would go
another way today, and where: the first move that differs, and what was asked. Both sides play the same seeds from
the same seats; `--compile` compiles both first, which takes minutes and makes masters several times as quick.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "replay"
PUBLISHED = "dc32ccb"  # the revision whose rules, bots and weights docs/ladder.md names by their fingerprints
GAMES = 20
Game = dict[str, Any]

PLAYER = """
import json, sys
import ecumene
from ecumene.players import bot_seed, make
for line in sys.stdin:
    job = json.loads(line)
    table = ecumene.new(job["game"], players=len(job["seats"]), seed=job["seed"])
    bots = [make(name, job["game"], bot_seed(job["seed"], seat)) for seat, name in enumerate(job["seats"])]
    steps = []
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        if len(moves) == 1:
            move = moves[0]
        else:
            move = bots[seat].choose(table.view(seat) if bots[seat].needs_view else {}, moves)
        steps.append([seat, move, type(table.state.stack[-1]).__name__, len(moves)])
        table.play(seat, move)
    print(json.dumps({"scores": table.result["scores"], "steps": steps}), flush=True)
"""
"""What both sides run: only names that the program had then and has now."""


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("only", nargs="*", help="rungs, as in '2-master-expert'; all otherwise")
    parser.add_argument("--game", action="append", help="a game (all with levels of their own)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each rung ({GAMES})")
    parser.add_argument("--since", default=PUBLISHED, help=f"the revision to compare with ({PUBLISHED})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="rungs at a time (one a core)")
    parser.add_argument("--compile", action="store_true", help="compile both sides first")
    return parser.parse_args()


def checked_out(revision: str) -> Path:
    """Return a folder with the files of a revision."""
    folder = FOLDER / revision
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
        tar = ["tar", "-x", "-C", str(folder)]
        subprocess.run(tar, input=packed, check=True)
    return folder


def modules(tree: Path, compiled: bool) -> str:
    """Return where a side finds its modules."""
    out = tree / "build" / "compiled"
    if compiled:
        environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
        command = [sys.executable, "tools/compile.py", "--out", str(out)]
        subprocess.run(command, cwd=tree, env=environment, check=True)
    return os.pathsep.join([str(out)] if compiled else [str(tree / "src"), str(tree)])


def played(path: str, jobs: list[Game]) -> list[Game]:
    """Play games in a process of their own with the modules of one side."""
    typed = "".join(json.dumps(job) + "\n" for job in jobs)
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-P", "-c", PLAYER]
    done = subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def difference(then: Game, now: Game) -> str:
    """Tell where two games part; nothing when they are the same."""
    for number, (old, new) in enumerate(zip(then["steps"], now["steps"], strict=False), 1):
        if old[:2] != new[:2]:
            return f"move {number}, {told(old)}; now {told(new)}; {then['scores']} – {now['scores']}"
    if len(then["steps"]) == len(now["steps"]) and then["scores"] == now["scores"]:
        return ""
    return f"after the same moves {then['scores']} – {now['scores']}"


def cause(then: Game, now: Game) -> str:
    """Tell why two games that differ part: by what is asked or offered, or by what a bot thinks of the same."""
    for old, new in zip(then["steps"], now["steps"], strict=False):
        if old[:2] != new[:2]:
            if old[0] != new[0] or old[2] != new[2]:
                return "another question"
            return "other moves to choose from" if old[3] != new[3] else "another choice among as many"
    return "another end"


def told(step: list[Any]) -> str:
    """Return a move with its seat, the question, and from how many it was chosen."""
    seat, move, question, choices = step
    return f"seat {seat} in {question}: '{move}', one of {choices}"


def main() -> int:
    """Play both sides, rung by rung, and tell which games differ."""
    from ecumene.arena.ladder import rungs
    from ecumene.arena.schedule import jobs
    from ecumene.games import SHELF

    asked = arguments()
    sides = [modules(tree, asked.compile) for tree in (checked_out(asked.since), ROOT)]
    wanted = [
        rung
        for rung in rungs(asked.game or list(SHELF))
        if not asked.only or f"{rung.players}-{rung.one}-{rung.other}" in asked.only
    ]

    def compared(at: int) -> tuple[str, list[str]]:
        rung = wanted[at]
        plan = jobs(rung.game, rung.players, {}, rung.head().plan, asked.games, rung.head().seed)
        tables = [{"game": job.game, "seats": [each.bot for each in job.seats], "seed": job.seed} for job in plan]
        then, now = [played(path, tables) for path in sides]
        parts = [difference(old, new) for old, new in zip(then, now, strict=True)]
        lines = [f"  seed {job['seed']}: {part}" for job, part in zip(tables, parts, strict=True) if part]
        pairs = zip(then, now, parts, strict=True)
        causes = Counter(cause(old, new) for old, new, part in pairs if part)
        why = "; ".join(f"{count} {name}" for name, count in causes.most_common())
        title = f"{rung.game} {rung.players}-{rung.one}-{rung.other}: {len(lines)} of {len(parts)} differ"
        return f"{title} ({why})" if why else title, lines

    with ThreadPoolExecutor(asked.jobs) as pool:
        for title, lines in pool.map(compared, range(len(wanted))):
            print("\n".join([title, *lines]), flush=True)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
