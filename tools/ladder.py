"""Play the published ladder, or what is missing of it, and write docs/ladder.md.

Games are played compiled, since it takes days otherwise; the same seeds give the same games either way.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
GAMES = 1000


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("only", nargs="*", help="rungs to play, as in '2-master-expert'; all otherwise")
    parser.add_argument("--game", action="append", help="a game (all with levels of their own)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each rung, at least ({GAMES})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the runs are kept")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--here", action="store_true", help="with the modules that Python finds, compiled or not")
    return parser.parse_args()


def main() -> int:
    """Compile, then start again with the compiled modules."""
    asked = arguments()
    if asked.here or asked.page:
        return play(asked)
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile.py"), "--out", str(COMPILED)], check=False
    )
    path = [str(COMPILED), *os.environ.get("PYTHONPATH", "").split(os.pathsep)] if made.returncode == 0 else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))} if path else dict(os.environ)
    command = [sys.executable, __file__, *sys.argv[1:], "--here"]
    return subprocess.run(command, env=environment, check=False).returncode


def play(asked: argparse.Namespace) -> int:
    """Play rung by rung; the page is written after each."""
    from ecumene.arena.ladder import page, rungs
    from ecumene.arena.run import Run
    from ecumene.games import SHELF

    every = list(SHELF)

    def tell() -> None:
        before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        PAGE.write_text(page(asked.folder, every, GAMES, "make ladder", before), encoding="utf-8")

    for rung in [] if asked.page else rungs(asked.game or every):
        name = rung.name()
        if asked.only and name not in asked.only:
            continue
        run, games = Run(rung.path(asked.folder), rung.head()), rung.whole(asked.games)
        began, missing = time.monotonic(), len(run.missing(games))
        try:
            for done, _ in enumerate(run.go(games, asked.jobs), 1):
                if done % 50 == 0 or done == missing:
                    pace = (time.monotonic() - began) / done
                    print(f"{rung.game} {name}: {done} of {missing}, {pace:.2f} s a game", flush=True)
        except KeyboardInterrupt:
            print("ecumene: stopped; the same command goes on from here", file=sys.stderr)
            return 130
        tell()
    if asked.page:
        tell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
