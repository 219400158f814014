"""The nine categories: their units, the era's scoring, the monolith, the final scoring (p. 35-37)."""

from __future__ import annotations

from ecumene.games.civolution.card_data import FIRST_CATEGORY, IS_CARD, IS_INCOME, LOWEST_LEVEL
from ecumene.games.civolution.continent.spots import FEATURE, MATERIAL
from ecumene.games.civolution.effects.counts import diamonds, upgrades
from ecumene.games.civolution.effects.powers import POINT_BONUS
from ecumene.games.civolution.level_block.columns import points_on
from ecumene.games.civolution.pieces import score
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import (
    CATEGORIES,
    ERA_POINTS,
    EVOLUTION,
    EXPANSION,
    LEVEL_POINTS,
    POPULATION,
    PRINTED_POINTS,
    PROSPERITY,
    TILE_POINTS,
    TRACKS,
)
from ecumene.games.civolution.solo.land import score_rival
from ecumene.games.civolution.solo.phases import rival_units
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.luck import Luck


def units(s: GameState, seat: int, category: int) -> int:
    """Return how many units of a category a civilization has."""
    player = s.players[seat]
    if category < TRACKS:
        return player.tracks[category]
    if category == EVOLUTION:
        return sum(player.markers[FEATURE:MATERIAL])
    if category == PROSPERITY:
        return diamonds(player)
    if category == POPULATION:
        return tribes.on_continent(s, seat)
    return len(tribes.territories(s, seat)) if category == EXPANSION else 0


def score_era(s: GameState, luck: Luck) -> None:
    """Score the category of the era, and hand the monolith on (p. 34, 36)."""
    category = s.era_tiles[s.era - 1] - FIRST_CATEGORY
    found = [units(s, seat, category) for seat in range(len(s.players))]
    for seat in s.order():
        score(s, seat, found[seat] * ERA_POINTS[s.era - 1], luck, FIRST_CATEGORY + category)
    if s.vici:
        score_rival_era(s, category, found[0], luck)
        return
    first = next_first(s, found)
    if first != s.first:
        s.first = first
        luck.tell("monolith", first)


def score_rival_era(s: GameState, category: int, mine: int, luck: Luck) -> None:
    """Let the rival score the category too; the monolith goes to who has more, tied to the other one."""
    rival = s.vici[0]
    theirs = rival_units(s, category)
    score_rival(s, theirs * ERA_POINTS[s.era - 1], luck, FIRST_CATEGORY + category)
    first = 1 - rival.first if theirs == mine else int(theirs > mine)
    if first != rival.first:
        rival.first = first
        luck.tell("monolith", -1 if first else 0, automaton=0 if first else -1)


def next_first(s: GameState, found: list[int]) -> int:
    """Return who has the most; tied, the next after the first civilization in turn order among them."""
    best = max(found)
    leaders = [seat for seat in s.order() if found[seat] == best]
    if len(leaders) > 1 and leaders[0] == s.first:
        return leaders[1]
    return leaders[0]


def final_value(s: GameState, category: int) -> int:
    """Return what a unit of a category is worth at the end of the game."""
    tiled = FIRST_CATEGORY + category in s.final_tiles
    return TILE_POINTS[category] if tiled else PRINTED_POINTS[category]


def column_bonuses(player: Player) -> list[tuple[int, int]]:
    """Return the cards with a point bonus, each with its points: for each card and income token of its column."""
    found: list[tuple[int, int]] = []
    for column in player.columns:
        for bonus in column:
            if POINT_BONUS[bonus]:
                counted = len([thing for thing in column if IS_CARD[thing] or IS_INCOME[thing]])
                found.append((bonus, POINT_BONUS[bonus] * counted))
    return found


def column_bonus(player: Player) -> int:
    """Return the point bonuses of all cards."""
    return sum(points for _, points in column_bonuses(player))


def final_scoring(s: GameState, luck: Luck) -> None:
    """Score all categories, then the levels of the consoles, then the point bonuses (p. 36-37)."""
    for category in range(len(CATEGORIES)):
        for seat in s.order():
            points = units(s, seat, category) * final_value(s, category)
            score(s, seat, points, luck, FIRST_CATEGORY + category)
        if s.vici:
            theirs = rival_units(s, category) * final_value(s, category)
            score_rival(s, theirs, luck, FIRST_CATEGORY + category)
    for seat in s.order():
        for level in range(1, len(LEVEL_POINTS)):
            score(s, seat, points_on(s.players[seat], level), luck, LOWEST_LEVEL + level - 1)
    for seat in s.order():
        for card, points in column_bonuses(s.players[seat]):
            score(s, seat, points, luck, card)


def ranks_of(s: GameState) -> list[tuple[int, int, int]]:
    """Return what ranks the seats: points, upgrades, and who is earlier in turn order."""
    order = s.order()
    return [(player.points, upgrades(player), -order.index(seat)) for seat, player in enumerate(s.players)]
