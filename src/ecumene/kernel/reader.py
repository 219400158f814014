"""Reading plain data from outside; every complaint says where it is."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.serialize import checked
from ecumene.kernel.things import Things


class Reader:
    """Reads one object."""

    def __init__(self, doc: Any, where: str, names: Things) -> None:
        if not isinstance(doc, dict):
            raise Impossible("object", where=where)
        self.doc = doc
        self.where = where
        self.names = names

    def get(self, key: str) -> Any:
        """Return a value that must be there."""
        if key not in self.doc:
            raise Impossible("lacks", where=self.where, name=key)
        return self.doc[key]

    def number(self, key: str) -> int:
        """Return a whole number."""
        value: int = checked(self.get(key), 0, f"{self.where}.{key}")
        return value

    def numbers(self, key: str) -> list[int]:
        """Return a list of whole numbers."""
        value: list[int] = checked(self.get(key), 1, f"{self.where}.{key}")
        return value

    def switch(self, key: str) -> bool:
        """Return true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise Impossible("switch", where=f"{self.where}.{key}")
        return value

    def thing(self, key: str) -> int:
        """Return a thing, or -1 for "-"."""
        return self.things(key, 0)  # type: ignore[no-any-return]

    def things(self, key: str, depth: int) -> Any:
        """Return things, nested to a depth; only slugs will do."""
        value = self.get(key)
        _only_slugs(value, f"{self.where}.{key}")
        return checked(value, depth, f"{self.where}.{key}", self.names)

    def counts(self, key: str, places: int, absent: int) -> list[int]:
        """Return a list with one place for each of the first things, from slugs with numbers."""
        where = f"{self.where}.{key}"
        table = self.get(key)
        if not isinstance(table, dict):
            raise Impossible("object", where=where)
        values = [absent] * places
        for slug, count in table.items():
            card = self.names.numbers.get(slug, places)
            if card >= places:
                raise Impossible("foreign", where=where, name=str(slug)[:SHOWN])
            values[card] = checked(count, 0, f"{where}.{slug}")
            if values[card] < 0:
                raise Impossible("negative", where=f"{where}.{slug}")
        return values

    def list(self, key: str, longest: int) -> list[Any]:
        """Return a list of objects."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) > longest:
            raise Impossible("list", where=f"{self.where}.{key}", most=longest)
        return value


def _only_slugs(value: Any, where: str) -> None:
    if isinstance(value, list):
        for inner in value:
            _only_slugs(inner, where)
    elif not isinstance(value, str):
        raise Impossible("not-a-thing", where=where, given=str(value)[:SHOWN])
