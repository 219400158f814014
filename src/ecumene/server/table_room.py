"""How many tables are kept ready: no more than so many, and no more than fit into their memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from ecumene.server.settings import Settings

if TYPE_CHECKING:
    from ecumene.server.live_tables import LiveTable

MIB = 1024 * 1024
OF_TABLE = 40 * 1024  # bytes of a table before its first move
OF_MOVE = 1400  # bytes of each move with what it did; 700 to 1800, measured with random games of five titles
JUST_NOW = 60.0  # seconds for which a table stays after it was asked for
RIGHT_NOW = 5.0  # seconds for which it stays when memory is short: whoever asked for it still works with it
RECOUNT = 10.0  # seconds after which all tables are counted again: they grow while they are played


def size_of(live: LiveTable) -> int:
    """Return about how many bytes a table takes, with the scenes that are kept of it."""
    made = [each for each in live.now.scenes.values() if each.done() and not each.cancelled()]
    scenes = sum(len(each.result()) for each in made if each.exception() is None)
    return OF_TABLE + (OF_MOVE * len(live.table.history) if live.table else 0) + scenes


class Room:
    """Makes room for a table that is opened: those longest unused go, never one that somebody looks at."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.tables_in_memory
        self.budget = settings.tables_mb * MIB
        self.taken = 0
        self._counted = -RECOUNT

    def make(self, tables: OrderedDict[str, LiveTable], fresh: LiveTable) -> None:
        """Forget tables as long as there are too many, or too large ones; `fresh` is the last of them."""
        now = time.monotonic()
        self.taken += size_of(fresh)
        if now - self._counted >= RECOUNT:
            self._counted = now
            self.taken = sum(size_of(each) for each in tables.values())
        for old in list(tables.values()) if self._short(tables) else []:
            if not self._short(tables):
                return
            grace = RIGHT_NOW if self.taken > self.budget else JUST_NOW
            if old is not fresh and not old.links and not old.lock.locked() and now - old.used > grace:
                del tables[old.id]
                self.taken -= size_of(old)

    def _short(self, tables: OrderedDict[str, LiveTable]) -> bool:
        return len(tables) > self.most or self.taken > self.budget
