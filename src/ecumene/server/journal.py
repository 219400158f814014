"""The journal of a table: each move, undo and redo under its version, with a snapshot now and then.

A table is brought back from its last snapshot and the steps after it. A step is in the journal before anybody
hears of it, and the version is the key, so that no two steps can take the same place.
"""

from __future__ import annotations

import json
import secrets
import time
import zlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from ecumene.kernel.luck import Luck, Written
from ecumene.server.db.schema import snapshots, steps
from ecumene.table.moves import token, value_of
from ecumene.table.table import Table


@dataclass(frozen=True)
class Step:
    """One entry of the journal; `version` is that of the table after it."""

    version: int
    kind: str
    number: int
    seat: int
    move: str
    luck: list[str]


def write_step(db: Connection, id: str, step: Step, who: str, client: str | None) -> None:
    """Store a step; IntegrityError when its place is taken."""
    values = {**step.__dict__, "luck": json.dumps(step.luck)}
    db.execute(insert(steps).values(**values, table=id, who=who, client=client, made=time.time()))


def find_answer(db: Connection, id: str, who: str, client: str) -> int | None:
    """Return the version that an earlier request of the same id led to."""
    query = select(steps.c.version).where(steps.c.table == id, steps.c.who == who, steps.c.client == client)
    row = db.execute(query).first()
    return int(row.version) if row else None


def read_steps(db: Connection, id: str) -> list[Step]:
    """Return the whole journal."""
    query = select(steps).where(steps.c.table == id).order_by(steps.c.version)
    return [
        Step(row.version, row.kind, row.number, row.seat, row.move, json.loads(row.luck))
        for row in db.execute(query)
    ]


def write_snapshot(db: Connection, id: str, table: Table) -> None:
    """Store a table as it stands, in the place of its last snapshot."""
    data = zlib.compress(json.dumps(table.snapshot(), separators=(",", ":")).encode(), 3)
    db.execute(delete(snapshots).where(snapshots.c.table == id))
    db.execute(insert(snapshots).values(table=id, version=table.version, data=data))


def read_snapshot(db: Connection, id: str) -> dict[str, Any] | None:
    """Return the last snapshot."""
    row = db.execute(select(snapshots.c.data).where(snapshots.c.table == id)).first()
    return json.loads(zlib.decompress(row.data)) if row else None


def moved(table: Table, kind: str) -> Step:
    """Return the step that a table has just made."""
    last = table.history[-1]
    luck = [token(table.rules.things, value) for value in last.outcomes]
    return Step(table.version, kind, table.number, last.seat, last.text, luck)


def go_on(table: Table, step: Step) -> Table:
    """Return the table after a step of the journal."""
    if step.kind == "undo":
        if not table.undo(step.seat):
            raise ValueError(f"version {step.version} cannot be taken back")
        after = table
    else:
        after = _replayed(table, step)
    if after.version != step.version or after.number != step.number:
        raise ValueError(f"the journal says {step.version}, the table {after.version}")
    return after


def _replayed(table: Table, step: Step) -> Table:
    """Play a step again. Its luck is what was written down, should the generator ever draw otherwise."""
    after = table.copy()
    after.play(step.seat, step.move)
    if moved(after, step.kind).luck == step.luck:
        return after
    after = table.copy()
    after.reseed(Written([value_of(table.rules.things, word) for word in step.luck]))
    after.play(step.seat, step.move)
    after.reseed(Luck(secrets.randbits(53)))
    return after


def undone(journal: list[Step]) -> list[Step]:
    """Return the moves that were taken back and can be played again, the next one last."""
    stack: list[Step] = []
    for step in journal:
        if step.kind == "move":
            stack = []
        elif step.kind == "undo":
            stack.append(step)
        elif stack:
            stack.pop()
    return stack
