"""Pacts: offered, accepted, cancelled, ended by attacks (p. 4).

SEAM for the military half. What pacts give while in play is in powers.PACT_PAIRS and cards.pacts_of already.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.luck import Luck


def end_pact(s: Board, owner: int, luck: Luck) -> None:
    """Remove the pact in the area of a seat from play (obsolete, cancelled, ended by an attack, resigned)."""
