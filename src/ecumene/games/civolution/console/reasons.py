"""Why a move is not legal, as small numbers, and the case that a refusal names where one rule has several.

A reason without a rule of its own cites the rule of the open question, and so does UNLISTED.
"""

from __future__ import annotations

from typing import Final

from ecumene.kernel.refusal import WRONG_KIND, reason

Details = tuple[int, int, int]
"""What makes a reason concrete: the thing, what is needed, what is there; -1 where it says nothing."""

_CASES: Final[dict[int, int]] = {}


def because(rule: str, case: int = -1) -> int:
    """Return a new reason: a rule, and which case of it."""
    why = reason(rule)
    _CASES[why] = case
    return why


def case_of(why: int) -> int:
    """Return which case of its rule a reason is, -1: the rule says it all."""
    return _CASES.get(why, -1)


NOT_ON_DISPLAY: Final = because("", WRONG_KIND)
NO_SUCH_TRIBE: Final = because("", 1)
