"""Laws of declarations: constructors, copies and views are as the fields were declared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecumene.kernel.fields import Field
from ecumene.kernel.game import Doc
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.parts import Rows
from ecumene.kernel.schema import FRAME, Schema, Stack
from ecumene.kernel.shape import Shape


def check_constructor(shape: Shape, of: Any) -> None:
    """Check that the constructor takes the declared fields in the declared order."""
    attrs = [attr for field in shape.made for attr in field.attrs()]
    right = [getattr(of, attr) for attr in attrs]
    for at, value in enumerate(right):
        changed = [*right]
        changed[at] = _another(value)
        made = shape.make(*changed)
        for attr, given in zip(attrs, changed, strict=True):
            if getattr(made, attr) is not given and getattr(made, attr) != given:
                raise BrokenLaw("declared", f"{shape.name}: the constructor does not take {attr} where declared")


def _another(value: Any) -> Any:
    """Return a value that can be told from this one; an object that a cache holds stays as it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return [*value] if isinstance(value, list) else value


def check_copy(schema: Schema, s: Any, copy: Any) -> None:
    """Check that a copy has all declared fields, and shares only those that are never changed in place."""
    for shape, one, two in zip_parts(schema, s, copy):
        for field in shape.made:
            if isinstance(field, Rows | Stack):
                continue
            for attr in field.attrs():
                if getattr(one, attr) != getattr(two, attr):
                    raise BrokenLaw("copy", f"{shape.name}.copy() forgets {attr}")
                if not field.shared and _shares(getattr(one, attr), getattr(two, attr)):
                    raise BrokenLaw("copy", f"{shape.name}.copy() shares {attr}, which is not declared as shared")


def _shares(one: Any, two: Any) -> bool:
    if not isinstance(one, list):
        return False
    return one is two or any(_shares(inner, other) for inner, other in zip(one, two, strict=True))


def parts(schema: Schema, s: Any) -> Iterator[tuple[Shape, Any]]:
    """Yield the state, its rows and its frames, each with its shape."""
    yield schema.state, s
    for field in schema.state.made:
        if isinstance(field, Rows):
            for row in getattr(s, field.attr):
                yield field.shape, row
    for frame in s.stack:
        yield schema.frames[type(frame).__name__], frame


def zip_parts(schema: Schema, s: Any, other: Any) -> Iterator[tuple[Shape, Any, Any]]:
    """Yield the parts of two states that must have equally many."""
    mine, theirs = list(parts(schema, s)), list(parts(schema, other))
    if [shape.name for shape, _ in mine] != [shape.name for shape, _ in theirs]:
        raise BrokenLaw("copy", "a copy has other rows or frames")
    for (shape, one), (_, two) in zip(mine, theirs, strict=True):
        yield shape, one, two


def check_declared_view(schema: Schema, view: Doc) -> None:
    """Check that a view holds what was declared: no more, no less."""
    _same_keys("the view", schema.state.seen, view, "seat")
    for field in schema.state.seen:
        if isinstance(field, Rows):
            for row in view[field.key]:
                _same_keys(f"the view of {field.key}", field.shape.seen, row)
    for frame in view["stack"]:
        _same_keys(frame[FRAME], schema.frames[frame[FRAME]].fields, frame, FRAME)


def _same_keys(what: str, fields: list[Field], doc: Doc, *more: str) -> None:
    right = {field.key for field in fields} | set(more)
    if right != doc.keys():
        raise BrokenLaw("declared", f"{what}: not as declared: {', '.join(sorted(right ^ doc.keys()))}")
