"""What things cost in a city, and what is bought with trade where production is lacking (p. 15–17)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    COUNT,
    KIND,
    PRICE,
    ROWS,
    UNIT_PRICES,
    UNITS,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.map.sums import production
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.printed import TRADE_TURNED, TURNED_INTO
from ecumene.games.sid_meiers_civilization.state import GameState

OUT_OF_REACH: Final = 1000
DISCOUNT_TECHNOLOGY: Final[list[int]] = [-1] * COUNT
DISCOUNT_PRICE: Final[list[int]] = [0] * COUNT
for _wonder in WONDERS:
    if "discount" in ROWS[_wonder]:
        DISCOUNT_TECHNOLOGY[_wonder] = number(ROWS[_wonder]["discount"]["technology"])
        DISCOUNT_PRICE[_wonder] = ROWS[_wonder]["discount"]["price"]


def price(player: Player, thing: int) -> int:
    """Return what a figure, unit, building or wonder costs a seat."""
    if thing in UNITS:
        rank = player.rank(thing)
        return UNIT_PRICES[thing][rank - 1] if rank else OUT_OF_REACH
    if KIND[thing] == "wonder" and DISCOUNT_TECHNOLOGY[thing] >= 0 and player.knows(DISCOUNT_TECHNOLOGY[thing]):
        return DISCOUNT_PRICE[thing]
    return PRICE[thing]


def rate(player: Player) -> int:
    """Return how much production three trade become."""
    return player.has("production_for_trade") or TURNED_INTO


def trade_for(player: Player, lacking: int) -> int:
    """Return how much trade buys the production that is lacking, in whole threes."""
    if lacking <= 0:
        return 0
    each = rate(player)
    return (lacking + each - 1) // each * TRADE_TURNED


def output(s: GameState, seat: int, city: int) -> int:
    """Return what a city can spend in this city phase."""
    return production(s, seat, city) + s.players[seat].boost[city]


def can_afford(player: Player, cost: int, pool: int) -> bool:
    """Return whether a price can be paid out of a pool of production and trade."""
    return trade_for(player, cost - pool) <= player.trade
