"""How bots judge Historia."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.bots.features import features
from ecumene.games.historia.rounds.turns import Resolution
from ecumene.games.historia.state import GameState
from ecumene.kernel.judge import Judge


def carried_out(s: GameState) -> bool:
    """Return whether the chosen cards have been resolved."""
    return not any(isinstance(frame, Resolution) for frame in s.stack)


JUDGE: Final = Judge(
    features=features,
    carried_out=carried_out,
)
