"""A table and its seats as they are stored."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select, update

from ecumene.server.db.schema import people, seats, tables
from ecumene.server.row_checks import DamagedRow, check_row, decoded, mistyped, report
from ecumene.table.seeds import SEEDS, seed_text

Doc = dict[str, Any]
Count = Annotated[int, msgspec.Meta(ge=0)]
State = Literal["open", "playing", "over"]
Choice = Literal["bot", "end"]
NoticeKind = Literal["vote-bot", "vote-end", "unvote", "bot", "end", "back"]
COLUMNS = [str(column.name) for column in tables.c]  # plain texts, which SQLAlchemy's names are not
SEAT_COLUMNS = [str(column.name) for column in seats.c]
JSON_LISTS = ("answers", "since", "votes", "notices", "sent_away")  # empty in rows of older versions
PROGRESS = update(tables).where(tables.c.id == bindparam("of"))
"""Made once: writing down a move is what the server does most."""


@dataclass(frozen=True)
class SeatRow:
    """One seat: a person, a bot, or nobody yet."""

    seat: int
    kind: Literal["human", "bot", "open"]
    person: str | None
    held: str | None
    name: str
    bot: str | None
    resigned: bool
    seen: Count


@dataclass(frozen=True)
class Vote:
    """What somebody wants done about a seat, which was asked at that time: a bot, or the end."""

    seat: int
    person: str
    what: Choice
    since: float


class Notice(TypedDict):
    """What was decided about a seat, by whom, after which move and when."""

    kind: NoticeKind
    seat: int
    by: int | None
    number: int
    made: float


@dataclass(frozen=True)
class TableRow:
    """A table as the lobby knows it. What is stored is checked against the types of these fields."""

    id: str
    game: str
    options: dict[str, bool | int | str | list[str]]
    players: int
    name: str
    visibility: Literal["public", "private"]
    mode: Literal["live", "hotseat", "analysis", "tutorial"]
    state: State
    lang: Literal["en", "ru", "el"]
    invite: str
    owner: str | None
    seed: int | None
    commitment: str | None
    answers: list[list[str]]
    created: float
    changed: float
    rematch: str | None
    version: Count
    number: Count
    waiting: list[int]
    result: Doc | None
    patience: Count
    since: list[float | None]
    votes: list[Vote]
    notices: list[Notice]
    sent_away: list[str]
    seats: tuple[SeatRow, ...]
    origin: str | None = None  # from where it was made, see quotas.py
    stays: float | None = None  # a game of guests is not removed before
    account: bool = False  # whether an account has a seat, or made it

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that a person plays itself."""
        if person is None:
            return []
        return [each.seat for each in self.seats if each.person == person and each.bot is None]

    def knows(self, person: str | None, invite: str | None) -> bool:
        """Tell whether somebody may look at the table."""
        if self.visibility == "public" or (invite and compare_digest(invite.encode(), self.invite.encode())):
            return True
        if person is None:
            return False
        return person == self.owner or any(person in (each.person, each.held) for each in self.seats)

    def knows_of(self, person: str) -> bool:
        """Tell whether somebody made the table or has a seat there."""
        return person == self.owner or any(person == each.person for each in self.seats)

    def alone(self, person: str | None) -> bool:
        """Tell whether a person plays and all other seats are bots: advice is then fair."""
        if not self.seats_of(person) or self.state != "playing":
            return False
        return all(each.bot is not None or each.person == person for each in self.seats)

    def published_seed(self) -> str | None:
        """Return what all luck came from: after the end, when nothing can be foreseen by it."""
        known = self.state == "over" and self.commitment is not None and self.seed is not None
        return seed_text(self.seed) if known and self.seed is not None else None

    def is_final(self) -> bool:
        """Tell whether nothing can be taken back any more: all that was secret is told, the seed too."""
        return self.state == "over" and self.mode == "live"

    def one_screen(self) -> bool:
        """Tell whether one person may play several seats."""
        return self.mode != "live"

    def standing_votes(self) -> list[Doc]:
        """Return the votes about the waits of now, each with the seat that gave it."""
        seats = {each.person: each.seat for each in reversed(self.seats) if each.person}
        return [
            {"seat": each.seat, "by": seats[each.person], "what": each.what}
            for each in self.votes
            if each.since == self.since[each.seat] and each.person in seats
        ]


def read_table(db: Connection, id: str, lock: bool = False) -> TableRow | None:
    """Return a table with its seats; locked, nobody else changes it before the transaction ends."""
    query = select(tables).where(tables.c.id == id)
    row = db.execute(query.with_for_update() if lock else query).one_or_none()
    if row is None:
        return None
    sitting = _sitting(db, [row])
    try:
        return _row(row, sitting[row.id], _accounts(db, [row], sitting))
    except DamagedRow as wrong:
        raise report(id, wrong) from wrong


def read_tables(db: Connection, rows: list[Row[Any]]) -> list[TableRow]:
    """Return several tables with their seats; one that is damaged is left out and costs no other."""
    found = []
    sitting = _sitting(db, rows)
    accounts = _accounts(db, rows, sitting)
    for row in rows:
        try:
            found.append(_row(row, sitting[row.id], accounts))
        except DamagedRow as wrong:
            report(row.id, wrong)
    return found


