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

    def __init__(self, file: str, line: int, cause: str) -> None:
        super().__init__(f"{file}: line {line}: {cause}" if line else f"{file}: {cause}")


def read_text(path: Path) -> str:
    """Return the text of a file; - is standard input."""
    try:
        if str(path) == "-":
            return sys.stdin.read(LARGEST + 1)
        with path.open(encoding="utf-8", newline="") as file:
            return file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise BadFile(str(path), 0, "not a text in UTF-8") from None


def load_text(path: Path, text: str) -> Table:
    """Replay a record that was read from a file."""
    try:
        return ecumene.load(text)
    except BadRecord as wrong:
        raise BadFile(str(path), wrong.line, wrong.cause) from None


def read_record(path: Path) -> Table:
    """Read and replay a record."""
    return load_text(path, read_text(path))
