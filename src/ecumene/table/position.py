"""A position is the whole truth at one moment, as plain data: for puzzles, bug reports, tests and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.frame import State, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.impossible import Impossible, need
from ecumene.table.errors import BadRecord, Complaint, Spoken, bad_record
from ecumene.table.messages import LANGS, messages
from ecumene.table.seeds import SEEDS
from ecumene.table.setup_choices import check_options, check_players, check_seed, find_game

if TYPE_CHECKING:
    from ecumene.table.table import Table

FORMAT = 1
MOST = 2**64
MOST_MOVES = 1_000_000
IMPOSSIBLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, AssertionError)
"""What rules may raise on numbers that no game could have led to: a bad position, not a fault of the program."""


FIELDS: dict[str, type] = {
    "ecumene": int,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "seed": int,
    "number": int,
    "state": dict,
}


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
    found = _shape(doc, line)
    if found["ecumene"] != FORMAT:
        raise BadRecord(line, "format", given=str(found["ecumene"]), right=FORMAT)
    try:
        game = find_game(found["game"])
        check_version(game, found["rules"], line)
        check_players(game, found["players"])
        found["options"] = check_options(game, found["players"], found["options"])
        check_seed(found["seed"])
    except BadRecord:
        raise
    except Complaint as wrong:
        raise bad_record(line, wrong) from None
    if not 0 <= found["number"] <= MOST_MOVES:
        raise BadRecord(line, "moves", number=str(found["number"])[:40])
    state = restored(game, found["state"], found["players"], found["options"], line)
    return game, {**found, "state": game.dump(state)}, state


def _shape(doc: object, line: int) -> Doc:
    """Return the fields of a position in their order, each of its kind."""
    if not isinstance(doc, dict):
        raise BadRecord(line, "position")
    for name in FIELDS:
        if name not in doc:
            raise BadRecord(line, "field-missing", name=name)
    for name in doc:
        if name not in FIELDS:
            raise BadRecord(line, "field", name=str(name)[:40], right=", ".join(FIELDS))
    for name, kind in FIELDS.items():
        value = doc[name]
        huge = isinstance(value, int) and abs(value) > (SEEDS if name == "seed" else MOST)
        if not isinstance(value, kind) or isinstance(value, bool) or huge:
            raise BadRecord(line, "field-kind", name=name)
    return {name: doc[name] for name in FIELDS}


def check_version(game: Game, version: int, line: int) -> None:
    """Refuse what was played by rules that are not ours yet, or too old for us to go on with."""
    ours = game.rulebook.version
    if version > ours:
        raise BadRecord(line, "rules-newer", given=str(version), ours=str(ours))
    if version < game.rulebook.positions:
        raise BadRecord(line, "rules-older", given=str(version), ours=str(ours))


def restored(game: Game, doc: Doc, players: int, options: Options, line: int) -> State:
    """Return the state of a position after all checks; BadRecord says what cannot be."""
    try:
        state: State = game.restore(doc)
        game.audit(state)
        game.fits(state, players, options)
        need(state.over or bool(state.stack), "nothing-open")
        seats = waiting(state)
        need(all(0 <= seat < players for seat in seats), "waits", seat=max(seats, default=-1), players=players)
        need(all(state.stack[-1].legal(state, seat) for seat in seats), "no-move")
        for seat in range(-1, players):
            game.view(state, seat)
        if not seats:
            game.result(state)
    except Impossible as wrong:
        raise BadRecord(line, "impossible", cause=cause_of(game, wrong)) from None
    except IMPOSSIBLE as wrong:
        raise BadRecord(line, "impossible-rules", cause=str(wrong)) from None
    return state


def cause_of(game: Game, wrong: Impossible) -> Spoken:
    """Return why a position is impossible, in all languages."""
    return {lang: messages(game, lang).format(f"audit-{wrong.id}", wrong.given) for lang in LANGS}
