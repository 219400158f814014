"""Golden records and positions: whole games of bots, and what the table says in them, kept under tests/golden.

    python tools/golden.py check               replay all, compare, and explain what differs; `make golden`
    python tools/golden.py check --write       the same, and store what the table says now
    python tools/golden.py dump --out DIR      write all that the table says, in full, to compare two revisions
    python tools/golden.py play [--write]      let bots play the games again that cannot be replayed any more
    python tools/golden.py choose [--write]    choose other positions and other illegal moves

`--game KEY` does it for one game, names of records for some. Records are moves and luck, so a change of the bots
changes none of them; a change of the rules may.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import golden_choose, golden_positions, golden_records
from tools.golden_records import GAMES, HOME, difference, kept, names_of


def check(names: list[str], write: bool) -> int:
    """Replay records and compare positions; with `write`, store what the table says now."""
    changed = 0
    for name in names:
        wrong = golden_records.fault(kept(name))
        if wrong:
            print(f"{name}: {wrong}")
            changed += 1
            continue
        wrong = golden_positions.fault(name)
        if wrong:
            print(f"positions/{name}: {wrong}")
            changed += 1
            if write:
                store(name, golden_positions.read(golden_positions.kept_positions(name)))
    print(f"{len(names) - changed} of {len(names)} are the same")
    return int(changed > 0 and not write)


def play(names: list[str], write: bool) -> int:
    """Let the bots play some games again; with `write`, store what differs."""
    changed = 0
    for name in names:
        row = GAMES[name]
        new = golden_records.play(row["game"], row["bots"], row["seed"], row.get("options")).record()
        old = kept(name)
        if new != old:
            changed += 1
            print(f"{name}: differs in {difference(old, new)}")
            if write:
                (HOME / f"{name}.txt").write_text(new, encoding="utf-8")
    print(f"{len(names) - changed} of {len(names)} are the same")
    return int(changed > 0 and not write)


def choose(names: list[str], write: bool) -> int:
    """Choose positions for whole games anew; with `write`, store what the table says there."""
    for game in dict.fromkeys(GAMES[name]["game"] for name in names):
        found = golden_choose.choose(game)
        for name, positions in found.items():
            lines = ", ".join(str(position.line) for position in positions)
            print(f"{name}: {lines}")
            if write:
                store(name, positions)
    return 0


def dump(names: list[str], out: Path) -> int:
    """Write everything that the table says at the golden positions to a folder."""
    out.mkdir(parents=True, exist_ok=True)
    for name in names:
        positions = golden_positions.read(golden_positions.kept_positions(name))
        text = golden_positions.write(name, positions, everything=True)
        (out / f"{name}.txt").write_text(text, encoding="utf-8")
    print(f"{len(names)} files in {out}; do the same at another revision, then diff -r")
    return 0


def store(name: str, positions: list[golden_positions.Position]) -> None:
    """Write what the table says now at some positions of a record."""
    golden_positions.FOLDER.mkdir(exist_ok=True)
    golden_positions.file_of(name).write_text(golden_positions.write(name, positions), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Do what is asked; 1 when something differs and is not to be written."""
    parser = argparse.ArgumentParser(prog="golden.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("task", nargs="?", choices=["check", "dump", "play", "choose"], default="check")
    parser.add_argument("names", nargs="*", help="records; all of them when none is named")
    parser.add_argument("--game", help="only the records of this game")
    parser.add_argument("--write", action="store_true", help="store what differs")
    parser.add_argument("--out", type=Path, help="the folder that a dump is written to")
    given = parser.parse_intermixed_args(arguments)  # names may follow options
    names = given.names or names_of(given.game)
    if given.task == "play" and not given.names:
        names = [name for name in names if golden_records.fault(kept(name))]
    unknown = [name for name in names if name not in GAMES]
    if unknown or not names_of(given.game):
        parser.error(f"no such record: {', '.join(unknown) or given.game}")
    if given.task == "dump":
        if given.out is None:
            parser.error("dump needs --out")
        return dump(names, given.out)
    return {"check": check, "play": play, "choose": choose}[given.task](names, given.write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
