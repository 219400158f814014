"""The record of a game: text that people read, diff and mail, in the spirit of chess PGN.

    [Game "bazaar"]
    [Result "*"]

    0 ; babylon homer
    1 0 take homer
    2 0 draw ; harappa

A tag holds JSON values. A line of a move holds its number, the seat, the move, and after `;` the luck that
followed it: things by slug, plain numbers as #12. So a replay needs no seed, and survives another generator.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from ecumene.kernel.game import Game, Options
from ecumene.table.clean_text import CONTROL
from ecumene.table.errors import BadRecord, Complaint
from ecumene.table.moves import token
from ecumene.table.setup_choices import read_option, write_options

if TYPE_CHECKING:
    from ecumene.table.table import Table

LARGEST = 2_000_000
TAGS = ("Game", "Rules", "Players", "Options", "Seats", "Date", "Result", "Ending")
MORE = ("Bots", "Commitment", "Position")  # where there is something to say
DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")
TAG = re.compile(r"\[([A-Z][a-z]{1,15})(| .*)\]")
MOVE = re.compile(r"([0-9]{1,7})(?: ([0-9]{1,2}) ([^;]{1,200}?))?(?: ;(.*))?")


def write(table: Table, date: str) -> str:
    """Return the record of a table."""
    if not isinstance(date, str) or not DATE.fullmatch(date):
        raise Complaint("date", given=str(date)[:40])
    score, ending = result(table)
    tags: list[tuple[str, list[Any]]] = [
        ("Game", [table.game]),
        ("Rules", [str(table.rules.rulebook.version)]),
        ("Players", [str(table.players)]),
        ("Options", write_options(table.options)),
        ("Seats", list(table.names)),
        ("Date", [date]),
        ("Result", [score]),
        ("Ending", [ending]),
    ]
    if any(table.bots):
        tags.append(("Bots", list(table.bots)))
    if table.commitment:
        tags.append(("Commitment", [table.commitment]))
    if table.start is not None:
        tags.append(("Position", [table.start]))
    lines = [f"[{' '.join([name, *(_json(value) for value in values)])}]" for name, values in tags]
    lines.append("")
    for move in table.history:
        words = [str(move.number), *([str(move.seat), move.text] if move.seat >= 0 else [])]
        if move.outcomes or move.seat < 0:
            words += [";", *(token(table.rules.things, value) for value in move.outcomes)]
        lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def result(table: Table) -> tuple[str, str]:
    """Return the tags Result and Ending: the scores and how it ended, or stars while it goes on."""
    done = table.result
    if done is None:
        return "*", "*"
    return " ".join(str(score) for score in done["scores"]), str(done["ending"])


def read_options(game: Game, words: list[str]) -> Options:
    """Read what write_options() wrote."""
    pairs = [word.partition("=") for word in words]
    return {name: read_option(game, name, value) if equals else True for name, equals, value in pairs}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Line:
    """One line of moves, taken apart but not yet believed."""

    __slots__ = ("at", "luck", "number", "seat", "text")

    def __init__(self, at: int, number: int, seat: int, text: str, luck: list[str]) -> None:
        self.at = at
        self.number = number
        self.seat = seat
        self.text = text
        self.luck = luck


class Parsed:
    """A record taken apart: tags with the lines they stand on, and lines of moves."""

    def __init__(self, tags: dict[str, list[Any]], at: dict[str, int], lines: list[Line]) -> None:
        self.tags = tags
        self.at = at
        self.lines = lines

    def one(self, name: str) -> str:
        """Return the only value of a tag, which must be text."""
        values = self.texts(name)
        if len(values) != 1:
            raise BadRecord(self.at[name], "tag-one", name=name)
        return values[0]

    def texts(self, name: str) -> list[str]:
        """Return the values of a tag, which must be texts."""
        if any(not isinstance(value, str) for value in self.tags[name]):
            raise BadRecord(self.at[name], "tag-texts", name=name)
        return self.tags[name]

    def count(self, name: str) -> int:
        """Return the value of a tag that counts."""
        text = self.one(name)
        if not re.fullmatch("[0-9]{1,6}", text):
            raise BadRecord(self.at[name], "tag-number", name=name)
        return int(text)


def parse(text: object) -> Parsed:
    """Take a record apart; BadRecord says which line cannot be one."""
    if not isinstance(text, str):
        raise BadRecord(0, "record", kind=type(text).__name__)
    if len(text) > LARGEST:
        raise BadRecord(0, "record-size", most=str(LARGEST), size=str(len(text)))
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for at, row in enumerate(rows, 1):
        if CONTROL.search(row):
            raise BadRecord(at, "character")
    blank = rows.index("") if "" in rows else len(rows)
    tags: dict[str, list[Any]] = {}
    where: dict[str, int] = {}
    for at, row in enumerate(rows[:blank], 1):
        name, values = _tag(at, row)
        if name in tags:
            raise BadRecord(at, "tag-twice", name=name)
        tags[name], where[name] = values, at
    missing = [name for name in TAGS if name not in tags]
    if missing:
        raise BadRecord(blank + 1, "tag-missing", name=missing[0])
    last = len(rows)
    while last > blank and not rows[last - 1]:
        last -= 1
    return Parsed(tags, where, [_line(at, row) for at, row in enumerate(rows[blank + 1 : last], blank + 2)])


def _tag(at: int, row: str) -> tuple[str, list[Any]]:
    match = TAG.fullmatch(row.rstrip())
    if match is None or match[1] not in (*TAGS, *MORE):
        raise BadRecord(at, "tag", right=", ".join((*TAGS, *MORE)))
    values: list[Any] = []
    rest = match[2].strip()
    decoder = json.JSONDecoder()
    try:
        while rest:
            value, end = decoder.raw_decode(rest)
            values.append(value)
            rest = rest[end:].lstrip()
    except (ValueError, RecursionError):
        raise BadRecord(at, "tag-damaged", name=match[1]) from None
    return match[1], values


def _line(at: int, row: str) -> Line:
    match = MOVE.fullmatch(row.rstrip())
    if match is None:
        raise BadRecord(at, "move-line")
    seat = -1 if match[2] is None else int(match[2])
    return Line(at, int(match[1]), seat, match[3] or "", (match[4] or "").split())
