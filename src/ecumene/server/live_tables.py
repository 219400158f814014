"""Live tables: those in use, each with its lock, its engine and the people who look on."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from ecumene.server.clock import DAY, Clock
from ecumene.server.db.engine import Store
from ecumene.server.db.writer import Writer
from ecumene.server.errors import Problem
from ecumene.server.fair_queue import FairPool
from ecumene.server.frozen import Frozen, replayed
from ecumene.server.journal import STANDING, Step, read_snapshot, read_steps, undone
from ecumene.server.limits import Places, Rates
from ecumene.server.moment import MOST_KEPT, Key, Moment
from ecumene.server.people import Person, use_session
from ecumene.server.replays import Replays
from ecumene.server.settings import Settings
from ecumene.server.shares import FAVOUR, RANKS, READER, Share, share_of
from ecumene.server.table_room import Room
from ecumene.server.table_rows import Doc, TableRow, read_table
from ecumene.table.table import Table

if TYPE_CHECKING:
    from ecumene.players import Bot
    from ecumene.server.advice import Advisers
    from ecumene.server.bots import Bots
    from ecumene.server.sockets import Link

KNOWN = 60.0  # seconds for which somebody is known without being looked up
MOST_KNOWN = 5000
MOST_NOTED = 20_000
READERS = 2  # threads; more of them would only take the interpreter from each other
LOOKUPS = 4  # threads; fewer than the connections of the store, so that the writer always has one
P = ParamSpec("P")
T = TypeVar("T")
RESTART = 1012  # why a socket is closed: come again


class LiveTable:
    """A table in use. Whoever changes it holds its lock; what it shows (`now`) is already stored.

    Who only reads takes `now` once, and needs no lock: a moment never changes.
    """

    def __init__(
        self, row: TableRow, table: Table | None, journal: list[Step], frozen: Frozen | None = None
    ) -> None:
        self.now = Moment(row, table, undone(journal), moves_at_versions(table, journal), frozen)
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.bots: dict[int, Bot] = {}
        self.doubtful = False  # whether the last change was stored is not known: the store must be looked into
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """Return the id of the table."""
        return self.now.row.id

    @property
    def row(self) -> TableRow:
        """Return the table as it is stored."""
        return self.now.row

    @property
    def table(self) -> Table | None:
        """Return the game in play, if it has begun."""
        return self.now.table

    def game(self) -> Table:
        """Return the game in play; Problem before it has begun."""
        return self.now.game()

    def become(self, now: Moment) -> None:
        """Show another moment to everybody from here on; whoever reads the last one reads it to its end."""
        self.now = now

    def watchers(self) -> int:
        """Return how many look on without a seat."""
        return sum(1 for link in self.links if not self.row.seats_of(link.person_id))

    def links_in_turn(self) -> list[Link]:
        """Return those who look at the table, people who play at it first."""
        return sorted(self.links, key=lambda link: not self.row.seats_of(link.person_id))


class Callers:
    """Who was let in lately, by the hash of the session or token, until something about people is changed.

    The server is the only one that writes, so that it knows when that is.
    """

    def __init__(self) -> None:
        self.age = 0  # grows with every change
        self._known: dict[str, tuple[float, Person]] = {}
        self._guessed: OrderedDict[str, Person] = OrderedDict()
        self._shares: OrderedDict[str, Share] = OrderedDict()  # of people, by how they came last

    def find(self, key: str, now: float) -> Person | None:
        """Return somebody who was let in a moment ago; `now` is the server's own time."""
        since, person = self._known.get(key, (0.0, None))
        return person if person is not None and 0 <= now - since < KNOWN else None

    def keep(self, key: str, person: Person, now: float, age: int) -> None:
        """Remember somebody who was looked up, unless something was changed meanwhile."""
        remember(self._guessed, key, person)
        if age == self.age:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = (now, person)

    def guess(self, key: str) -> Person | None:
        """Return whose key this was when it was last looked up. It orders queues, and lets nobody in."""
        return self._guessed.get(key)

    def came_from(self, person: Person, address: str) -> None:
        """Note by which address somebody comes: guests of one address have one share of what bots think."""
        remember(self._shares, person.id, share_of(person, address))

    def share(self, person: str) -> Share:
        """Return the share in which somebody waits."""
        return self._shares.get(person) or Share(person, person)

    def last_known(self, key: str) -> Person | None:
        """Return somebody who was let in however long ago: nobody can be looked up just now."""
        return self._known.get(key, (0.0, None))[1]

    def forget(self) -> None:
        """Look everybody up again."""
        self.age += 1
        self._known.clear()


def remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    """Keep something; of too many, what was not used for longest is forgotten."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_KNOWN:
        kept.popitem(last=False)


class LiveTables:
    """All tables in use, and the threads in which slow work is done."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rates = Rates(settings.rates)
        self.places = Places(settings)
        self.clock = Clock()
        store.is_ours = self.clock.wrote
        self.callers = Callers()
        self.writer = Writer(store)
        self.pool = ThreadPoolExecutor(8, thread_name_prefix="slow")
        self.lookups = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="look-up")
        self.readers = FairPool("read", READERS, ranks=len(RANKS), share=FAVOUR)  # no writer queues behind them
        self.replays = Replays(settings)
        self.bots: Bots
        self.advisers: Advisers
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.room = Room(settings)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: OrderedDict[str, float] = OrderedDict()  # sessions, and when their use was last stored

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do slow work beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, partial(work, *args, **kwargs))

    async def look_up(self, work: Callable[[Connection], T]) -> T:
        """Look something up in the store, in threads that do nothing else: nobody waits for who writes."""
        return await asyncio.get_running_loop().run_in_executor(self.lookups, self._looked_up, work)

    def _looked_up(self, work: Callable[[Connection], T]) -> T:
        with self.store.read() as db:
            return work(db)

    async def write(self, work: Callable[[Connection], T], of_people: bool = True) -> T:
        """Change the store: all of it or nothing, and durable before anybody hears of it.

        `of_people`: it may change who somebody is, or which doors are open to whom.
        """
        changing = self.writer.submit(work)
        if of_people:  # before whoever waits hears of it, and if nobody waits any more
            changing.add_done_callback(self._changed)
        return await asyncio.wrap_future(changing)

    def _changed(self, changing: Future[Any]) -> None:
        """Look everybody up again, unless nothing was stored for certain."""
        wrong = None if changing.cancelled() else changing.exception()
        if not isinstance(wrong, Problem) or wrong.unsure:
            self.callers.forget()

    def note_use(self, session: str) -> None:
        """Remember, once a day, that a session is used; nobody waits for it."""
        now = time.monotonic()
        if now - self._used.get(session, -DAY) < DAY:
            return
        self._used[session] = now
        self._used.move_to_end(session)
        if len(self._used) > MOST_NOTED:
            self._used.popitem(last=False)
        self.writer.submit(partial(use_session, hash=session))

    def close(self) -> None:
        """Finish what is under way and let go of the store."""
        for threads in (self.pool, self.lookups):
            threads.shutdown(wait=True)
        self.readers.close()
        self.replays.close()
        self.writer.close()
        self.store.close()

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make what somebody looks at, beside the event loop and apart from what writes: players' things first."""
        who = READER.get()
        return await self.readers.run(who.owner, partial(work, *args, **kwargs), rank=who.rank, group=who.group)

    async def scene(self, now: Moment, seat: int | None, lang: str, since: int) -> bytes:
        """Return a scene as it is sent: made once for all who see the same, as soon as one of them is due."""
        key: Key = (seat, lang, since)
        made, who = now.scenes.get(key), READER.get()
        if made is None:
            made = self.readers.submit(who.owner, now.scene, *key, rank=who.rank, group=who.group)
            if len(now.scenes) < MOST_KEPT:
                now.keep(key, made)
        else:
            self.readers.promote(made, who.owner, who.rank, who.group)
        return await asyncio.shield(made)

    async def live(self, id: str) -> LiveTable:
        """Return a table, brought back from the store if need be; Problem when there is none."""
        if not (id.isascii() and id.isalnum()):
            raise Problem("not-found")
        if self.store.outage.taken_over:  # another server plays on: what is in memory is old
            raise self.store.outage.problem("read")
        found = self._tables.get(id)
        if found is not None:
            self._tables.move_to_end(id)
            found.used = time.monotonic()
            return found
        task = self._opening.get(id)
        if task is None:
            task = asyncio.ensure_future(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
            task.add_done_callback(heard)
        return await asyncio.shield(task)

    async def _open(self, id: str) -> LiveTable:
        live = await self.in_thread(revive, self.store, id)
        self._tables[id] = live
        self.room.make(self._tables, live)
        return live

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory: it is gone, or the store knows better."""
        self._tables.pop(live.id, None)

    def leave_to_store(self, live: LiveTable) -> None:
        """Drop a table whose memory cannot be believed; whoever looks at it comes again."""
        self.forget(live)
        for link in list(live.links):
            link.close(RESTART)

    async def make_sure(self, live: LiveTable) -> None:
        """Show what the store holds, where it is not known whether the last change was stored."""
        async with live.lock:
            if not live.doubtful:
                return
            try:
                fresh = await self.in_thread(revive, self.store, live.id)
            except Problem as problem:
                if problem.code != "storage":  # what is stored cannot be shown: whoever comes again is told why
                    self.leave_to_store(live)
                raise
            live.doubtful = False
            live.bots.clear()
            live.become(fresh.now)
        for link in list(live.links):
            link.tell_table()
            link.show()
        self.bots.wake(live)

    def begin_anew(self) -> None:
        """Forget all tables and people; whoever looks at one comes again."""
        self.callers.forget()
        for live in self.open_tables():
            self.leave_to_store(live)

    async def drop(self, id: str) -> None:
        """Forget a table that is gone, be it opened by somebody just now."""
        opening = self._opening.get(id)
        if opening is not None:
            await asyncio.wait({opening})
        live = self._tables.pop(id, None)
        for link in list(live.links) if live else []:
            link.close(RESTART)

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in use."""
        return self._tables.get(id)

    def open_tables(self) -> list[LiveTable]:
        """Return the tables in memory."""
        return list(self._tables.values())


def heard(task: asyncio.Future[Any]) -> None:
    """Take note of how a task ended: where nobody waits for it any more, asyncio would log it."""
    if not task.cancelled():
        task.exception()


def moves_at_versions(table: Table | None, journal: list[Step]) -> list[tuple[int, int]]:
    """Return each version with the number of moves that stood then, from the first version on."""
    if table is None:
        return []
    if not journal:
        return [(table.version, table.number)]
    first = journal[0]
    if first.kind in STANDING:
        return [(step.shown, step.number) for step in journal]
    before = first.number + 1 if first.kind == "undo" else first.number - 1
    return [(first.shown - 1, before), *((step.shown, step.number) for step in journal)]


@dataclass(frozen=True)
class Stored:
    """A table as the store holds it: its row, its last snapshot and its journal."""

    row: TableRow
    snapshot: Doc | None
    journal: list[Step]


def stored_table(db: Connection, id: str) -> Stored:
    """Read all of a table; Problem when there is none, or when it cannot be read."""
    row = read_table(db, id)
    if row is None:
        raise Problem("not-found")
    try:
        return Stored(row, read_snapshot(db, id), read_steps(db, id))
    except (ValueError, zlib.error) as wrong:  # bytes that were never written so
        raise Problem("damaged", cause=wrong) from wrong


def revive(store: Store, id: str) -> LiveTable:
    """Bring a table back from the store."""
    with store.read() as db:
        stored = stored_table(db, id)
    return resumed(stored)


def resumed(stored: Stored) -> LiveTable:
    """Go on from the snapshot of a table and the steps after it."""
    if stored.snapshot is None:
        return LiveTable(stored.row, None, [])
    try:
        table = Table.resume(stored.snapshot)
    except ValueError as wrong:  # played by rules that we do not know, or damaged
        raise Problem("damaged", cause=wrong) from wrong
    return LiveTable(stored.row, *replayed(stored.row, stored.snapshot, table, stored.journal))
