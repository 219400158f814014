"""Named numbers by which bots judge a seat's position."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import (
    ACTIVATION,
    ADVANCED_LEVEL,
    CUBES,
    EFFECTS,
    ERAS,
    REVOLUTION,
    TURNS,
)
from ecumene.games.historia.components.leaders import conditions_of
from ecumene.games.historia.components.parties import alone
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.effects.effects import GAIN_VP, ON_ACTION, RECOVER_CUBE
from ecumene.games.historia.matrix.levels import cell_exists
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.state import COMMAND_READY, GameState

LAST_TURN: Final[int] = ERAS * TURNS
SCORINGS: Final = [2, 4]  # the turns of an era at whose end territories score


def scorings_left(turn: int) -> int:
    """Return how often territories still score."""
    return sum(1 for later in range(max(1, turn), LAST_TURN + 1) if (later - 1) % TURNS + 1 in SCORINGS)


def government_vp(government: int) -> int:
    """Return the points that a form of government gives at the end of each turn."""
    return sum(effect.amount for effect in EFFECTS[government] if effect.kind == GAIN_VP)


def government_cubes(government: int) -> int:
    """Return the cubes that a form of government brings back at the end of each turn."""
    return sum(effect.amount for effect in EFFECTS[government] if effect.kind == RECOVER_CUBE)


def features(s: GameState, seat: int) -> dict[str, float]:
    """Return what a seat has, and what that promises for the turns to come."""
    player = s.players[seat]
    turns = 0 if s.over else LAST_TURN - max(1, s.turn) + 1
    scorings = 0 if s.over else scorings_left(s.turn)
    held_alone = shared = 0
    token_vp = 0
    for place in range(TERRITORY_COUNT):
        if player.land[place]:
            if alone(s, seat, place):
                held_alone += 1
                token_vp += s.token_vp(place)
            else:
                shared += 1
    leader_vp, leader_gap = leader_features(s, seat)
    wonders = len(player.wonders)
    acting = sum(ACTIVATION[wonder] == ON_ACTION for wonder in player.wonders)
    government = player.government()
    return {
        "vp": float(player.vp),
        "technology": float(player.technology),
        "military": float(player.military),
        "technology_turns": player.technology * turns / LAST_TURN,
        "military_turns": player.military * turns / LAST_TURN,
        "government_turns": float(government_vp(government) * turns),
        "government_cubes": float(government_cubes(government) * turns),
        "next_government": next_government(s, seat) * max(0, turns - 1),
        "cards": float((player.card_limit() - 1) * turns),
        "advanced_actions": advanced_known(player.technology) * turns / LAST_TURN,
        "navigation": float(player.navigates()) * turns / LAST_TURN,
        "ready": float(player.ready) if turns else 0.0,
        "used": float(player.used) if turns else 0.0,
        "in_play": float(CUBES - player.supply - player.destroyed) if turns else 0.0,
        "hand": float(len(player.hand)) if turns else 0.0,
        "queue": float(len(player.queue)) if turns else 0.0,
        "revolution": float(REVOLUTION in player.hand and len(player.queue) >= 3) if turns else 0.0,
        "advisers": float(len(player.advisers)) if turns else 0.0,
        "revealed": float(len(player.revealed)) if turns else 0.0,
        "wonders": float(wonders),
        "wonder_turns": wonders * turns / LAST_TURN,
        "acting_wonders": acting * turns / LAST_TURN,
        "ready_wonders": float(wonders - len(player.turned)) if turns else 0.0,
        "territory_vp": float(token_vp * scorings),
        "territories": float(held_alone + shared) * turns / LAST_TURN,
        "shared": float(shared) * turns / LAST_TURN,
        "leader_vp": leader_vp,
        "leader_gap": leader_gap,
        "first": float(s.order[0] == seat) if turns else 0.0,
        "stronger": float(sum(other.military > player.military for other in s.players)),
        "command": float(player.command == COMMAND_READY),
        "lent": float(player.lent),
    }


def advanced_known(technology: int) -> float:
    """Return how many advanced actions a technology level allows."""
    return float(sum(level <= technology for level in ADVANCED_LEVEL))


def next_government(s: GameState, seat: int) -> float:
    """Return how much more the better of the two next cells gives a turn."""
    player = s.players[seat]
    now = government_vp(player.government())
    best = 0
    for step in range(2):
        technology, military = player.technology + step, player.military + 1 - step
        if cell_exists(technology, military):
            best = max(best, government_vp(GOVERNMENT_AT[technology][military]) - now)
    return float(best)


def leader_features(s: GameState, seat: int) -> tuple[float, float]:
    """Return the points of the met conditions of a leader, and those of the others by what is lacking."""
    player = s.players[seat]
    if player.leader < 0:
        return 0.0, 0.0
    met_vp = near = 0.0
    for _, have, least, vp in conditions_of(s, seat):
        if have >= least:
            met_vp += vp
        else:
            near += vp * have / least
    return met_vp, near
