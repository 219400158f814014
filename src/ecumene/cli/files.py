"""Records on disk. A complaint about one names the file first."""

from __future__ import annotations

import sys
from pathlib import Path

import ecumene
from ecumene.table.errors import BadRecord
from ecumene.table.record import LARGEST
from ecumene.table.table import Table


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


def read_record(path: Path) -> Table:
    """Read and replay a record."""
    return load_text(path, read_text(path))
