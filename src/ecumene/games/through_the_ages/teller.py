"""What Through the Ages tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.told.cautions import cautions
from ecumene.games.through_the_ages.told.forecast import forecast
from ecumene.games.through_the_ages.told.gains import move_gain
from ecumene.games.through_the_ages.told.prices import move_price
from ecumene.games.through_the_ages.told.refs import move_refs
from ecumene.games.through_the_ages.told.totals import totals
from ecumene.games.through_the_ages.told.warnings import warnings
from ecumene.kernel.teller import Teller


def holdings(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return government, wonders and colonies of a seat."""
    player = s.players[seat]
    found = [("government", player.government)]
    found += [("wonders", wonder) for wonder in player.wonders]
    return found + [("colonies", colony) for colony in player.colonies]


TELLER: Final = Teller(
    refs=move_refs,
    price=move_price,
    gain=move_gain,
    holdings=holdings,
    warnings=warnings,
    cautions=cautions,
    forecast=forecast,
    totals=totals,
)
