"""What a move costs, by kind, each part with its source."""

from __future__ import annotations

from ecumene.games.age_of_civilization.actions.prices import price_sum
from ecumene.games.age_of_civilization.card_data import (
    CULTURE,
    SPECIAL_PRICE,
)
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.turn_end import optional
from ecumene.games.age_of_civilization.verbs import (
    BUY,
    MONUMENT_WITH_STONE,
    RESOLVE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum


def move_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return what a move costs, by kind, each part with its source."""
    verb, subject, _ = a
    if verb == BUY:
        return {"coins": Sum([(subject, SPECIAL_PRICE)])}
    if verb == RESOLVE:
        offer = optional(s.players[seat], subject)
        if offer is None:
            return {}
        if offer.pays:
            return {"coins": Sum([(subject, offer.pays)])}
        return {"coins": price_sum(s, seat, CULTURE, 0, subject)}
    if verb > MONUMENT_WITH_STONE:
        return {}
    return {"coins": price_sum(s, seat, verb, subject, -1)}
