"""A snapshot is a position with everything around it, so that a stored table goes on as if never stored.

Things are stored by slug, not by number, so that a card added to a game does not disturb tables in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Event, Luck
from ecumene.table.moves import Move, place_slug, token, value_of
from ecumene.table.position import FORMAT
from ecumene.table.standing_answers import NONE

if TYPE_CHECKING:
    from ecumene.table.table import Table


class StoredEvent(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A line of the log; the last fields are left out where there is nothing to tell (and by older versions)."""

    kind: str
    seat: int
    subject: str
    amount: int
    source: str
    eye: int
    because: list[tuple[str, str]]
    automaton: str | None = None
    origin: str | None = None
    target: str | None = None
    other_eye: int = -1


class StoredMove(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A move; the last fields are left out where it was never sealed or named (and by older versions)."""

    seat: int
    text: str
    luck: list[str]
    secret: bool
    events: list[StoredEvent]
    reveal: int = -1
    answer: list[str] = []
    named_by: str = "#-1"
    told_as: tuple[str, int] | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """The state before the last moves that can be taken back, and how many these are."""

    state: dict[str, Any]
    moves: int


class StoredStanding(msgspec.Struct, forbid_unknown_fields=True):
    """Standing answers (seat, kind of question, until when), and which moves and sealed answers the table gave."""

    answers: list[tuple[int, str, str]]
    given: list[int]
    sealed: list[int]


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
    revision: int | None = None  # none before answers could be changed: then it was the version
    asked: list[int] | None = None  # the version at which each seat was asked; once, these two said it:
    question: int | None = None
    asked_before: list[tuple[int, int]] = []
    commitment: str = ""  # left out where there is none (and by older versions)
    before: list[StoredMove] = []  # played by older rules; left out where there is none (and by older versions)
    standing: StoredStanding | None = None  # left out where there are none (and by older versions)


def snapshot(table: Table, undo: list[State], luck: Luck, asked: list[int]) -> Doc:
    """Return everything about a table as plain data."""
    before = {"before": [_store_move(table.rules, move) for move in table.before]} if table.before else {}
    version, numbers, _ = luck.random.getstate()
    standing = {} if table.standing_answers is NONE else {"standing": table.standing_answers.doc()}
    return {
        "ecumene": FORMAT,
        "position": table.position(),
        "start": table.start,
        "date": table.date,
        "names": list(table.names),
        "version": table.version,
        "moves": [_store_move(table.rules, move) for move in table.history],
        "undo": {"state": table.rules.dump(undo[0]) if undo else {}, "moves": len(undo)},
        "luck": [version, list(numbers), None],
        "revision": table.revision,
        "asked": asked,
        **before,
        **standing,
        **({"commitment": table.commitment} if table.commitment else {}),
    }


def _store_move(game: Game, move: Move) -> list[Any]:
    outcomes = [token(game.things, value) for value in move.outcomes]
    stored = [move.seat, move.text, outcomes, move.secret, [_store_event(game, e) for e in move.events]]
    if move.reveal < 0 and move.named_by < 0 and move.told_as is None:
        return stored
    stored += [move.reveal, [game.grammar.text(a) for a in move.answer]]
    if move.told_as is not None:
        return [*stored, token(game.things, move.named_by), list(move.told_as)]
    return stored if move.named_by < 0 else [*stored, token(game.things, move.named_by)]


def _store_event(game: Game, e: Event) -> list[Any]:
    things = game.things
    because = [[frame, token(things, source)] for frame, source in e.because]
    stored = [e.kind, e.seat, token(things, e.subject), e.amount, token(things, e.source), e.eye, because]
    if e.automaton < 0 and e.origin < 0 and e.target < 0 and e.other_eye < 0:
        return stored
    automaton = game.automata[e.automaton] if e.automaton >= 0 else None
    where = [place_slug(game, e.origin), place_slug(game, e.target)]
    return [*stored, automaton, *where, *([e.other_eye] if e.other_eye >= 0 else [])]


def read_event(game: Game, stored: StoredEvent) -> Event:
    """Return an event as it was stored; ValueError when a thing, a place or an automaton is unknown."""
    things = game.things
    return Event(
        stored.kind,
        stored.seat,
        value_of(things, stored.subject),
        stored.amount,
        value_of(things, stored.source),
        stored.eye,
        [(frame, value_of(things, of)) for frame, of in stored.because],
        -1 if stored.automaton is None else game.automata.index(stored.automaton),
        _place(game, stored.origin),
        _place(game, stored.target),
        stored.other_eye,
    )


def _place(game: Game, slug: str | None) -> int:
    if slug is None:
        return -1
    if game.map is None:
        raise ValueError(f"there is no place {slug[:40]}")
    return game.map.slugs.numbers[slug]
