"""What the end of the turn will bring if it ended now: for the panels of the players, and warnings before it."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.banks import corruption, food, resources
from ecumene.games.through_the_ages.end_of_turn import military_limit
from ecumene.games.through_the_ages.production import STEPS, consumption, food_production, produce
from ecumene.games.through_the_ages.ratings import discontent
from ecumene.games.through_the_ages.spending import civil_actions
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.tables import STARVATION
from ecumene.kernel.luck import Luck


def forecast(s: Board, seat: int) -> dict[str, int]:
    """Return points, goods and blue tokens of a seat after the production of its turn."""
    after = s.copy()
    player = after.players[seat]
    if not s.over and not player.out and discontent(s, seat) <= player.unused:
        for step in STEPS:
            produce(after, seat, step, Luck(0), -1)
    return {
        "culture": player.culture,
        "science": player.science,
        "food": food(player),
        "resources": resources(player),
        "blue": player.blue,
    }


def warnings(s: Board, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what a seat would lose or leave unused by ending its turn now."""
    player = s.players[seat]
    found: list[tuple[str, dict[str, Any]]] = []
    if seat != s.current or player.out or s.over:
        return found
    if civil_actions(player):
        found.append(("warning-civil-actions", {"n": civil_actions(player)}))
    excess = len(player.military) - military_limit(player)
    if excess > 0:
        found.append(("warning-military-cards", {"n": excess}))
    unhappy = discontent(s, seat)
    if unhappy > player.unused:
        found.append(("warning-uprising", {"n": unhappy, "unused": player.unused}))
        return found
    lost = min(corruption(player), resources(player) + food(player))
    if lost:
        found.append(("warning-corruption", {"n": lost}))
    eaten = consumption(player) - food(player) - food_production(s, seat)
    if eaten > 0:
        found.append(("warning-starvation", {"n": eaten, "culture": min(player.culture, STARVATION * eaten)}))
    return found
