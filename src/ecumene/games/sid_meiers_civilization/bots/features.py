"""Named numbers that bots judge a state by."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.force import bonus, force, strength
from ecumene.games.sid_meiers_civilization.bots.battles import assaults, average, battle_features, near
from ecumene.games.sid_meiers_civilization.bots.cities import frontier, sites
from ecumene.games.sid_meiers_civilization.bots.conquest import near_conquest
from ecumene.games.sid_meiers_civilization.bots.ideas import within_reach
from ecumene.games.sid_meiers_civilization.bots.victories import (
    collected,
    nearness,
    to_culture,
    to_economy,
    to_technology,
)
from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    ARMY,
    BUILDINGS,
    COIN_OF,
    COMBAT_OF,
    CULTURE_OF,
    IS_PERSON,
    IS_WONDER,
    PRODUCTION_OF,
    SCOUT,
    SPACE_CULTURE,
    SPACE_TRADE,
    SPACES,
    STAR,
    TECHNOLOGY_OF,
    TRADE_OF,
    WALLS,
)
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt
from ecumene.games.sid_meiers_civilization.map.sums import coins, yields
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, LEVELS_AT, SPEED_AT, STACKING_AT
from ecumene.games.sid_meiers_civilization.printed import COINS_TO_WIN
from ecumene.games.sid_meiers_civilization.start_phase.governments import CAPITAL_CULTURE, TRADE_AT_START
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.games.sid_meiers_civilization.winning.victory import PYRAMID_CARDS, counted_cards

LEVELS: Final = 5
TRACK: Final[list[float]] = [0.0]  # the share of all that the culture track costs, by space; trade counts half
for _space in range(SPACES):
    TRACK.append(TRACK[-1] + SPACE_CULTURE[_space] + SPACE_TRADE[_space] / 2)
WALLED: Final = 0.6  # of a danger that is left when walls stand
HOARD: Final = 40  # culture tokens beyond which more are worth nothing
APART: Final = 101  # a prime
WHOLE_TRACK: Final[float] = TRACK[SPACES]


def begun(s: GameState, seat: int) -> int:
    """Return the thing that a seat is about to place, -1: none. It counts as if it stood already."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, BuildAt) and frame.seat == seat:
        return frame.thing
    if isinstance(frame, Placing) and frame.seat == seat:
        return frame.thing
    return -1


def where(s: GameState, seat: int) -> float:
    """Return a number by which places of figures differ: without it two ways that look as good were one way."""
    player = s.players[seat]
    total = 0
    for at, square in enumerate(player.armies):
        total += (square * 31 + at) % APART
    for square in player.scouts:
        total += square * 57 % APART
    return total / (100 * APART)


def rivals(s: GameState, seat: int) -> float:
    """Return roughly what all others have: a turn is planned by one's own features, and some moves only hurt."""
    total = 0
    for other in s.others(seat):
        rival = s.players[other]
        total += 4 * coins(s, other) + rival.culture // 2 + 2 * len(rival.marks) + 4 * len(rival.cities)
        total += len(rival.armies) + len(rival.units) + len(rival.scouts) + rival.trade // 3
        total -= 4 * (rival.government == ANARCHY)
    return total / 100


