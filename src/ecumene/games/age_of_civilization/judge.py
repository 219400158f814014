"""How bots judge Age of Civilization."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.bots.features import features
from ecumene.kernel.judge import Judge

JUDGE: Final = Judge(
    features=features,
)
