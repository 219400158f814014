"""The golden positions: some moments of each golden record, and what the table says there.

positions/NAME.txt begins with the log of the record, a hash for each move. Then come the positions. A position is
the number of lines of the record that lead to it: unlike a position document it survives a change of how states
are stored. Which positions are told, and which illegal moves are tried there, is read from the file itself, so
that a change of the rules changes the answers and not the questions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from tools.golden_dump import OFFERS, Detail, dump, log, short
from tools.golden_records import HOME, kept, replay

FOLDER = HOME / "positions"
HEAD = "# What the table says in {name}.txt. tools/golden.py makes this file; CONTRIBUTING.md says how to read it."
POSITION = re.compile(r"== (\d+)( in words)?")
REFUSED = re.compile(r"(\d+) no [^:,]+: (.+)")
IN_ROW = 10  # hashes of moves on one line
MANY = 10_000


@dataclass
class Position:
    """A moment of a record: after how many lines, whether it is told in words, and what each seat tries there."""

    line: int
    worded: bool
    tried: dict[int, list[str]] = field(default_factory=dict)


def file_of(name: str) -> Path:
    """Return where the positions of a record are kept."""
    return FOLDER / f"{name}.txt"


def kept_positions(name: str) -> str:
    """Return the positions of a record as they are stored, "" when there are none yet."""
    return file_of(name).read_text(encoding="utf-8") if file_of(name).is_file() else ""


def read(text: str) -> list[Position]:
    """Return the positions that a file tells of."""
    found: list[Position] = []
    for line in text.splitlines():
        if head := POSITION.fullmatch(line):
            found.append(Position(int(head[1]), head[2] is not None))
        elif found and (refused := REFUSED.fullmatch(line)):
            found[-1].tried.setdefault(int(refused[1]), []).extend(refused[2].split(", "))
    return found


def write(name: str, positions: list[Position], everything: bool = False) -> str:
    """Replay a record and return its file; with `everything` all offers and sentences are written."""
    wanted = {position.line: position for position in positions}
    blocks: list[str] = []
    for at, table in enumerate(replay(kept(name))):
        if at in wanted:
            blocks += ["", *block(table, wanted[at], everything)]
    head = [HEAD.format(name=name), "", *log_lines(table, everything)]
    return "\n".join([*head, *blocks]) + "\n"


def block(table: Table, position: Position, everything: bool) -> Iterator[str]:
    """Yield what is told of one position."""
    yield f"== {position.line}{' in words' if position.worded else ''}"
    langs = tuple(LANGS) if position.worded else ("en",) if everything else ()
    yield from dump(table, position.tried, Detail(langs, MANY if everything else OFFERS))


def log_lines(table: Table, everything: bool) -> Iterator[str]:
    """Yield the log of a whole game: a hash for each move, or its lines."""
    moves = log(table)
    if everything:
        yield from (f"log {at}: {line}" for at, lines in enumerate(moves) for line in lines)
        return
    for first in range(0, len(moves), IN_ROW):
        yield f"log {first}: {' '.join(short(lines) for lines in moves[first : first + IN_ROW])}"


def fault(name: str, shown: int = 12) -> str:
    """Say by the first lines how what the table says now differs from what is stored; "" when it does not."""
    old = kept_positions(name)
    new = write(name, read(old))
    return "" if new == old else difference(old, new, shown)


def difference(old: str, new: str, shown: int = 12) -> str:
    """Return the first lines that differ, each under its position, and how many do."""
    found: list[str] = []
    count, said = 0, ""
    for where, was, now in differing(old, new):
        count += 1
        if count <= shown:
            found += [where] if where != said else []
            found += [f"  was: {was}"] if was is not None else []
            found += [f"  now: {now}"] if now is not None else []
            said = where
    return "\n".join([*found, f"{count} lines differ"])


def differing(old: str, new: str) -> Iterator[tuple[str, str | None, str | None]]:
    """Yield the lines that differ, as was and now, with the position they belong to."""
    was, now = sections(old), sections(new)
    for where in [*was, *(each for each in now if each not in was)]:
        before, after = was.get(where, []), now.get(where, [])
        gone = [line for line in before if line not in set(after)]
        come = [line for line in after if line not in set(before)]
        if before != after and not gone and not come:
            yield where, "the same lines", "in another order"
        for pair in zip_longest(gone, come):
            yield where, *pair


def sections(text: str) -> dict[str, list[str]]:
    """Return the lines of a file by position; sentences go with the line that they belong to."""
    found: dict[str, list[str]] = {"": []}
    where = label = ""
    for line in text.splitlines():
        if line.startswith("== "):
            where = line
            found[where] = []
            continue
        if not line.startswith(" "):
            label = line.partition(":")[0]
            found[where].append(line)
        else:
            found[where].append(f"{label} … {line.strip()}")
    return found
