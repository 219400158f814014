"""A run is a file: a line that says what is played, then a line for each game. It goes on where it was stopped."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sized
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from ecumene import __version__
from ecumene.arena.fingerprints import fingerprint
from ecumene.arena.game import Entrant, Job, Row
from ecumene.arena.pool import results
from ecumene.arena.schedule import Seating, jobs
from ecumene.players.own_bots import is_own
from ecumene.table.errors import Complaint
from ecumene.table.setup_choices import find_game

FORMAT = 1


class Format(msgspec.Struct):
    """What the first line of a run has had from the beginning, and will have."""

    arena: int


class Header(msgspec.Struct):
    """Everything that decides the games of a run, besides how many of them are played."""

    arena: int
    version: str
    rules: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    plan: list[list[Entrant]]
    mark: str = ""  # of the bots and their weights; runs that are older than this field have none


def header(game: str, players: int, options: dict[str, Any], seed: int, plan: list[Seating]) -> Header:
    """Return the first line of a new run."""
    rules = str(find_game(game).rulebook.version)
    own = sorted({entrant.bot for seating in plan for entrant in seating if is_own(entrant.bot)})
    mark = fingerprint(game, players, tuple(own))
    return Header(FORMAT, __version__, rules, game, players, options, seed, plan, mark)


def check_same(path: Path, found: Header, wanted: Header) -> None:
    """Complain about a run that was begun otherwise than it would go on; what differs is named."""
    file = str(path)
    if _asked(found) != _asked(wanted):
        raise Complaint("run-other", file=file)
    if (found.version, found.rules) != (wanted.version, wanted.rules):
        own = {"version": wanted.version, "rules": wanted.rules}
        raise Complaint("run-version", file=file, found=found.version, found_rules=found.rules, **own)
    if found.mark != wanted.mark:
        raise Complaint("run-bots", file=file)


def _asked(head: Header) -> bytes:
    """Return what somebody has asked for, without what the program brings along."""
    return msgspec.json.encode(msgspec.structs.replace(head, version="", rules="", mark=""))


def mine_alone(file: BinaryIO, path: Path) -> None:
    """Keep others from writing to a run while it is played here: games would stand in it twice."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as busy:
        raise Complaint("run-busy", file=str(path)) from busy


class Run:
    """Games on file. Each is written when it ends; what an interrupt tore off is cut away and played again."""

    def __init__(self, path: Path, head: Header) -> None:
        self.path = path
        self.head = head
        self.rows: dict[int, Row] = {}
        self.whole = 0  # bytes of whole lines
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    def _read(self) -> None:
        found, self.rows, self.whole = read(self.path)
        check_same(self.path, found, self.head)

    def missing(self, games: int) -> list[Job]:
        """Return the games that are still to play."""
        head = self.head
        plan = jobs(head.game, head.players, head.options, head.plan, games, head.seed)
        return [job for job in plan if job.id not in self.rows]

    def go(self, games: int, processes: int, ray: bool = False) -> Iterator[Row]:
        """Play what is missing and yield it, already written."""
        with self.path.open("ab") as file:
            mine_alone(file, self.path)
            self._read()  # somebody else may have played since
            os.truncate(self.path, self.whole)
            for row in results(self.missing(games), processes, ray):
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                self.rows[row.id] = row
                yield row

    def ordered(self) -> list[Row]:
        """Return the games in the order of the plan."""
        return [self.rows[id] for id in sorted(self.rows)]


def read(path: Path) -> tuple[Header, dict[int, Row], int]:
    """Return the header, the games and how many bytes are whole lines; a complaint names a bad line."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    head = _header(path, lines[0] if lines else b"")
    rows: dict[int, Row] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.MsgspecError as wrong:
            raise Complaint("run-line", file=str(path), line=number) from wrong
        if not belongs(row, head):
            raise Complaint("run-line", file=str(path), line=number)
        if row.id in rows:
            raise Complaint("run-twice", file=str(path), line=number, game=row.id)
        rows[row.id] = row
    return head, rows, whole


def _header(path: Path, line: bytes) -> Header:
    try:
        known = msgspec.json.decode(line, type=Format)
        if known.arena != FORMAT:
            raise Complaint("run-format", file=str(path), found=str(known.arena), right=str(FORMAT))
        head = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as wrong:
        raise Complaint("run", file=str(path)) from wrong
    full = all(len(seating) == head.players for seating in head.plan)
    if head.players < 1 or head.seed < 0 or not head.plan or not full:
        raise Complaint("run", file=str(path))
    return head


def belongs(row: Row, head: Header) -> bool:
    """Tell whether a game is one of the plan, and tells of every seat what it should."""
    if row.id < 0 or row.first not in range(-1, head.players):
        return False
    turn, at = divmod(row.id, len(head.plan))
    if row.seed != head.seed + turn or row.seats != [entrant.name for entrant in head.plan[at]]:
        return False
    told: list[Sized] = [row.scores, row.ranks, row.thinking, row.played]
    told += [part for part in (row.rounds, row.verbs, row.began) if part]  # older runs have none
    return (
        all(len(part) == head.players for part in told)
        and all(seat in range(head.players) for seat in row.winners)
        and all(len(row.played[seat]) == len(when) for seat, when in enumerate(row.rounds))
    )


def entrants(head: Header) -> list[str]:
    """Return the names of all who play, in the order in which they first sit."""
    return list(dict.fromkeys(entrant.name for seating in head.plan for entrant in seating))
