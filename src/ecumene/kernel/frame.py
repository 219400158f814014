"""Unfinished rules are data: a stack of frames, one frame for one paragraph of a rulebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.fields import attrs_of
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, OTHER_QUESTION, UNLISTED, Refusal, rule_of

Action = tuple[int, int, int]
"""What a seat does: (verb, subject, amount). One encoding for engine, record, wire, screen and learning."""

NOBODYS: Final = (-1, 0)
"""The turn where nobody has one: between rounds, and where all act at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that lies on the table, as plain numbers. Games add their fields and their copy()."""

    __slots__ = ("over", "stack")

    def __init__(self, stack: list[Frame[Any]], over: bool) -> None:
        self.stack = stack
        self.over = over

    def copy(self) -> State:
        """Return a state that shares nothing which can change."""
        raise NotImplementedError

    def copy_stack(self) -> list[Frame[Any]]:
        """Return copies of all frames, bottom first."""
        return [frame.copy() for frame in self.stack]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One unfinished paragraph of the rules.

    Fields are ints, lists of ints and lists of such lists. `FIELDS` declares them in the order of the constructor,
    in the words of fields.py.
    """

    __slots__ = ()
    FIELDS: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    """The rule cited when nothing more exact forbids a move of this question."""
    VERBS: ClassVar[list[int]] = []
    """The verbs of this question, whether or not one is open now. A move with another verb belongs elsewhere."""
    NESTED: ClassVar[int] = 1
    """How many of this paragraph can be unfinished at once: so many places it has in the vector of a learner."""
    LETS_PASS: ClassVar[bool] = True
    """Whether a table may decline for a seat that wants it so; never what the seat has begun itself."""

    def copy(self) -> Frame[S]:
        """Return a frame that shares nothing which can change."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Return the seats that must answer now; several when they answer simultaneously."""
        return []

    def may_change(self, s: S) -> list[int]:
        """Return the seats that have answered and may still answer otherwise."""
        return []

    def legal(self, s: S, seat: int) -> list[Action]:
        """Return all actions of a seat that is waited for or may change its answer, in canonical order."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def declines(self, s: S, seat: int) -> Action | None:
        """Return the legal action by which a seat that is asked passes, stops or says no; None where none does.

        Every frame that asks says it, for people who let questions pass and for bots; a law sees to it.
        """
        return None

    def turn(self, s: S) -> tuple[int, int]:
        """Return whose turn this paragraph has begun, and a number that the next turn does not share."""
        return NOBODYS

    def lets_pass(self, s: S, seat: int) -> bool:
        """Tell whether a table may decline for a seat that wants it so."""
        return self.LETS_PASS

    def step(self, s: S, luck: Luck) -> None:
        """Nobody is asked: run rules, then push the next frame or pop this one."""
        raise NotImplementedError

    def takes(self, verb: int) -> bool:
        """Return whether moves with this verb belong to this question."""
        return verb in self.VERBS

    def obstacle(self, s: S, seat: int, a: Action) -> int:
        """Return what stands in the way of an action of this question: ALLOWED, or a reason.

        A frame whose `legal` is a plain list states none: whatever it does not list breaks its RULE.
        """
        return UNLISTED

    def details(self, s: S, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Return what makes a reason concrete: the thing, what is needed and what there is; -1 for none."""
        return -1, -1, -1

    def refuse(self, s: S, seat: int, a: Action) -> Refusal:
        """Say which rule forbids an action of this question that is not legal."""
        return self.refuse_for(s, seat, a, self.obstacle(s, seat, a))

    def refuse_for(self, s: S, seat: int, a: Action, why: int) -> Refusal:
        """Turn what stands in the way of an action into words and numbers."""
        thing, need, have = self.details(s, seat, a, why)
        rule = "" if why == UNLISTED else rule_of(why)
        return Refusal(rule or self.RULE, thing, need, have)

    def obstacle_inside(self, s: S, seat: int, a: Action) -> int:
        """Return what stood in the way of an action of this question while one inside it is open, or ALLOWED."""
        return ALLOWED

    def source(self) -> int:
        """Return the thing on whose behalf this paragraph runs, or -1."""
        return -1

    def show(self, seat: int) -> list[Any]:
        """Return the fields that a seat (-1: a spectator) may know, in the order of FIELDS."""
        return [getattr(self, attr) for attr in attrs_of(self.FIELDS)]

    def check(self, s: S) -> None:
        """Raise Impossible when the fields cannot belong to this state (positions come from outside)."""


def advance(s: State, luck: Luck) -> None:
    """Run rules until a seat must answer or the game is over."""
    while not s.over and s.stack:
        frame = s.stack[-1]
        if frame.waits_for(s):
            return
        if luck.log is not None:
            luck.set_causes(causes(s))
        frame.step(s, luck)


def apply(s: State, seat: int, a: Action, luck: Luck) -> None:
    """Let a seat act, then run rules: the only way a game moves."""
    if luck.log is not None:
        luck.set_causes(causes(s))
    s.stack[-1].answer(s, seat, a, luck)
    advance(s, luck)


def refuse(s: State, seat: int, a: Action) -> Refusal:
    """Say why an action is not legal: it belongs to another question, or a rule of this one forbids it."""
    frame = s.stack[-1]
    if frame.VERBS and not frame.takes(a[0]):
        for at in range(len(s.stack) - 2, -1, -1):
            why: int = s.stack[at].obstacle_inside(s, seat, a)
            if why != ALLOWED:
                return s.stack[at].refuse_for(s, seat, a, why)
        return Refusal(OTHER_QUESTION)
    return frame.refuse(s, seat, a)


def causes(s: State) -> list[tuple[str, int]]:
    """Return the paragraphs under way, outermost first, each with the thing it runs for."""
    return [(type(frame).__name__, frame.source()) for frame in s.stack]


def waiting(s: State) -> list[int]:
    """Return the seats that must answer now."""
    if s.over or not s.stack:
        return []
    return s.stack[-1].waits_for(s)


def may_change(s: State) -> list[int]:
    """Return the seats that have answered and may still answer otherwise."""
    if s.over or not s.stack:
        return []
    return s.stack[-1].may_change(s)


def turn_under_way(s: State) -> tuple[int, int]:
    """Return whose turn it is, and its number: that of the innermost paragraph that gives seats their turns."""
    for at in range(len(s.stack) - 1, -1, -1):
        turn = s.stack[at].turn(s)
        if turn[0] >= 0:
            return turn
    return NOBODYS
