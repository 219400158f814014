"""Whether a reason for a refused move is relevant: remedy what it tells, and ask again (see test_reasons.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.kernel.frame import Action, State, refuse
from ecumene.kernel.refusal import Refusal

Remedy = Callable[[Any, int, Action, Refusal], bool]


def still_refused(remedy: Remedy, s: State, seat: int, a: Action) -> bool | None:
    """Return whether a move is refused for the same reason after its remedy; None if nothing could help."""
    before = refuse(s, seat, a)
    after = s.copy()
    if not remedy(after, seat, a, before):
        return None
    if a in after.stack[-1].legal(after, seat):
        return False
    again = refuse(after, seat, a)
    return again.rule == before.rule and min(again.need, 0) == min(before.need, 0)
