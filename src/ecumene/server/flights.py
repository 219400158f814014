"""Work in the making, shared by all who ask for the same: done once, and stopped when nobody waits any more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from ecumene.server.errors import Problem

T = TypeVar("T")


class Flight:
    """Something in the making, and how many wait for it."""

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self.task = task
        self.waiters = 0


class Flights:
    """All that is in the making, by key. A person may have begun `most` of it; whoever joins is not counted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.begun: Counter[str] = Counter()
        self._flights: dict[Hashable, Flight] = {}

    async def share(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]], owner: str = "") -> T:
        """Return what is made under a key, begun for `owner` unless it is in the making; Problem: too much begun.

        Without an owner it is part of something that is counted already.
        """
        flight = self._flights.get(key)
        if flight is None:
            flight = self._begin(key, make, owner)
        flight.waiters += 1
        try:
            made: T = await asyncio.shield(flight.task)
            return made
        finally:
            flight.waiters -= 1
            if not flight.waiters and not flight.task.done():
                self._flights.pop(key, None)
                flight.task.cancel()

    def _begin(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]], owner: str) -> Flight:
        if owner and self.begun[owner] >= self.most:
            raise Problem("own-work", most=self.most).again_in(1.0)
        flight = Flight(asyncio.ensure_future(make()))
        self._flights[key] = flight
        if owner:
            self.begun[owner] += 1

        def end(done: asyncio.Task[Any]) -> None:
            if self._flights.get(key) is flight:
                del self._flights[key]
            if owner:
                self.begun[owner] -= 1
                if not self.begun[owner]:
                    del self.begun[owner]
            if not done.cancelled():
                done.exception()  # known to whoever waited, if anybody did

        flight.task.add_done_callback(end)
        return flight
