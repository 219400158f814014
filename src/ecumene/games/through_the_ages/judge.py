"""How bots judge Through the Ages."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.bots.features import features
from ecumene.games.through_the_ages.rounds.turn import calm
from ecumene.kernel.judge import Judge

JUDGE: Final = Judge(
    features=features,
    calm=calm,
)
