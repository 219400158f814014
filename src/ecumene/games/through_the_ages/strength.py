"""Strength: armies formed by the current tactic so that they are strongest (p. 9 and p. 10).

SEAM for the military half: `army_strength` is called by `ratings.rate()` whenever the units, the tactic or the
leader have changed, and by the colonizing force. Everything else of the strength rating is in ratings.py.
"""

from __future__ import annotations


def army_strength(units: list[int], tactic: int, infantry_as_cavalry: bool) -> int:
    """Return the tactic strength of all armies that units can form (p. 9).

    `units` has one place for each card that takes workers (like Player.workers, -1 or 0: none); `tactic` is the
    current tactic or -1. With `infantry_as_cavalry` (Genghis Khan, p. 11) infantry may stand for cavalry.
    """
    return 0
