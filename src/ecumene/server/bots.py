"""Bots in seats: one queue, a thread pool, and a budget for each decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, select

from ecumene.kernel.game import Doc
from ecumene.players import Bot, make
from ecumene.server import moves
from ecumene.server.db.schema import seats, tables
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTable, LiveTables

log = logging.getLogger("ecumene.bots")
WHO = "bot"
MOST_FAILURES = 8
PATIENCE = 0.5  # seconds until a worker is told again to stop
LAST_WORD = 2.0  # seconds in which a bot that is told to stop says what it knows by now
SIDE_BY_SIDE = 6  # bots of one table that can be asked at once
AGAIN = 0.1  # seconds until it is told again: one that has not begun to think does not hear it


class Bots:
    """Plays the seats that bots hold, table after table in the order in which they wait.

    All bots of a table that are asked at once think side by side; each answers its own question.
    """

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.queued: set[str] = set()
        self.failures: dict[str, int] = {}
        self.thinking: set[tuple[str, int]] = set()
        threads = SIDE_BY_SIDE * max(1, live_tables.settings.bot_workers)
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.workers: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Go to work, first at the tables that were in play when the server stopped."""
        waiting = await self.live_tables.in_thread(self._in_play)
        self.workers = [
            asyncio.ensure_future(self._work()) for _ in range(max(1, self.live_tables.settings.bot_workers))
        ]
        for id in waiting:
            self._enqueue(id)

    def _in_play(self) -> list[str]:
        with self.live_tables.store.read() as db:
            return in_play(db)

    async def stop(self) -> None:
        """Stop after the moves under way; say it until it is heard: asyncio.wait_for may swallow it."""
        left = set(self.workers)
        while left:
            for worker in left:
                worker.cancel()
            _, left = await asyncio.wait(left, timeout=PATIENCE)
        self.pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Say that a table has changed: perhaps a bot is waited for."""
        if self._asked(live):
            self._enqueue(live.id)

    def _asked(self, live: LiveTable) -> list[int]:
        """Return the seats of bots that are waited for and do not think already."""
        return [seat for seat in bot_seats(live) if (live.id, seat) not in self.thinking]

    def _enqueue(self, id: str) -> None:
        if id not in self.queued:
            self.queued.add(id)
            self.queue.put_nowait(id)

    async def _work(self) -> None:
        while True:
            id = await self.queue.get()
            self.queued.discard(id)
            try:
                live = await self.live_tables.live(id)
                await self._decide(live)
                self.failures.pop(id, None)
                self.wake(live)
            except Problem as problem:
                if problem.code == "stale":
                    self._enqueue(id)
                else:
                    log.warning("no bot can move at table %s: %s", id, problem.code)
            except Exception:
                log.exception("a bot could not move at table %s", id)
                self._try_again(id)

    def _try_again(self, id: str) -> None:
        """Come back to a table a little later, but not for ever."""
        self.failures[id] = self.failures.get(id, 0) + 1
        if self.failures[id] <= MOST_FAILURES:
            asyncio.get_running_loop().call_later(self.failures[id] ** 2, self._enqueue, id)

    async def _decide(self, live: LiveTable) -> None:
        """Let all bots that are asked think side by side and answer, each as soon as it is ready."""
        thoughts = [self._answer(live, seat) for seat in self._asked(live)]
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        for wrong in answers:
            if isinstance(wrong, BaseException):
                raise wrong

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Let one bot move, or take all steps of a sealed answer."""
        question = live.game().question
        self.thinking.add((live.id, seat))
        try:
            while seat in bot_seats(live) and live.game().question == question:
                await self._step(live, seat)
        finally:
            self.thinking.discard((live.id, seat))

    async def _step(self, live: LiveTable, seat: int) -> None:
        if self.live_tables.settings.bot_pause:
            await asyncio.sleep(self.live_tables.settings.bot_pause)
        async with live.lock:
            table = live.game()
            if seat not in table.waiting:
                return
            name = live.row.seats[seat].bot or "random"
            asked, legal = table.asked(seat), table.moves(seat)
            view = await self.live_tables.in_thread(table.view, seat)
        move = await self._choose(live, name, seat, view, legal)
        await moves.play(self.live_tables, live, moves.Request(WHO, seat, asked), move, "en")

    async def _choose(self, live: LiveTable, name: str, seat: int, view: Doc, legal: list[str]) -> str:
        """Let a bot think within its budget, then take the best it knows by now; failing that, any legal move."""
        if len(legal) == 1:
            return legal[0]
        bot = live.bots.pop(seat, None) or make(name, live.row.game, seed_of(live, seat))
        thinking = asyncio.get_running_loop().run_in_executor(self.pool, bot.choose, view, legal)
        try:
            move = await answer(bot, thinking, self.live_tables.settings.bot_seconds)
        except TimeoutError:
            log.warning("bot %s thought too long at table %s", name, live.id)
            return any_of(bot, legal)
        except Exception:
            log.exception("bot %s failed at table %s", name, live.id)
            return any_of(bot, legal)
        live.bots[seat] = bot
        return move if move in legal else any_of(bot, legal)


async def answer(bot: Bot, thinking: asyncio.Future[str], seconds: float) -> str:
    """Return what a bot says in time, or soon after it is told to stop; TimeoutError if it says nothing."""
    try:
        await asyncio.wait({thinking}, timeout=seconds)
        for _ in range(round(LAST_WORD / AGAIN)):
            if thinking.done():
                break
            bot.stop()
            await asyncio.wait({thinking}, timeout=AGAIN)
        if not thinking.done():
            raise TimeoutError
        return thinking.result()
    finally:
        if not thinking.done():
            bot.stop()  # nobody listens any more
            thinking.cancel()  # perhaps it has not even begun


def seed_of(live: LiveTable, seat: int) -> int:
    """Return what a bot draws its luck from: nobody's guess, but in a tutorial the same every time."""
    return live.game().seed + seat if live.row.mode == "tutorial" else secrets.randbits(32)


def any_of(bot: Bot, legal: list[str]) -> str:
    """Return any legal move that is worth a thought; giving up is none."""
    return secrets.choice(bot.worthy(legal))


def in_play(db: Connection) -> list[str]:
    """Return the tables in play where a bot sits, the longest waiting first."""
    sits = select(seats.c.table).where(seats.c.bot.is_not(None))
    query = select(tables.c.id).where(tables.c.state == "playing", tables.c.id.in_(sits))
    query = query.order_by(tables.c.changed)
    return [str(row.id) for row in db.execute(query)]


def bot_seats(live: LiveTable) -> list[int]:
    """Return the seats that are waited for and played by bots."""
    if live.table is None:
        return []
    return [seat for seat in live.table.waiting if live.row.seats[seat].bot is not None]
