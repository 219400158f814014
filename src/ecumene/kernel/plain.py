"""Frames to plain data and back. What comes from outside is checked before it becomes a frame."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame, field_names, fields_of
from ecumene.kernel.things import Things

LONGEST = 400
LARGEST = 1_000_000


def dump_frame(frame: Frame[Any], things: Things, seat: int | None = None) -> dict[str, Any]:
    """Return a frame as {"frame": name, field: value …}; for a seat, only what it may know."""
    values = fields_of(frame) if seat is None else frame.show(seat)
    doc: dict[str, Any] = {"frame": type(frame).__name__}
    for (name, _, thing), value in zip(field_names(frame.FIELDS), values, strict=True):
        doc[name] = named(value, things) if thing else value
    return doc


def named(value: Any, things: Things) -> Any:
    """Return thing numbers as slugs, nested as they were; other negative numbers stay marks."""
    if isinstance(value, list):
        return [named(inner, things) for inner in value]
    return things.slug(value) if value >= -1 else value


def restore_frame(doc: Any, things: Things, kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """Rebuild a frame; ValueError names what is wrong with it."""
    if not isinstance(doc, dict):
        raise ValueError("a frame must be an object")
    name = doc.get("frame")
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"unknown frame {name!r}; known: {', '.join(sorted(kinds))}")
    names = field_names(kind.FIELDS)
    extra = set(doc) - {"frame"} - {field for field, _, _ in names}
    if extra:
        raise ValueError(f"frame {name} has no field {sorted(extra)[0]!r}")
    values = []
    for field, depth, thing in names:
        if field not in doc:
            raise ValueError(f"frame {name} lacks its field {field!r}")
        values.append(checked(doc[field], depth, f"{name}.{field}", things if thing else None))
    return kind(*values)


def checked(value: Any, depth: int, where: str, things: Things | None = None) -> Any:
    """Return ints nested to a depth, copied, slugs read as things; ValueError when they are not that."""
    if depth > 0:
        if not isinstance(value, list) or len(value) > LONGEST:
            raise ValueError(f"{where} must be a list")
        return [checked(inner, depth - 1, where, things) for inner in value]
    if things is not None and isinstance(value, str):
        if value != "-" and value not in things.numbers:
            raise ValueError(f"{where}: nothing is called {value!r}")
        return things.number(value)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise ValueError(f"{where} must be a whole number, not {value!r}")
    return value
