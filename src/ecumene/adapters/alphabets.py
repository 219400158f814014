"""What can stand in one place of a view, each with a number: seats, things, verbs, things that lie face down."""

from __future__ import annotations

from typing import Any

from ecumene.adapters.unfit import Unfit
from ecumene.kernel.things import Things

NONE = -1  # the number of nothing: no thing, nobody
BY = "/"  # in a view, between a back and whose it is


class Alphabet:
    """All that can stand in one place. `names` are those of its letters."""

    names: list[str]
    none: Any = NONE  # what a view holds for nothing
    marks = False  # whether numbers below -1 may stand in place of a letter

    def number(self, value: Any, eye: int) -> int:
        """Return the number of a letter as a seat sees it, -1 for nothing."""
        raise NotImplementedError

    def letter(self, number: int, eye: int) -> Any:
        """Return the letter of a number."""
        raise NotImplementedError


class Seats(Alphabet):
    """The seats, counted from the one that looks."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.names = [str(seat) for seat in range(players)]

    def number(self, value: Any, eye: int) -> int:
        """Return how far clockwise a seat sits."""
        if not NONE <= value < self.players:
            raise Unfit(f"{value} is no seat")
        return (value - eye) % self.players if value >= 0 else NONE

    def letter(self, number: int, eye: int) -> Any:
        """Return the seat."""
        return (number + eye) % self.players


class Owners(Seats):
    """The seats, counted from the one that looks, then an automaton and the mark of a game."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.names = [*self.names, "automaton", "mark"]

    def number(self, value: Any, eye: int) -> int:
        """Return how far clockwise a seat sits; an automaton and a mark sit nowhere."""
        if value == NONE - 1:
            return self.players + 1
        return int(value) if value == self.players else super().number(value, eye)

    def letter(self, number: int, eye: int) -> Any:
        """Return the owner."""
        if number > self.players:
            return NONE - 1
        return number if number == self.players else super().letter(number, eye)


class Slugs(Alphabet):
    """Things of a domain by their slugs."""

    none = "-"

    def __init__(self, names: list[str], marks: bool) -> None:
        self.names = names
        self.marks = marks
        self.numbers = {name: number for number, name in enumerate(names)}
        self.numbers[self.none] = NONE

    def number(self, value: Any, eye: int) -> int:
        """Return the place of a thing in its domain."""
        number = self.numbers.get(value)
        if number is None:
            raise Unfit(f"{value} is not of the declared things")
        return number

    def letter(self, number: int, eye: int) -> Any:
        """Return the slug."""
        return self.names[number]


class Numbers(Alphabet):
    """Whole numbers that only tell which one it is, such as the verbs of a grammar."""

    marks = True

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def number(self, value: Any, eye: int) -> int:
        """Return it."""
        if not NONE <= value < len(self.names):
            raise Unfit(f"{value} is none of {len(self.names)}")
        return int(value)

    def letter(self, number: int, eye: int) -> Any:
        """Return it."""
        return number


class Backs(Alphabet):
    """Things that may lie face down: a slug, or a back; with players, a back may tell whose it is: ?2/1."""

    none = "-"

    def __init__(self, slugs: list[str], backs: list[str], players: int) -> None:
        self.slugs = slugs
        self.backs = backs
        self.seats = [*range(players), NONE] if players else []
        self.players = players
        owned = [f"{back}{BY}{seat}" for back in backs for seat in self.seats]
        self.names = [*slugs, *backs, *owned]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.numbers[self.none] = NONE
        self.unowned = len(slugs) + len(backs)

    def number(self, value: Any, eye: int) -> int:
        """Return the place of a thing or a back."""
        number = self.numbers.get(value)
        if number is None:
            raise Unfit(f"{value} is neither of the declared things nor a back")
        return number if number < self.unowned else self._turned(number, -eye)

    def letter(self, number: int, eye: int) -> Any:
        """Return the slug or the back."""
        return self.names[number if number < self.unowned else self._turned(number, eye)]

    def _turned(self, number: int, by: int) -> int:
        back, seat = divmod(number - self.unowned, len(self.seats))
        if seat < self.players:
            seat = (seat + by) % self.players
        return self.unowned + back * len(self.seats) + seat


def slugs_of(things: Things, members: list[int]) -> list[str]:
    """Return the names of things."""
    return [things.slugs[member] for member in members]
