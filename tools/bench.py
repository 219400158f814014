"""Measure all games, interpreted and compiled, beside catanatron in the same run.

Every engine runs in a process of its own, and only its time of the processor counts. Rounds alternate between
the engines and the median counts, because a machine that is slow for a while should be slow for all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools import compile as compiler  # noqa: E402 - a script finds its own repository first

COMPILED = ROOT / "build" / "compiled"
YARDSTICK = ROOT / "build" / "catanatron-venv"
CATANATRON = "catanatron==3.2.1"
CHILD = """
import json, sys
from ecumene.arena.bench import measure
from ecumene.games import SHELF, find
SHELF["toy"] = "tests.toy"
game = find(sys.argv[1])
print(json.dumps(measure(game, 4 if 4 in game.seats else game.seats[-1], {}, float(sys.argv[2]))))
"""
THINKING = """
import json, sys
from ecumene.arena.thinking_time import thinking
from ecumene.games import find
game = find(sys.argv[1])
print(json.dumps([row for players in (2, game.seats[-1]) for row in thinking(game, players, int(sys.argv[2]))]))
"""
COLUMNS = ["decisions_per_s", "copies_per_s", "views_per_s", "games_per_s", "decisions_per_game", "legal_moves"]
RATIOS = ["decisions_per_s", "copies_per_s"]
Numbers = dict[str, Any]


def main() -> int:
    """Measure, print, and return 1 when a gate is not reached."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="games to measure (all; 'toy' is the tests' own)")
    parser.add_argument("--seconds", type=float, default=5, help="for each engine and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument(
        "--thinking", type=int, default=3, help="games for the time of a move of each level; 0: none"
    )
    parser.add_argument("--gate", type=float, help="fail below this ratio of compiled decisions to catanatron's")
    asked = parser.parse_args()
    if list((ROOT / "src").glob("*.so")):
        print(
            "ecumene: the modules are compiled in place, so nothing is interpreted; `make slow` first",
            file=sys.stderr,
        )
        return 2
    engines = commands(asked.games or known_games(), asked.seconds)
    rounds: dict[str, list[Numbers]] = {name: [] for name in engines}
    for number in range(asked.rounds):
        for name, (command, path) in engines.items():
            print(f"round {number + 1}: {name}", file=sys.stderr)
            rounds[name].append(run(command, path))
    table = {name: middle(found) for name, found in rounds.items()}
    add_ratios(table)
    thoughts = think(asked.games or known_games(), asked.thinking) if asked.thinking else []
    failed = 0 if thoughts is not None else unmeasured(asked.gate)
    if asked.json:
        print(json.dumps({**table, "thinking": thoughts}, indent=1))
    else:
        print(as_text(table), *thoughts_as_text(thoughts or []), sep="\n")
    return max(failed, gate(table, asked.gate), slow_thinkers(thoughts or []))


def known_games() -> list[str]:
    """Return the games on the shelf."""
    code = "import ecumene, json; print(json.dumps(ecumene.games()))"
    found: list[str] = json.loads(subprocess.check_output([sys.executable, "-c", code], env=environment(ROOT)))
    return found


def commands(games: list[str], seconds: float) -> dict[str, tuple[list[str], Path]]:
    """Return what to run for each engine that can be had here: its command and where its modules lie."""
    engines: dict[str, tuple[list[str], Path]] = {}
    python = yardstick()
    if python is not None:
        engines["catanatron"] = [str(python), str(ROOT / "tools" / "yardstick.py"), str(seconds)], ROOT
    build = [sys.executable, compiler.__file__, "--out", str(COMPILED)]
    made = subprocess.run(build, stdout=sys.stderr, check=False)
    for game in games:
        child = [sys.executable, "-c", CHILD, game, str(seconds)]
        engines[f"{game}, interpreted"] = child, ROOT
        if made.returncode == 0:
            engines[f"{game}, compiled"] = child, COMPILED
    return engines


def yardstick() -> Path | None:
    """Return the Python of catanatron's environment, made on first use; None when it cannot be had."""
    python = YARDSTICK / "bin" / "python"
    if not python.exists():
        venv.create(YARDSTICK, with_pip=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", CATANATRON]
    if subprocess.run(pip, check=False, stdout=sys.stderr).returncode == 0:
        return python
    print(f"ecumene: {CATANATRON} cannot be installed; measuring without it", file=sys.stderr)
    return None


def environment(source: Path) -> dict[str, str]:
    """Return an environment that imports from one folder, and plays the same games each time."""
    path = os.pathsep.join([str(source), str(ROOT / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def run(command: list[str], source: Path) -> Numbers:
    """Measure one engine once."""
    numbers: Numbers = json.loads(subprocess.check_output(command, cwd=source, env=environment(source)))
    return numbers


def think(games: list[str], count: int) -> list[Numbers] | None:
    """Return how long the levels of each game think, compiled; None where nothing is, from these sources."""
    if not compiler.ready(COMPILED):
        return None
    rows: list[Numbers] = []
    for game in games:
        if game != "toy":
            print(f"thinking: {game}", file=sys.stderr)
            command = [sys.executable, "-c", THINKING, game, str(count)]
            rows += json.loads(subprocess.check_output(command, cwd=COMPILED, env=environment(COMPILED)))
    return rows


def unmeasured(least: float | None) -> int:
    """Say that no thinking was measured; return 1 where it could have been, or a gate asks for compiled games."""
    print("ecumene: nothing is compiled from these sources: the time of a move was not measured", file=sys.stderr)
    return 1 if least is not None or not compiler.lacking() else 0


def thoughts_as_text(rows: list[Numbers]) -> list[str]:
    """Return a table for people: seconds of one core for a move."""
    if not rows:
        return []
    heads = ("moves", "95 % (ms)", "longest (ms)", "limit (ms)")
    lines = ["", f"{'a move, compiled':<36}" + "".join(f"{head:>14}" for head in heads)]
    for row in rows:
        name = f"{row['game']} ({row['players']}), {row['level']}"
        limit = f"{1000 * row['limit']:.0f}" if row["limit"] else "–"
        cells = (row["moves"], f"{1000 * row['p95']:.1f}", f"{1000 * row['longest']:.1f}", limit)
        lines.append(f"{name:<36}" + "".join(f"{cell:>14}" for cell in cells))
    return lines


def slow_thinkers(rows: list[Numbers]) -> int:
    """Return 1, and say why, when a level thinks longer than it may."""
    slow = [row for row in rows if row["limit"] and row["p95"] > row["limit"]]
    for row in slow:
        who = f"{row['level']} of {row['game']} ({row['players']})"
        print(f"ecumene: {who} thinks {row['p95']} s, {row['limit']} allowed", file=sys.stderr)
    return 1 if slow else 0


def middle(rounds: list[Numbers]) -> Numbers:
    """Return the median of each speed; everything else is the same in all rounds, or nearly."""
    return {
        key: median(found[key] for found in rounds) if key.endswith("_per_s") else value
        for key, value in rounds[0].items()
    }


def add_ratios(table: dict[str, Numbers]) -> None:
    """Add how many times as fast as catanatron each engine is."""
    base = table.get("catanatron")
    for numbers in table.values() if base else ():
        for key in RATIOS:
            numbers[f"{key}_ratio"] = round(numbers[key] / base[key], 1) if base else None


def as_text(table: dict[str, Numbers]) -> str:
    """Return a table for people."""
    width = max(map(len, table))
    ratio = "catanatron" in table
    heads = [name for key in COLUMNS for name in ([key, "×"] if ratio and key in RATIOS else [key])]
    lines = [
        " " * width + "".join(f"{head.replace('_', ' '):>20}" if head != "×" else f"{head:>7}" for head in heads)
    ]
    for name, numbers in table.items():
        cells = ""
        for key in COLUMNS:
            cells += f"{numbers[key]:>20,}" if key in numbers else f"{'–':>20}"
            if ratio and key in RATIOS:
                cells += f"{numbers[f'{key}_ratio']:>7}"
        lines.append(f"{name:<{width}}{cells}")
    return "\n".join(lines)


def gate(table: dict[str, Numbers], least: float | None) -> int:
    """Return 1, and say why, when a compiled game is slower than the gate allows."""
    slow = [
        f"{name}: {numbers['decisions_per_s_ratio']} times catanatron, {least} wanted"
        for name, numbers in table.items()
        if least is not None and numbers.get("compiled") and numbers.get("decisions_per_s_ratio", least) < least
    ]
    if least is not None and not any(numbers.get("compiled") for numbers in table.values()):
        slow.append("no game was measured compiled, as the gate asks")
    for line in slow:
        print(f"ecumene: {line}", file=sys.stderr)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