def _sitting(db: Connection, rows: list[Row[Any]]) -> dict[str, list[Doc]]:
    """Return the seats of some tables."""
    ids = [row.id for row in rows]
    sitting: dict[str, list[Doc]] = {id: [] for id in ids}
    for each in db.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        seat = dict(zip(SEAT_COLUMNS, each, strict=True))
        sitting[seat.pop("table")].append(seat)
    return sitting


def _accounts(db: Connection, rows: list[Row[Any]], sitting: dict[str, list[Doc]]) -> set[str]:
    """Return who of all the people of some tables is an account."""
    here = {seat["person"] for each in sitting.values() for seat in each} | {row.owner for row in rows}
    query = select(people.c.id).where(people.c.id.in_(here - {None}), people.c.key.is_not(None))
    return set(db.execute(query).scalars())


def _row(row: Row[Any], sitting: list[Doc], accounts: set[str]) -> TableRow:
    """Return a table as it is stored; DamagedRow when it cannot be what was stored."""
    values: Doc = dict(zip(COLUMNS, row, strict=True))
    for column in ("options", "waiting"):
        values[column] = decoded(column, values[column])
    for column in JSON_LISTS:
        empty = [None] * len(sitting) if column == "since" else []
        values[column] = decoded(column, values[column]) if values[column] else empty
    values["votes"] = _votes(values["votes"])
    if values["result"]:  # games that ended before there were automata had none
        values["result"] = decoded("result", values["result"])
        if isinstance(values["result"], dict):
            values["result"] = {"automata": [], **values["result"]}
    else:
        values["result"] = None
    values["seed"] = _seed(values["seed"])
    values["seats"] = [seat | {"resigned": bool(seat["resigned"])} for seat in sitting]
    values["account"] = values["owner"] in accounts or any(seat["person"] in accounts for seat in sitting)
    try:
        table = msgspec.convert(values, TableRow)
    except msgspec.ValidationError as wrong:
        raise mistyped(wrong) from None
    check_row(table)
    return table


def _votes(stored: Any) -> Any:
    """Return votes with the names of their fields."""
    try:
        return [dict(zip(Vote.__dataclass_fields__, each, strict=True)) for each in stored]
    except (ValueError, TypeError) as wrong:
        raise DamagedRow("votes", wrong) from None


def _seed(stored: Any) -> int | None:
    if stored is None:
        return None
    if not (isinstance(stored, str) and re.fullmatch("[0-9]{1,39}", stored) and int(stored) < SEEDS):
        raise DamagedRow("seed", "no seed")
    return int(stored)


def write_table(db: Connection, table: TableRow) -> None:
    """Store a new table with its seats."""
    values = {key: value for key, value in table.__dict__.items() if key not in ("seats", "account")}
    values["options"] = json.dumps(table.options)
    values["waiting"] = json.dumps(table.waiting)
    values["result"] = json.dumps(table.result) if table.result else None
    values["answers"] = json.dumps(table.answers) if table.answers else None
    for key in ("since", "votes", "notices", "sent_away"):
        values[key] = _json(values[key])
    values["seed"] = None if table.seed is None else str(table.seed)
    db.execute(insert(tables).values(**values))
    db.execute(
        insert(seats),
        [{**each.__dict__, "resigned": int(each.resigned), "table": table.id} for each in table.seats],
    )


def _json(value: Any) -> str:
    return json.dumps([list(each.__dict__.values()) if isinstance(each, Vote) else each for each in value])


def set_table(db: Connection, id: str, **values: Any) -> None:
    """Change a table."""
    for key in ("waiting", "result"):
        if values.get(key) is not None:
            values[key] = json.dumps(values[key])
    for key in ("since", "votes", "notices", "sent_away"):
        if key in values:
            values[key] = _json(values[key])
    db.execute(update(tables).where(tables.c.id == id).values(**values, changed=time.time()))


def write_progress(
    db: Connection,
    row: TableRow,
    *,
    version: int,
    number: int,
    waiting: list[int],
    state: State,
    result: Doc | None,
    since: list[float | None],
) -> TableRow:
    """Store how far a game has come, and return the table as it is stored now, without reading it again."""
    told = None if result is None else json.dumps(result)
    now = time.time()
    values = {"version": version, "number": number, "state": state, "changed": now}
    texts = {"waiting": json.dumps(waiting), "result": told, "since": json.dumps(since)}
    db.execute(PROGRESS, {**values, **texts, "of": row.id})
    ended = None if told is None else {"automata": [], **json.loads(told)}
    return replace(
        row, version=version, number=number, waiting=waiting, state=state, result=ended, since=since, changed=now
    )


def set_seat(db: Connection, id: str, seat: int, **values: Any) -> None:
    """Change a seat."""
    db.execute(update(seats).where((seats.c.table == id) & (seats.c.seat == seat)).values(**values))
