"""Looking ahead: the rules themselves are carried out on a copy, by luck that knows nothing.

Whatever a game tells of the future is a difference along such a run: no rule is written again to foresee it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from ecumene.kernel.frame import Action, Frame, State, apply, causes
from ecumene.kernel.luck import Blind, Event, Luck, Unforeseen, Ways
from ecumene.kernel.sealed import question_of

DONE: Final = ""  # it ran to its end
DRAW: Final = "draw"
REVEAL: Final = "reveal"
OTHER: Final = "other"  # another seat is asked
CHOICE: Final = "choice"  # the seat is asked, and cannot decline
NOBODY: Final = -1
"""In place of the seat that declines: every question stops the run."""
LONGEST: Final = 1000
"""Steps after which a run is given up: rules that ask and are declined in a circle never come to an end."""


class Ahead:
    """How far the rules could be carried out: the world there, what was told on the way, and what stopped them."""

    __slots__ = ("events", "state", "stops")

    def __init__(self, state: Any, events: list[Event], stops: str) -> None:
        self.state = state
        self.events = events
        self.stops = stops

    def sums(self, seat: int) -> dict[str, int]:
        """Return the amounts that were told of a seat, added up by kind."""
        found: dict[str, int] = {}
        for event in self.events:
            if event.seat == seat:
                found[event.kind] = found.get(event.kind, 0) + event.amount
        return found


def after_move(s: State, seat: int, a: Action, runs_on: bool = True) -> Ahead:
    """Make a move and run on until it is carried out: what it leads to is declined where that can be.

    It stops at a draw, a reveal, the question of another seat, or a choice that cannot be declined; if it does not
    run on, at any question.
    """
    world, luck = s.copy(), Blind()
    told: list[Event] = []
    luck.log = told
    question = question_of(s)
    if question is not None and question.opens_with(seat, a):
        return Ahead(world, told, REVEAL)
    try:
        apply(world, seat, a, luck)
        stops = run_down(world, len(s.stack), seat, luck) if runs_on else DONE
    except Unforeseen as stop:
        stops = str(stop)
    return Ahead(world, told, stops)


def move_alone(s: State, seat: int, a: Action) -> Ahead:
    """Make a move and carry out what it sets off, but not what comes after it, such as the end of the turn.

    What the seat is asked on the way, it declines. It stops as `after_move` does; a sealed answer changes nothing.
    """
    world, luck = s.copy(), Blind()
    told: list[Event] = []
    luck.log = told
    question, depth = world.stack[-1], len(world.stack)
    luck.set_causes(causes(world))
    try:
        question.answer(world, seat, a, luck)
        gone = len(world.stack) < depth or world.stack[depth - 1] is not question
        stops = run_down(world, depth - 1 if gone else depth, seat, luck)
    except Unforeseen as stop:
        stops = str(stop)
    return Ahead(world, told, stops)


def move_to_question(s: State, seat: int, a: Action, depth: int, luck: Blind | None = None) -> Ahead:
    """Make a move and run on to the next question of anybody, but not to what lies below a depth of the stack.

    A game has its own blind luck where some draws change nothing that is told.
    """
    world, luck = s.copy(), luck or Blind()
    told: list[Event] = []
    luck.log = told
    luck.set_causes(causes(world))
    try:
        world.stack[-1].answer(world, seat, a, luck)
        stops = run_down(world, depth, NOBODY, luck)
    except Unforeseen as stop:
        stops = str(stop)
    return Ahead(world, told, stops)


def paragraph(s: State, frame: Frame[Any], seat: int) -> Ahead:
    """Carry out one paragraph of the rules on top of what is under way; what the seat is asked, it declines."""
    world = s.copy()
    world.stack.append(frame)
    return _down(world, len(s.stack), seat)


def rest_of(s: State, depth: int, seat: int) -> Ahead:
    """Carry out what lies above a depth of the stack, such as the rest of a turn; the seat declines."""
    return _down(s.copy(), depth, seat)


def _down(world: State, depth: int, seat: int) -> Ahead:
    luck = Blind()
    told: list[Event] = []
    luck.log = told
    try:
        stops = run_down(world, depth, seat, luck)
    except Unforeseen as stop:
        stops = str(stop)
    return Ahead(world, told, stops)


def every_way(s: State, frame: Frame[Any], seat: int, most: int) -> list[tuple[Fraction, Ahead]]:
    """Carry out one paragraph for every way its draws can go, at most so many; return the chance and end of each.

    What the seat is asked, it declines; the chances of all ways add up to 1.
    """
    found: list[tuple[Fraction, Ahead]] = []
    ways = Ways(most)
    while True:
        luck = ways.next()
        if luck is None:
            return found
        world, told = s.copy(), list[Event]()
        luck.log = told
        world.stack.append(frame.copy())
        stops = run_down(world, len(s.stack), seat, luck)
        found.append((ways.chance(), Ahead(world, told, stops)))


def run_down(world: State, depth: int, seat: int, luck: Luck) -> str:
    """Carry out what lies above a depth of the stack; return what stopped it, DONE if nothing did."""
    stack = world.stack
    for _ in range(LONGEST):
        if world.over or len(stack) <= depth:
            return DONE
        frame = stack[-1]
        asked = frame.waits_for(world)
        luck.set_causes(causes(world))
        if not asked:
            frame.step(world, luck)
            continue
        if asked != [seat]:
            return OTHER
        a = frame.declines(world, seat)
        if a is None:
            return CHOICE
        frame.answer(world, seat, a, luck)
    return CHOICE
