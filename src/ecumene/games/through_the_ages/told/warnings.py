"""What a seat would lose or leave unused by ending its turn now."""

from __future__ import annotations

from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.economy.spending import civil_actions
from ecumene.games.through_the_ages.rounds.turn_end import excess
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.told.forecast import end_of_turn
from ecumene.kernel.teller import Told


def warnings(s: GameState, seat: int) -> list[Told]:
    """Return what a seat leaves unused, has to discard, and what goes wrong in its production."""
    player = s.players[seat]
    found: list[Told] = []
    if seat != s.current or not s.stack or not isinstance(s.stack[-1], ActionPhase):
        return found  # nothing else ends a turn
    if civil_actions(player):
        found.append(("warning-civil-actions", {"n": civil_actions(player)}))
    if excess(player):
        found.append(("warning-military-cards", {"n": excess(player)}))
    sums = end_of_turn(s, seat).sums(seat)
    if "uprising" in sums:
        found.append(("warning-uprising", {"n": sums["uprising"], "unused": player.unused}))
    lost = -sums.get("corruption", 0) - sums.get("corruption-food", 0)
    if lost:
        found.append(("warning-corruption", {"n": lost}))
    if "hunger" in sums:
        found.append(("warning-starvation", {"n": sums["hunger"], "culture": -sums["starvation"]}))
    return found
