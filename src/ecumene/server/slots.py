"""A few places for work that takes much memory, given to people in turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ecumene.server.fair_queue import FairQueue
from ecumene.server.shares import Share


class FairSlots:
    """Lets so many in at once, but of one person, or of the guests of one address, only one at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.under_way: set[str] = set()  # groups
        self.queue: FairQueue[tuple[Share, asyncio.Future[None]]] = FairQueue()
        self._groups: dict[str, str] = {}  # of the owners who wait

    @asynccontextmanager
    async def of(self, who: Share) -> AsyncIterator[None]:
        """Wait for a place, and give it back at the end."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(who.owner, (who, turn), group=who.group)
        self._groups[who.owner] = who.group
        self._begin()
        try:
            await turn
            yield
        finally:
            if turn.cancelled():  # gone before it had a place
                self._forget(who, turn)
            else:
                self.under_way.discard(who.group)
                self._begin()

    def _begin(self) -> None:
        while len(self.under_way) < self.most:
            busy = {owner for owner, group in self._groups.items() if group in self.under_way}
            try:
                who, turn = self.queue.pop(busy)
            except IndexError:
                return
            self._tidy(who)
            self.under_way.add(who.group)
            turn.set_result(None)

    def _forget(self, who: Share, turn: asyncio.Future[None]) -> None:
        self.queue.remove(who.owner, (who, turn), group=who.group)
        self._tidy(who)

    def _tidy(self, who: Share) -> None:
        if not self.queue.waiting(who.owner):
            del self._groups[who.owner]
