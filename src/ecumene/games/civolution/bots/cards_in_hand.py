"""What the cards in a hand would bring, and how near they are to being installed."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.bots.worth import (
    ABILITY_WORTH,
    CELL_COST,
    CELL_POINTS,
    HAS_INSTEAD,
    INSTANT_WORTH,
    NEEDS,
)
from ecumene.games.civolution.card_data import CARD_TYPE
from ecumene.games.civolution.continent.spots import FEATURE, SPOTS
from ecumene.games.civolution.level_block.columns import columns_for, level_value, next_level
from ecumene.games.civolution.level_block.costs import CELLS, NONE_IGNORED, bill
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import LEVEL_POINTS, TRACKS
from ecumene.games.civolution.state import GameState

ASLEEP: Final = 0.4  # what points on a level are worth whose token is not turned yet


def slot_worth(player: Player, level: int) -> float:
    """Return what a thing on a level brings at the end of the game."""
    value = level_value(player, level)
    if value or level >= len(LEVEL_POINTS):
        return float(value)
    return ASLEEP * LEVEL_POINTS[level]


def lacking(s: GameState, seat: int, card: int, level: int) -> int:
    """Return how many markers are missing for a card on a level."""
    markers = s.players[seat].markers
    found = 0
    if HAS_INSTEAD[card]:
        asked = bill(s, seat, card, level, NONE_IGNORED)
        for spot in range(FEATURE, SPOTS):
            found += max(0, max(asked.returns[spot], asked.have[spot]) - markers[spot])
        return found
    for spot, returned, owned in NEEDS[card][min(level, CELLS)]:
        found += max(0, max(returned, owned) - markers[spot])
    return found


def card_worth(player: Player, card: int, level: int, eras: float) -> float:
    """Return what installing a card on a level brings, less what it costs."""
    cells = min(level, CELLS)
    gained = slot_worth(player, level) + CELL_POINTS[card][cells] + INSTANT_WORTH[card]
    return gained + ABILITY_WORTH[card] * eras - CELL_COST[card][cells]


def levels_for(player: Player, kind: int) -> list[int]:
    """Return the levels where the next card of a type can go."""
    found: list[int] = []
    for column in columns_for(player, kind):
        level = next_level(player, column)
        if level not in found:
            found.append(level)
    return found


def best_ready(s: GameState, seat: int, kind: int, eras: float) -> float:
    """Return what the best card of a type that can be paid for brings; 0 where there is none."""
    player = s.players[seat]
    found = 0.0
    levels: list[int] = []
    for card in player.hand + player.shown:
        if CARD_TYPE[card] == kind:
            if not levels:
                levels = levels_for(player, kind)
            for level in levels:
                if lacking(s, seat, card, level) == 0:
                    found = max(found, card_worth(player, card, level, eras))
    return found


def hand_features(s: GameState, seat: int, eras: float) -> tuple[float, float]:
    """Return what the best card of each type that can be paid for brings, and what those bring that are near."""
    player = s.players[seat]
    ready = [0.0] * TRACKS
    near = [0.0] * TRACKS
    levels: list[list[int]] = [[] for _ in range(TRACKS)]
    for card in player.hand + player.shown:
        kind = CARD_TYPE[card]
        if not levels[kind]:
            levels[kind] = levels_for(player, kind)
        for level in levels[kind]:
            missing = lacking(s, seat, card, level)
            if missing > 3:
                continue
            worth = card_worth(player, card, level, eras)
            if missing == 0:
                ready[kind] = max(ready[kind], worth)
            near[kind] = max(near[kind], worth / (1 + missing))
    total = soon = 0.0
    for kind in range(TRACKS):
        total += ready[kind]
        soon += near[kind]
    return total, soon
