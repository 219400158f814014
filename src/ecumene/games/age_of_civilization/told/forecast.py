"""Looking ahead to the end of the turn: what would be lost or left unused, and how the numbers will stand."""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.actions.perform import conquest_needs
from ecumene.games.age_of_civilization.card_data import CONQUEST, CONQUEST_LEAST
from ecumene.games.age_of_civilization.effects.powers import GAIN_COINS, GAIN_VP, TURN_END
from ecumene.games.age_of_civilization.pieces import amount_of, gains_at
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.games.age_of_civilization.turn.turn_end import pending_at_turn_end
from ecumene.kernel.frame import Action


def phase_of(s: GameState, seat: int) -> ActionPhase | None:
    """Return the action phase that a seat is in, if it is in one."""
    for frame in s.stack:
        if isinstance(frame, ActionPhase) and frame.seat == seat:
            return frame
    return None


def warnings(s: GameState, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what a seat would lose or leave unused by finishing its actions now."""
    phase = phase_of(s, seat)
    if phase is None or phase is not s.stack[-1]:
        return []
    found: list[tuple[str, dict[str, Any]]] = []
    idle = s.players[seat].workers - phase.placed - phase.lost
    if phase.placements(s, seat):
        found.append(("warning-idle-workers", {"n": idle}))
    return found


def cautions(s: GameState, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
    """Return what a seat may not expect of an action: a conquest that fails."""
    if a[0] == CONQUEST and (s.players[seat].military() < CONQUEST_LEAST or not s.leads(seat)):
        return [("warning-conquest-fails", {"n": conquest_needs(s)})]
    return []


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return a seat's numbers at the end of its turn: red slots emptied, turn-end effects that cost nothing."""
    phase = phase_of(s, seat)
    if phase is None:
        return {}
    player = s.players[seat]
    vp, coins = player.vp, player.coins
    for card in pending_at_turn_end(player):
        for gain in gains_at(player, TURN_END, card):
            if gain.what == GAIN_VP:
                vp += amount_of(s, seat, gain, 0)
            elif gain.what == GAIN_COINS:
                coins += amount_of(s, seat, gain, 0)
    return {"vp": vp, "coins": coins, "workers": player.workers - phase.lost, "military": player.military()}
