"""What a seat may not expect of an action."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import CONQUEST
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import move_alone
from ecumene.kernel.teller import Told


def cautions(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return whether a conquest fails, and the military that it would take."""
    if a[0] != CONQUEST:
        return []
    lines = move_alone(s, seat, a).events
    return [("warning-conquest-fails", {"n": line.amount}) for line in lines if line.kind == "conquest-failed"]
