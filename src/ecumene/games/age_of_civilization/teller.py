"""What Age of Civilization tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.rounds.end import campaign, outcome
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.told.cautions import cautions
from ecumene.games.age_of_civilization.told.forecast import forecast, forecast_stops
from ecumene.games.age_of_civilization.told.gains import move_gain
from ecumene.games.age_of_civilization.told.prices import move_price
from ecumene.games.age_of_civilization.told.refs import move_refs
from ecumene.games.age_of_civilization.told.totals import totals
from ecumene.games.age_of_civilization.told.warnings import warnings
from ecumene.kernel.frame import Action
from ecumene.kernel.teller import Teller


def refs(s: GameState, seat: int, a: Action) -> list[str]:
    """Return the cards that an action touches."""
    return move_refs(a)


def holdings(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return the wonders of a seat."""
    return [("wonders", wonder) for wonder in s.players[seat].wonders]


TELLER: Final = Teller(
    refs=refs,
    price=move_price,
    gain=move_gain,
    outcome=outcome,
    campaign=campaign,
    holdings=holdings,
    warnings=warnings,
    cautions=cautions,
    forecast=forecast,
    forecast_stops=forecast_stops,
    totals=totals,
)
