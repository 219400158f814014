"""Long work in slices, so that others have their turn between two of them, and pauses for whoever plays."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import TypeVar

from ecumene.server.fair_queue import FairPool
from ecumene.server.shares import Share

T = TypeVar("T")
SLICE = 0.05  # seconds for which long work goes on before others have their turn
PAUSE = 0.001  # seconds for which it steps aside at a time,
MOST_PAUSES = 3.0  # at most so many times as long as it works


class Served:
    """Who is served at the moment: requests under way, and messages that came on sockets just now."""

    def __init__(self) -> None:
        self.requests = 0
        self.until = 0.0

    def anybody(self) -> bool:
        """Tell whether somebody is served."""
        return self.requests > 0 or time.monotonic() < self.until


class SlicedPool(FairPool):
    """A pool for long work, which pauses while `steps_aside` says so: all threads share one interpreter."""

    def __init__(self, name: str, threads: int, steps_aside: Callable[[], bool]) -> None:
        super().__init__(name, threads)
        self.steps_aside = steps_aside

    async def slices(self, who: Share, work: Generator[None, None, T], seconds: float = SLICE) -> T:
        """Do long work in slices, each in the turn of whoever asked for it."""
        while True:
            done = await self.run(who.owner, _go_on, work, seconds, self.steps_aside, group=who.group)
            if done:
                made: T = done[0]
                return made


def _go_on(work: Generator[None, None, T], seconds: float, steps_aside: Callable[[], bool]) -> list[T]:
    """Go on with long work for a while; return what it made, in a list, when it is done."""
    worked = paused = 0.0
    try:
        while True:
            began = time.monotonic()
            next(work)
            worked += time.monotonic() - began
            if worked >= seconds:
                return []
            while paused < MOST_PAUSES * worked and steps_aside():
                began = time.monotonic()
                time.sleep(PAUSE)
                paused += time.monotonic() - began
    except StopIteration as done:
        return [done.value]
