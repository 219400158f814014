"""What things cost now. Each price has its explanation in explain.py, row by row."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    FOOD_PRICE,
    GOVERNMENT,
    IS_URBAN,
    LEADER,
    RESOURCE_PRICE,
    REVOLUTION_PRICE,
    SCIENCE_PRICE,
    SURCHARGE,
    TAKE_PRICE,
    TYPE,
    WONDER,
    WORKER_TYPES,
    YELLOW_SLOTS,
    thing,
)
from ecumene.games.through_the_ages.effects.counts import best_of
from ecumene.games.through_the_ages.effects.effect import AT_ROW, EFFECTS
from ecumene.games.through_the_ages.effects.powers import (
    BUILD_HAVING,
    BUILD_URBAN,
    DEVELOP_HAVING,
    DEVELOP_PRICE,
    NO_SURCHARGE,
    PARTNER,
    POPULATION_PRICE,
    TAKE_LEADER,
)
from ecumene.games.through_the_ages.player import REPLACED_LEADER, Player

TAJ_MAHAL: Final[int] = thing("taj-mahal")
TAJ_DISCOUNT: Final[int] = next(effect.n for effect in EFFECTS[TAJ_MAHAL] if effect.when == AT_ROW)


def take_price(player: Player, card: int, place: int) -> int:
    """Return the civil actions for taking a card from a place (0 to 12) of the row (p. 5)."""
    price = TAKE_PRICE[place]
    kind = TYPE[card]
    if kind == LEADER:
        price += player.power[TAKE_LEADER]
    elif kind == WONDER:
        if not player.power[NO_SURCHARGE]:
            price += SURCHARGE * len(player.wonders)
        if card == TAJ_MAHAL and player.used & REPLACED_LEADER:
            price += TAJ_DISCOUNT
    return price if price > 0 else 0


def population_price(player: Player) -> int:
    """Return the food for increasing the population; -1 with an empty bank (p. 5)."""
    price = FOOD_PRICE[player.yellow if player.yellow < YELLOW_SLOTS else YELLOW_SLOTS]
    return price if price < 0 else max(0, price + player.power[POPULATION_PRICE])


def build_price(player: Player, card: int) -> int:
    """Return the resources for a worker on a card (p. 5)."""
    price = RESOURCE_PRICE[card]
    if IS_URBAN[card]:
        price += player.power[BUILD_URBAN + AGE[card]]
        change = player.power[BUILD_HAVING + TYPE[card]]
        if change and best_of(player, PARTNER[TYPE[card]]) >= 0:
            price += change
    return price if price > 0 else 0


def upgrade_price(player: Player, old: int, new: int) -> int:
    """Return the difference of two prices, each changed first (p. 5)."""
    return max(0, build_price(player, new) - build_price(player, old))


def develop_price(player: Player, card: int) -> int:
    """Return the science points for a technology; a government's peaceful, higher price (p. 5)."""
    return max(0, SCIENCE_PRICE[card] + develop_change(player, card))


def revolution_price(player: Player, card: int) -> int:
    """Return the science points for a government by revolution (p. 5)."""
    return max(0, REVOLUTION_PRICE[card] + player.power[DEVELOP_PRICE + GOVERNMENT])


def develop_change(player: Player, card: int) -> int:
    """Return by how much cards change the science price of a technology."""
    kind = TYPE[card]
    change = player.power[DEVELOP_PRICE + kind]
    if kind < WORKER_TYPES:
        more = player.power[DEVELOP_HAVING + kind]
        if more and best_of(player, PARTNER[kind]) >= 0:
            change += more
    return change
