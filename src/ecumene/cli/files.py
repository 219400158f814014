"""Records on disk. A complaint about one names the file first."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import ecumene
from ecumene.table.errors import BadRecord
from ecumene.table.record import LARGEST
from ecumene.table.table import Table

OPEN = re.compile(r"^\[(Result|Ending) .*\]$")


class BadFile(ValueError):  # noqa: N818 - the record is bad, not the program
    """A file that holds no good record."""

    def __init__(self, file: str, wrong: BadRecord) -> None:
        super().__init__(file, wrong)
        self.file = file
        self.wrong = wrong

    def said(self, lang: str) -> str:
        """Return the file, the line and the cause in the language of a person."""
        return f"{self.file}: {self.wrong.said(lang)}"

    def __str__(self) -> str:
        return self.said("en")


def read_text(path: Path) -> str:
    """Return the text of a file; - is standard input. What is not UTF-8 becomes what no record may hold."""
    if str(path) == "-":
        return sys.stdin.read(LARGEST + 1)
    with path.open(encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read(LARGEST + 1)


def load_text(path: Path, text: str) -> Table:
    """Replay a record that was read from a file."""
    try:
        return ecumene.load(text)
    except BadRecord as wrong:
        raise BadFile(str(path), wrong) from None


def read_last_good(path: Path) -> tuple[Table, BadFile | None]:
    """Read a record; of one that breaks off in its last line, what is whole, and what is wrong with the rest."""
    text = read_text(path)
    try:
        return load_text(path, text), None
    except BadFile as wrong:
        whole = without_last_line(text)
        if wrong.wrong.line != whole.count("\n") + 1:
            raise
        try:
            return load_text(path, whole), wrong
        except BadFile:
            raise wrong from None


def without_last_line(text: str) -> str:
    """Return a record without its last line, as one of a game that goes on."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")[:-1]
    return "".join(OPEN.sub(r'[\1 "*"]', line) + "\n" for line in lines)


def holds_something(path: Path) -> bool:
    """Tell whether a file is there that would be overwritten."""
    return path.is_file() and path.stat().st_size > 0


def same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to one file."""
    return one.resolve() == other.resolve()


def keep_aside(path: Path) -> Path:
    """Keep a damaged file under another name, so that going on with the game does not overwrite it."""
    names = [path.with_name(f"{path.name}.damaged{n or ''}") for n in range(100)]
    aside = next(name for name in names if not name.exists())
    aside.write_bytes(path.read_bytes())
    return aside
