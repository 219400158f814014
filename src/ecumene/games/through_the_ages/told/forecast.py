"""What the end of the turn will bring if it ended now: for the panels of the players."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import HAPPINESS_NEEDED, YELLOW_SLOTS
from ecumene.games.through_the_ages.civil.costs import population_price
from ecumene.games.through_the_ages.economy.blue_bank import corruption, food, resources
from ecumene.games.through_the_ages.economy.production import (
    Production,
    consumption,
    food_production,
    resource_production,
)
from ecumene.games.through_the_ages.economy.ratings import discontent, ratings
from ecumene.games.through_the_ages.effects.powers import (
    CIVIL_ACTIONS,
    CIVIL_HAND,
    COLONIZATION,
    MILITARY_ACTIONS,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.rounds.turn import DISCARD, Turn
from ecumene.games.through_the_ages.rounds.turn_end import military_limit
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.look_ahead import CHOICE, Ahead, paragraph


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return what a seat will have when its turn has ended, and the sums by which that comes about."""
    return {**after_production(s, seat), **added_up(s, seat)}


def added_up(s: GameState, seat: int) -> dict[str, int]:
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
    player = end_of_turn(s, seat).state.players[seat]
    return {
        "culture": player.culture,
        "science": player.science,
        "food": food(player),
        "resources": resources(player),
        "blue": player.blue,
    }


def end_of_turn(s: GameState, seat: int) -> Ahead:
    """Carry out the end of a turn of a seat, down to the first draw: its production comes before it."""
    ahead = paragraph(s, Turn(seat, DISCARD), seat)
    if ahead.stops != CHOICE:
        return ahead
    produced = paragraph(ahead.state, Production(seat), seat)  # whichever military cards are discarded
    return Ahead(produced.state, ahead.events + produced.events, produced.stops)
