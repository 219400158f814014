"""Several people at a live table in the middle of a game.

Live tables begin at the beginning for good reasons, so the position comes in as an analysis of the first person,
and the store is told that it is a live table before anybody has looked at it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.browser.hands import Hands

A_BOT = (
    "UPDATE seats SET kind = 'bot', bot = ?, person = NULL, name = 'Bot'"
    ' WHERE "table" = ? AND person = ? AND seat >= ?'
)


def seat_live(
    database: Path, record: str, *people: Hands, watching: tuple[Hands, ...] = (), bot: str = "random"
) -> None:
    """Seat people at a position, in the order of the seats; bots have the seats left, others may watch."""
    one = people[0]
    made = one.post("/records", {"text": record})
    assert "id" in made, made
    table = made["id"]
    ids = [hands.who() for hands in people]
    with closing(sqlite3.connect(database, timeout=20)) as store, store:
        public = "UPDATE tables SET mode = 'live', visibility = 'public' WHERE id = ?"
        store.execute(public, (table,))
        store.execute(A_BOT, (bot, table, ids[0], len(people)))
        for seat in range(1, len(people)):
            store.execute(
                'UPDATE seats SET person = ?, name = ? WHERE "table" = ? AND seat = ?',
                (ids[seat], ("One", "Two", "Three", "Four")[seat], table, seat),
            )
    for hands in (*people, *watching):
        hands.table = table
        hands.open(f"/table/{table}")
        hands.page.wait_for_selector(".shell")
