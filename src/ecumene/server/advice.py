"""Advice at a table: who may have it, thinking beside the event loop, and the answer in words."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ecumene.kernel.game import Doc, Game
from ecumene.players.adviser import MOST, foreseeable, named_by, opinion
from ecumene.players.bot import Thought
from ecumene.server.errors import Problem
from ecumene.server.fair_queue import FairPool
from ecumene.server.live_tables import LiveTables
from ecumene.server.moment import Moment
from ecumene.server.replay import place_of
from ecumene.server.replays import Replays
from ecumene.server.shares import Share
from ecumene.server.table_rows import TableRow
from ecumene.table.table import Table
from ecumene.table.words import Words, words

KEPT = 256
MOST_WAITING = 8
MOST_OF_ONE = 2  # opinions at once that one person waits for
THREADS = 2
PATIENCE = 4  # an answer may take so many times the time for thinking, for others are in the queue
Key = tuple[str, int, int, int, str]
Opinion = asyncio.Future[list[Thought]]


def explains(row: TableRow, person: str | None) -> bool:
    """Tell whether moves are explained: when the game is over, or at one's own analysis."""
    return row.state == "over" or (row.mode == "analysis" and row.owner == person)


@dataclass(frozen=True)
class Question:
    """A seat that is asked at some position: what it sees, what it may do, and what it did if that is known."""

    key: Key
    game: Game
    names: tuple[str, ...]
    number: int
    version: int
    seat: int | None
    view: Doc
    moves: list[str]
    played: str


def question(
    id: str, table: Table, seat: int | None, now: Table | None = None, number: int | None = None
) -> Question:
    """Return what a seat is asked at a table, as it stood then; `now` knows what came after move `number`."""
    number = table.number if number is None else number
    after = [move for move in now.history if move.number > number] if now else []
    if seat is None:
        seat = after[0].seat if after else next(iter(table.waiting), None)
    if seat is not None and seat not in table.waiting and seat not in table.may_change:
        raise Problem("not-asked")
    played = next((move.text for move in after if move.seat == seat), "")
    version = now.version if now else table.version
    key = (id, version, number, -1 if seat is None else seat, "" if seat is None else table.asked(seat))
    view, moves = (table.view(seat), table.moves(seat)) if seat is not None else ({}, [])
    return Question(key, table.rules, table.names, number, version, seat, view, moves, played)


async def question_at(replays: Replays, who: Share, now: Moment, number: int, seat: int | None) -> Question:
    """Return what a seat was asked after a move; of several who were asked at once, the first who answered."""
    table = now.game()
    place_of(table, number)

    async def make() -> Question:
        then = table if number == table.number else await replays.table_at(who, now, number)
        return await replays.do(who, question, now.row.id, then, seat, table, number)

    return await replays.flights.share(("question", id(now), number, seat), make, who.owner)


class Advisers:
    """Bots that advise, one person after the other; what was thought lately is remembered.

    All together ask for MOST_WAITING opinions at once, guests of one address for half of them.
    """

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.pool = FairPool("advice", THREADS, most=MOST_OF_ONE)
        self._opinions: OrderedDict[Key, Opinion] = OrderedDict()
        self._under_way: dict[Key, Share] = {}

    async def ask(self, asked: Question, who: Share) -> list[Thought]:
        """Return what the best level thinks of a position; Problem when too much is asked for."""
        if not asked.moves:
            return []
        found = self._opinions.get(asked.key)
        if found is None:
            found = self._begin(asked, who)
        self._opinions.move_to_end(asked.key)
        seconds = self.live_tables.settings.hint_seconds
        try:
            return await asyncio.wait_for(asyncio.shield(found), PATIENCE * seconds)
        except TimeoutError:
            raise Problem("busy").again_in(seconds) from None

    def close(self) -> None:
        """Begin nothing more, and wait for nothing."""
        self.pool.close(wait=False)

    def _begin(self, asked: Question, who: Share) -> Opinion:
        settings = self.live_tables.settings
        near = sum(each.group == who.group for each in self._under_way.values())
        if len(self._under_way) >= MOST_WAITING or near >= MOST_WAITING // 2:
            raise Problem("busy").again_in(settings.hint_seconds)
        level, nodes, seconds = settings.hint_level, settings.hint_nodes, settings.hint_seconds
        work = (asked.game, asked.view, asked.moves, level, nodes, seconds, asked.played)
        found: Opinion = self.pool.submit(who.owner, opinion, *work, group=who.group)
        self._opinions[asked.key] = found
        self._under_way[asked.key] = who
        found.add_done_callback(lambda done: self._keep(asked.key, done))
        return found

    def _keep(self, key: Key, done: Opinion) -> None:
        """Remember an opinion, but no failure, and not for ever."""
        self._under_way.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            self._opinions.pop(key, None)
        thought = [each for each, opinion in self._opinions.items() if opinion.done()]
        for old in thought[: max(0, len(self._opinions) - KEPT)]:
            del self._opinions[old]


def told(asked: Question, thoughts: list[Thought], level: str, lang: str) -> Doc:
    """Return the best moves and the played one in words, with their values beside the best."""
    said = words(asked.game, lang)
    rows = [_row(asked, thoughts, at, said) for at in range(len(thoughts))]
    return {
        "table": asked.key[0],
        "version": asked.version,
        "number": asked.number,
        "seat": asked.seat,
        "level": level,
        "choices": len(asked.moves),
        "moves": rows[:MOST],
        "played": next((row for row in rows if row["played"]), None),
    }


def _row(asked: Question, thoughts: list[Thought], at: int, said: Words) -> Doc:
    thought = thoughts[at]
    line, stops = foreseeable(asked.game, asked.view, thought.line)
    things = named_by(asked.game, asked.view, line)
    moves = [asked.game.grammar.parse(move) for move in line]
    labels = [said.move_label(a, asked.names, thing) for a, thing in zip(moves, things, strict=True)]
    value = min(0.0, round(thought.value - thoughts[0].value, 1))
    return {
        "move": line[0],
        "label": labels[0],
        "place": at + 1,
        "value": value,
        "worth": said.worth(value),
        "then": labels[1:],
        "stops": stops,
        "played": line[0] == asked.played,
    }
