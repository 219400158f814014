"""How bots judge Historia."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.features import features
from ecumene.games.historia.state import Board
from ecumene.games.historia.turn import Resolution
from ecumene.kernel.judge import Judge


def carried_out(s: Board) -> bool:
    """Return whether the chosen cards have been resolved."""
    return not any(isinstance(frame, Resolution) for frame in s.stack)


JUDGE: Final = Judge(
    features=features,
    carried_out=carried_out,
)
