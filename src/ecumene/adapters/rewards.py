"""What a finished game is worth to a learner."""

from __future__ import annotations

from ecumene.kernel.game import Doc

ALONE = 100  # points that are worth 1 to a lone player


def rewards(result: Doc) -> list[float]:
    """Return the share of rivals beaten less the share that was better: from 1 to -1, zero in all.

    A lone player has no rivals: a hundredth of the score.
    """
    ranks = result["ranks"]
    if len(ranks) == 1:
        return [min(1.0, max(-1.0, result["scores"][0] / ALONE))]
    others = len(ranks) - 1
    return [sum((rank > mine) - (rank < mine) for rank in ranks) / others for mine in ranks]
