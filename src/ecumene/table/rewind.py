"""Going back in a game: its history is played again without asking the rules whether each move was legal.

Tables made here share the moves of the game they look back at, with their events; only states are their own.
A place in the history is counted from the set-up, which is 0.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ecumene.kernel.frame import State, apply
from ecumene.kernel.luck import Luck, Written
from ecumene.table.loading import seed_from
from ecumene.table.moves import Move
from ecumene.table.position import checked
from ecumene.table.sealed_steps import is_sealed
from ecumene.table.table import Table


def first_state(table: Table) -> State:
    """Return the state after the set-up."""
    luck = Written(table.history[0].outcomes)
    if table.start is None:
        return Table.begin(table.rules, table.players, table.options, 0, luck).state
    game, doc, state = checked(table.start)
    return Table.put(game, doc, state, luck).state


def play(state: State, move: Move) -> int:
    """Play a move again, in place; return how many draws and reveals it led to."""
    luck = Written(move.outcomes)
    apply(state, move.seat, move.action, luck)
    return luck.barriers


def tables(table: Table, every: int = 1) -> Iterator[Table]:
    """Return the table after the set-up, after each move (or every so many), and after the last."""
    history, state = table.history, first_state(table)
    last = len(history) - 1
    for at, move in enumerate(history):
        if at:
            play(state, move)
        if at % every == 0 or at == last:
            yield table_then(table, state.copy(), at)


def table_then(table: Table, state: State, at: int, history: list[Move] | None = None) -> Table:
    """Return a game as it stood at a place in its history, to look at; `history` are its moves, if not those."""
    end = last_open(table.history, at)
    then = Table(table.rules, table.players, table.options, table.seed, state, Luck(0))
    then.names, then.bots, then.commitment = table.names, table.bots, table.commitment
    moves = (table.history if history is None else history)[: end + 1]
    then.take_over(moves, [], table.start, table.date)
    then.before = table.before
    then.count_from(at, at, [end] * table.players)
    return then


def last_open(history: list[Move], at: int) -> int:
    """Return the place of the last move that everybody knew: sealed answers enter the record all at once."""
    reveal = history[at].reveal
    if reveal >= 0 and at + 1 < len(history) and history[at + 1].reveal == reveal:
        return reveal - history[0].number - 1
    return at


def before_run(history: list[Move], at: int) -> int:
    """Return the place before the last moves of one seat that drew nothing: perhaps they can be taken back."""
    end = place = last_open(history, at)
    while place > 0 and _may_be_undone(history[place]) and history[place].seat == history[end].seat:
        place -= 1
    return place


def _may_be_undone(move: Move) -> bool:
    return not move.outcomes and move.reveal < 0


def fork(table: Table, state: State, before: int, at: int) -> Generator[None, None, Table]:
    """Return a game to go on with from a place in its history, exactly as load() would from a cut record.

    `state` is that at the place before_run(), and is not changed. What comes next follows from another luck.
    """
    history, undo = table.history, list[State]()
    end = last_open(history, at)
    for place in range(before + 1, at + 1):
        move, was = history[place], state
        state = state.copy()
        barriers = play(state, move)
        if place <= end:
            undo = [] if barriers or move.reveal >= 0 else [*undo, was]
        elif is_sealed(state, move.seat) and move.seat != history[end].seat:
            undo = []
        yield
    made = table_then(table, state, at)
    made.take_over(made.history, undo, made.start, made.date)
    made.seed = seed_from(made.record())
    made.reseed(Luck(made.seed))
    if made.waiting:  # what comes now does not follow from the seed that was fixed
        made.commitment = ""
    return made
