"""Work shared fairly by person: whoever asks for much waits behind nobody's turn but their own."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from ecumene.server.errors import Problem

T = TypeVar("T")
V = TypeVar("V")


class Ring(Generic[V]):
    """Values by key, one after the other. Whoever had the last turn comes after newcomers too."""

    def __init__(self, new: Callable[[], V], last: str = "") -> None:
        self._new = new
        self._values: OrderedDict[str, V] = OrderedDict()
        self._last = last

    def __bool__(self) -> bool:
        return bool(self._values)

    def of(self, key: str) -> V:
        """Return the value of a key, a new one at the end of the ring where there is none."""
        if key not in self._values:
            self._values[key] = self._new()
            if self._last in self._values:
                self._values.move_to_end(self._last)
        return self._values[key]

    def next(self, fits: Callable[[str, V], bool]) -> tuple[str, V]:
        """Return whose turn it is, of those who fit; they come last from now on."""
        self._last, value = next(each for each in self._values.items() if fits(*each))
        self._values.move_to_end(self._last)
        return self._last, value

    def any(self, fits: Callable[[str, V], bool]) -> bool:
        """Tell whether anybody fits."""
        return any(fits(*each) for each in self._values.items())

    def drop(self, key: str) -> None:
        """Leave out a key whose value is empty."""
        del self._values[key]


class FairQueue(Generic[T]):
    """A queue that serves its owners in turn (round-robin), those of a lower rank before all others.

    Owners of one group have one share together, and take turns within it: guests of one address, for example.
    With `share`, a higher rank gets one turn after it was passed over so many times, so that nobody starves.
    """

    def __init__(self, ranks: int = 1, share: int = 0) -> None:
        self.share = share
        self._ranks: list[Ring[Ring[deque[T]]]] = [Ring(self._new_group) for _ in range(ranks)]
        self._last = ""  # owner who had a turn
        self._waiting: Counter[str] = Counter()
        self._passed_over = 0
        self._favours = 0

    def __len__(self) -> int:
        return self._waiting.total()

    def put(self, owner: str, item: T, rank: int = 0, group: str = "") -> None:
        """Add an item behind the owner's others; an owner without a group is a group of one."""
        self._ranks[rank].of(group or owner).of(owner).append(item)
        self._waiting[owner] += 1

    def pop(self, but: Container[str] = ()) -> T:
        """Return the next item; its owner's next one comes after everybody else's.

        Owners and groups in `but` are left out. IndexError when nobody is left.
        """

        def fits(owner: str, _: deque[T]) -> bool:
            return owner not in but

        def has_one(group: str, owners: Ring[deque[T]]) -> bool:
            return group not in but and owners.any(fits)

        groups = self._next_rank(has_one)
        group, owners = groups.next(has_one)
        owner, items = owners.next(fits)
        self._last = owner
        item = items.popleft()
        self._tidy(groups, group, owner)
        return item

    def remove(self, owner: str, item: T, rank: int = 0, group: str = "") -> None:
        """Take back an item that was put there."""
        groups = self._ranks[rank]
        groups.of(group or owner).of(owner).remove(item)
        self._tidy(groups, group or owner, owner)

    def waiting(self, owner: str) -> int:
        """Return how many items of an owner wait."""
        return self._waiting[owner]

    def _new_group(self) -> Ring[deque[T]]:
        return Ring(deque, self._last)

    def _next_rank(self, fits: Callable[[str, Ring[deque[T]]], bool]) -> Ring[Ring[deque[T]]]:
        waiting = [groups for groups in self._ranks if groups.any(fits)]
        if not waiting:
            raise IndexError("the queue is empty")
        later = waiting[1:]
        if later and self.share and self._passed_over >= self.share:
            self._passed_over = 0
            self._favours += 1
            return later[self._favours % len(later)]
        self._passed_over = self._passed_over + 1 if later else 0
        return waiting[0]

    def _tidy(self, groups: Ring[Ring[deque[T]]], group: str, owner: str) -> None:
        """Count one item less of an owner, and forget who has none."""
        owners = groups.of(group)
        if not owners.of(owner):
            owners.drop(owner)
        if not owners:
            groups.drop(group)
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]


@dataclass(eq=False)
class Job:
    """Some work, whose it is, and the future that hears of its end."""

    owner: str
    group: str
    rank: int
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class FairPool:
    """A few threads for slow work, shared fairly: one job of each person in turn.

    A person may have `most` jobs waiting or running (0: any number); one more is refused with `own-work`.
    """

    def __init__(self, name: str, threads: int, most: int = 0, ranks: int = 1, share: int = 0) -> None:
        self.most = most
        self.threads = threads
        self.running: dict[str, int] = {}
        self.queue: FairQueue[Job] = FairQueue(ranks, share)
        self._waiting: dict[asyncio.Future[Any], Job] = {}
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(self, owner: str, work: Callable[..., T], *args: Any, rank: int = 0, group: str = "") -> T:
        """Do some work for somebody in their turn, beside the event loop; Problem when they ask for too much."""
        return await self.submit(owner, work, *args, rank=rank, group=group)

    def submit(
        self, owner: str, work: Callable[..., T], *args: Any, rank: int = 0, group: str = ""
    ) -> asyncio.Future[T]:
        """Do some work in its turn, and return the future that will hold what comes of it."""
        if self.most and self.queue.waiting(owner) + self.running.get(owner, 0) >= self.most:
            raise Problem("own-work", most=self.most).again_in(1.0)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Job(owner, group, rank, partial(work, *args), done))
        self._begin()
        return done

    def promote(self, done: asyncio.Future[Any], owner: str, rank: int, group: str = "") -> None:
        """Let a job that still waits have a better rank: somebody of that rank waits for it too."""
        job = self._waiting.get(done)
        if job is not None and rank < job.rank:
            self.queue.remove(job.owner, job, job.rank, job.group)
            self._put(Job(owner, group, rank, job.work, done))

    def close(self, wait: bool = True) -> None:
        """Begin nothing more, and wait for what is under way."""
        self.threads = 0
        self._pool.shutdown(wait, cancel_futures=True)
        for done in list(self._waiting):
            if not done.get_loop().is_closed():
                done.cancel()
        self._waiting.clear()

    def _put(self, job: Job) -> None:
        self._waiting[job.done] = job
        self.queue.put(job.owner, job, job.rank, job.group)

    def _begin(self) -> None:
        while sum(self.running.values()) < self.threads and len(self.queue):
            job = self.queue.pop()
            self._waiting.pop(job.done, None)
            if job.done.cancelled():  # whoever asked has gone
                continue
            self.running[job.owner] = self.running.get(job.owner, 0) + 1
            working = asyncio.get_running_loop().run_in_executor(self._pool, job.work)
            working.add_done_callback(partial(self._end, job.owner, job.done))

    def _end(self, owner: str, done: asyncio.Future[Any], working: asyncio.Future[Any]) -> None:
        self.running[owner] -= 1
        if not self.running[owner]:
            del self.running[owner]
        wrong = asyncio.CancelledError() if working.cancelled() else working.exception()
        if not done.done():
            if wrong is None:
                done.set_result(working.result())
            elif isinstance(wrong, asyncio.CancelledError):
                done.cancel()
            else:
                done.set_exception(wrong)
        self._begin()
