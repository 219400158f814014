"""How bots judge Sahara."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.judge import Judge
from tests.sahara.state import ROUNDS, Desert


def features(s: Desert, seat: int) -> dict[str, float]:
    """What a caravan has, and how long it can still use it."""
    player = s.players[seat]
    return {
        "points": float(player.points),
        "coins": float(player.coins),
        "water": float(player.water),
        "goods": float(sum(player.goods)),
        "rounds": float(ROUNDS - s.round),
    }


JUDGE: Final = Judge(features=features)
