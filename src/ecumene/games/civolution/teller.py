"""What Civolution tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import HAND_OF
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.chances import chances
from ecumene.games.civolution.told.forecast import forecast
from ecumene.games.civolution.told.gains import move_gain, move_price, named_by
from ecumene.games.civolution.told.prospects import prospects
from ecumene.games.civolution.told.refs import move_refs
from ecumene.games.civolution.told.totals import totals
from ecumene.games.civolution.told.warnings import warnings
from ecumene.kernel.teller import Teller


def holdings(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return what is installed, and the ready hand that a seat began with."""
    player = s.players[seat]
    hands = [("hands", HAND_OF[player.start])] if s.ready[seat] and player.start in HAND_OF else []
    return hands + [("installed", thing) for thing in installed(player)]


TELLER: Final = Teller(
    refs=move_refs,
    price=move_price,
    gain=move_gain,
    named_by=named_by,
    holdings=holdings,
    forecast=forecast,
    warnings=warnings,
    chances=chances,
    totals=totals,
    prospects=prospects,
)
