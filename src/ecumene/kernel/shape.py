"""The shape of one class: its declared fields, and objects of it as plain data and back."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.fields import CACHE, IN_VIEW, SECRET, Doc, Field
from ecumene.kernel.impossible import SHOWN, Impossible


class Shape:
    """A class (`make`) and its fields, in the order of its constructor."""

    def __init__(self, make: Any, fields: list[Field]) -> None:
        self.make = make
        self.fields = fields
        self.name: str = make.__name__ if make is not None else ""
        self.made = [field for field in fields if field.shown < IN_VIEW]
        self.stored = [field for field in fields if field.shown < CACHE]
        self.open = [field for field in fields if field.shown < SECRET]
        self.seen = [field for field in fields if field.shown not in (SECRET, CACHE)]
        self.keys = {field.key for field in self.stored}
        # Most fields are single numbers that go out as they are: they are written first, without asking them.
        self.plain_stored = [(field.key, field.attr) for field in self.stored if field.is_plain()]
        self.other_stored = [field for field in self.stored if not field.is_plain()]
        self.plain_open = [(field.key, field.attr) for field in self.open if field.is_plain()]
        self.other_open = [field for field in self.open if not field.is_plain()]

    def dump(self, of: Any) -> Doc:
        """Return all stored fields of an object."""
        doc: Doc = {key: getattr(of, attr) for key, attr in self.plain_stored}
        for field in self.other_stored:
            doc[field.key] = field.write(of)
        return doc

    def show(self, of: Any, seat: int, owner: int = -2) -> Doc:
        """Return what a seat may know of an object that belongs to `owner`; the game's view adds the rest."""
        doc: Doc = {key: getattr(of, attr) for key, attr in self.plain_open}
        for field in self.other_open:
            doc[field.key] = field.show(of, seat, owner)
        return doc

    def restore(self, doc: Any, where: str, seats: int, strict: bool) -> Any:
        """Return an object; Impossible says what is wrong, and where."""
        return self.make(*self.values(doc, where, seats, strict))

    def values(self, doc: Any, where: str, seats: int, strict: bool) -> list[Any]:
        """Return the arguments of the constructor. Only a `strict` reader minds what nobody would read."""
        if not isinstance(doc, dict):
            raise Impossible("object", where=where)
        values: list[Any] = []
        for field in self.made:
            key = field.key
            if field.shown != CACHE and key not in doc:
                raise Impossible("lacks", where=where, name=key)
            try:
                value = field.read(doc, seats, strict)
            except Impossible as wrong:
                wrong.within(f"{where}.{key}")
                raise
            if field.several:
                values += value
            else:
                values.append(value)
        if strict and len(doc) > len(self.keys):
            for key in doc:
                if key not in self.keys:
                    right = ", ".join([field.key for field in self.stored])
                    raise Impossible("field", where=where, name=str(key)[:SHOWN], right=right)
        return values
