"""What a seat remembers of a game in OpenSpiel: everything that it has seen and done, in order.

A way is a chain of decisions that grows at its end, so that the states of a tree share what they have in common.
It is worked out only when somebody asks, and only as far as it was not asked for before.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from ecumene.games import find
from ecumene.kernel.frame import Action, State
from ecumene.kernel.game import Game

NOTHING = hashlib.sha256(b"").hexdigest()


class Memory:
    """What a seat remembers: a hash of all views and moves in their order, the last view, its own moves."""

    def __init__(self, hash: str, last: str, moves: tuple[str, ...]) -> None:
        self.hash = hash
        self.last = last
        self.moves = moves

    def seen(self, text: str) -> Memory:
        """Return the memory after another view; a view that has not changed is nothing new.

        Otherwise a seat could count the small moves by which somebody else builds a sealed answer.
        """
        return self if text == self.last else Memory(_chained(self.hash, "saw", text), text, self.moves)

    def moved(self, text: str) -> Memory:
        """Return the memory after a move of one's own."""
        return Memory(_chained(self.hash, "did", text), self.last, (*self.moves, text))


BLANK = Memory(NOTHING, "", ())


def _chained(hash: str, what: str, text: str) -> str:
    return hashlib.sha256(f"{hash} {what} {text}".encode()).hexdigest()


class Way:
    """The decisions that led to a state, the last one first: in which world a seat did what."""

    def __init__(self, rules: Game, players: int, memories: dict[int, Memory]) -> None:
        self.rules = rules
        self.players = players
        self.memories = memories  # by seat, as far as they were asked for
        self.before: Way | None = None  # None: the way begins here
        self.world: State | None = None
        self.seat = -1
        self.move = ""

    def __deepcopy__(self, memo: Any) -> Way:
        return self  # it never changes, but for what was worked out

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {seat: self.memory(seat) for seat in range(self.players)}
        return _stored, (self.rules.key, self.players, kept)

    def after(self, world: State, seat: int, action: Action) -> Way:
        """Return the way on, when a seat acts in a world."""
        way = Way(self.rules, self.players, {})
        way.before, way.world, way.seat, way.move = self, world, seat, self.rules.grammar.text(action)
        return way

    def known_to(self, seat: int) -> Way:
        """Return a way of which one seat remembers all, and the others nothing."""
        return Way(self.rules, self.players, {seat: self.memory(seat)})

    def memory(self, seat: int) -> Memory:
        """Return what a seat remembers."""
        todo: list[Way] = []
        at: Way | None = self
        while at is not None and seat not in at.memories:
            todo.append(at)
            at = at.before
        memory = BLANK if at is None else at.memories[seat]
        for way in reversed(todo):
            if way.world is not None:
                memory = memory.seen(view_text(self.rules, way.world, seat))
            if way.seat == seat:
                memory = memory.moved(way.move)
            way.memories[seat] = memory
        return memory


def _stored(key: str, players: int, memories: dict[int, Memory]) -> Way:
    return Way(find(key), players, memories)


def view_text(rules: Game, world: State, seat: int) -> str:
    """Return what a seat sees as text, equal where it sees the same."""
    return msgspec.json.encode(rules.view(world, seat), order="deterministic").decode()


def information(memory: Memory, now: str) -> str:
    """Return an information state as text: a seat's moves, a hash of all that it saw, and what it sees now."""
    return json.dumps({"moves": memory.moves, "recall": memory.hash, "now": now})
