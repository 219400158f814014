"""Going on with a table from its snapshot, without replaying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.kernel.frame import State, apply
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Blind, Luck, Unforeseen
from ecumene.table import record, standing_answers
from ecumene.table.errors import BadRecord
from ecumene.table.moves import SETUP, Move, value_of
from ecumene.table.older_rules import Older, go_on_by_our_rules, told_before
from ecumene.table.position import FORMAT, IMPOSSIBLE, checked, restored
from ecumene.table.sealed_steps import open_steps
from ecumene.table.snapshot import Snapshot, StoredMove, read_event

if TYPE_CHECKING:
    from ecumene.table.table import Table


def resume(make: type[Table], doc: Doc) -> Table:
    """Rebuild a table from a snapshot without replaying it; BadRecord when it is damaged."""
    try:
        shape = msgspec.convert(doc, Snapshot)
        if shape.ecumene != FORMAT or shape.luck[0] != 3 or not record.DATE.fullmatch(shape.date):
            raise ValueError("its format, generator or date is unknown")
        game, clean, state = checked(shape.position)
        luck = Luck(clean["seed"])
        luck.random.setstate((shape.luck[0], tuple(shape.luck[1]), None))
        if clean["rules"] == game.rulebook.version:
            table = _exactly(make, game, shape, clean, state, luck)
        else:
            table = _by_our_rules(make, game, shape, clean, state, luck)
        revision = shape.version if shape.revision is None else shape.revision
        table.count_from(shape.version, revision, _asked(shape, table.players))
        table.name_seats(shape.names)
        table.standing_answers = standing_answers.restored(game, table.players, shape.standing)
    except BadRecord:
        raise
    except IMPOSSIBLE as wrong:
        raise BadRecord(0, "snapshot", cause=str(wrong)) from None
    return table


def _exactly(make: type[Table], game: Game, shape: Snapshot, clean: Doc, state: State, luck: Luck) -> Table:
    """Return the table with its history, as it was."""
    history = _history(game, shape, clean["number"])
    before = _moves(game, shape.before, history[0].number - len(shape.before))
    sealed = _forget_sealed(history, state) if shape.revision is None else 0
    table = make(game, clean["players"], clean["options"], clean["seed"], state, luck)
    start = None if shape.start is None else checked(shape.start)[1]
    undo = _undo(game, shape, history, max(0, shape.undo.moves - sealed), table)
    table.take_over(history, undo, start, shape.date)
    table.before = before
    table.commitment = shape.commitment
    return table


def _by_our_rules(make: type[Table], game: Game, shape: Snapshot, clean: Doc, state: State, luck: Luck) -> Table:
    """Return the table of a game that was played by older rules."""
    try:
        history = _history(game, shape, clean["number"])
        before = _moves(game, shape.before, history[0].number - len(shape.before))
        start = None if shape.start is None else checked(shape.start)[1]
    except IMPOSSIBLE:  # our rules have no words any more for what was played
        before, history, start = [], [], None
    undo = shape.undo.state if 0 < shape.undo.moves < len(history) else None
    table = go_on_by_our_rules(make, Older(game, start, history, clean, state, undo, shape.undo.moves))
    table.before = told_before(table, [*before, *history])
    table.seed, table.date = clean["seed"], shape.date
    table.reseed(luck)
    if history and table.history[0].number == history[0].number:  # else nobody could check what was drawn before
        table.commitment = shape.commitment
    return table


def _asked(shape: Snapshot, players: int) -> list[int]:
    """Return when each seat was asked what it is asked."""
    if shape.asked is None:
        question = shape.version if shape.question is None else shape.question
        before = dict(shape.asked_before)
        return [before.get(seat, question) for seat in range(players)]
    if len(shape.asked) != players:
        raise ValueError(f"it asks {len(shape.asked)} seats of {players}")
    return shape.asked


def _history(game: Game, shape: Snapshot, last: int) -> list[Move]:
    first = last - len(shape.moves) + 1
    if not shape.moves or first != (shape.start["number"] if shape.start else 0):
        raise ValueError(f"it holds {len(shape.moves) - 1} moves")
    return _moves(game, shape.moves, first)


def _moves(game: Game, stored: list[StoredMove], first: int) -> list[Move]:
    """Return moves as they were stored, counted from a number on."""
    moves = []
    for at, move in enumerate(stored):
        action = game.grammar.parse(move.text) if move.seat >= 0 else SETUP
        outcomes = [value_of(game.things, word) for word in move.luck]
        seen = [read_event(game, event) for event in move.events]
        answer = [game.grammar.parse(text) for text in move.answer]
        named = value_of(game.things, move.named_by)
        rest = (move.secret, move.reveal, answer, named, move.told_as)
        moves.append(Move(first + at, move.seat, action, move.text, outcomes, seen, *rest))
    return moves


def _forget_sealed(history: list[Move], s: State) -> int:
    """Take sealed answers out of a history that was stored when they still counted as moves at once."""
    steps = open_steps(s)
    last = history[len(history) - len(steps) :]
    if sorted((move.seat, move.action) for move in last) != sorted(steps):
        raise ValueError("its sealed answers are not its last moves")
    del history[len(history) - len(steps) :]
    return len(steps)


def _undo(game: Game, shape: Snapshot, history: list[Move], count: int, table: Table) -> list[State]:
    """Return the states that can be returned to: the first is stored, the others follow without any luck."""
    if not 0 <= count < len(history):
        raise ValueError("more to take back than was played")
    if not count:
        return []
    states = [restored(game, shape.undo.state, table.players, table.options, 0)]
    for move in history[len(history) - count : -1]:
        after = states[-1].copy()
        try:
            apply(after, move.seat, move.action, Blind())
        except Unforeseen:
            raise ValueError("nobody can take back what was drawn") from None
        states.append(after)
    return states
