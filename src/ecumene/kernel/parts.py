"""Declarations that words cannot make: who sees a field, players and other rows, counts, the stack, caches."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.fields import (
    ANY,
    BACKS,
    BY_SEAT,
    CACHE,
    COUNTED,
    DERIVED,
    IN_VIEW,
    LONGEST,
    OWNED,
    OWNED_BACKS,
    SECRET,
    Doc,
    Field,
    fields,
    shown_as,
)
from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.kinds import HERE, Face, Kind, Pair, Thing
from ecumene.kernel.shape import Shape

NOT_NEGATIVE: Final = Kind(0)


def counted(*parts: str | Field) -> list[Field]:
    """Declare piles of which everybody sees how large they are."""
    return shown_as(COUNTED, parts)


def backs(*parts: str | Field) -> list[Field]:
    """Declare piles of which everybody sees the backs."""
    return shown_as(BACKS, parts)


def owned(*parts: str | Field) -> list[Field]:
    """Declare piles that their owner sees, and the others from behind."""
    return shown_as(OWNED_BACKS, parts)


def owned_counted(*parts: str | Field) -> list[Field]:
    """Declare piles that their owner sees, while the others see how large they are."""
    return shown_as(OWNED, parts)


def secret(*parts: str | Field) -> list[Field]:
    """Declare fields that no view holds under their name."""
    return shown_as(SECRET, parts)


def in_view(*parts: str | Field) -> list[Field]:
    """Declare what a view tells in place of secrets."""
    return shown_as(IN_VIEW, parts)


def derived(*parts: str | Field) -> list[Field]:
    """Declare what a view works out from the rest."""
    return shown_as(DERIVED, parts)


def faces(key: str, domain: str, nest: list[int], by: bool = False) -> Field:
    """Declare things of a view that may lie face down; with `by`, a back tells whose it is."""
    return Field(key, key, Face(domain, by), nest)


def sums(key: str, nest: list[int]) -> Field:
    """Declare sums of a view: for each thing its part."""
    return Field(key, key, Pair(), [*nest, ANY])


class Cache(Field):
    """What follows from other fields: never stored, begun with `fresh` and worked out by the game."""

    def __init__(self, attr: str, fresh: Any) -> None:
        super().__init__(attr, attr, Kind(), [])
        self.shown = CACHE
        self.shared = True
        self.fresh = fresh

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Begin anew."""
        return self.fresh


class Counts(Field):
    """A number for each thing of a domain: a list inside, a table of slugs without the `absent` outside."""

    def __init__(self, attr: str, domain: str, absent: int = 0) -> None:
        super().__init__(attr, attr, Kind(absent), [ANY])
        self.thing = Thing(domain)
        self.absent = absent

    def plain(self, value: Any, level: int) -> Any:
        """Return a table of slugs and numbers."""
        counts: list[int] = value
        slugs, members, absent = self.thing.slugs, self.thing.members, self.absent
        return {slugs[members[at]]: count for at, count in enumerate(counts) if count != absent}

    def checked(self, value: Any, level: int, seats: int) -> Any:
        """Return a list with a place for each thing of the domain."""
        if not isinstance(value, dict):
            raise Impossible("object", where=HERE)
        counts = [self.absent] * len(self.thing.members)
        for slug, count in value.items():
            place = self.thing.places.get(slug)
            if place is None:
                raise Impossible("foreign", where=HERE, name=str(slug)[:SHOWN])
            try:
                counts[place] = NOT_NEGATIVE.read(count, seats)
            except Impossible as wrong:
                wrong.within(f".{slug}")
                raise
        return counts

    def typescript(self) -> str:
        """Return the type."""
        return "Record<string, number>"


class Rows(Field):
    """A list of objects with fields of their own; with `by_seat` one for each seat, which owns it, else `most`."""

    def __init__(self, attr: str, make: Any, by_seat: bool = False, most: int = LONGEST) -> None:
        super().__init__(attr, attr, Kind(), [BY_SEAT if by_seat else ANY])
        self.most = [most]
        self.shape = Shape(make, make.FIELDS)

    def within(self) -> list[Field]:
        """Return the fields of a row."""
        return self.shape.fields

    def write(self, of: Any) -> Any:
        """Return all rows."""
        shape = self.shape
        return [shape.dump(row) for row in getattr(of, self.attr)]

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Return the objects."""
        shape, rows = self.shape, rows_of(doc[self.key], self.most[0])
        return [shape.restore(row, f"[{at}]", seats, strict) for at, row in enumerate(rows)]

    def show(self, of: Any, seat: int, owner: int) -> Any:
        """Return what a seat may know of the rows."""
        shape, own = self.shape, self.by_seat()
        return [shape.show(row, seat, at if own else owner) for at, row in enumerate(getattr(of, self.attr))]

    def typescript(self) -> str:
        """Return the type."""
        return f"{self.shape.name}View[]"


def rows_of(value: Any, most: int = LONGEST) -> list[Any]:
    """Return a list of what is still to be read."""
    if not isinstance(value, list) or len(value) > most:
        raise Impossible("list", where=HERE, most=most)
    return value


class Columns(Field):
    """Lists of equal length inside, at most so many rows outside: `Columns("market", "cards=card$ coins", 6)`."""

    def __init__(self, key: str, words: str, most: int = LONGEST) -> None:
        super().__init__(key, key, Kind(), [ANY])
        self.most = [most]
        self.columns = fields(words)
        self.several = True

    def attrs(self) -> list[str]:
        """Return the lists."""
        return [column.attr for column in self.columns]

    def within(self) -> list[Field]:
        """Return the columns."""
        return self.columns

    def write(self, of: Any) -> Any:
        """Return the rows."""
        lists = [[column.plain(value, 0) for value in getattr(of, column.attr)] for column in self.columns]
        keys = [column.key for column in self.columns]
        return [dict(zip(keys, row, strict=True)) for row in zip(*lists, strict=True)]

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Return the lists."""
        shape = Shape(None, self.columns)
        found = rows_of(doc[self.key], self.most[0])
        rows = [shape.values(row, f"[{at}]", seats, strict) for at, row in enumerate(found)]
        return [[row[at] for row in rows] for at in range(len(self.columns))]

    def typescript(self) -> str:
        """Return the type."""
        return "{ " + "; ".join(f"{column.key}: {column.typescript()}" for column in self.columns) + " }[]"


class Memo(Field):
    """A part of a view with fields of its own, or null."""

    def __init__(self, key: str, *parts: str | Field) -> None:
        super().__init__(key, key, Kind(), [])
        self.parts = fields(*parts)

    def within(self) -> list[Field]:
        """Return its fields."""
        return self.parts

    def typescript(self) -> str:
        """Return the type."""
        return "{ " + "; ".join(f"{part.key}: {part.typescript()}" for part in self.parts) + " } | null"
