"""How complicated a JSON text is, found without parsing it: thousands of lists cost more to read than to send."""

from __future__ import annotations

import re

from ecumene.server.errors import Problem

MOST_PARTS = 256  # fields, lists and objects; the longest request we know has about 60
STRINGS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def check_shape(text: bytes, most_levels: int) -> int:
    """Refuse JSON with too many fields, lists and objects, or nested too deep; return how many values it has."""
    values = parts(text) + text.count(b",")
    if values <= most_levels:  # as nearly always, even if some of them are inside strings
        return values
    bare = STRINGS.sub(b"", text)
    if parts(bare) > MOST_PARTS:
        # A long run of opening brackets is both; then the nesting is what its sender should hear about.
        start = bare[: 4 * MOST_PARTS]
        raise too_deep(most_levels) if depth(start) > most_levels else Problem("too-many-fields", most=MOST_PARTS)
    if depth(bare) > most_levels:
        raise too_deep(most_levels)
    return parts(bare) + bare.count(b",")


def parts(text: bytes) -> int:
    """Return how many fields, lists and objects begin in a text."""
    return text.count(b"[") + text.count(b"{") + text.count(b":")


def depth(bare: bytes) -> int:
    """Return how deep brackets are nested in JSON whose strings were taken out."""
    deepest = level = 0
    for bracket in bare.translate(None, NOT_BRACKETS):
        level += 1 if bracket in b"[{" else -1
        deepest = max(deepest, level)
    return deepest


def too_deep(most: int) -> Problem:
    """Return the refusal of JSON that is nested too deep."""
    return Problem("too-deep", most=most)
