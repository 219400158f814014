"""Parts of a vector that are made of parts: rows, lists, records, unfinished paragraphs."""

from __future__ import annotations

from typing import Any

from ecumene.adapters.alphabets import Alphabet
from ecumene.adapters.blocks import Block, Cells, Number, part_of
from ecumene.adapters.unfit import Unfit
from ecumene.kernel.game import Doc


class Row(Block):
    """So many places, always."""

    def __init__(self, inner: Block, places: int) -> None:
        super().__init__([f"[{place}]{name}" for place in range(places) for name in inner.names])
        self.inner = inner
        self.places = places

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write each place."""
        if len(value) != self.places:
            raise Unfit(f"{len(value)} places instead of {self.places}")
        for place, item in enumerate(value):
            put(self.inner, cells, at + place * self.inner.size, item, eye, f"[{place}]")

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return all places."""
        return [self.inner.read(cells, at + place * self.inner.size, eye) for place in range(self.places)]


class BySeat(Row):
    """One place for each seat; that of the seat that looks comes first."""

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write each seat's."""
        super().write(cells, at, [*value[eye:], *value[:eye]], eye)

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return each seat's."""
        found = super().read(cells, at, eye)
        return [*found[self.places - eye :], *found[: self.places - eye]]


class Listed(Block):
    """An ordered list of at most so many: how long it is, then its places."""

    def __init__(self, inner: Block, most: int) -> None:
        self.places = Row(inner, most)
        super().__init__([f" (length){part_of(most)}", *self.places.names])
        self.inner = inner
        self.most = most

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the length and the places."""
        if len(value) > self.most:
            raise Unfit(f"{len(value)} in a list that was declared to hold {self.most} at most")
        cells[at] = len(value) / self.most
        for place, item in enumerate(value):
            put(self.inner, cells, at + 1 + place * self.inner.size, item, eye, f"[{place}]")

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the list."""
        return self.places.read(cells, at + 1, eye)[: round(cells[at] * self.most)]


class Ranked(Block):
    """An ordered list in which each letter stands once at most: for each its place, 0 where it is missing."""

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self.number = Number(len(alphabet.names))
        super().__init__([f"={name} (place){self.number.names[0]}" for name in alphabet.names])

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the places, counted from 1."""
        for place, letter in enumerate(value):
            number = self.alphabet.number(letter, eye)
            if number < 0 or cells[at + number]:
                raise Unfit(f"{letter} stands there twice" if number >= 0 else "nothing stands in a list")
            self.number.write(cells, at + number, place + 1, eye)

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the list."""
        places = [(self.number.read(cells, at + number, eye), number) for number in range(self.size)]
        return [self.alphabet.letter(number, eye) for place, number in sorted(places) if place]


class Owned(Block):
    """A pile that its owner sees, and of which the others see how large it is."""

    def __init__(self, inner: Block, scale: int) -> None:
        super().__init__([f" (how many){part_of(scale)}", " (seen)", *inner.names])
        self.inner = inner
        self.number = Number(scale)

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write how many there are, and which, if that is seen."""
        if isinstance(value, int):
            self.number.write(cells, at, value, eye)
            return
        self.number.write(cells, at, len(value), eye)
        cells[at + 1] = 1.0
        self.inner.write(cells, at + 2, value, eye)

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the pile or its size."""
        return self.inner.read(cells, at + 2, eye) if cells[at + 1] else self.number.read(cells, at, eye)


class Record(Block):
    """Fields by name."""

    def __init__(self, parts: list[tuple[str, Block]]) -> None:
        super().__init__([f".{key}{name}" for key, block in parts for name in block.names])
        self.parts: list[tuple[str, int, Block]] = []
        offset = 0
        for key, block in parts:
            self.parts.append((key, offset, block))
            offset += block.size

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write each field."""
        for key, offset, block in self.parts:
            try:
                block.write(cells, at + offset, value[key], eye)
            except Unfit as wrong:
                raise wrong.within(f".{key}") from None

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return all fields."""
        return {key: block.read(cells, at + offset, eye) for key, offset, block in self.parts}


class Maybe(Block):
    """A record that may be missing: whether it is there, then the record."""

    def __init__(self, inner: Record) -> None:
        super().__init__([" (there)", *inner.names])
        self.inner = inner

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the record, if there is one."""
        if value is not None:
            cells[at] = 1.0
            self.inner.write(cells, at + 1, value, eye)

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the record, or None."""
        return self.inner.read(cells, at + 1, eye) if cells[at] else None


class Chosen(Block):
    """The options that are on, each with its value where it has one: whether it is on, then the value."""

    def __init__(self, options: list[tuple[str, Block | None]]) -> None:
        names: list[str] = []
        self.options: dict[str, tuple[int, Block | None]] = {}
        for name, value in options:
            self.options[name] = (len(names), value)
            names += [f".{name}{part}" for part in (["", *value.names] if value else [""])]
        super().__init__(names)

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write what is on."""
        for name, chosen in value.items():
            offset, block = self.options[name]
            cells[at + offset] = 1.0
            if block is not None:
                put(block, cells, at + offset + 1, chosen, eye, f".{name}")

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return what is on."""
        return {
            name: True if block is None else block.read(cells, at + offset + 1, eye)
            for name, (offset, block) in self.options.items()
            if cells[at + offset]
        }


class Stack(Block):
    """The unfinished paragraphs: for each kind of frame so many records as can lie on one another.

    The first cell of each tells where it lies: 1 is the innermost one, which asks; 1/2 the one around it.
    """

    def __init__(self, kinds: dict[str, tuple[Record, int]], tag: str) -> None:
        super().__init__(
            [
                f"[{name}{f' {at + 1}' if most > 1 else ''}]{part}"
                for name, (record, most) in kinds.items()
                for at in range(most)
                for part in [" (place)", *record.names]
            ]
        )
        self.tag = tag
        self.kinds: dict[str, tuple[int, Record, int]] = {}
        offset = 0
        for name, (record, most) in kinds.items():
            self.kinds[name] = (offset, record, most)
            offset += most * (1 + record.size)

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write each frame."""
        used: dict[str, int] = {}
        for place, frame in enumerate(value):
            name = frame[self.tag]
            offset, record, most = self.kinds[name]
            nth = used.get(name, 0)
            if nth == most:
                raise Unfit(f"more than {most} of {name} lie on one another")
            used[name] = nth + 1
            spot = at + offset + nth * (1 + record.size)
            cells[spot] = 1 / (len(value) - place)
            put(record, cells, spot + 1, frame, eye, f"[{name}]")

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the frames, outermost first."""
        found: list[tuple[float, Doc]] = []
        for name, (offset, record, most) in self.kinds.items():
            for nth in range(most):
                spot = at + offset + nth * (1 + record.size)
                if cells[spot]:
                    found.append((cells[spot], {self.tag: name, **record.read(cells, spot + 1, eye)}))
        return [frame for _, frame in sorted(found, key=lambda pair: pair[0])]


def put(block: Block, cells: Cells, at: int, value: Any, eye: int, where: str) -> None:
    """Write a part of a part; what does not fit says where."""
    try:
        block.write(cells, at, value, eye)
    except Unfit as wrong:
        raise wrong.within(where) from None
