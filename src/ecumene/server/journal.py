"""The journal of a table: each move, undo and redo under its revision, with a snapshot now and then.

Beside these it holds that a seat lets a kind of question pass (`let-pass`, with until when) or wants to be asked
again (`ask`, with the kind), and the answers that the table gave for it (`given`).

A table is brought back from its last snapshot and the steps after it. A step is in the journal before anybody
hears of it, and the revision is the key, so that no two steps can take the same place. Steps of sealed answers and
changes of mind are here as well, though no record will hold them.
"""

from __future__ import annotations

import json
import secrets
import time
import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ecumene.kernel.luck import Luck, Written
from ecumene.server.db.schema import snapshots, steps
from ecumene.table.moves import token, value_of
from ecumene.table.sealed_steps import open_steps
from ecumene.table.standing_answers import stand
from ecumene.table.table import Table


@dataclass(frozen=True)
class Step:
    """One entry of the journal: its place, the table's revision, and the version that everybody saw after it."""

    version: int
    kind: str
    number: int
    seat: int
    move: str
    luck: list[str]
    shown: int


STEP = insert(steps)
STANDING = ("let-pass", "ask")
"""Steps that change what a seat lets pass, and nothing that anybody else can see."""
Redo = dict[int, list[Step]]
"""What each seat has taken back and can play again, the next move last."""


def write_step(db: Connection, id: str, step: Step, who: str, client: str | None) -> None:
    """Store a step; IntegrityError when its place is taken."""
    values = {**step.__dict__, "luck": json.dumps(step.luck)}
    db.execute(STEP, {**values, "table": id, "who": who, "client": client, "made": time.time()})


def find_answer(db: Connection, id: str, who: str, client: str) -> int | None:
    """Return the version that an earlier request of the same id led to."""
    query = select(steps.c.shown).where(steps.c.table == id, steps.c.who == who, steps.c.client == client)
    row = db.execute(query).first()
    return int(row.shown) if row else None


def read_steps(db: Connection, id: str) -> list[Step]:
    """Return the whole journal."""
    query = select(steps).where(steps.c.table == id).order_by(steps.c.version)
    return [
        Step(row.version, row.kind, row.number, row.seat, row.move, json.loads(row.luck), row.shown)
        for row in db.execute(query)
    ]


def packed(table: Table) -> bytes:
    """Return a table as it is stored. Of a long game this takes a while: make it before the store is locked."""
    return zlib.compress(msgspec.json.encode(table.snapshot()), 3)


def write_snapshot(db: Connection, id: str, table: Table, data: bytes | None = None) -> None:
    """Store a table as it stands, in the place of its last snapshot; `data` is the table, if it is packed."""
    data = packed(table) if data is None else data
    db.execute(delete(snapshots).where(snapshots.c.table == id))
    db.execute(insert(snapshots).values(table=id, version=table.revision, data=data))


def rename_snapshot(db: Connection, id: str, names: list[str]) -> None:
    """Give the seats of a stored game other names; its steps hold none."""
    doc = read_snapshot(db, id)
    assert doc is not None
    doc["names"] = names
    data = zlib.compress(json.dumps(doc, separators=(",", ":")).encode(), 3)
    db.execute(update(snapshots).where(snapshots.c.table == id).values(data=data))


def read_snapshot(db: Connection, id: str) -> dict[str, Any] | None:
    """Return the last snapshot."""
    row = db.execute(select(snapshots.c.data).where(snapshots.c.table == id)).first()
    return json.loads(zlib.decompress(row.data)) if row else None


def moved(table: Table, kind: str, seat: int, move: str) -> Step:
    """Return the move that a table has just made."""
    luck = [token(table.rules.things, value) for value in table.drawn]
    return Step(table.revision, kind, table.number, seat, move, luck, table.version)


def taken_back(table: Table, seat: int, move: str) -> Step:
    """Return the step back that a table has just made."""
    return Step(table.revision, "undo", table.number, seat, move, [], table.version)


def stood(table: Table, kind: str, seat: int, what: str) -> Step:
    """Return the change of what a seat lets pass that a table has just made."""
    return Step(table.revision, kind, table.number, seat, what, [], table.version)


def go_on(table: Table, step: Step) -> Table:
    """Return the table after a step of the journal."""
    if step.kind == "undo":
        after = table.copy()
        if not after.undo(step.seat):
            raise ValueError(f"version {step.version} cannot be taken back")
    elif step.kind in STANDING:
        after = table.copy()
        if step.kind == "let-pass":
            stand(after, step.seat, step.move)
        else:
            after.always_ask(step.seat, step.move or None)
    else:
        after = _replayed(table, step)
    sealed = len(open_steps(after.state))  # once, each of them counted as a move at once
    if after.revision != step.version or step.number not in (after.number, after.number + sealed):
        raise ValueError(f"the journal says {step.version}, the table {after.revision}")
    return after


def _replayed(table: Table, step: Step) -> Table:
    """Play a step again. Its luck is what was written down, should the generator ever draw otherwise."""
    after = table.copy()
    _play_alone(after, step)
    if moved(after, step.kind, step.seat, step.move).luck == step.luck:
        return after
    after = table.copy()
    after.reseed(Written([value_of(table.rules.things, word) for word in step.luck]))
    _play_alone(after, step)
    if moved(after, step.kind, step.seat, step.move).luck != step.luck:
        raise ValueError(f"version {step.version} draws less than was drawn")
    after.reseed(Luck(secrets.randbits(128)))
    after.commitment = ""
    return after


def _play_alone(table: Table, step: Step) -> None:
    """Make one move; answers that the table gave are steps of their own."""
    if step.kind != "given":
        table.play_alone(step.seat, step.move)
    elif table.answer_due() != (step.seat, step.move):
        raise ValueError(f"the answer of version {step.version} was not due")


def undone(journal: list[Step]) -> Redo:
    """Return what each seat has taken back and can play again, the next move last."""
    found: Redo = {}
    number = -1
    for step in journal:
        found = undone_after(found, step, number)
        number = step.number
    return found


def undone_after(before: Redo, step: Step, number: int) -> Redo:
    """Return what can be played again after a step, when so many moves were in the record before it.

    A step of a sealed answer leaves the record alone, and what the others have taken back as well.
    """
    if step.kind in STANDING:
        return before
    own = before.get(step.seat, [])
    others = before if step.number == number else {}
    own = [*own, step] if step.kind == "undo" else own[:-1] if step.kind == "redo" else []
    return {**others, step.seat: own}
