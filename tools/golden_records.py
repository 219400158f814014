"""The golden records: whole games of bots under tests/golden, how they are played, and how they are replayed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ecumene
from ecumene.players import make
from ecumene.table.errors import BadRecord
from ecumene.table.loading import line_by_line
from ecumene.table.record import parse
from ecumene.table.table import Table

HOME = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES: dict[str, dict[str, Any]] = tomllib.loads((HOME / "games.toml").read_text(encoding="utf-8"))
"""Name of the file: the game, the bots, the seed and the options."""
NAMES = ["Ada", "Boris", "Chloe", "Dora", "Egor", "Faye"]


def names_of(game: str | None) -> list[str]:
    """Return the names of the records of a game, or of all."""
    return [name for name, row in GAMES.items() if game in (None, row["game"])]


def kept(name: str) -> str:
    """Return a record as it is stored, "" when there is none yet."""
    path = HOME / f"{name}.txt"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def play(game: str, bots: list[str], seed: int, options: dict[str, Any] | None = None) -> Table:
    """Play a game of bots to its end."""
    table = ecumene.new(game, players=len(bots), seed=seed, options=options or {})
    table.name_seats(NAMES[: len(bots)])
    players = [make(kind, game, seed + seat) for seat, kind in enumerate(bots)]
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        table.play(seat, moves[0] if len(moves) == 1 else players[seat].choose(table.view(seat), moves))
    return table


def replay(text: str) -> Iterator[Table]:
    """Yield the table of a record after the set-up and after each line; it is one table, which goes on."""
    return line_by_line(parse(text))


def difference(old: str, new: str) -> str:
    """Say where two records part, with the move before it."""
    was, now = old.splitlines(), new.splitlines()
    for at, (one, other) in enumerate(zip(was, now, strict=False)):
        if one != other:
            before = f"\n  after: {was[at - 1]}" if at and was[at - 1] else ""
            return f"line {at + 1}{before}\n  was: {one}\n  now: {other}"
    return f"{len(was)} lines, now {len(now)}"


def fault(text: str) -> str:
    """Replay a record with the rules of today; say what is different, "" when nothing is."""
    try:
        again = ecumene.load(text).record()
    except BadRecord as wrong:
        lines = text.splitlines()
        line = lines[wrong.line - 1] if 0 < wrong.line <= len(lines) else ""
        return f"it cannot be replayed: {wrong}\n  {line}"
    return "" if again == text else difference(text, again)
