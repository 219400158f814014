"""A table and its seats as they are stored."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from ecumene.server.db.schema import seats, tables

Doc = dict[str, Any]


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
    created: float
    changed: float
    rematch: str | None
    version: int
    number: int
    waiting: list[int]
    result: Doc | None
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
        }


def read_table(db: Connection, id: str, lock: bool = False) -> TableRow | None:
    """Return a table with its seats; locked, nobody else changes it before the transaction ends."""
    query = select(tables).where(tables.c.id == id)
    row = db.execute(query.with_for_update() if lock else query).one_or_none()
    return _rows(db, [row])[0] if row else None


def read_tables(db: Connection, rows: list[Row[Any]]) -> list[TableRow]:
    """Return several tables with their seats."""
    return _rows(db, rows)


def _rows(db: Connection, rows: list[Row[Any]]) -> list[TableRow]:
    ids = [row.id for row in rows]
    sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for each in db.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        of = dict(each._mapping)
        sitting[of.pop("table")].append(SeatRow(**of | {"resigned": bool(of["resigned"])}))
    found = []
    for row in rows:
        values = dict(row._mapping)
        values["options"] = json.loads(values["options"])
        values["waiting"] = json.loads(values["waiting"])
        if values["result"]:  # games that ended before there were automata had none
            values["result"] = {"automata": [], **json.loads(values["result"])}
        else:
            values["result"] = None
        values["seed"] = int(values["seed"]) if values["seed"] is not None else None
        found.append(TableRow(**values, seats=tuple(sitting[row.id])))
    return found


def write_table(db: Connection, table: TableRow) -> None:
    """Store a new table with its seats."""
    values = {key: value for key, value in table.__dict__.items() if key != "seats"}
    values["options"] = json.dumps(table.options)
    values["waiting"] = json.dumps(table.waiting)
    values["result"] = json.dumps(table.result) if table.result else None
    values["seed"] = None if table.seed is None else str(table.seed)
    db.execute(insert(tables).values(**values))
    db.execute(
        insert(seats),
        [{**each.__dict__, "resigned": int(each.resigned), "table": table.id} for each in table.seats],
    )


def set_table(db: Connection, id: str, **values: Any) -> None:
    """Change a table."""
    for key in ("waiting", "result"):
        if values.get(key) is not None:
            values[key] = json.dumps(values[key])
    db.execute(update(tables).where(tables.c.id == id).values(**values, changed=time.time()))


def set_seat(db: Connection, id: str, seat: int, **values: Any) -> None:
    """Change a seat."""
    db.execute(update(seats).where((seats.c.table == id) & (seats.c.seat == seat)).values(**values))
