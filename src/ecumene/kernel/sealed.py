"""Simultaneous choices: answers are sealed in the frame, out of other seats' views, until the last one is in.

An answer is a list of steps. The fields hold one row for each step: whose it is, and its action. A seat that
has taken no step has one row marked UNANSWERED; in a view, another seat's rows are one row with that mark, or
HIDDEN once its answer is sealed: how many steps it took is nobody's business.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ecumene.kernel.fields import attrs_of
from ecumene.kernel.frame import Action, Frame, S, State
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

UNANSWERED: Final = -2
HIDDEN: Final = -3
BLANK: Final[Action] = (UNANSWERED, UNANSWERED, UNANSWERED)
COLUMNS: Final = ["verbs", "subjects", "amounts"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """All seats listed answer at once. Subclasses say what each step can be and what happens when all are opened.

    List only seats that everybody knows to be asked: one may be left out where everybody can see that it could
    only decline, never because of what it alone knows.
    """

    __slots__ = ("amounts", "seats", "subjects", "verbs")
    FIELDS: ClassVar[str] = "seats@[] verbs%[] subjects-[] amounts-[]"
    STEPS: ClassVar[int] = 1  # of which an answer can have so many
    STAYS_SECRET: ClassVar[bool] = True
    """Whether answers stay secret when all are in. A frame that opens them to everybody says False: then the
    table tells each of them in a line of the log."""

    def __init__(self, seats: list[int], verbs: list[int], subjects: list[int], amounts: list[int]) -> None:
        self.seats = seats
        self.verbs = verbs
        self.subjects = subjects
        self.amounts = amounts

    def choices(self, s: S, seat: int, steps: list[Action]) -> list[Action]:
        """Return what a seat can do after the steps that it has taken, in canonical order."""
        raise NotImplementedError

    def complete(self, seat: int, steps: list[Action]) -> bool:
        """Tell whether these steps, at least one, are a whole answer; unless a game says otherwise, one is."""
        return True

    def opened(self, s: S, answers: list[list[Action]], luck: Luck) -> None:
        """Carry out the answers, in the order of `asked()`."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """Return the seats that answer, each once."""
        found: list[int] = []
        for seat in self.seats:
            if seat not in found:
                found.append(seat)
        return found

    def steps(self, seat: int) -> list[Action]:
        """Return the steps that a seat has taken: its rows, which lie together."""
        count = self.seats.count(seat)
        if not count:
            return []
        at = self.seats.index(seat)
        verb = self.verbs[at]
        if verb == UNANSWERED:
            return []
        if count == 1:  # most answers are one step, or have just begun
            return [(verb, self.subjects[at], self.amounts[at])]
        end = at + count
        return list(zip(self.verbs[at:end], self.subjects[at:end], self.amounts[at:end], strict=True))

    def is_sealed(self, seat: int) -> bool:
        """Tell whether a seat has given a whole answer."""
        steps = self.steps(seat)
        return bool(steps) and (steps[0][0] == HIDDEN or self.complete(seat, steps))

    def waits_for(self, s: S) -> list[int]:
        """Return the seats whose answer is still missing."""
        missing: list[int] = []
        last = -1
        for at, seat in enumerate(self.seats):
            if seat == last:
                continue
            last = seat
            verb = self.verbs[at]
            if verb == UNANSWERED or (verb != HIDDEN and not self.complete(seat, self.steps(seat))):
                missing.append(seat)
        return missing

    def may_change(self, s: S) -> list[int]:
        """Return the seats whose answer is in, as long as another is missing."""
        asked = self.asked()
        sealed = [seat for seat in asked if self.is_sealed(seat)]
        return sealed if len(sealed) < len(asked) else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """Return the next steps of a seat; where its answer is sealed, the first steps of another one."""
        return self.choices(s, seat, self.open_steps(seat))

    def open_steps(self, seat: int) -> list[Action]:
        """Return the steps from which a seat goes on: none where its answer is sealed."""
        steps = self.steps(seat)
        return [] if steps and (steps[0][0] == HIDDEN or self.complete(seat, steps)) else steps

    def declines(self, s: S, seat: int) -> Action | None:
        """Return nothing: everybody answers, unless a game knows an answer that says no."""
        return None

    def takes_back(self, a: Action) -> bool:
        """Tell whether a step only takes back another one: nobody plans that."""
        return False

    def canonical(self, steps: list[Action]) -> list[Action]:
        """Return steps that come to the same as these, and the same for all that do."""
        return steps

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Take a step; a sealed answer is thrown away and begun anew."""
        self.put(seat, [*self.open_steps(seat), a])

    def take_back(self, seat: int) -> None:
        """Take back the last step of a seat."""
        self.put(seat, self.steps(seat)[:-1])

    def opens_with(self, seat: int, a: Action) -> bool:
        """Tell whether this step of a seat makes its answer whole and is the last that was missing."""
        steps = [*self.open_steps(seat), a]
        return self.complete(seat, steps) and all(each == seat or self.is_sealed(each) for each in self.asked())

    def final_steps(self, seat: int, a: Action) -> list[tuple[int, Action]]:
        """Return the steps of all answers, seat after seat by number, when this step is the last of them."""
        found: list[tuple[int, Action]] = []
        for owner in sorted(self.asked()):
            steps = self.steps(owner)
            found += [(owner, each) for each in ([*steps, a] if owner == seat else steps)]
        return found

    def put(self, seat: int, steps: list[Action]) -> None:
        """Lay down steps in the place of those that a seat has taken."""
        first = self.seats.index(seat)
        end = first + self.seats.count(seat)
        rows = steps or [BLANK]
        if end - first == 1 == len(rows):
            self.verbs[first], self.subjects[first], self.amounts[first] = rows[0]
            return
        self.seats[first:end] = [seat] * len(rows)
        self.verbs[first:end] = [a[0] for a in rows]
        self.subjects[first:end] = [a[1] for a in rows]
        self.amounts[first:end] = [a[2] for a in rows]

    def step(self, s: S, luck: Luck) -> None:
        """All answers are in: open them."""
        luck.reveal()
        self.opened(s, [self.steps(seat) for seat in self.asked()], luck)

    def show(self, seat: int) -> list[Any]:
        """Return the fields with other seats' steps hidden; that an answer is sealed is no secret."""
        rows: list[tuple[int, Action]] = []
        for owner in self.asked():
            mark = HIDDEN if self.is_sealed(owner) else UNANSWERED
            steps = self.steps(owner) if owner == seat else [(mark, mark, mark)]
            rows += [(owner, a) for a in steps or [BLANK]]
        names = attrs_of(self.FIELDS)
        values = [getattr(self, name) for name in names]
        for at, name in enumerate(names):
            if name == "seats":
                values[at] = [owner for owner, _ in rows]
            elif name in COLUMNS:
                column = COLUMNS.index(name)
                values[at] = [a[column] for _, a in rows]
        return values

    def imagine(self, s: S, luck: Luck) -> None:
        """Seal answers that could be given in the place of those that a view hides."""
        for seat in self.asked():
            steps = self.steps(seat)
            if not steps or steps[0][0] != HIDDEN:
                continue
            self.put(seat, self.any_answer(s, seat, [], luck))

    def any_answer(self, s: S, seat: int, begun: list[Action], luck: Luck) -> list[Action]:
        """Return a whole answer of a seat that goes on from steps in any of the ways that it can."""
        steps = begun[:]
        while not steps or not self.complete(seat, steps):
            choices = self.choices(s, seat, steps)
            steps.append(choices[luck.below(len(choices))])
        return steps

    def check(self, s: S) -> None:
        """Refuse rows that the seats could not have laid down."""
        frame, count = type(self).__name__, len(self.seats)
        columns = (self.verbs, self.subjects, self.amounts)
        need(all(len(column) == count for column in columns), "sealed-rows", frame=frame, n=count)
        blocks = [seat for at, seat in enumerate(self.seats) if at == 0 or self.seats[at - 1] != seat]
        need(blocks == self.asked(), "sealed-apart", frame=frame)
        for seat in blocks:
            rows = [at for at, owner in enumerate(self.seats) if owner == seat]
            steps = self.steps(seat)
            blank = [at for at in rows if UNANSWERED in (self.verbs[at], self.amounts[at])]
            half = [at for at in blank if (self.verbs[at], self.subjects[at], self.amounts[at]) != BLANK]
            whole = not half and len(blank) == (0 if steps else 1)
            need(whole, "sealed-half", frame=frame, seat=seat, n=UNANSWERED)
            for at, a in enumerate(steps):
                over = at > 0 and self.complete(seat, steps[:at])
                need(not over and a in self.choices(s, seat, steps[:at]), "sealed-step", frame=frame, seat=seat)


def unanswered(seats: list[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return the fields of a question that no seat has answered yet: `Offers(*unanswered(seats))`."""
    blank = [UNANSWERED] * len(seats)
    return seats, blank, blank[:], blank[:]


def question_of(s: State) -> Sealed[Any] | None:
    """Return the sealed question that is open now, if there is one."""
    frame = s.stack[-1] if s.stack and not s.over else None
    return frame if isinstance(frame, Sealed) and frame.waits_for(s) else None


def imagine_sealed(s: State, luck: Luck) -> None:
    """Fill in what a view hides of sealed answers, once the rest of an imagined world is there."""
    for frame in s.stack:
        if isinstance(frame, Sealed):
            frame.imagine(s, luck)
