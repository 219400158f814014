"""Parts of a vector: each writes one value of a view into its cells, and can read it from them again.

That every block can be read again is why equal vectors mean equal views.
"""

from __future__ import annotations

from typing import Any

from ecumene.adapters.alphabets import NONE, Alphabet
from ecumene.adapters.unfit import Unfit

Cells = Any
"""The cells of a vector, as a memoryview: quicker to set one by one than an array."""


class Block:
    """So many cells of a vector. `names` tell what each cell means, after the name of the field."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.size = len(names)

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write a value into the cells from `at` on, which are zero, as the seat `eye` sees it."""
        raise NotImplementedError

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the value that was written."""
        raise NotImplementedError


class Number(Block):
    """A whole number as a part of what it usually gets to; larger ones are not cut."""

    def __init__(self, scale: int) -> None:
        super().__init__([part_of(scale)])
        self.scale = scale

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the number."""
        cells[at] = value / self.scale

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the number."""
        return round(cells[at] * self.scale)


def part_of(scale: int) -> str:
    """Return how a name tells that its number is a part of something."""
    return f"/{scale}" if scale != 1 else ""


class Flag(Block):
    """True or false."""

    def __init__(self) -> None:
        super().__init__([""])

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write 1 or 0."""
        if value:
            cells[at] = 1.0

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return true or false."""
        return cells[at] != 0


class Bits(Block):
    """A bit mask, one cell a bit; a view may hold it as a number or as the names of the bits."""

    def __init__(self, bits: list[str], listed: bool) -> None:
        super().__init__([f".{bit}" for bit in bits])
        self.bits = bits
        self.listed = listed
        self.places = {bit: place for place, bit in enumerate(bits)}

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the bits."""
        if self.listed:
            for name in value:
                cells[at + self.places[name]] = 1.0
            return
        if value >> self.size:
            raise Unfit(f"{value} has more than {self.size} bits")
        for place in range(self.size):
            if value >> place & 1:
                cells[at + place] = 1.0

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the mask or its names."""
        on = [place for place in range(self.size) if cells[at + place]]
        return [self.bits[place] for place in on] if self.listed else sum(1 << place for place in on)


class One(Block):
    """One letter of an alphabet: one cell each, all zero for nothing; a mark (-2, -3) has a cell of its own."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__([f"={name}" for name in alphabet.names] + ["(mark)"] * alphabet.marks)
        self.alphabet = alphabet
        self.letters = len(alphabet.names)

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write a letter or a mark."""
        if self.alphabet.marks and isinstance(value, int) and value < NONE:
            cells[at + self.letters] = value
            return
        number = self.alphabet.number(value, eye)
        if number >= 0:
            cells[at + number] = 1.0

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the letter or the mark."""
        if self.alphabet.marks and cells[at + self.letters]:
            return int(cells[at + self.letters])
        for number in range(self.letters):
            if cells[at + number]:
                return self.alphabet.letter(number, eye)
        return self.alphabet.none


class Pile(Block):
    """Letters whose order means nothing: how many there are of each."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__([f"={name}" for name in alphabet.names])
        self.alphabet = alphabet

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Count."""
        alphabet = self.alphabet
        for letter in value:
            number = alphabet.number(letter, eye)
            if number < 0:
                raise Unfit("nothing lies in a pile")
            cells[at + number] += 1.0

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the letters, in the order of their numbers."""
        found = []
        for number in range(self.size):
            count = int(cells[at + number])
            if count:
                found += [self.alphabet.letter(number, eye)] * count
        return found


class Counts(Block):
    """A table of numbers by thing. Where a thing can be there with 0, a second cell each says that it is there."""

    def __init__(self, slugs: list[str], absent: int) -> None:
        super().__init__([f"={slug}" for slug in slugs] + [f"={slug} (there)" for slug in slugs if absent])
        self.slugs = slugs
        self.absent = absent
        self.places = {slug: place for place, slug in enumerate(slugs)}

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the numbers."""
        for slug, count in value.items():
            place = self.places.get(slug)
            if place is None:
                raise Unfit(f"{slug} is not of the declared things")
            cells[at + place] = count
            if self.absent:
                cells[at + len(self.slugs) + place] = 1.0

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the table."""
        marks = at + len(self.slugs) if self.absent else at
        return {slug: int(cells[at + place]) for place, slug in enumerate(self.slugs) if cells[marks + place]}
