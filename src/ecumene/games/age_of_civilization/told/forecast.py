"""Looking ahead to the end of the turn: how the numbers of a seat will stand."""

from __future__ import annotations

from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase, ReturnWorkers
from ecumene.games.age_of_civilization.turn.turn_end import TurnEnd, pending_at_turn_end
from ecumene.kernel.look_ahead import paragraph


def phase_of(s: GameState, seat: int) -> ActionPhase | None:
    """Return the action phase that a seat is in, if it is in one."""
    for frame in s.stack:
        if isinstance(frame, ActionPhase) and frame.seat == seat:
            return frame
    return None


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return a seat's numbers at the end of its turn: workers home, then the effects that cost and ask nothing."""
    phase = phase_of(s, seat)
    if phase is None:
        return {}
    world: GameState = paragraph(s, ReturnWorkers(seat, phase.placed, phase.lost), seat).state
    for card in pending_at_turn_end(world.players[seat]):
        world = paragraph(world, TurnEnd(seat, [card]), seat).state
    player = world.players[seat]
    return {"vp": player.vp, "coins": player.coins, "workers": player.workers, "military": player.military()}
