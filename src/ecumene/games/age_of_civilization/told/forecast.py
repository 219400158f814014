"""Looking ahead to the end of the turn: how the numbers of a seat will stand."""

from __future__ import annotations

from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase, ReturnWorkers
from ecumene.games.age_of_civilization.turn.turn_end import TurnEnd, pending_at_turn_end
from ecumene.kernel.look_ahead import DONE, Ahead, paragraph


def phase_of(s: GameState, seat: int) -> ActionPhase | None:
    """Return the action phase that a seat is in, if it is in one."""
    for frame in s.stack:
        if isinstance(frame, ActionPhase) and frame.seat == seat:
            return frame
    return None


def turn_ended(s: GameState, seat: int) -> Ahead | None:
    """Let the workers of a seat go home and carry the effects of its turn's end out, each by itself."""
    phase = phase_of(s, seat)
    if phase is None:
        return None
    ahead = paragraph(s, ReturnWorkers(seat, phase.placed, phase.lost), seat)
    stops = ahead.stops
    for card in pending_at_turn_end(ahead.state.players[seat]):
        ahead = paragraph(ahead.state, TurnEnd(seat, [card]), seat)
        stops = stops or ahead.stops
    return Ahead(ahead.state, ahead.events, stops)


def forecast_stops(s: GameState, seat: int) -> str:
    """Return what cuts the forecast short: an effect that asks which of several things it does."""
    ahead = turn_ended(s, seat)
    return DONE if ahead is None else ahead.stops


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return a seat's numbers at the end of its turn: workers home, then the effects that cost and ask nothing."""
    ahead = turn_ended(s, seat)
    if ahead is None:
        return {}
    player = ahead.state.players[seat]
    return {"vp": player.vp, "coins": player.coins, "workers": player.workers, "military": player.military()}
