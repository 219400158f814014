"""What one number of a state means: how it is written for the outside, and what may come back from there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.things import Things

LARGEST: Final = 1_000_000
HERE: Final = ""  # where a complaint begins; whoever reads the field puts its name before


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A whole number from `least` to `most`. `size` is how large it usually gets, for learners."""

    def __init__(self, least: int = -LARGEST, most: int = LARGEST, size: int = 1) -> None:
        self.least = least
        self.most = most
        self.size = size
        self.plain = True  # it goes out as it is

    def write(self, value: Any) -> Any:
        """Return a value for the outside."""
        return value

    def write_all(self, values: list[Any]) -> list[Any]:
        """Return a list of values for the outside."""
        return values[:] if self.plain else [self.write(value) for value in values]

    def read(self, value: Any, seats: int) -> Any:
        """Return a value from outside, in a game with so many seats; Impossible when it is not of this kind."""
        number = whole(value)
        if number < self.least and self.least == 0:
            raise Impossible("negative", where=HERE)
        if not self.least <= number <= self.most:
            raise Impossible("range", where=HERE, given=number, least=self.least, most=self.most)
        return number

    def typescript(self) -> str:
        """Return the type that the browser sees."""
        return "number"


def whole(value: Any) -> int:
    """Return a whole number of a sensible size."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise Impossible("number", where=HERE, given=str(value)[:SHOWN])
    return value


class Switch(Kind):
    """True or false."""

    def read(self, value: Any, seats: int) -> Any:
        """Return true or false."""
        if not isinstance(value, bool):
            raise Impossible("switch", where=HERE)
        return value

    def typescript(self) -> str:
        """Return the type."""
        return "boolean"


class Seat(Kind):
    """A seat; from `least` = -1 on it may be nobody."""

    def read(self, value: Any, seats: int) -> Any:
        """Return a seat of this game."""
        number = whole(value)
        if not self.least <= number < seats:
            raise Impossible("not-a-seat", where=HERE, seat=number, least=self.least, last=seats - 1)
        return number


class Owner(Seat):
    """A seat, an automaton (they count on after the last seat), nobody (-1), or a mark of the game (-2)."""

    def __init__(self) -> None:
        super().__init__(-2)

    def read(self, value: Any, seats: int) -> Any:
        """Return an owner of this game; of automata there is one at most."""
        number = whole(value)
        if not self.least <= number <= seats:
            raise Impossible("not-a-seat", where=HERE, seat=number, least=self.least, last=seats)
        return number


class Verb(Kind):
    """The number of a verb, or a mark below 0."""


class Thing(Kind):
    """A thing by its slug; "-" stands for no thing (-1). With `marks`, numbers below -1 stay as they are."""

    def __init__(self, domain: str, marks: bool = False, none: bool = True) -> None:
        super().__init__()
        self.plain = False
        self.domain = domain  # "": any thing of the game
        self.none = none  # there may be no thing
        self.marks = marks
        self.slugs: list[str] = []
        self.known: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.members: list[int] = []
        self.places: dict[str, int] = {}

    def bind(self, things: Things, domain: list[int]) -> None:
        """Say which things there are, and which of them may stand here."""
        self.slugs = things.slugs
        self.known = things.numbers
        self.numbers = {things.slugs[number]: number for number in domain}
        if self.none:
            self.numbers["-"] = -1
        self.members = domain
        self.places = {things.slugs[number]: place for place, number in enumerate(domain)}

    def write(self, value: Any) -> Any:
        """Return the slug."""
        number: int = value
        if number >= 0:
            return self.slugs[number]
        return "-" if number == -1 else number

    def write_all(self, values: list[Any]) -> list[Any]:
        """Return the slugs."""
        if self.marks:
            return [self.write(value) for value in values]
        slugs = self.slugs
        return [slugs[number] if number >= 0 else "-" for number in values]

    def read(self, value: Any, seats: int) -> Any:
        """Return the number of a thing that may stand here."""
        if isinstance(value, str):
            number = self.numbers.get(value)
            if number is None:
                foreign = value == "-" or value in self.known
                raise Impossible("foreign" if foreign else "thing", where=HERE, name=value[:SHOWN])
            return number
        if self.marks and isinstance(value, int) and -LARGEST < value < -1:
            return value
        raise Impossible("not-a-thing", where=HERE, given=str(value)[:SHOWN])

    def typescript(self) -> str:
        """Return the type."""
        return "string | number" if self.marks else "string"


class MapPlace(Thing):
    """A place of the game's map by its slug; "-" stands for no place (-1)."""

    def __init__(self) -> None:
        super().__init__("")


class Face(Kind):
    """In views alone: a thing, or its back where it lies face down; with `by`, a back tells whose it is: ?2/1."""

    def __init__(self, domain: str, by: bool = False) -> None:
        super().__init__()
        self.domain = domain
        self.by = by

    def typescript(self) -> str:
        """Return the type."""
        return "string"


class Pair(Kind):
    """In views alone: a thing and its part of a sum."""

    def typescript(self) -> str:
        """Return the type."""
        return "[string, number]"


class Bits(Kind):
    """A bit mask over a named list: written as a number, or with `listed` as the names of its bits."""

    def __init__(self, domain: str, listed: bool = False) -> None:
        super().__init__(0)
        self.plain = not listed
        self.domain = domain
        self.listed = listed
        self.names: list[str] = []

    def bind(self, names: list[str]) -> None:
        """Say what each bit means."""
        self.names = names
        self.most = (1 << len(names)) - 1

    def write(self, value: Any) -> Any:
        """Return the number or the names."""
        mask: int = value
        return [name for at, name in enumerate(self.names) if mask >> at & 1] if self.listed else mask

    def read(self, value: Any, seats: int) -> Any:
        """Return the mask."""
        if not self.listed:
            return super().read(value, seats)
        if not isinstance(value, list):
            raise Impossible("list", where=HERE, most=len(self.names))
        mask = 0
        for name in value:
            if name not in self.names:
                raise Impossible("thing", where=HERE, name=str(name)[:SHOWN])
            bit = 1 << self.names.index(name)
            if mask & bit:
                raise Impossible("twice", where=HERE, name=name)
            mask |= bit
        return mask

    def typescript(self) -> str:
        """Return the type."""
        return "string[]" if self.listed else "number"
