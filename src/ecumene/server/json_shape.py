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
        deep = depth(start, most_levels) > most_levels
        raise too_deep(most_levels) if deep else Problem("too-many-fields", most=MOST_PARTS)
    if depth(bare, most_levels) > most_levels:
        raise too_deep(most_levels)
    return parts(bare) + bare.count(b",")


def parts(text: bytes) -> int:
    """Return how many fields, lists and objects begin in a text."""
    return text.count(b"[") + text.count(b"{") + text.count(b":")


def depth(bare: bytes, most: int) -> int:
    """Return how deep brackets are nested in JSON whose strings were taken out.

    Nothing is counted after a level too many, nor after a bracket that closes nothing: that is no JSON.
    """
    deepest = level = 0
    for bracket in bare.translate(None, NOT_BRACKETS):
        level += 1 if bracket in b"[{" else -1
        deepest = max(deepest, level)
        if not 0 <= level <= most:
            break
    return deepest


def too_deep(most: int) -> Problem:
    """Return the refusal of JSON that is nested too deep."""
    return Problem("too-deep", most=most)
