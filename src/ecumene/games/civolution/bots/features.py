"""Named numbers by which bots judge a table."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.bots.cards_in_hand import hand_features
from ecumene.games.civolution.bots.promise import promise
from ecumene.games.civolution.bots.worth import ABILITY_WORTH, INCOME_WORTH
from ecumene.games.civolution.building.grounds import grounds_in_reach, missing
from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.continent.spots import FEATURE, FOCUS, FOOD, IDEA, MATERIAL, MONEY, PLANNING, SPOTS
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import diamonds, goals_installed, installed, upgrades
from ecumene.games.civolution.eras.feeding import food_due
from ecumene.games.civolution.level_block.columns import block_points
from ecumene.games.civolution.level_block.goals import goal_share, is_reached
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import (
    CATEGORIES,
    COLUMNS,
    ERA_POINTS,
    ERAS,
    FEATURES,
    FIRST_LEVEL,
    LEVEL_POINTS,
    LEVEL_TOKENS,
    RESET_CELLS,
    SETTLEMENT_COST,
    STATUE_POINTS,
    TRACKS,
)
from ecumene.games.civolution.scoring.categories import column_bonus, final_value, units
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.era_ahead import step_of_era
from ecumene.games.civolution.told.forecast import FED, SCORED, STATUES
from ecumene.games.civolution.tribes import places as tribes

APART: Final = 9973


def features(s: GameState, seat: int) -> dict[str, float]:
    """Return what a civilization has, and what it will bring in the eras that are left."""
    player = s.players[seat]
    markers = player.markers
    step = step_of_era(s)
    eras = 0 if s.over else ERAS + 1 - s.era  # this one included
    share = eras / ERAS
    hungry = max(0, food_due(s, seat) - markers[FOOD]) if step <= FED and eras else 0
    late = (1 + s.resets) / RESET_CELLS[len(s.players)]  # how near feeding is
    left = max(0.0, eras - (0.3 + 0.7 * late if step <= FED else 1.0)) if eras else 0.0
    ready, near = hand_features(s, seat, left)
    things = installed(player)
    statues = sum(player.statues) * (STATUE_POINTS[player.favour] + player.power[ops.STATUE_PLUS])
    strong = tribes.strong(s, seat)
    places = tribes.territories(s, seat)
    return {
        "points": float(player.points),
        "block": float(block_points(player) + column_bonus(player)) if eras else 0.0,
        "categories": float(final_categories(s, seat)) if eras else 0.0,
        "eras": float(era_categories(s, seat, step)) if eras else 0.0,
        "asleep": float(asleep(player)) if eras else 0.0,
        "installed": float(len(things)),
        "abilities": ability_worth(things) * left,
        "goals": float(goals_installed(player)),
        "open_goals": sum([len(cell) for cell in player.goals]) * share,
        "goals_reached": float(goals_reached(s, seat)),
        "goals_near": goals_near(s, seat) if eras else 0.0,
        "hand": (len(player.hand) + len(player.shown)) * share,
        "cards_ready": ready,
        "cards_near": near,
        "ready_dice": float(sum(player.dice)),
        "dice": (sum(player.dice) + player.spent) * share,
        "fate_dice": player.fate * share,
        "ideas": float(min(markers[IDEA], 6)),
        "focus": float(markers[FOCUS]),
        "planning": float(sum(markers[PLANNING:FEATURE])),
        "food": float(min(markers[FOOD], 12)),
        "hunger": hungry * (0.5 + late),
        "money": float(min(markers[MONEY], 8)),
        "materials": float(sum(markers[MATERIAL:])),
        "kinds_of_materials": float(len([spot for spot in range(MATERIAL, SPOTS) if markers[spot]])),
        "raw_materials": float(sum(player.raw) + sum(player.cargo)),
        "features": float(sum(markers[FEATURE:MATERIAL])),
        "kinds_of_features": float(len([spot for spot in range(FEATURE, FEATURE + FEATURES) if markers[spot]])),
        "diamonds": float(diamonds(player)),
        "favour": player.favour * share,
        "statues": float(statues * (eras if step <= STATUES else max(0, eras - 1))),
        "settlements": float(player.settlements.count(0)),
        "farms": s.farm_owner.count(seat) * share,
        "boats": (2 - player.boat_at.count(-1)) * share,
        "upgrades": upgrades(player) * share,
        "level_tokens": float(sum(player.active)),
        "incomes": income_worth(things) * (eras if step <= STATUES else max(0, eras - 1)),
        "strong_tribes": float(strong * (eras if step <= FED else max(0, eras - 1))),
        "tribes": tribes.on_continent(s, seat) * share,
        "territories": len(places) * share,
        "in_reach": len(materials_in(s, places)) * share,
        "grounds": min(2, len(grounds_in_reach(s, seat))) * share,
        "settlement_near": settlement_near(player) * share,
        "monolith": 1.0 if 0 < eras < ERAS and step <= SCORED and leads(s, seat) else 0.0,
        "reset_markers": float(player.reset_markers),
        "tracks": sum(player.tracks[:TRACKS]) * share,
        "promise": promise(s, seat) if eras else 0.0,
        "under_way": under_way(s) * 0.000001,
    }


def materials_in(s: GameState, places: list[int]) -> list[int]:
    """Return the different materials that lie open in some territories."""
    found: list[int] = []
    for place in places:
        material = s.resources[place]
        if material >= 0 and material not in found:
            found.append(material)
    return found


def settlement_near(player: Player) -> float:
    """Return how much of what a settlement costs is in storage, of the one that lacks least."""
    found = 0.0
    for slot in range(len(SETTLEMENT_COST)):
        if player.settlements[slot]:
            found = max(found, 1.0 - missing(player, slot) / len(SETTLEMENT_COST[slot]))
    return found


def leads(s: GameState, seat: int) -> bool:
    """Return whether a civilization has the most of what this era scores, alone: the monolith would come to it."""
    category = s.era_tiles[s.era - 1] - FIRST_CATEGORY
    mine = units(s, seat, category)
    for other in range(len(s.players)):
        if other != seat and units(s, other, category) >= mine:
            return False
    return True


def under_way(s: GameState) -> int:
    """Return a number that tells unfinished moves apart, where nothing else on the table does yet."""
    found = 0
    for frame in s.stack[-2:]:
        for value in frame.show(0):
            if isinstance(value, int):
                found = (found * 31 + value + 7) % APART
            elif isinstance(value, list):
                for one in value:
                    if isinstance(one, int):
                        found = (found * 31 + one + 7) % APART
    return found


def final_categories(s: GameState, seat: int) -> int:
    """Return what the categories bring in the final scoring as things stand."""
    found = 0
    for category in range(len(CATEGORIES)):
        found += units(s, seat, category) * final_value(s, category)
    return found


def era_categories(s: GameState, seat: int, step: int) -> int:
    """Return what the tiles of this era and of later ones bring as things stand."""
    found = 0
    for era in range(s.era if step <= SCORED else s.era + 1, ERAS + 1):
        found += units(s, seat, s.era_tiles[era - 1] - FIRST_CATEGORY) * ERA_POINTS[era - 1]
    return found


def goals_reached(s: GameState, seat: int) -> int:
    """Return how many open goals could be installed now."""
    return len([cell for cell in s.players[seat].goals if cell and is_reached(s, seat, cell[-1])])


def goals_near(s: GameState, seat: int) -> float:
    """Return how near the open goals are, each at most 1."""
    player = s.players[seat]
    found = 0.0
    for cell in player.goals:
        if cell:
            found += goal_share(s, seat, cell[-1])
    return found


def ability_worth(things: list[int]) -> float:
    """Return what the abilities of things bring in an era."""
    found = 0.0
    for thing in things:
        found += ABILITY_WORTH[thing]
    return found


def income_worth(things: list[int]) -> float:
    """Return what the income tokens among things bring in an income phase."""
    found = 0.0
    for thing in things:
        found += INCOME_WORTH[thing]
    return found


def asleep(player: Player) -> int:
    """Return the points of things on levels whose token is not turned yet."""
    found = 0
    for at, level in enumerate(LEVEL_TOKENS):
        if player.active[at]:
            continue
        for column in range(COLUMNS):
            if 0 <= level - FIRST_LEVEL[column] < len(player.columns[column]):
                found += LEVEL_POINTS[level]
    return found
