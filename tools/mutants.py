"""Mutation testing: change the rules of a game a little, at random, and see whether its tests notice.

    python tools/mutants.py                            # 30 changes to each game: hours
    python tools/mutants.py KEY --number 100 --jobs 2  # more changes to one game

Changes are made to the rules, not to what people are told, to views, bots or checks of positions, and in a copy:
the working tree stays as it is. A change that no test notices survives and is listed; it asks for a test. One that
changes nothing can be listed in tests/games/GAME/mutants.toml with a reason, and is then not made:

    [[equivalent]]
    file = "turn.py"
    line = "if s.turns >= 6:"
    change = "`s.turns >= 6` becomes `s.turns > 6`"
    reason = "the game is over before the seventh turn"
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.mutants_changes import Change, changes_of  # noqa: E402 - a script finds its own repository first
from tools.mutants_run import Copy, GameTests, is_killed  # noqa: E402

GAMES = "src/ecumene/games"
ENOUGH = 95  # per cent of the changes must be noticed
NO_RULES = (
    *("view", "action_space", "ladder", "judge", "bots/*"),  # for bots and learners
    *("teller", "told/*", "continent/outlines"),  # for people
    *("audit", "checks/*"),  # for positions from outside
)
"""Modules that carry out no rule, in every game."""


class Game:
    """What to change, what to ask, and what is known to change nothing."""

    def __init__(self, root: Path, key: str) -> None:
        name = key.replace("-", "_")
        self.key = key
        self.root = root
        self.folder = f"{GAMES}/{name}"
        own = sorted(
            path.relative_to(root).as_posix() for path in (root / "tests/games" / name).rglob("test_*.py")
        )
        book = f"tests/rulebook/test_{name}.py"
        shared = [place for place in SHARED if (root / place).exists()]
        self.tests = GameTests(root, own + [book] * (root / book).is_file(), shared, f"{name} or {key}")
        listed = root / "tests/games" / name / "mutants.toml"
        self.equivalent = tomllib.loads(listed.read_text("utf-8"))["equivalent"] if listed.is_file() else []

    def all_changes(self) -> list[Change]:
        """Return every change to the rules."""
        room = self.root / self.folder
        files = [path.relative_to(room).as_posix() for path in sorted(room.rglob("*.py"))]
        rules = [file for file in files if not any(fnmatch(file[:-3], name) for name in NO_RULES)]
        return [change for file in rules for change in changes_of(room / file, file)]

    def chosen(self, number: int, seed: int) -> list[Change]:
        """Return so many changes that are not known to change nothing."""
        known = {(row["file"], row["line"], row["change"]) for row in self.equivalent}
        pool = [each for each in self.all_changes() if (each.file, each.line, each.what) not in known]
        return sorted(pool, key=lambda each: each.place(seed))[:number]

    def stale(self) -> list[str]:
        """Return the listed changes that can no longer be made, and those without a reason."""
        there = {(each.file, each.line, each.what) for each in self.all_changes()}
        rows = [(row["file"], row["line"], row["change"], row.get("reason", "")) for row in self.equivalent]
        return [f"{row[0]}: {row[2]}" for row in rows if row[:3] not in there or not row[3]]


SHARED = ("tests/games/test_reasons.py", "tests/conformance", "tests/golden")


def survivors(game: Game, changes: list[Change], jobs: int) -> list[Change] | str:
    """Make changes, each in a copy; return those that no test notices, or what tests say that fail without."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for job in range(jobs):
            copies.put(Copy(game.root, game.folder, Path(place) / str(job)))
        first = copies.get()
        fault = game.tests.measure(first)
        if fault:
            return fault
        copies.put(first)

        def lives(change: Change) -> bool:
            copy = copies.get()
            try:
                lived = not is_killed(copy, change, game.tests)
            finally:
                copies.put(copy)
            print(f"{'SURVIVED' if lived else 'killed':9}{change}", flush=True)
            return lived

        with ThreadPoolExecutor(jobs) as pool:
            lived = list(pool.map(lives, changes))
    return [change for change, alive in zip(changes, lived, strict=True) if alive]


def report(game: Game, changes: list[Change], lived: list[Change]) -> bool:
    """Tell how many changes were noticed and which were not; return whether that is enough."""
    killed = len(changes) - len(lived)
    share = 100 * killed / len(changes) if changes else 100.0
    print(f"\n{game.key}: {killed} of {len(changes)} killed ({share:.0f} %)")
    for change in lived:
        print(f"  {game.folder}/{change}\n      {change.line}")
    for row in game.stale():
        print(f"  mutants.toml lists what is not there, or gives no reason: {row}")
    return share >= ENOUGH and not game.stale()


def main() -> int:
    """Test the tests of the games that are asked for."""
    there = sorted(path.parent.name.replace("_", "-") for path in (ROOT / GAMES).glob("*/rules.toml"))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(there)}; all if none is named")
    parser.add_argument("--number", type=int, default=30, help="changes to each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed chooses other changes")
    parser.add_argument("--jobs", type=int, default=1, help="changes that are tested at once")
    asked = parser.parse_args()
    unknown = [key for key in asked.games if key not in there]
    if unknown or asked.number < 1 or asked.jobs < 1:
        parser.error(f"no such game: {', '.join(unknown)}" if unknown else "--number and --jobs are at least 1")
    if next((ROOT / "src").rglob("*.so"), None):
        parser.error("compiled modules would be tested instead of the changed sources: run `make slow` first")
    enough = True
    for key in asked.games or there:
        game = Game(ROOT, key)
        changes = game.chosen(asked.number, asked.seed)
        lived = survivors(game, changes, asked.jobs)
        if isinstance(lived, str):
            print(f"{key}: the tests fail before anything is changed\n{lived}", file=sys.stderr)
            return 2
        enough = report(game, changes, lived) and enough
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
