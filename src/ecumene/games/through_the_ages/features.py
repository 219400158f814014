"""Named numbers by which bots judge a seat's position."""

from __future__ import annotations

from ecumene.games.through_the_ages.banks import corruption, food, resources
from ecumene.games.through_the_ages.counts import technologies
from ecumene.games.through_the_ages.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.production import consumption, food_production, resource_production
from ecumene.games.through_the_ages.ratings import discontent, ratings
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.tables import AGE, ENDING_AGE


def turns_left(s: Board) -> float:
    """Return roughly how many turns a seat still has."""
    if s.age == ENDING_AGE:
        return float(s.last_round - s.round)
    return 2.0 + 5.0 * (3 - s.age) + len(s.civil_deck) / (3.0 * s.remaining())


def features(s: Board, seat: int) -> dict[str, float]:
    """Return what a seat has and what it makes each turn."""
    player = s.players[seat]
    science, culture, strength, happiness = ratings(s, seat)
    rivals = [ratings(s, other)[2] for other in s.seats_from(seat) if other != seat]
    turns = turns_left(s)
    return {
        "culture": player.culture,
        "culture_rating": culture,
        "culture_to_come": culture * turns,
        "science": player.science,
        "science_rating": science,
        "science_to_come": science * turns,
        "strength": strength,
        "strength_lead": strength - max(rivals, default=0),
        "strength_deficit": max(0, max(rivals, default=0) - strength),
        "happiness": happiness,
        "discontent": discontent(s, seat),
        "uprising": 1.0 if discontent(s, seat) > player.unused else 0.0,
        "food": food(player),
        "resources": resources(player),
        "food_surplus": food_production(s, seat) - consumption(player),
        "resource_production": resource_production(s, seat),
        "corruption": corruption(player),
        "workers": player.unused + sum(count for count in player.workers if count > 0),
        "unused": player.unused,
        "yellow": player.yellow,
        "blue": player.blue,
        "civil_actions": player.power[CIVIL_ACTIONS],
        "military_actions": player.power[MILITARY_ACTIONS],
        "technology_levels": sum(AGE[card] for card in technologies(player)),
        "wonders": len(player.wonders),
        "stages": player.stages,
        "colonies": len(player.colonies),
        "leader": 1.0 if player.leader >= 0 else 0.0,
        "hand": len(player.hand),
        "military_cards": len(player.military),
    }