def features(s: GameState, seat: int) -> dict[str, float]:
    """Return what a seat has, how far it is, and what the map promises, by name."""
    player = s.players[seat]
    if not player.cities:
        return NOTHING.copy()
    given = [yields(s, seat, city) for city in range(len(player.cities))]
    strengths = [average(s, other) for other in range(len(s.players))]
    begins = begun(s, seat)
    wealth = coins(s, seat)
    cards = counted_cards(s, seat)
    huts, villages = near(s, seat, strengths[seat])
    capital, city, danger_capital, danger_city = assaults(s, seat, strengths)
    fights = battle_features(s, seat, strengths)
    income = sum([one[1] for one in given]) + TRADE_AT_START[player.government]
    arts = sum([one[2] for one in given]) + CAPITAL_CULTURE[player.government]
    ways = [
        nearness(to_culture(player, income, arts)),
        nearness(to_technology(s, player, income, wealth)),
        nearness(to_economy(player, wealth)),
    ]
    war = near_conquest(s, seat, strengths, [one[0] for one in given], int(begins == ARMY))
    best = max(player.space / SPACES, cards / PYRAMID_CARDS, min(1.0, wealth / COINS_TO_WIN))
    found: dict[str, float] = {
        "trade": player.trade,
        "research": within_reach(player, player.trade if collected(s) else player.trade + income),
        "culture": min(player.culture, HOARD),
        "track": TRACK[player.space] / WHOLE_TRACK,
        "coins": wealth,
        "pyramid": cards,
        "best-way": best * best * best,
        "near-culture": ways[0],
        "near-technology": ways[1],
        "near-economy": ways[2],
        "near-conquest": war,
        "nearest": max(ways),
        "levels": sum([(level + 1) * player.power[LEVELS_AT + level] for level in range(LEVELS)]),
        "unlocked": sum([player.knows(TECHNOLOGY_OF[one]) for one in BUILDINGS if TECHNOLOGY_OF[one] >= 0]),
        "trade-income": income,
        "production": sum([one[0] for one in given]),
        "culture-income": arts,
        "cities": len(player.cities),
        "room-for-cities": player.power[CITIES_AT] - len(player.cities),
        "sites": sites(s, seat),
        "armies": len(player.armies) + (begins == ARMY),
        "scouts": min(len(player.scouts) + (begins == SCOUT), 1 + player.power[CITIES_AT] - len(player.cities)),
        "units": len(player.units),
        "force": sum([strength(s, seat, card) for card in player.units]),
        "in-force": strengths[seat] * min(len(player.units), force(s, seat, player.cities[0], True)),
        "bonus": bonus(s, seat, -1, False),
        "walls": sum(player.walls),
        "stars": sum([STAR[thing] for thing in player.marks]),
        "wonders": sum([IS_WONDER[thing] for thing in player.marks]),
        "people": len(player.people),
        "hand": len(player.hand),
        "resources": sum(player.resources) + player.facedown(),
        "speed": player.power[SPEED_AT],
        "stacking": player.power[STACKING_AT],
        "anarchy": player.government == ANARCHY,
        "first-game": s.first_game,
        "offers": isinstance(s.stack[-1], Deal) and s.stack[-1].seat == seat if s.stack else False,
        "revealed": sum([tile >= 0 for tile in s.tiles]),
        "frontier": frontier(s, seat),
        "near-huts": huts,
        "near-villages": villages,
        "assault-on-capital": capital,
        "assault-on-city": city,
        "capital-in-danger": danger_capital,
        "city-in-danger": danger_city,
        "battle-for-capital": fights[0],
        "battle-for-city": fights[1],
        "battle-for-figures": fights[2],
        "battle-for-village": fights[3],
        "battle-losses": fights[4],
        "rivals": rivals(s, seat),
        "where": where(s, seat),
    }
    if begins >= 0:
        found["trade-income"] += TRADE_OF[begins]
        found["production"] += PRODUCTION_OF[begins]
        found["culture-income"] += CULTURE_OF[begins]
        found["coins"] += COIN_OF[begins]
        found["bonus"] += COMBAT_OF[begins]
        found["wonders"] += IS_WONDER[begins]
        found["people"] += IS_PERSON[begins]
        if begins == WALLS:
            found["walls"] += 1
            found["capital-in-danger"] *= WALLED
            found["city-in-danger"] *= WALLED
    return {name: float(value) for name, value in found.items()}


NOTHING: Final[dict[str, float]] = dict.fromkeys(
    [
        "trade", "research", "culture", "track", "coins", "pyramid", "best-way", "near-culture", "near-technology",
        "near-economy", "near-conquest", "nearest", "levels", "unlocked", "trade-income",
        "production", "culture-income", "cities", "room-for-cities", "sites", "armies", "scouts", "units", "force",
        "in-force", "bonus", "walls", "stars", "wonders", "people", "hand", "resources", "speed", "stacking",
        "anarchy", "first-game", "offers", "revealed", "frontier", "near-huts", "near-villages",
        "assault-on-capital", "assault-on-city", "capital-in-danger", "city-in-danger", "battle-for-capital",
        "battle-for-city", "battle-for-figures", "battle-for-village", "battle-losses", "rivals", "where",
    ],
    0.0,
)  # fmt: skip
