"""A table and its seats as they are stored."""

from __future__ import annotations

import json
import logging
import time
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from ecumene.server.db.schema import seats, tables
from ecumene.server.errors import Problem
from ecumene.table.seeds import seed_text

Doc = dict[str, Any]
log = logging.getLogger("ecumene.server")
PROGRESS = update(tables).where(tables.c.id == bindparam("of"))
"""Made once: writing down a move is what the server does most."""


@dataclass(frozen=True)
class SeatRow:
    """One seat: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    person: str | None
    held: str | None
    name: str
    bot: str | None
    resigned: bool
    seen: int


@dataclass(frozen=True)
class Vote:
    """What somebody wants done about a seat, which was asked at that time: a bot, or the end."""

    seat: int
    person: str
    what: str
    since: float


@dataclass(frozen=True)
class TableRow:
    """A table as the lobby knows it."""

    id: str
    game: str
    options: Doc
    players: int
    name: str
    visibility: str
    mode: str
    state: str
    lang: str
    invite: str
    owner: str | None
    seed: int | None
    commitment: str | None
    answers: list[list[str]]
    created: float
    changed: float
    rematch: str | None
    version: int
    number: int
    waiting: list[int]
    result: Doc | None
    patience: int
    since: list[float | None]
    votes: list[Vote]
    notices: list[Doc]
    sent_away: list[str]
    seats: tuple[SeatRow, ...]

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

    def doc(self, person: str | None, watchers: int = 0) -> Doc:
        """Return the table as docs/wire.md says, for one reader."""
        sat = person is not None and any(each.person == person for each in self.seats)
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "name": self.name,
            "visibility": self.visibility,
            "mode": self.mode,
            "state": self.state,
            "seats": [
                {
                    "seat": each.seat,
                    "kind": each.kind,
                    "name": each.name,
                    "bot": each.bot,
                    "you": person is not None and each.person == person,
                    "held": person is not None and each.held == person,
                    "resigned": each.resigned,
                }
                for each in self.seats
            ],
            "watchers": watchers,
            "created": self.created,
            "changed": self.changed,
            "version": self.version,
            "number": self.number,
            "waiting": self.waiting,
            "result": self.result,
            "invite": self.invite if sat or (person is not None and person == self.owner) else None,
            "owner": person is not None and person == self.owner,
            "hints": self.alone(person),
            "lang": self.lang,
            "rematch": self.rematch,
            "commitment": self.commitment,
            "seed": self.published_seed(),
            "patience": self.patience,
            "since": self.since,
            "votes": self.standing_votes(),
            "notices": self.notices,
        }

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
    try:
        return _row(row, _sitting(db, [row])[row.id])
    except (ValueError, TypeError) as wrong:
        raise Problem("damaged", cause=wrong) from wrong


def read_tables(db: Connection, rows: list[Row[Any]]) -> list[TableRow]:
    """Return several tables with their seats; one that is damaged costs no other, and is told in the log."""
    found = []
    sitting = _sitting(db, rows)
    for row in rows:
        try:
            found.append(_row(row, sitting[row.id]))
        except (ValueError, TypeError):
            log.exception("table %s is damaged and left out", row.id)
    return found


def _sitting(db: Connection, rows: list[Row[Any]]) -> dict[str, list[SeatRow]]:
    ids = [row.id for row in rows]
    sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for each in db.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        of = dict(each._mapping)
        sitting[of.pop("table")].append(SeatRow(**of | {"resigned": bool(of["resigned"])}))
    return sitting


def _row(row: Row[Any], sitting: list[SeatRow]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["waiting"] = json.loads(values["waiting"])
    if values["result"]:  # games that ended before there were automata had none
        values["result"] = {"automata": [], **json.loads(values["result"])}
    else:
        values["result"] = None
    values["answers"] = json.loads(values["answers"]) if values["answers"] else []
    values["seed"] = int(values["seed"]) if values["seed"] is not None else None
    for key in ("votes", "notices", "sent_away"):
        values[key] = json.loads(values[key]) if values[key] else []
    values["votes"] = [Vote(*each) for each in values["votes"]]
    values["since"] = json.loads(values["since"]) if values["since"] else [None] * values["players"]
    return TableRow(**values, seats=tuple(sitting))


def write_table(db: Connection, table: TableRow) -> None:
    """Store a new table with its seats."""
    values = {key: value for key, value in table.__dict__.items() if key != "seats"}
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
    state: str,
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
