"""How bots judge Nim."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.judge import Judge
from tests.nim.state import Heaps


def features(s: Heaps, seat: int) -> dict[str, float]:
    """Whether this seat moved last, and how many heaps are left."""
    return {"last": float(s.last == seat), "heaps": float(len(s.heaps))}


JUDGE: Final = Judge(
    features=features,
)
