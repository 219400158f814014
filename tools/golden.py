"""Make the golden records anew and say what has changed: `python tools/golden.py`, `--write` to keep them.

A golden record is a whole game of bots that is kept under tests/golden. The tests replay it, so a change of the
rules is seen there; a change of the bots is not, for the moves are written down. Run this when the rules were
changed on purpose: it plays the games again, tells where they part from the old ones, and writes them.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import ecumene
from ecumene.players import make
from ecumene.table.table import Table

HOME = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = tomllib.loads((HOME / "games.toml").read_text(encoding="utf-8"))
"""Name of the file: the game, the bots, the seed."""
NAMES = ["Ada", "Boris", "Chloe", "Dora"]


def play(game: str, bots: list[str], seed: int) -> Table:
    """Play a game of bots to its end."""
    table = ecumene.new(game, players=len(bots), seed=seed)
    table.name_seats(NAMES[: len(bots)])
    players = [make(kind, game, seed + seat) for seat, kind in enumerate(bots)]
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        table.play(seat, moves[0] if len(moves) == 1 else players[seat].choose(table.view(seat), moves))
    return table


def difference(old: str, new: str) -> str:
    """Say where two records part."""
    for number, (was, now) in enumerate(zip(old.splitlines(), new.splitlines(), strict=False), 1):
        if was != now:
            return f"line {number}\n  was: {was}\n  now: {now}"
    return f"{len(old.splitlines())} lines, now {len(new.splitlines())}"


def main(arguments: list[str]) -> int:
    """Play all golden games; 1 when one differs and is not to be written."""
    changed = False
    for name, row in GAMES.items():
        path = HOME / f"{name}.txt"
        new = play(row["game"], row["bots"], row["seed"]).record()
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        if new == old:
            print(f"{name}: the same")
            continue
        changed = True
        print(f"{name}: differs in {difference(old, new)}")
        if "--write" in arguments:
            path.write_text(new, encoding="utf-8")
    return int(changed and "--write" not in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
