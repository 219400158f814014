"""A table whose journal no longer replays is frozen: everybody can look at it, nothing in the store is touched.

It is shown as it stood after the last step that our rules could repeat. A later version of the program may go on.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.server.journal import Step, go_on
from ecumene.server.row_checks import log_once
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.position import IMPOSSIBLE
from ecumene.table.table import Table


@dataclass(frozen=True)
class Frozen:
    """Why a table is frozen: the step at which it stopped, the cause (for the log), and its whole journal."""

    step: int
    cause: str
    journal: list[Step]


def replayed(
    row: TableRow, snapshot: Doc, table: Table, journal: list[Step]
) -> tuple[Table, list[Step], Frozen | None]:
    """Return a table after the steps of its journal that can be repeated, and why that may not be all of them."""
    begun = table
    for at, step in enumerate(journal):
        if step.version <= table.revision:
            continue
        try:
            table = go_on(table, step)
        except IMPOSSIBLE as wrong:
            return _stopped(row, table, journal, at, str(wrong) or type(wrong).__name__)
    older = snapshot["position"]["rules"] < table.rules.rulebook.version
    if older and begun is not table and row.state == "playing" and row.waiting != list(table.waiting):
        first = next(at for at, step in enumerate(journal) if step.version > begun.revision)
        cause = f"seats {row.waiting} were asked in the end, and now {list(table.waiting)}"
        return _stopped(row, begun, journal, first, cause)
    return table, journal, None


def _stopped(
    row: TableRow, table: Table, journal: list[Step], at: int, cause: str
) -> tuple[Table, list[Step], Frozen]:
    step = journal[at].version
    log_once(row.id, f"table {row.id} is frozen before step {step} of {journal[-1].version}: {cause}")
    table.version = max(table.version, row.version)  # what people saw before they came back was older
    return table, journal[:at], Frozen(step, cause, journal)


def journal_text(head: list[str], journal: list[Step], seats: list[int] | None) -> str:
    """Return the steps of some seats, or of all with their luck, below the tags of a record."""
    lines = []
    for step in journal:
        if seats is None or step.seat in seats:
            luck = [";", *step.luck] if step.luck and seats is None else []
            lines.append(" ".join([str(step.version), step.kind, str(step.seat), step.move, *luck]).rstrip())
    return "\n".join([*head, "", *lines]) + "\n"
