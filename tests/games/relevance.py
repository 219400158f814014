"""Whether a reason for a refused move is relevant: remedy what it tells, and ask again (see test_reasons.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.kernel.frame import Action, State, refuse
from ecumene.kernel.refusal import UNLISTED, Refusal

Remedy = Callable[[Any, int, Action, Refusal], bool]


def still_refused(remedy: Remedy, s: State, seat: int, a: Action) -> bool | None:
    """Return whether a move is refused for the same reason after its remedy; None if nothing could help.

    A reason is the obstacle that the question states; where it states none, the rule that is cited.
    """
    before, question = refuse(s, seat, a), s.stack[-1]
    why = question.obstacle(s, seat, a) if question.takes(a[0]) else UNLISTED
    after = s.copy()
    if not remedy(after, seat, a, before):
        return None
    if a in after.stack[-1].legal(after, seat):
        return False
    if why != UNLISTED:
        return after.stack[-1].obstacle(after, seat, a) == why
    again = refuse(after, seat, a)
    return again.rule == before.rule and min(again.need, 0) == min(before.need, 0)
