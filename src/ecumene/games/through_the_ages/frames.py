"""All frames by name, for positions. A new frame is added here, and nowhere else."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.action_cards import CarryOut, Choose, Ordered
from ecumene.games.through_the_ages.action_phase import ActionPhase
from ecumene.games.through_the_ages.end import FinalScoring
from ecumene.games.through_the_ages.end_of_turn import DiscardExcess, DrawCards, ResetActions
from ecumene.games.through_the_ages.leaders import PlaceHomer
from ecumene.games.through_the_ages.losses import LosePopulation, TokensFromCards
from ecumene.games.through_the_ages.production import Production
from ecumene.games.through_the_ages.row import Replenish
from ecumene.games.through_the_ages.turn import Rounds, Turn
from ecumene.games.through_the_ages.wonders import CompleteWonder
from ecumene.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "ActionPhase": ActionPhase,
    "CarryOut": CarryOut,
    "Choose": Choose,
    "CompleteWonder": CompleteWonder,
    "DiscardExcess": DiscardExcess,
    "DrawCards": DrawCards,
    "FinalScoring": FinalScoring,
    "LosePopulation": LosePopulation,
    "Ordered": Ordered,
    "PlaceHomer": PlaceHomer,
    "Production": Production,
    "Replenish": Replenish,
    "ResetActions": ResetActions,
    "Rounds": Rounds,
    "TokensFromCards": TokensFromCards,
    "Turn": Turn,
}
