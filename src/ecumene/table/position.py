"""A position is the whole truth at one moment, as plain data: for puzzles, bug reports, tests and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.games import find
from ecumene.kernel.frame import State, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.table.choices import check_options, check_players, check_seed
from ecumene.table.errors import BadRecord

if TYPE_CHECKING:
    from ecumene.table.table import Table

FORMAT = 1
MOST_MOVES = 1_000_000
IMPOSSIBLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, AssertionError)
"""What rules may raise on numbers that no game could have led to: a bad position, not a fault of the program."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of a position."""

    ecumene: int
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    seed: int
    number: int
    state: dict[str, Any]


def position(table: Table) -> Doc:
    """Return the whole truth of a table."""
    return {"ecumene": FORMAT, **_head(table), "state": table.rules.dump(table.state)}


def _head(table: Table) -> Doc:
    return {
        "game": table.game,
        "rules": table.rules.rulebook.version,
        "players": table.players,
        "options": table.options,
        "seed": table.seed,
        "number": table.number,
    }


def checked(doc: object, line: int = 0) -> tuple[Game, Doc, State]:
    """Return the game, a clean copy of the position, and its state; BadRecord says what is wrong."""
    try:
        shape = msgspec.convert(doc, Position)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise BadRecord(line, f"not a position: {wrong}") from None
    if shape.ecumene != FORMAT:
        raise BadRecord(line, f"position format {shape.ecumene}; this program reads format {FORMAT}")
    try:
        game = find(shape.game)
        check_version(game, shape.rules, line)
        check_players(game, shape.players)
        shape.options = check_options(game, shape.players, shape.options)
        check_seed(shape.seed)
    except BadRecord:
        raise
    except ValueError as wrong:
        raise BadRecord(line, str(wrong)) from None
    if not 0 <= shape.number <= MOST_MOVES:
        raise BadRecord(line, f"no game has {shape.number} moves")
    state = restored(game, shape.state, shape.players, shape.options, line)
    return game, {**msgspec.to_builtins(shape), "state": game.dump(state)}, state


def check_version(game: Game, version: int, line: int) -> None:
    """Refuse a record of other rules than this program plays."""
    ours = game.rulebook.version
    if version > ours:
        raise BadRecord(
            line, f"played by rules version {version}; this program knows up to {ours}: update Ecumene"
        )
    if version < ours:
        raise BadRecord(
            line, f"played by rules version {version}; this program plays {ours} and no longer {version}"
        )


def restored(game: Game, doc: Doc, players: int, options: Options, line: int) -> State:
    """Return the state of a position after all checks; BadRecord says what cannot be."""
    try:
        state = game.restore(doc)
        game.audit(state)
        game.fits(state, players, options)
        seats = waiting(state)
        if any(not 0 <= seat < players for seat in seats):
            raise ValueError(f"it waits for seat {max(seats)}, but there are {players} players")
        if any(not state.stack[-1].legal(state, seat) for seat in seats):
            raise ValueError("a seat that must move has no move")
        for seat in range(-1, players):
            game.view(state, seat)
        if not seats:
            game.result(state)
    except IMPOSSIBLE as wrong:
        raise BadRecord(line, f"an impossible position: {wrong}") from None
    return state
