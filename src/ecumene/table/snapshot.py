"""A snapshot is a position with everything around it, so that a stored table goes on as if never stored.

Things are stored by slug, not by number, so that a card added to a game does not disturb tables in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Event, Luck
from ecumene.kernel.things import Things
from ecumene.table.moves import Move, token, value_of
from ecumene.table.position import FORMAT

if TYPE_CHECKING:
    from ecumene.table.table import Table

StoredEvent = tuple[str, int, str, int, str, int, list[tuple[str, str]]]
StoredMove = tuple[int, str, list[str], bool, list[StoredEvent]]


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """The state before the last moves that can be taken back, and how many these are."""

    state: dict[str, Any]
    moves: int


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a snapshot."""

    ecumene: int
    position: dict[str, Any]
    start: dict[str, Any] | None
    date: str
    names: list[str]
    version: int
    moves: list[StoredMove]
    undo: Undo
    luck: tuple[int, list[int], None]


def snapshot(table: Table, undo: list[State], luck: Luck) -> Doc:
    """Return everything about a table as plain data."""
    version, numbers, _ = luck.random.getstate()
    things = table.rules.things
    return {
        "ecumene": FORMAT,
        "position": table.position(),
        "start": table.start,
        "date": table.date,
        "names": list(table.names),
        "version": table.version,
        "moves": [_store_move(things, move) for move in table.history],
        "undo": {"state": table.rules.dump(undo[0]) if undo else {}, "moves": len(undo)},
        "luck": [version, list(numbers), None],
    }


def _store_move(things: Things, move: Move) -> list[Any]:
    outcomes = [token(things, value) for value in move.outcomes]
    return [move.seat, move.text, outcomes, move.secret, [_store_event(things, e) for e in move.events]]


def _store_event(things: Things, e: Event) -> list[Any]:
    because = [[frame, token(things, source)] for frame, source in e.because]
    return [e.kind, e.seat, token(things, e.subject), e.amount, token(things, e.source), e.eye, because]


def read_event(things: Things, stored: StoredEvent) -> Event:
    """Return an event as it was stored; ValueError when a thing is unknown."""
    kind, seat, subject, amount, source, eye, because = stored
    causes = [(frame, value_of(things, of)) for frame, of in because]
    return Event(kind, seat, value_of(things, subject), amount, value_of(things, source), eye, causes)
