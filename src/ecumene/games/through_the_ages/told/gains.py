"""What a move brings, row by row, told before it is played: workers, what changes a turn, the power of a card."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import GOVERNMENT, SPECIAL, STAGE_PRICES, TYPE
from ecumene.games.through_the_ages.economy.production import food_production, resource_production
from ecumene.games.through_the_ages.economy.ratings import ratings
from ecumene.games.through_the_ages.player import DIRTY
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    DESTROY,
    DEVELOP,
    DISBAND,
    INCREASE_POPULATION,
    LEAD,
    REVOLUTION,
    UPGRADE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Gain

A_TURN: Final = (
    "science_rating",
    "culture_rating",
    "strength",
    "happiness",
    "food_production",
    "resource_production",
)
"""The numbers of the forecast that workers change."""


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return what a move brings its seat, where that is known without playing it."""
    verb, card, new = a
    if verb == INCREASE_POPULATION:
        return [("unused", 1, -1)]
    if verb == BUILD:
        return [("unused", -1, card), *_moved(s, seat, -1, card)]
    if verb == UPGRADE:
        return _moved(s, seat, card, new)
    if verb in (DESTROY, DISBAND):
        return [("unused", 1, card), *_moved(s, seat, card, -1)]
    if verb in (LEAD, REVOLUTION) or (verb == DEVELOP and TYPE[card] in (GOVERNMENT, SPECIAL)):
        return [("power", 1, card)]
    if verb == BUILD_STAGE:
        player = s.players[seat]
        whole = player.wonder >= 0 and player.stages + card >= len(STAGE_PRICES[player.wonder])
        return [("power", 1, player.wonder)] if whole else []
    return []


def _moved(s: GameState, seat: int, old: int, new: int) -> list[Gain]:
    """Return what changes a turn when a worker goes from one card to another (-1: the unused ones)."""
    after = s.copy()
    player = after.players[seat]
    if old >= 0:
        player.workers[old] -= 1
    if new >= 0:
        player.workers[new] += 1
    player.stat = DIRTY
    source = new if new >= 0 else old
    rows: list[Gain] = []
    for kind, was, now in zip(A_TURN, _a_turn(s, seat), _a_turn(after, seat), strict=True):
        if now != was:
            rows.append((kind, now - was, source))
    return rows


def _a_turn(s: GameState, seat: int) -> list[int]:
    return [*ratings(s, seat), food_production(s, seat), resource_production(s, seat)]
