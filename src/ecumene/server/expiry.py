"""When a table goes away. The sweep and what people are told at the table both ask here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ecumene.server.clock import DAY, HOUR
from ecumene.server.settings import Settings
from ecumene.server.table_rows import TableRow

Why = Literal["empty", "waiting", "bots", "analysis", "guests", "guests-over"]


@dataclass(frozen=True)
class Facts:
    """What decides how long a table stays."""

    state: str
    mode: str
    created: float
    changed: float
    people: int  # how many have a seat
    open: bool  # whether a seat waits for somebody
    account: bool  # whether an account has a seat, or made the table
    stays: float | None = None  # games of guests are not removed before, so that it can be announced


def expiry(table: Facts, settings: Settings) -> tuple[float, Why] | None:
    """Return when a table goes away, by the clock of the machine, and why; None if it stays.

    A move or any other change at the table begins its time anew, except where only bots play.
    """
    ends: list[tuple[float, Why]] = []

    def after(since: float, seconds: float, why: Why, earliest: float | None = None) -> None:
        if seconds > 0:
            ends.append((max(since + seconds, earliest or 0.0), why))

    if table.state == "open":
        if table.people < 2:
            after(table.changed, settings.empty_table_hours * HOUR, "empty")
        after(table.changed, settings.import_days * DAY, "waiting")
    elif table.mode == "analysis":
        after(table.changed, settings.import_days * DAY, "analysis")
    if not table.people and not table.open:
        after(table.created, settings.bot_table_hours * HOUR, "bots")
    elif not table.account and table.state == "playing":
        after(table.changed, settings.guest_table_days * DAY, "guests", table.stays)
    elif not table.account and table.state == "over":
        after(table.changed, settings.guest_game_days * DAY, "guests-over", table.stays)
    return min(ends, default=None)


def facts_of(row: TableRow) -> Facts:
    """Return what decides about a table that was read."""
    people = {each.person for each in row.seats if each.person is not None}
    opened = any(each.kind == "open" for each in row.seats)
    return Facts(row.state, row.mode, row.created, row.changed, len(people), opened, row.account, row.stays)
