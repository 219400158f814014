"""What a seat would leave unused by ending its turn now."""

from __future__ import annotations

from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.kernel.teller import Told


def warnings(s: GameState, seat: int) -> list[Told]:
    """Return the free workers of a seat that could still perform an action."""
    phase = s.stack[-1] if s.stack else None
    if not isinstance(phase, ActionPhase) or phase.seat != seat or not phase.placements(s, seat):
        return []
    return [("warning-idle-workers", {"n": phase.free(s, seat)})]
