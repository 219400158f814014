"""How bots judge Civolution."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.bots.features import features
from ecumene.games.civolution.bots.ideas import ideas
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.state import GameState
from ecumene.kernel.judge import Judge


def pauses(s: GameState, seat: int) -> bool:
    """Return whether a lone player is at a new turn: the rival has had its own."""
    return len(s.players) == 1 and len(s.stack) > 0 and isinstance(s.stack[-1], Turn)


JUDGE: Final = Judge(
    features=features,
    ideas=ideas,
    pauses=pauses,
)
