"""What Nim tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.frame import Action
from ecumene.kernel.teller import Teller
from tests.nim.state import Heaps


def refs(s: Heaps, seat: int, a: Action) -> list[str]:
    """The heap."""
    return [f"heap:{a[1]}"]


TELLER: Final = Teller(
    refs=refs,
)
