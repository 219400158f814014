"""What a move brings, row by row, told before it is played: the power of a card, or what changes a turn."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import WORKER_CARDS
from ecumene.games.through_the_ages.economy.production import food_production, resource_production
from ecumene.games.through_the_ages.economy.ratings import ratings
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
from ecumene.kernel.look_ahead import move_alone
from ecumene.kernel.modifiers import Gain

WORKERS: Final = (INCREASE_POPULATION, BUILD, UPGRADE, DESTROY, DISBAND)
CARDS: Final = (LEAD, BUILD_STAGE, DEVELOP, REVOLUTION)
COMES: Final = ("leader", "wonder", "develop", "revolution")
"""Lines of the log that tell of a card that comes into play."""
NUMBERS: Final = (
    "unused",
    "science_rating",
    "culture_rating",
    "strength",
    "happiness",
    "food_production",
    "resource_production",
)
"""The numbers that workers change, by the names of view and forecast."""


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return what a move of workers changes, and the card that another brings into play; nothing for the rest."""
    if a[0] in WORKERS:
        return changes(s, move_alone(s, seat, a).state, seat, source(a))
    if a[0] not in CARDS:
        return []
    new = [event.subject for event in move_alone(s, seat, a).events if event.kind in COMES]
    return [("power", 1, card) for card in new if card >= WORKER_CARDS]  # others do nothing without workers


def changes(s: GameState, after: GameState, seat: int, source: int) -> list[Gain]:
    """Return the numbers of a seat that differ."""
    pairs = zip(NUMBERS, numbers(s, seat), numbers(after, seat), strict=True)
    return [(kind, now - was, source) for kind, was, now in pairs if now != was]


def numbers(s: GameState, seat: int) -> list[int]:
    """Return the numbers that workers change."""
    return [s.players[seat].unused, *ratings(s, seat), food_production(s, seat), resource_production(s, seat)]


def source(a: Action) -> int:
    """Return the card to which a worker goes, or that it leaves for good."""
    return -1 if a[0] == INCREASE_POPULATION else a[2] if a[0] == UPGRADE else a[1]
