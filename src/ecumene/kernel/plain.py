"""Frames to plain data and back. What comes from outside is checked before it becomes a frame."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame, field_names, fields_of

LONGEST = 400
LARGEST = 1_000_000


def dump_frame(frame: Frame[Any], seat: int | None = None) -> dict[str, Any]:
    """Return a frame as {"frame": name, field: value …}; for a seat, only what it may know."""
    values = fields_of(frame) if seat is None else frame.show(seat)
    doc: dict[str, Any] = {"frame": type(frame).__name__}
    for (name, _), value in zip(field_names(frame.FIELDS), values, strict=True):
        doc[name] = value
    return doc


def restore_frame(doc: Any, kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """Rebuild a frame; ValueError names what is wrong with it."""
    if not isinstance(doc, dict):
        raise ValueError("a frame must be an object")
    name = doc.get("frame")
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"unknown frame {name!r}; known: {', '.join(sorted(kinds))}")
    names = field_names(kind.FIELDS)
    extra = set(doc) - {"frame"} - {field for field, _ in names}
    if extra:
        raise ValueError(f"frame {name} has no field {sorted(extra)[0]!r}")
    values = []
    for field, depth in names:
        if field not in doc:
            raise ValueError(f"frame {name} lacks its field {field!r}")
        values.append(checked(doc[field], depth, f"{name}.{field}"))
    return kind(*values)


def checked(value: Any, depth: int, where: str) -> Any:
    """Return ints nested to a depth, copied; ValueError when they are not that."""
    if depth == 0:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
            raise ValueError(f"{where} must be a whole number, not {value!r}")
        return value
    if not isinstance(value, list) or len(value) > LONGEST:
        raise ValueError(f"{where} must be a list")
    return [checked(inner, depth - 1, where) for inner in value]
