"""What an action costs (p. 5): stated once, added up where it is charged and listed where it is told."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    CARAVAN,
    COINS_NEEDED,
    CULTURE,
    FIRST_TECHNOLOGY,
    ORDER_PRICE,
    QUARRY,
    RESEARCH,
    STONE_COINS,
    THINGS,
    WONDER,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.effects.powers import (
    COST,
    EDUCATION_COST,
    EXTRA_LOST,
    FREE,
    LEADER_CULTURE,
    TECH_COST,
)
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.sums import rows_at
from ecumene.games.age_of_civilization.verbs import ACTION_OF
from ecumene.kernel.modifiers import Sum

EDUCATION: Final[int] = THINGS.numbers["education"]


def price_parts(s: GameState, seat: int, verb: int, subject: int, via: int) -> tuple[int, int, int, int]:
    """Return what changes the printed price: two places of the powers, then a thing and what it adds.

    Where there is none, it is -1. `via` is the card that grants the action, if one does.
    """
    action = ACTION_OF[verb]
    if action == RESEARCH:
        return COST + action, TECH_COST + subject - FIRST_TECHNOLOGY, -1, 0
    if action == CULTURE:
        cards = EDUCATION_COST if via == EDUCATION else COST + action
        leading = s.players[seat].power[LEADER_CULTURE] and s.leads(seat)
        return cards, LEADER_CULTURE if leading else -1, -1, 0
    if action == CARAVAN:
        return COST + action, -1, subject, ORDER_PRICE[subject]
    if verb >= ACTION_COUNT:
        return COST + action, -1, QUARRY, -STONE_COINS
    return COST + action, -1, -1, 0


def price_of(s: GameState, seat: int, verb: int, subject: int, via: int) -> int:
    """Return the coins that an action costs now."""
    cards, more, _, change = price_parts(s, seat, verb, subject, via)
    power = s.players[seat].power
    coins = COINS_NEEDED[ACTION_OF[verb]] + power[cards] + change
    if more >= 0:
        coins += power[more]
    return coins if coins > 0 else 0


def price_sum(s: GameState, seat: int, verb: int, subject: int, via: int) -> Sum:
    """Return the same price row by row, each with its card."""
    cards, more, thing, change = price_parts(s, seat, verb, subject, via)
    action = ACTION_OF[verb]
    price = Sum([(action, COINS_NEEDED[action])])
    for place in (cards, more):
        for card, amount in rows_at(s, seat, place):
            price.add(card, max(amount, -price.total()) if amount == FREE else amount)
    price.add(thing, change)
    return price


def workers_needed(player: Player, action: int) -> int:
    """Return how many workers an action needs; the Aztecs put one more on Wonder."""
    return WORKERS_NEEDED[action] + (player.power[EXTRA_LOST] if action == WONDER else 0)
