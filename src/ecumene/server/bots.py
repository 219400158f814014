"""Bots in seats: a fair queue where people wait, one where nobody does, and a budget for each decision."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sqlalchemy import Connection, case, select

from ecumene.kernel.game import Doc
from ecumene.players import Bot, make
from ecumene.server import moves
from ecumene.server.db.schema import seats, tables
from ecumene.server.errors import Problem
from ecumene.server.fair_queue import FairQueue
from ecumene.server.live_tables import LiveTable, LiveTables
from ecumene.server.shares import Share, share_of
from ecumene.table.table import Table

log = logging.getLogger("ecumene.bots")
HEART = 1.0  # seconds between two such trials of all tables
LONGEST_PAUSE = 5.0  # seconds until a bot tries again, however often it could not move
PATIENCE = 0.5  # seconds until a worker is told again to stop
LAST_WORD = 2.0  # seconds in which a bot that is told to stop says what it knows by now
SIDE_BY_SIDE = 6  # bots of one table that can be asked at once
ONE_VISIT = 2.0  # seconds in which some bot of somebody who waits for many has most probably moved
AGAIN = 0.1  # seconds until it is told again: one that has not begun to think does not hear it


@dataclass(frozen=True, eq=False)
class Visit:
    """A table where bots are to move, and who waits for them."""

    table: str
    idle: bool  # nobody waits
    who: Share
    seated: bool  # whoever waits plays there


class Bots:
    """Plays the seats that bots hold: one visit of a table for each person in turn, however many tables they have.

    All bots of a table that are asked at once think side by side; each answers its own question. At a table where
    bots play among themselves nothing is begun while anybody waits for a bot, and what such a bot thinks about,
    however long, is never in the way.
    """

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.queues: tuple[FairQueue[Visit], FairQueue[Visit]] = (FairQueue(), FairQueue())  # the second: idle
        self.queued: dict[str, Visit] = {}
        self.visits: dict[Visit, asyncio.Task[None]] = {}  # those under way
        self.most_at_once = max(1, live_tables.settings.bot_workers)
        self.open = False
        self.failures: dict[str, int] = {}
        self.unstored: dict[str, bool] = {}  # tables where a move could not be stored, and whether anybody waits
        self.tried = 0.0  # when all of these were last tried at once
        self.thinking: set[tuple[str, int]] = set()
        threads = SIDE_BY_SIDE * (1 + self.most_at_once)
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def start(self) -> None:
        """Go to work, first at the tables that were in play when the server stopped."""
        self.open = True
        await self.take_up()

    async def take_up(self) -> None:
        """Go on at all tables that are in play in the store."""
        for id, owner in await self.live_tables.look_up(in_play):
            self._enqueue(id, idle=True, owner=owner)

    async def stop(self) -> None:
        """Stop after the moves under way; say it until it is heard: asyncio.wait_for may swallow it."""
        self.open = False
        left = set(self.visits.values())
        while left:
            for visit in left:
                visit.cancel()
            _, left = await asyncio.wait(left, timeout=PATIENCE)
        self.pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Say that a table has changed: perhaps a bot is waited for."""
        if self.unstored:
            self.take_heart()
        if self._asked(live):
            self._enqueue(live.id, nobody_there(live))

    def _asked(self, live: LiveTable) -> list[int]:
        """Return the seats of bots that are waited for and do not think already."""
        return [seat for seat in bot_seats(live) if (live.id, seat) not in self.thinking]

    def tables_of(self, person: str) -> int:
        """Return at how many tables somebody plays and waits for a bot."""
        visits = [*self.visits, *self.queued.values()]
        return len({each.table for each in visits if each.seated and each.who.owner == person})

    def check_room(self, person: str) -> None:
        """Refuse one more table to somebody who waits for bots at many; moves are never refused."""
        most = self.live_tables.settings.tables_waiting_for_bots
        if self.tables_of(person) >= most:
            raise Problem("bots-behind", most=most).again_in(ONE_VISIT)

    def _enqueue(self, id: str, idle: bool = False, owner: str = "") -> None:
        """Come to a table in turn; those where nobody waits for it come after all others."""
        known = self.queued.get(id)
        if known is None or known.idle > idle:
            visit = self._visit_of(id, idle, owner)
            self.queued[id] = visit
            self.queues[idle].put(visit.who.owner, visit, group=visit.who.group)
            self._begin()

    def _visit_of(self, id: str, idle: bool, owner: str) -> Visit:
        """Return a visit in the share of whoever waits, of several the one who waits for the fewest tables."""
        live, share = self.live_tables.in_memory(id), self.live_tables.callers.share
        people = seated(live) if live else []
        waiting = [share(each) for each in people] or (onlookers(live) if live else [])
        waiting = waiting or [share(live.row.owner or "" if live else owner)]
        under_way = Counter(each.who.owner for each in self.visits)
        who = min(waiting, key=lambda each: under_way[each.owner] + self.queues[idle].waiting(each.owner))
        return Visit(id, idle, who, bool(people) and not idle)

    def _begin(self) -> None:
        """Go to the tables whose turn it is: one of each person at a time, of few people at the same time.

        A bot that thinks long is in the way of its own person alone, as long as there are workers for others:
        therefore guests of one address hold half of the workers at most.
        Tables where nobody waits have their turn when nobody waits anywhere.
        """
        waited_for = [each.who for each in self.visits if not each.idle]
        while self.open and len(waited_for) < self.most_at_once:
            held = Counter(who.group for who in waited_for)
            busy = {who.owner for who in waited_for}
            busy |= {group for group, many in held.items() if many >= max(1, self.most_at_once // 2)}
            try:
                visit = self.queues[False].pop(busy)
            except IndexError:
                break
            if self._go(visit):
                waited_for.append(visit.who)
        while self.open and not self.visits and not len(self.queues[False]) and len(self.queues[True]):
            self._go(self.queues[True].pop())

    def _go(self, visit: Visit) -> bool:
        """Go to a table, unless somebody came meanwhile and it waits in the other queue."""
        if self.queued.get(visit.table) is not visit:
            return False
        del self.queued[visit.table]
        self.visits[visit] = asyncio.ensure_future(self._visit(visit.table, visit.idle))
        self.visits[visit].add_done_callback(lambda _: self._leave(visit))
        return True

    def _leave(self, visit: Visit) -> None:
        del self.visits[visit]
        self._begin()

    async def _visit(self, id: str, idle: bool) -> None:
        """Let the bots of a table move; where they cannot, come again."""
        try:
            self.live_tables.store.outage.check("write")  # else it would think for nothing
            live = await self.live_tables.live(id)
            await self._decide(live)
            self.failures.pop(id, None)
            self.unstored.pop(id, None)
            self.wake(live)
        except Problem as problem:
            if problem.code == "stale":
                self._enqueue(id, idle)
            elif problem.code == "storage":
                self.come_later(id, idle)
            else:
                log.warning("no bot can move at table %s: %s", id, problem.code)
        except Exception:
            log.exception("a bot could not move at table %s", id)
            self._try_again(id, idle)

    def come_later(self, id: str, idle: bool = False) -> None:
        """Come to a table when the store is there again."""
        self.unstored[id] = idle
        self._try_again(id, idle)

    def _try_again(self, id: str, idle: bool) -> None:
        """Come back to a table a little later, for as long as the fault lasts."""
        self.failures[id] = self.failures.get(id, 0) + 1
        pause = min(LONGEST_PAUSE, 0.1 * 2 ** min(self.failures[id], 10))
        asyncio.get_running_loop().call_later(pause, self._enqueue, id, idle)

    def take_heart(self) -> None:
        """Go on at all tables where nothing could be stored: it has just been possible somewhere."""
        now = time.monotonic()
        if now - self.tried > HEART:
            self.tried = now
            for id, idle in self.unstored.items():
                self._enqueue(id, idle)

    async def _decide(self, live: LiveTable) -> None:
        """Let all bots that are asked think side by side and answer, each as soon as it is ready."""
        thoughts = [self._answer(live, seat) for seat in self._asked(live)]
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        for wrong in answers:
            if isinstance(wrong, BaseException):
                raise wrong

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Let one bot move, or take all steps of a sealed answer."""
        asked = live.game().asked_at(seat)
        self.thinking.add((live.id, seat))
        try:
            while seat in bot_seats(live) and live.game().asked_at(seat) == asked:
                await self._step(live, seat)
        finally:
            self.thinking.discard((live.id, seat))

    async def _step(self, live: LiveTable, seat: int) -> None:
        if self.live_tables.settings.bot_pause:
            await asyncio.sleep(self.live_tables.settings.bot_pause)
        now = live.now
        if seat not in now.game().waiting:
            return
        aside = self._time_for_all(live)
        begun = time.monotonic()
        name = now.row.seats[seat].bot or "random"
        # In the pool of the bots, so that they wait neither for who writes nor behind all who only look on.
        asked, legal, view = await asyncio.get_running_loop().run_in_executor(self.pool, seen, now.game(), seat)
        move = await self._choose(live, name, seat, view, legal, aside or self.live_tables.settings.bot_seconds)
        if aside:
            await asyncio.sleep(max(0.0, begun + aside - time.monotonic()))
        await moves.play(self.live_tables, live, moves.Request(moves.BOT, seat, asked), move, "en")

    def _time_for_all(self, live: LiveTable) -> float:
        """Return how long a bot takes to say whether it steps in, with means and without; 0: as long as it thinks.

        Who is asked follows from what everybody knows, so the time of the answer must tell nothing either.
        """
        game = live.now.game()
        people = any(one.bot is None for one in live.now.row.seats)
        settings = self.live_tables.settings
        aside = people and game.rules.judge.asks_aside(game.state)
        return min(settings.bot_aside, settings.bot_seconds) if aside else 0.0

    async def _choose(
        self, live: LiveTable, name: str, seat: int, view: Doc, legal: list[str], seconds: float
    ) -> str:
        """Let a bot think within its budget, then take the best it knows by now; failing that, any legal move."""
        fixed = fixed_answer(live, seat)
        if fixed in legal:
            return fixed
        if len(legal) == 1:
            return legal[0]
        bot = live.bots.pop(seat, None) or make(name, live.row.game, seed_of(live, seat))
        thinking = asyncio.get_running_loop().run_in_executor(self.pool, bot.choose, view, legal)
        try:
            move = await answer(bot, thinking, seconds)
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


def seen(table: Table, seat: int) -> tuple[str, list[str], Doc]:
    """Return what a seat is asked: the mark of the question, the legal moves, and what it may know."""
    return table.asked(seat), table.moves(seat), table.view(seat)


def seed_of(live: LiveTable, seat: int) -> int:
    """Return what a bot draws its luck from: nobody's guess, but in a tutorial the same every time."""
    return live.game().seed + seat if live.row.mode == "tutorial" else secrets.randbits(32)


def fixed_answer(live: LiveTable, seat: int) -> str:
    """Return what a rival in a tutorial answers now; nothing where that is not fixed."""
    answers = live.row.answers[seat] if seat < len(live.row.answers) else []
    given = sum(move.seat == seat for move in live.game().history)
    return answers[given] if given < len(answers) else ""


def any_of(bot: Bot, legal: list[str]) -> str:
    """Return any legal move that is worth a thought; giving up is none."""
    return secrets.choice(bot.worthy(legal))


def in_play(db: Connection) -> list[tuple[str, str]]:
    """Return the tables in play where a bot sits, with owners: those of people first, then the longest waiting."""
    sits = select(seats.c.table).where(seats.c.bot.is_not(None))
    plays = select(seats.c.table).where(seats.c.bot.is_(None))
    query = select(tables.c.id, tables.c.owner).where(tables.c.state == "playing", tables.c.id.in_(sits))
    query = query.order_by(case((tables.c.id.in_(plays), 0), else_=1), tables.c.changed)
    return [(str(row.id), str(row.owner or "")) for row in db.execute(query)]


def nobody_there(live: LiveTable) -> bool:
    """Tell whether bots play among themselves, and nobody looks on."""
    return not live.links and all(each.bot is not None for each in live.row.seats)


def seated(live: LiveTable) -> list[str]:
    """Return the people who play at a table, its owner first."""
    people = [each.person for each in live.row.seats if each.person is not None and each.bot is None]
    return sorted(dict.fromkeys(people), key=lambda person: person != live.row.owner)


def onlookers(live: LiveTable) -> list[Share]:
    """Return the shares of those who look on."""
    return [share_of(link.caller.person, link.caller.address) for link in live.links]


def bot_seats(live: LiveTable) -> list[int]:
    """Return the seats that are waited for and played by bots."""
    if live.table is None or live.row.state != "playing" or live.now.frozen is not None:
        return []
    return [seat for seat in live.table.waiting if live.row.seats[seat].bot is not None]
