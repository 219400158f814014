"""Everything that plays a game again: replays, stories, explanations, forks, records and imports.

It has one thread of its own, shared fairly by person, so that scenes and moves wait for none of it. Long work is
done in slices and steps aside while others are served, and the same work is done only once at a time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ecumene.server import journal, replay
from ecumene.server.flights import Flights
from ecumene.server.moment import Moment
from ecumene.server.replay import Replay
from ecumene.server.settings import Settings
from ecumene.server.shares import Share
from ecumene.server.slices import Served, SlicedPool
from ecumene.server.slots import FairSlots
from ecumene.server.summary import curves, summary
from ecumene.server.table_rows import Doc
from ecumene.table.loading import load_stepwise
from ecumene.table.table import Table

T = TypeVar("T")
MIB = 1024 * 1024
THREADS = 1  # a second one would only take the interpreter from the first, and from whoever plays
MOST_OWN = 12  # requests of one person that may be under way
IMPORTS = 4  # records that are replayed at once; each takes the memory of a whole game


class Laid(NamedTuple):
    """A game that is to be laid on a table, and the same packed for the store."""

    table: Table
    data: bytes


class Replays:
    """The games that somebody looks back at, within a budget of memory, and the thread in which that is done."""

    def __init__(self, settings: Settings) -> None:
        self.served = Served()
        self.pool = SlicedPool("replay", THREADS, self.served.anybody)
        self.flights = Flights(MOST_OWN)
        self.budget = settings.replay_mb * MIB
        self._games: OrderedDict[str, Replay] = OrderedDict()
        self.imports = FairSlots(IMPORTS)

    @property
    def size(self) -> int:
        """Return how many bytes all replays take at most, by estimate."""
        return sum(each.size for each in self._games.values())

    async def scene(self, who: Share, now: Moment, number: int, seat: int | None, lang: str) -> bytes:
        """Return the scene after a move as it is sent."""
        table = now.game()
        replay.place_of(table, number)

        async def make() -> bytes:
            game = await self.of(who, now.row.id, table)
            return await self.pool.slices(who, replay.scene_at(game, now.row, table, number, seat, lang))

        return await self.flights.share(("scene", id(now), number, seat, lang), make, who.owner)

    async def table_at(self, who: Share, now: Moment, number: int) -> Table:
        """Return a game as it stood after a move, to look at; part of something larger."""
        table = now.game()
        game = await self.of(who, now.row.id, table)
        return await self.pool.slices(who, game.table_at(table, replay.place_of(table, number)))

    async def fork(self, who: Share, now: Moment, number: int) -> Laid:
        """Return the game after a move, to go on with."""
        table = now.game()
        replay.place_of(table, number)

        async def make() -> Laid:
            game = await self.of(who, now.row.id, table)
            return await self._lay(who, replay.fork_at(game, table, number))

        return await self.flights.share(("fork", id(now), number), make, who.owner)

    async def load(self, who: Share, text: str) -> Laid:
        """Replay a record; BadRecord says what is wrong with it."""

        async def make() -> Laid:
            async with self.imports.of(who):
                return await self._lay(who, load_stepwise(text))

        return await self.flights.share(("import", text), make, who.owner)

    async def _lay(self, who: Share, work: Generator[None, None, Table]) -> Laid:
        table = await self.pool.slices(who, work)
        return Laid(table, await self.do(who, journal.packed, table))

    async def story(self, who: Share, now: Moment, lang: str, games: list[tuple[Doc, Doc]]) -> bytes:
        """Return the summary of a game as it is sent; `games` are all of the one who asks."""
        table = now.game()

        async def make() -> bytes:
            game = await self.of(who, now.row.id, table)
            if game.curves is None:
                draw = partial(self.pool.slices, who, curves(table))
                game.curves = await self.flights.share(("curves", now.row.id, table.history[-1]), draw)
                self._make_room()
            return await self.do(who, summary, now.row, table, lang, games, game.curves)

        return await self.flights.share(("story", id(now), who.owner, lang), make, who.owner)

    async def record(self, who: Share, now: Moment, person: str | None) -> str:
        """Return the record as far as somebody may know it."""
        work = partial(self.do, who, replay.record_for, now.row, now.game(), person, now.frozen)
        return await self.flights.share(("record", id(now), person), work, who.owner)

    async def of(self, who: Share, id: str, table: Table) -> Replay:
        """Return the replay of a game as it stands, made in slices if it is not kept."""
        found = self._games.get(id)
        if found is not None and found.fits(table):
            self._games.move_to_end(id)
            return found
        return await self.flights.share(("replay", id, table.history[-1]), partial(self._build, who, id, table))

    async def _build(self, who: Share, id: str, table: Table) -> Replay:
        made = Replay(table, self.budget, self._games.get(id))
        await self.pool.slices(who, made.build(table))
        self._games[id] = made
        self._games.move_to_end(id)
        self._make_room()
        return made

    async def do(self, who: Share, work: Callable[..., T], *args: Any) -> T:
        """Do some work that is not long, in the turn of whoever asked for it."""
        return await self.pool.run(who.owner, work, *args, group=who.group)

    def _make_room(self) -> None:
        """Forget the games longest unused; the last one stays, it keeps to the budget by itself."""
        while self.size > self.budget and len(self._games) > 1:
            self._games.popitem(last=False)

    def close(self) -> None:
        """Finish what is under way."""
        self.pool.close()
