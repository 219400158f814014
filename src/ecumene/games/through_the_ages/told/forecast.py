"""What the end of the turn will bring if it ended now: for the panels of the players, and warnings before it."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.card_data import HAPPINESS_NEEDED, YELLOW_SLOTS
from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.civil.costs import population_price
from ecumene.games.through_the_ages.economy.blue_bank import corruption, food, resources
from ecumene.games.through_the_ages.economy.production import (
    STEPS,
    consumption,
    food_production,
    produce,
    resource_production,
)
from ecumene.games.through_the_ages.economy.ratings import discontent, ratings
from ecumene.games.through_the_ages.economy.spending import civil_actions
from ecumene.games.through_the_ages.effects.powers import (
    CIVIL_ACTIONS,
    CIVIL_HAND,
    COLONIZATION,
    MILITARY_ACTIONS,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.rounds.turn_end import end_of_actions, military_limit
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return what a seat will have when its turn has ended, and the sums by which that comes about."""
    return {**after_production(s, seat), **standing(s, seat)}


def standing(s: GameState, seat: int) -> dict[str, int]:
    """Return what the cards in play of a seat add up to: totals, limits, what production makes and takes."""
    player = s.players[seat]
    power = player.power
    science, culture, strength, happiness = ratings(s, seat)
    return {
        "culture_rating": culture,
        "science_rating": science,
        "civil_actions": power[CIVIL_ACTIONS],
        "military_actions": power[MILITARY_ACTIONS],
        "strength": strength,
        "happiness": happiness,
        "happiness_needed": HAPPINESS_NEEDED[min(player.yellow, YELLOW_SLOTS)],
        "discontent": discontent(s, seat),
        "corruption": corruption(player),
        "consumption": consumption(player),
        "food_production": food_production(s, seat),
        "resource_production": resource_production(s, seat),
        "population_price": population_price(player),
        "urban_limit": power[URBAN_LIMIT],
        "colonization": power[COLONIZATION],
        "hand_limit": power[CIVIL_ACTIONS] + power[CIVIL_HAND],
        "military_limit": military_limit(player),
    }


def after_production(s: GameState, seat: int) -> dict[str, int]:
    """Return points, goods and blue tokens of a seat after the production of its turn."""
    after, _ = turn_ended(s, seat)
    player = after.players[seat]
    return {
        "culture": player.culture,
        "science": player.science,
        "food": food(player),
        "resources": resources(player),
        "blue": player.blue,
    }


def turn_ended(s: GameState, seat: int) -> tuple[GameState, dict[str, int]]:
    """End the turn of a seat on a copy, down to its production; return it with the sums that its log tells."""
    after = s.copy()
    player = after.players[seat]
    luck = Luck(0)
    luck.log = []
    if not s.over and not player.out:
        end_of_actions(after, seat, luck)
        if discontent(s, seat) <= player.unused:
            for step in STEPS:
                produce(after, seat, step, luck, -1)
    sums: dict[str, int] = {}
    for event in luck.log:
        sums[event.kind] = sums.get(event.kind, 0) + event.amount
    return after, sums


def warnings(s: GameState, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what a seat would lose or leave unused by ending its turn now."""
    player = s.players[seat]
    found: list[tuple[str, dict[str, Any]]] = []
    if seat != s.current or not s.stack or not isinstance(s.stack[-1], ActionPhase):
        return found  # nothing else ends a turn
    if civil_actions(player):
        found.append(("warning-civil-actions", {"n": civil_actions(player)}))
    excess = len(player.military) - military_limit(player)
    if excess > 0:
        found.append(("warning-military-cards", {"n": excess}))
    unhappy = discontent(s, seat)
    if unhappy > player.unused:
        found.append(("warning-uprising", {"n": unhappy, "unused": player.unused}))
        return found
    _, sums = turn_ended(s, seat)
    lost = -sums.get("corruption", 0) - sums.get("corruption-food", 0)
    if lost:
        found.append(("warning-corruption", {"n": lost}))
    hungry = consumption(player) + sums.get("consumption", 0)
    if hungry:
        found.append(("warning-starvation", {"n": hungry, "culture": -sums.get("starvation", 0)}))
    return found
