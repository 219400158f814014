"""Frames to plain data and back. What comes from outside is checked before it becomes a frame."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.fields import declared
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.kinds import Thing
from ecumene.kernel.things import Things

LONGEST = 400
LARGEST = 1_000_000


def dump_frame(frame: Frame[Any], things: Things, seat: int | None = None) -> dict[str, Any]:
    """Return a frame as {"frame": name, field: value …}; for a seat, only what it may know."""
    values = (
        [getattr(frame, name) for name, _, _ in field_names(frame.FIELDS)] if seat is None else frame.show(seat)
    )
    doc: dict[str, Any] = {"frame": type(frame).__name__}
    for (name, _, thing), value in zip(field_names(frame.FIELDS), values, strict=True):
        doc[name] = named(value, things) if thing else _plain(value)
    return doc


def field_names(words: str) -> list[tuple[str, int, bool]]:
    """Return (name, depth, thing) of each declared field."""
    found = _SPLIT.get(words)
    if found is None:
        made = [declared(word) for word in words.split()]
        found = [(field.key, len(field.nest), isinstance(field.kind, Thing)) for field in made]
        _SPLIT[words] = found
    return found


_SPLIT: Final[dict[str, list[tuple[str, int, bool]]]] = {}


def _plain(value: Any) -> Any:
    return [_plain(inner) for inner in value] if isinstance(value, list) else int(value)


def named(value: Any, things: Things) -> Any:
    """Return thing numbers as slugs, nested as they were; other negative numbers stay marks."""
    if isinstance(value, list):
        return [named(inner, things) for inner in value]
    return things.slug(value) if value >= -1 else value


def restore_frame(doc: Any, things: Things, kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """Rebuild a frame; Impossible names what is wrong with it."""
    if not isinstance(doc, dict):
        raise Impossible("frame")
    name = doc.get("frame")
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Impossible("frame-unknown", name=str(name)[:SHOWN], right=", ".join(sorted(kinds)))
    names = field_names(kind.FIELDS)
    right = [field for field, _, _ in names]
    extra = set(doc) - {"frame", *right}
    if extra:
        raise Impossible("field", where=name, name=sorted(map(str, extra))[0][:SHOWN], right=", ".join(right))
    values = []
    for field, depth, thing in names:
        if field not in doc:
            raise Impossible("lacks", where=name, name=field)
        values.append(checked(doc[field], depth, f"{name}.{field}", things if thing else None))
    return kind(*values)


def checked(value: Any, depth: int, where: str, things: Things | None = None) -> Any:
    """Return ints nested to a depth, copied, slugs read as things; Impossible when they are not that."""
    if depth > 0:
        if not isinstance(value, list) or len(value) > LONGEST:
            raise Impossible("list", where=where, most=LONGEST)
        return [checked(inner, depth - 1, where, things) for inner in value]
    if things is not None and isinstance(value, str):
        if value != "-" and value not in things.numbers:
            raise Impossible("thing", where=where, name=value[:SHOWN])
        return things.number(value)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise Impossible("number", where=where, given=str(value)[:SHOWN])
    return value
