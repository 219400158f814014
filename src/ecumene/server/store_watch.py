"""Looks after the store while the server runs: whether it is there, whether it is back, whether it is ours."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables

log = logging.getLogger("ecumene.store")


class StoreWatch:
    """Tries the store now and then, and lets everybody go on when it is back or was replaced."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.store = live_tables.store
        self.was_away = False
        self.last_fault = ""

    async def go_on(self) -> None:
        """Look again and again, for as long as the server runs."""
        while True:
            try:
                await self._look()
            except Problem:  # it is away: looked for again
                pass
            except Exception as fault:
                if repr(fault) != self.last_fault:  # once, however often it comes again
                    self.last_fault = repr(fault)
                    log.exception("the store could not be looked after")
            if self.store.outage.taken_over:
                self.live_tables.begin_anew()  # whoever looks on is told, and comes again when it is free
            self.store.outage.settle()
            await asyncio.sleep(self.live_tables.settings.store_seconds)

    async def _look(self) -> None:
        if await self._was_replaced():
            await self._take_over()
        if self.was_away:
            for live in [each for each in self.live_tables.open_tables() if each.doubtful]:
                await self.live_tables.make_sure(live)
            self.live_tables.bots.take_heart()
            self.was_away = False

    async def _was_replaced(self) -> bool:
        """Try the store, and tell whether it is another than we know."""
        away = self.store.outage.writing or self.store.outage.reading
        self.was_away = self.was_away or away
        try:
            if away:  # something small, to see whether it can be stored
                await self.live_tables.write(self.live_tables.clock.store, of_people=False)
            elif self.store.lock is not None:
                await self.live_tables.write(nothing, of_people=False)  # takes the lock again if it was lost
            return await self.live_tables.look_up(self.store.was_replaced)
        except Problem as problem:
            if problem.code == "stale":  # the writer has noticed it first
                return True
            raise

    async def _take_over(self) -> None:
        """Forget what stood before: something else is in the store now."""
        await self.live_tables.in_thread(self.store.migrate)
        self.live_tables.begin_anew()
        self.store.accept()
        await self.live_tables.write(self.live_tables.clock.store, of_people=False)
        await self.live_tables.bots.take_up()


def nothing(db: Connection) -> None:
    """Change nothing."""
