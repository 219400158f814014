"""Going back to any move: the record is cut there and replayed by the engine."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from ecumene.kernel.luck import Written
from ecumene.server.errors import Problem
from ecumene.server.scenes import scene
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table import record
from ecumene.table.loading import load
from ecumene.table.table import Table

KEPT = 8


class Replays:
    """The games that were replayed last, each as its tables after every move."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, int], list[Table]] = OrderedDict()
        self._lock = Lock()

    def of(self, id: str, table: Table) -> list[Table]:
        """Return the tables after every move, the set-up first."""
        key = (id, table.version)
        with self._lock:
            found = self._replays.get(key)
            if found is not None:
                self._replays.move_to_end(key)
                return found
        made = replay(table)
        with self._lock:
            for old in [each for each in self._replays if each[0] == id]:
                del self._replays[old]
            self._replays[key] = made
            while len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        return made


REPLAYS = Replays()


def replay(table: Table) -> list[Table]:
    """Replay a game and keep the table after every move."""
    now = table_at(table, table.history[0].number)
    tables = [now]
    for move in table.history[1:]:
        now = now.copy()
        now.reseed(Written(list(move.outcomes)))
        now.play_action(move.seat, move.action)
        tables.append(now)
    return tables


def table_at(table: Table, number: int) -> Table:
    """Return a game as it stood after a move; what comes after it follows from another luck."""
    first = table.history[0].number
    if not first <= number <= table.number:
        raise Problem("not-found")
    head, _, body = table.record().partition("\n\n")
    lines = body.splitlines()[: number - first + 1]
    if number < table.number:
        open_ends = ('[Result "*"]', '[Ending "*"]')
        tags = [tag for tag in head.splitlines() if not tag.startswith(("[Result ", "[Ending "))]
        head = "\n".join([*tags, *open_ends])
    return load(head + "\n\n" + "\n".join(lines) + "\n")


def scene_at(row: TableRow, table: Table, number: int, seat: int | None, lang: str) -> Doc:
    """Return the scene after a move, to look at and not to act in."""
    first = table.history[0].number
    if not first <= number <= table.number:
        raise Problem("not-found")
    then = REPLAYS.of(row.id, table)[number - first]
    shown = scene(row, then, seat, lang, first - 1, {}, acts=False)
    return {**shown, "number": number}  # sealed answers count one by one here, though they were opened together


def record_for(row: TableRow, table: Table, person: str | None) -> str:
    """Return the whole record after the end; before it, only one's own moves and none of the luck."""
    if row.state == "over" or (row.mode == "analysis" and row.owner == person):
        return table.record()
    mine = row.seats_of(person)
    head = table.record().partition("\n\n")[0]
    tags = [tag for tag in head.splitlines() if not tag.startswith("[Position ")]
    lines = [f"{move.number} {move.seat} {move.text}" for move in table.history if move.seat in mine]
    assert record.TAGS
    return "\n".join([*tags, "", *lines]) + "\n"
