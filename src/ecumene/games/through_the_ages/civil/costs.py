"""What things cost now. A price is stated once: a printed number, and the places of the powers that change it.

`…_price` adds it up for who pays, `…_sum` tells each part with its card. `change` is what the card `by` adds.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    COUNT,
    FOOD_PRICE,
    IS_URBAN,
    LEADER,
    RESOURCE_PRICE,
    REVOLUTION_PRICE,
    SCIENCE_PRICE,
    STAGE_PRICES,
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
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.sums import rows_at
from ecumene.kernel.modifiers import Row, Sum

TAJ_MAHAL: Final[int] = thing("taj-mahal")
TAJ_DISCOUNT: Final[int] = next(effect.n for effect in EFFECTS[TAJ_MAHAL] if effect.when == AT_ROW)

# The places that change a price, by card or type; `…_HAVING` where the partner type has a worker too.
UNCHANGED: Final[list[int]] = []
TAKE_PLACES: Final = [[TAKE_LEADER] if TYPE[card] == LEADER else UNCHANGED for card in range(COUNT)]
BUILD_PLACES: Final = [[BUILD_URBAN + AGE[card]] for card in range(COUNT)]
BUILD_PLACES_HAVING: Final = [[*BUILD_PLACES[card], BUILD_HAVING + TYPE[card]] for card in range(COUNT)]
DEVELOP_PLACES: Final = [[DEVELOP_PRICE + TYPE[card]] for card in range(COUNT)]
DEVELOP_PLACES_HAVING: Final = [[*DEVELOP_PLACES[card], DEVELOP_HAVING + TYPE[card]] for card in range(COUNT)]


def total(player: Player, printed: int, places: list[int], change: int) -> int:
    """Return a price, never below nothing."""
    price = printed + change
    for place in places:
        price += player.power[place]
    return price if price > 0 else 0


def parts(s: GameState, seat: int, printed: Row, places: list[int], change: int, by: int) -> Sum:
    """Return a price, row by row."""
    price = Sum([printed])
    for place in places:
        price.rows += rows_at(s, seat, place)
    price.add(by, change)
    return price


def surcharges(player: Player, card: int) -> list[Row]:
    """Return what a wonder costs beyond its place: more for each one completed, the Taj Mahal less (p. 5)."""
    if TYPE[card] != WONDER:
        return []
    rows = [] if player.power[NO_SURCHARGE] else [(wonder, SURCHARGE) for wonder in player.wonders]
    if card == TAJ_MAHAL and player.used & REPLACED_LEADER:
        rows.append((TAJ_MAHAL, TAJ_DISCOUNT))
    return rows


def take_price(player: Player, card: int, place: int) -> int:
    """Return the civil actions for taking a card from a place (0 to 12) of the row (p. 5)."""
    price = TAKE_PRICE[place]
    if TYPE[card] == WONDER:
        for _, amount in surcharges(player, card):
            price += amount
    return total(player, price, TAKE_PLACES[card], 0)


def take_sum(s: GameState, seat: int, card: int, place: int) -> Sum:
    """Return the civil actions for taking a card, row by row."""
    price = parts(s, seat, (card, TAKE_PRICE[place]), TAKE_PLACES[card], 0, -1)
    price.rows += surcharges(s.players[seat], card)
    return price


def printed_population_price(player: Player) -> int:
    """Return the food that the yellow bank shows; -1 when it is empty (p. 5)."""
    return FOOD_PRICE[player.yellow if player.yellow < YELLOW_SLOTS else YELLOW_SLOTS]


def population_price(player: Player, change: int = 0) -> int:
    """Return the food for increasing the population; -1 with an empty bank (p. 5)."""
    printed = printed_population_price(player)
    return printed if printed < 0 else total(player, printed, [POPULATION_PRICE], change)


def population_sum(s: GameState, seat: int, change: int, by: int) -> Sum:
    """Return the food for increasing the population, row by row."""
    return parts(s, seat, (-1, printed_population_price(s.players[seat])), [POPULATION_PRICE], change, by)


def build_places(player: Player, card: int) -> list[int]:
    """Return the places that change the price of a worker on a card: none but for urban buildings."""
    if not IS_URBAN[card]:
        return UNCHANGED
    kind = TYPE[card]
    if player.power[BUILD_HAVING + kind] and best_of(player, PARTNER[kind]) >= 0:
        return BUILD_PLACES_HAVING[card]
    return BUILD_PLACES[card]


def build_price(player: Player, card: int, change: int = 0) -> int:
    """Return the resources for a worker on a card (p. 5)."""
    return total(player, RESOURCE_PRICE[card], build_places(player, card), change)


def build_sum(s: GameState, seat: int, card: int, change: int, by: int) -> Sum:
    """Return the resources for a worker on a card, row by row."""
    places = build_places(s.players[seat], card)
    return parts(s, seat, (card, RESOURCE_PRICE[card]), places, change, by)


def upgrade_price(player: Player, old: int, new: int, change: int) -> int:
    """Return the difference of two prices, each changed first (p. 5)."""
    return max(0, build_price(player, new) - build_price(player, old) + change)


def upgrade_sum(s: GameState, seat: int, old: int, new: int, change: int, by: int) -> Sum:
    """Return the difference of two prices, row by row."""
    price = build_sum(s, seat, new, 0, -1)
    price.add(old, -build_price(s.players[seat], old))
    price.add(by, change)
    return price


def next_stages(player: Player, count: int) -> list[int]:
    """Return the printed prices of the next stages of the unfinished wonder."""
    return STAGE_PRICES[player.wonder][player.stages : player.stages + count]


def stages_price(player: Player, count: int, change: int) -> int:
    """Return the resources for the next stages, paid together (p. 5)."""
    return max(0, sum(next_stages(player, count)) + change)


def stages_sum(player: Player, count: int, change: int, by: int) -> Sum:
    """Return the resources for the next stages, row by row."""
    price = Sum([(player.wonder, printed) for printed in next_stages(player, count)])
    price.add(by, change)
    return price


def develop_places(player: Player, card: int) -> list[int]:
    """Return the places that change the science price of a technology, by revolution too."""
    kind = TYPE[card]
    if kind < WORKER_TYPES and player.power[DEVELOP_HAVING + kind] and best_of(player, PARTNER[kind]) >= 0:
        return DEVELOP_PLACES_HAVING[card]
    return DEVELOP_PLACES[card]


def develop_price(player: Player, card: int, by_revolution: bool, change: int) -> int:
    """Return the science points for a technology; a government has a lower price by revolution (p. 5)."""
    printed = REVOLUTION_PRICE[card] if by_revolution else SCIENCE_PRICE[card]
    return total(player, printed, develop_places(player, card), change)


def develop_sum(s: GameState, seat: int, card: int, by_revolution: bool, change: int, by: int) -> Sum:
    """Return the science points for a technology, row by row."""
    printed = REVOLUTION_PRICE[card] if by_revolution else SCIENCE_PRICE[card]
    return parts(s, seat, (card, printed), develop_places(s.players[seat], card), change, by)
