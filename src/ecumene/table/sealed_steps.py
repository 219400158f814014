"""Sealed answers at a table: whose steps are whose, what a seat is asked, and the moves that a reveal records."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from ecumene.kernel.frame import Action, State, causes, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.grammar import Grammar
from ecumene.kernel.luck import Event
from ecumene.kernel.sealed import question_of
from ecumene.table.moves import ANSWERED, Move
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


def unanswered(s: State) -> State:
    """Return a state without the steps of its open question: a record tells them when they are opened."""
    steps = open_steps(s)
    if not steps:
        return s
    blank = s.copy()
    question = question_of(blank)
    assert question is not None
    for seat, _ in steps:
        question.take_back(seat)
    return blank


def opens(s: State, seat: int, a: Action) -> bool:
    """Tell whether an action is the last step that a sealed question waits for: then all answers are opened."""
    question = question_of(s)
    return question is not None and question.opens_with(seat, a)


def revealed(
    game: Game, before: State, seat: int, a: Action, first: int, outcomes: list[int], events: list[Event]
) -> list[Move]:
    """Return the moves that a reveal puts into the record, from a number on: all final answers, seat by seat.

    They are one deed of the whole table. What followed from it stands at the last of them, each answer that is
    open to all at the last step of its own.
    """
    question = question_of(before)
    assert question is not None
    found: list[Move] = []
    steps = question.final_steps(seat, a)
    for at, (owner, step) in enumerate(steps):
        last = at + 1 == len(steps)
        move = Move(first + at, owner, step, game.grammar.text(step), [], [], question.STAYS_SECRET, first)
        if not question.STAYS_SECRET and (last or steps[at + 1][0] != owner):
            move.answer = told_steps(before, owner, [each for other, each in steps if other == owner])
            move.events.append(Event(ANSWERED, owner, -1, 0, -1, -1, causes(before)))
        if last:
            move.outcomes = outcomes
            move.events += events
        found.append(move)
    return found


def told_steps(s: State, seat: int, steps: list[Action]) -> list[Action]:
    """Return the steps of an answer that say something: not the one by which the seat said that it was whole."""
    world = s.copy()
    question = question_of(world)
    assert question is not None
    question.put(seat, steps[:-1])
    return steps[:-1] if len(steps) > 1 and question.declines(world, seat) == steps[-1] else steps


def mark(asked: int, s: State, seat: int, grammar: Grammar) -> str:
    """Return what tells the question of a seat from every other: when it was asked, and the steps since then.

    A sealed answer leads back to the first step, so that it can be changed under the mark it was given under.
    """
    steps = [] if is_sealed(s, seat) else own_steps(s, seat)
    text = ", ".join(grammar.text(a) for a in steps)
    return f"{asked}.{crc32(text.encode()):08x}" if text else str(asked)


def asked_the_same(before: State, after: State, mover: int) -> list[int]:
    """Return the seats that somebody else's answer leaves with the same question and the same moves.

    An open paragraph may ask several seats at once; a sealed one does not go on after an answer of the record.
    """
    others = [seat for seat in waiting(before) if seat != mover and seat in waiting(after)]
    if not others or len(before.stack) != len(after.stack):
        return []
    was, now = before.stack[-1], after.stack[-1]
    if type(was) is not type(now) or was.source() != now.source():
        return []
    return [seat for seat in others if was.legal(before, seat) == now.legal(after, seat)]


def told(table: Table, seat: int, question: str, said: Words) -> str:
    """Return what a seat is asked, with what it has chosen so far, and who else has to choose."""
    steps = own_steps(table.state, seat)
    asked = question_of(table.state)
    if asked is not None:  # what was chosen and put back is no longer chosen
        steps = asked.canonical(steps)
    if not steps:
        return question
    if seat not in table.waiting:
        steps = told_steps(table.state, seat, steps)
    moves = ", ".join(said.chosen(a, table.names) for a in steps)
    if seat in table.waiting:
        return said.format("chosen-so-far", question=question, moves=moves)
    names = said.listed([said.seat(table.names, other) for other in table.waiting])
    return said.format("chosen", moves=moves, names=names)
