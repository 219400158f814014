"""Sealed answers at a table: whose steps are whose, what a seat is asked, and the moves that a reveal records."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from ecumene.kernel.frame import Action, State
from ecumene.kernel.grammar import Grammar
from ecumene.kernel.sealed import question_of
from ecumene.table.words import Words

if TYPE_CHECKING:
    from ecumene.table.table import Table


def own_steps(s: State, seat: int) -> list[Action]:
    """Return the steps that a seat has taken in a question which is still open."""
    question = question_of(s)
    return question.steps(seat) if question is not None else []


def is_sealed(s: State, seat: int) -> bool:
    """Tell whether a seat's answer to an open question is in."""
    question = question_of(s)
    return question is not None and question.is_sealed(seat)


def open_steps(s: State) -> list[tuple[int, Action]]:
    """Return all steps of the open question by seats: they are at the table, but in no record yet."""
    question = question_of(s)
    if question is None:
        return []
    return [(seat, a) for seat in sorted(question.asked()) for a in question.steps(seat)]


def recorded(before: State, seat: int, a: Action) -> list[tuple[int, Action]]:
    """Return the moves that an action puts into the record: of a reveal all final answers, else itself."""
    question = question_of(before)
    return [(seat, a)] if question is None else question.final_steps(seat, a)


def mark(question: int, s: State, seat: int, grammar: Grammar) -> str:
    """Return what tells the question of a seat from every other: its number, and the steps that led into it.

    A sealed answer leads back to the first step, so that it can be changed under the mark it was given under.
    """
    steps = [] if is_sealed(s, seat) else own_steps(s, seat)
    text = ", ".join(grammar.text(a) for a in steps)
    return f"{question}.{crc32(text.encode()):08x}" if text else str(question)


def told(table: Table, seat: int, question: str, said: Words) -> str:
    """Return what a seat is asked, with what it has chosen so far, and who else has to choose."""
    steps = own_steps(table.state, seat)
    if not steps:
        return question
    moves = ", ".join(said.move_label(a, table.names) for a in steps)
    if seat in table.waiting:
        return said.format("chosen-so-far", question=question, moves=moves)
    names = said.listed([said.seat(table.names, other) for other in table.waiting])
    return said.format("chosen", moves=moves, names=names)
