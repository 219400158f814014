"""Luck is an argument, never part of a state. It hands out draws and writes down what happened."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from mypy_extensions import mypyc_attr


class Event:
    """One line of the log: what happened, to whom, through which thing, from where to where, and why."""

    __slots__ = (
        "amount",
        "automaton",
        "because",
        "eye",
        "kind",
        "origin",
        "other_eye",
        "seat",
        "source",
        "subject",
        "target",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        subject: int,
        amount: int,
        source: int,
        eye: int,
        because: list[tuple[str, int]],
        automaton: int = -1,
        origin: int = -1,
        target: int = -1,
        other_eye: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat  # -1: nobody, or an automaton
        self.subject = subject  # a thing; -1: none; -2, -3, …: the first, the second part of what the source does
        self.amount = amount
        self.source = source
        self.eye = eye  # -1: everybody sees the subject; else only this seat does,
        self.other_eye = other_eye  # and this one, as where two trade; -1: no other
        self.because = because
        self.automaton = automaton  # a rival that nobody plays, by its place in the game's list; -1: none
        self.origin = origin  # the place from which something went; -1: none. All see where it went,
        self.target = target  # and to which place, or where it happened: on no map do pieces stand unseen

    def hidden_from(self, viewer: int) -> bool:
        """Tell whether a viewer (-1: a spectator) may not know the subject."""
        return self.eye >= 0 and viewer != self.eye and (viewer < 0 or viewer != self.other_eye)

    def only_some_see(self, viewer: int) -> bool:
        """Tell whether this viewer sees a subject that others do not."""
        return self.eye >= 0 and not self.hidden_from(viewer)


class Unforeseen(Exception):  # noqa: N818 - an outcome, not an error of the program
    """A preview has reached something that nobody can know yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Draws from a seeded generator. Outcomes are written down, so that a replay needs no seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.written: list[int] = []
        self.barriers = 0  # draws and reveals so far: undo never crosses one
        self.log: list[Event] | None = None
        self.because: list[tuple[str, int]] = []

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1, by bits alone so that every machine agrees."""
        bits = n.bit_length()
        while True:
            value = self.random.getrandbits(bits)
            if value < n:
                return value

    def pick(self, items: list[int]) -> int:
        """Return one of the items, each equally likely, and write it down."""
        item = items[self.below(len(items))]
        self.written.append(item)
        self.barriers += 1
        return item

    def number(self, n: int) -> int:
        """Return a plain number from 0 to n-1, written down as -1 - number to tell it from a thing."""
        return -1 - self.pick([-1 - number for number in range(n)])

    def take(self, pile: list[int]) -> int:
        """Draw from a pile whose order nobody knows: remove one item and return it."""
        item = self.pick(pile)
        pile.remove(item)
        return item

    def shuffled(self, items: list[int]) -> list[int]:
        """Return the items in a random order, each draw written down."""
        rest = list(items)
        return [self.take(rest) for _ in items]

    def reveal(self) -> None:
        """Say that something hidden becomes known now."""
        self.barriers += 1

    def tell(
        self,
        kind: str,
        seat: int,
        subject: int = -1,
        amount: int = 0,
        source: int = -1,
        eye: int = -1,
        automaton: int = -1,
        origin: int = -1,
        target: int = -1,
        other_eye: int = -1,
    ) -> None:
        """Write a line of the log, if anybody keeps one. What an automaton does is told of no seat (-1)."""
        if self.log is not None:
            because = self.because
            self.log.append(
                Event(kind, seat, subject, amount, source, eye, because, automaton, origin, target, other_eye)
            )

    def set_causes(self, because: list[tuple[str, int]]) -> None:
        """Remember the paragraphs under way, for the cause of each line."""
        self.because = because


class Undrawn(ValueError):  # noqa: N818 - what a record says, not a fault
    """A draw that a record does not hold (0), or an outcome of it, counted from 1, that was none of the items."""

    def __init__(self, outcome: int, items: list[int]) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.items = items

    def __str__(self) -> str:
        return f"outcome {self.outcome} could not be drawn here" if self.outcome else "a draw is missing here"


class Written(Luck):
    """Luck read back from a record: every draw must be possible, else Undrawn."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.at = 0

    def pick(self, items: list[int]) -> int:
        """Return the next outcome of the record."""
        if self.at >= len(self.outcomes):
            raise Undrawn(0, items[:])
        item = self.outcomes[self.at]
        if item not in items:
            raise Undrawn(self.at + 1, items[:])
        self.at += 1
        self.written.append(item)
        self.barriers += 1
        return item


class Blind(Luck):
    """Luck for previews: the first draw or reveal stops them."""

    def __init__(self) -> None:
        super().__init__(0)

    def pick(self, items: list[int]) -> int:
        """Refuse to foresee."""
        raise Unforeseen("draw")

    def reveal(self) -> None:
        """Refuse to foresee."""
        raise Unforeseen("reveal")


class TooManyWays(Exception):  # noqa: N818 - an outcome, not an error of the program
    """There are more outcomes than somebody wanted to count: a formula has to tell the chances."""


class Branch(Luck):
    """Luck on one of all ways that draws can go: it follows the way it is given, then the first of each draw."""

    def __init__(self, way: list[int]) -> None:
        super().__init__(0)
        self.way = way[:]  # the number of the item that each draw takes
        self.last: list[bool] = []  # whether that was the last of its items
        self.likely = 1  # in so many
        self.of = 1  # of so many cases, all of them alike

    def pick(self, items: list[int]) -> int:
        """Take the next item of this way; equal items are one outcome, and so much likelier."""
        at = len(self.last)
        kinds = sorted(set(items))
        if at == len(self.way):
            self.way.append(0)
        item = kinds[self.way[at]]
        self.last.append(self.way[at] == len(kinds) - 1)
        self.likely *= items.count(item)
        self.of *= len(items)
        self.written.append(item)
        self.barriers += 1
        return item


class Ways:
    """All ways that the draws of a paragraph can go, one after the other, each with its exact chance.

        ways = Ways(1000)
        while (luck := ways.next()) is not None:
            world = s.copy()
            ...                     # carry the paragraph out on the copy, with this luck
            passed += ways.chance() if ... else 0

    So a game derives its chances from the rule itself; `look_ahead.every_way` carries out a whole frame. Chances
    are fractions that add up to 1. Three dice go 216 ways, six go 46,656: beyond `most` TooManyWays is raised,
    and a formula has to tell the chances, which a test compares with played games.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        self.luck = Branch([])

    def next(self) -> Branch | None:
        """Return the luck of the next way, None after the last one. The one before must have been used."""
        if self.count:
            way, last = self.luck.way[: len(self.luck.last)], self.luck.last
            while way and last[len(way) - 1]:
                way.pop()
            if not way:
                return None
            way[-1] += 1
            self.luck = Branch(way)
        self.count += 1
        if self.count > self.most:
            raise TooManyWays(self.most)
        return self.luck

    def chance(self) -> Fraction:
        """Return how likely the way is that was just gone."""
        return Fraction(self.luck.likely, self.luck.of)
