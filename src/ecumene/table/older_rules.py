"""Going on with a game that was played by an older version of the rules.

What our rules repeat exactly stays: every move legal, the same draws, the same position in the end. Then the
record is one of our rules. Otherwise the game begins anew at its position, and its log and record say so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Written
from ecumene.table.moves import Move
from ecumene.table.position import IMPOSSIBLE, checked, restored
from ecumene.table.sealed_steps import open_steps

if TYPE_CHECKING:
    from ecumene.table.table import Table

Beginning = tuple[Callable[[], "Table"], list[Move]]
"""How a table is laid out, and the moves that follow."""


class Older(NamedTuple):
    """A game of older rules: where it began, its moves, its position, and the state before its last moves."""

    game: Game
    start: Doc | None
    history: list[Move]
    position: Doc
    state: State
    undo: Doc | None
    undo_moves: int


def go_on_by_our_rules(make: type[Table], older: Older) -> Table:
    """Return the game with as much of its history as our rules repeat exactly."""
    for begin, moves in _beginnings(make, older):
        table = _repeated(begin, moves, older.state)
        if table is not None:
            return table
    return make.put(older.game, older.position, older.state, Written([]))


def told_before(table: Table, moves: list[Move]) -> list[Move]:
    """Return what the log tells of the time before a game began anew.

    The last of these moves has the number at which the game begins: its lines come before what was laid out there.
    """
    begin = table.history[0]
    for move in moves[1:]:
        if move.number == begin.number:
            begin.events[: 0 if move.seat >= 0 else None] = move.events  # a set-up was told whole before
            begin.answer, begin.reveal = move.answer, move.reveal
    return [move for move in moves if move.number < begin.number]


def _beginnings(make: type[Table], older: Older) -> list[Beginning]:
    """Return from where the game may be repeated: from its beginning, else from where undo leads back to."""
    if not older.history:
        return []
    whole = partial(_first, make, older), older.history[1:]
    if older.undo is None:
        return [whole]
    last = older.history[-older.undo_moves :]
    return [whole, (partial(_before, make, older, older.undo, last[0].number - 1), last)]


def _first(make: type[Table], older: Older) -> Table:
    """Return the table as it was laid out."""
    doc, luck = older.position, Written(older.history[0].outcomes)
    if older.start is None:
        return make.begin(older.game, doc["players"], doc["options"], doc["seed"], luck)
    return make.put(older.game, older.start, checked(older.start)[2], luck)


def _before(make: type[Table], older: Older, undo: Doc, number: int) -> Table:
    """Return the table before its last moves."""
    game, doc = older.game, older.position
    state = restored(game, undo, doc["players"], doc["options"], 0)
    return make.put(game, {**doc, "number": number, "state": game.dump(state)}, state, Written([]))


def _repeated(begin: Callable[[], Table], moves: list[Move], state: State) -> Table | None:
    """Return a table on which the moves were played again; None where that leads elsewhere."""
    try:
        table = begin()
        for move in moves:
            luck = Written(move.outcomes)
            table.reseed(luck)
            table.play_alone(move.seat, move.text)
            if luck.at < len(move.outcomes):
                return None
        for seat, action in open_steps(state):
            table.play_alone(seat, table.rules.grammar.text(action))
    except IMPOSSIBLE:
        return None
    return table if table.rules.dump(table.state) == table.rules.dump(state) else None
