"""What Historia tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.cautions import card_cautions
from ecumene.games.historia.told.chances import move_chances
from ecumene.games.historia.told.forecast import forecast, forecast_stops
from ecumene.games.historia.told.gains import move_gain
from ecumene.games.historia.told.prices import move_price
from ecumene.games.historia.told.refs import move_refs
from ecumene.games.historia.told.totals import totals
from ecumene.games.historia.told.warnings import warnings
from ecumene.games.historia.verbs import ACTIVATE
from ecumene.kernel.frame import Action
from ecumene.kernel.teller import Teller


def holdings(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return civilization, leader and wonders of a seat."""
    player = s.players[seat]
    chosen = [("civilizations", player.civilization), ("leaders", player.leader)]  # neither at first
    wonders = [("wonders", wonder) for wonder in player.wonders]
    return [*[had for had in chosen if had[1] >= 0], *wonders]


def destroys(a: Action) -> bool:
    """Return whether a wonder is activated by destroying another."""
    return a[0] == ACTIVATE and a[2] >= 0


TELLER: Final = Teller(
    refs=move_refs,
    price=move_price,
    gain=move_gain,
    holdings=holdings,
    warnings=warnings,
    cautions=card_cautions,
    chances=move_chances,
    forecast=forecast,
    forecast_stops=forecast_stops,
    totals=totals,
    destroys=destroys,
)
