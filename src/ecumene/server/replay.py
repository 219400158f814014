"""Going back to any move of a game: states are kept now and then, and what lies between is played again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from typing import NamedTuple

import msgspec

from ecumene.kernel.frame import State
from ecumene.server.errors import Problem
from ecumene.server.frozen import Frozen, journal_text
from ecumene.server.scenes import MOST, scene
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table import rewind
from ecumene.table.moves import Move
from ecumene.table.table import Table

EVERY = 32  # moves from one checkpoint to the next: about 2 ms of playing, as long as unpacking one takes
MOST_CHECKPOINTS = 128  # longer games have them further apart
RECENT = 4  # positions kept ready, each for somebody who goes on from there move by move
READY = 10  # how many times larger a state is than a packed one: 3 to 10 times, by game
SHOWN = 2 * MOST  # moves whose words are kept: those that two scenes at different places tell of
MOVE = 1024  # bytes of a move with its words, by measure less


class Checkpoint(NamedTuple):
    """The state after a move, packed."""

    move: Move
    packed: bytes


class Replay:
    """One game to go back in. All of it runs in one thread, so that it needs no lock.

    It keeps no more than `most` bytes of checkpoints: where there are too many, every other one goes. It holds
    neither the table nor its history, which are given each time.
    """

    def __init__(self, table: Table, most: int, before: Replay | None = None) -> None:
        self.last = table.history[-1]
        self.most = most
        self.every = EVERY
        while len(table.history) > MOST_CHECKPOINTS * self.every:
            self.every *= 2
        self.checkpoints = before.checkpoints_of(table.history) if before else {}
        self.curves: bytes | None = None  # of the story, as they are sent
        self._recent: OrderedDict[int, State] = OrderedDict()
        self._shown: OrderedDict[int, Move] = OrderedDict()  # moves with their words; those of the table stay bare

    def fits(self, table: Table) -> bool:
        """Tell whether this is the replay of a table as it stands."""
        return self.last is table.history[-1]

    def checkpoints_of(self, history: list[Move]) -> dict[int, Checkpoint]:
        """Return what another history of the same game can use: up to where a move was taken back."""
        return {
            at: kept for at, kept in self.checkpoints.items() if at < len(history) and history[at] is kept.move
        }

    @property
    def size(self) -> int:
        """Return how many bytes this takes at most, by estimate; the packed states are measured."""
        largest = max((len(each.packed) for each in self.checkpoints.values()), default=0)
        rest = (RECENT * READY * largest) + MOVE * (SHOWN + len(self.checkpoints))
        return self._packed_size() + rest + len(self.curves or b"")

    def _packed_size(self) -> int:
        return sum(len(each.packed) for each in self.checkpoints.values())

    def build(self, table: Table) -> Generator[None, None, None]:
        """Play the whole game once and keep checkpoints on the way."""
        at = max(self.checkpoints, default=0)
        if self.checkpoints:
            state = self._unpacked(table, at)
        else:
            state = rewind.first_state(table)
            self._keep(table, state, 0)
        for place in range(at + 1, len(table.history)):
            rewind.play(state, table.history[place])
            if place % self.every == 0:
                self._keep(table, state, place)
            yield

    def _keep(self, table: Table, state: State, at: int) -> None:
        self.checkpoints[at] = Checkpoint(table.history[at], msgspec.msgpack.encode(table.rules.dump(state)))
        while self._packed_size() > self.most and len(self.checkpoints) > 1:
            self.every *= 2
            self.checkpoints = {at: kept for at, kept in self.checkpoints.items() if at % self.every == 0}

    def _unpacked(self, table: Table, at: int) -> State:
        state: State = table.rules.restore(msgspec.msgpack.decode(self.checkpoints[at].packed))
        return state

    def state_at(self, table: Table, at: int) -> Generator[None, None, State]:
        """Return the state at a place in the history, played on from the nearest one kept; not to be changed."""
        near = max(place for place in (*self.checkpoints, *self._recent) if place <= at)
        if near in self._recent:
            state = self._recent[near] if near == at else self._recent[near].copy()
        else:
            state = self._unpacked(table, near)
        for place in range(near + 1, at + 1):
            rewind.play(state, table.history[place])
            yield
        self._recent[at] = state
        self._recent.move_to_end(at)
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return state

    def table_at(self, table: Table, at: int) -> Generator[None, None, Table]:
        """Return the game as it stood at a place in its history, to look at."""
        state = yield from self.state_at(table, at)
        return rewind.table_then(table, state, at, self._history(table, at))

    def _history(self, table: Table, at: int) -> list[Move]:
        """Return the moves up to a place. The last, which a scene tells of, keep their words here."""
        history = table.history[: at + 1]
        for place in range(max(0, at + 1 - MOST), at + 1):
            shown = self._shown.get(place)
            if shown is None:
                shown = self._shown[place] = history[place].untold()
            history[place] = shown
        while len(self._shown) > SHOWN:
            self._shown.popitem(last=False)
        return history


def place_of(table: Table, number: int) -> int:
    """Return the place of a move in the history; Problem when there is no such move."""
    first = table.history[0].number
    if not first <= number <= table.number:
        raise Problem("not-found")
    return number - first


def scene_at(
    replay: Replay, row: TableRow, table: Table, number: int, seat: int | None, lang: str
) -> Generator[None, None, bytes]:
    """Return the scene after a move as it is sent, to look at and not to act in."""
    then = yield from replay.table_at(table, place_of(table, number))
    shown: Doc = scene(row, then, seat, lang, table.places.first - 1, {}, acts=False)
    # Sealed answers count one by one here, though they were opened together.
    return msgspec.json.encode({**shown, "number": number})


def fork_at(replay: Replay, table: Table, number: int) -> Generator[None, None, Table]:
    """Return the game after a move, to go on with; what comes after it follows from another luck."""
    at = place_of(table, number)
    before = rewind.before_run(table.history, at)
    state = yield from replay.state_at(table, before)
    return (yield from rewind.fork(table, state, before, at))


def record_for(row: TableRow, table: Table, person: str | None, frozen: Frozen | None = None) -> str:
    """Return the whole record after the end; before it, only one's own moves and none of the luck.

    Of a frozen table it is the journal, also what can no longer be repeated.
    """
    whole = table.record()
    head = whole.partition("\n\n")[0].splitlines()
    mine = row.seats_of(person)
    if row.state == "over" or (row.mode == "analysis" and row.owner == person):
        return whole if frozen is None else journal_text(head, frozen.journal, None)
    tags = [tag for tag in head if not tag.startswith("[Position ")]
    if frozen is not None:
        return journal_text(tags, frozen.journal, mine)
    lines = [f"{move.number} {move.seat} {move.text}" for move in table.history if move.seat in mine]
    return "\n".join([*tags, "", *lines]) + "\n"
