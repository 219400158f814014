"""All frames by name, for positions. A new frame is added here, and nowhere else."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.civil.action_cards import CarryOut, Choose, Ordered
from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.civil.leaders import PlaceHomer
from ecumene.games.through_the_ages.civil.wonders import CompleteWonder
from ecumene.games.through_the_ages.economy.losses import LosePopulation, TokensFromCards
from ecumene.games.through_the_ages.economy.production import Production
from ecumene.games.through_the_ages.military.aggression import Defense
from ecumene.games.through_the_ages.military.colonies import Auction, Colonization, PickColony
from ecumene.games.through_the_ages.military.force import SendForce
from ecumene.games.through_the_ages.military.war_over_technology import TakeTechnologies
from ecumene.games.through_the_ages.politics.choices import (
    DestroyBuilding,
    DiscardCards,
    RemoveCard,
    SplitGoods,
    TurnOver,
)
from ecumene.games.through_the_ages.politics.events import CurrentEvent
from ecumene.games.through_the_ages.politics.international_agreement import InternationalAgreement
from ecumene.games.through_the_ages.politics.pacts import OfferedPact
from ecumene.games.through_the_ages.politics.politics_phase import PoliticsPhase
from ecumene.games.through_the_ages.politics.programme import Programme
from ecumene.games.through_the_ages.rounds.end import FinalScoring
from ecumene.games.through_the_ages.rounds.row import Replenish
from ecumene.games.through_the_ages.rounds.turn_end import DiscardExcess, DrawCards
from ecumene.games.through_the_ages.turn import Rounds, Turn
from ecumene.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    "ActionPhase": ActionPhase,
    "Auction": Auction,
    "CarryOut": CarryOut,
    "Choose": Choose,
    "Colonization": Colonization,
    "CompleteWonder": CompleteWonder,
    "CurrentEvent": CurrentEvent,
    "Defense": Defense,
    "DestroyBuilding": DestroyBuilding,
    "DiscardCards": DiscardCards,
    "DiscardExcess": DiscardExcess,
    "DrawCards": DrawCards,
    "FinalScoring": FinalScoring,
    "InternationalAgreement": InternationalAgreement,
    "LosePopulation": LosePopulation,
    "OfferedPact": OfferedPact,
    "Ordered": Ordered,
    "PickColony": PickColony,
    "PlaceHomer": PlaceHomer,
    "PoliticsPhase": PoliticsPhase,
    "Production": Production,
    "Programme": Programme,
    "RemoveCard": RemoveCard,
    "Replenish": Replenish,
    "Rounds": Rounds,
    "SendForce": SendForce,
    "SplitGoods": SplitGoods,
    "TakeTechnologies": TakeTechnologies,
    "TokensFromCards": TokensFromCards,
    "Turn": Turn,
    "TurnOver": TurnOver,
}
