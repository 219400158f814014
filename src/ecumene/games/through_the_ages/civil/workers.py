"""Workers: population, farms, mines, urban buildings and units (p. 5 and p. 6)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import IS_UNIT, TYPE
from ecumene.games.through_the_ages.civil.costs import build_price, population_price, upgrade_price
from ecumene.games.through_the_ages.economy.blue_bank import pay_food
from ecumene.games.through_the_ages.economy.spending import spend_resources, tell_over
from ecumene.games.through_the_ages.player import DIRTY, USED_BACH
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def grow(s: GameState, seat: int, change: int, luck: Luck, source: int) -> None:
    """Increase the population: pay food, a token becomes an unused worker (p. 5)."""
    player = s.players[seat]
    price = population_price(player, change)
    over = pay_food(player, price)
    player.yellow -= 1
    player.unused += 1
    luck.tell("population", seat, -1, 1, source)
    luck.tell("food", seat, -1, -price, source)
    tell_over(luck, "food", seat, over, source)


def build(s: GameState, seat: int, card: int, change: int, luck: Luck, source: int) -> None:
    """Pay resources and put an unused worker on a card."""
    player = s.players[seat]
    price = build_price(player, card, change)
    over = spend_resources(player, price, IS_UNIT[card])
    player.unused -= 1
    player.workers[card] += 1
    player.stat = DIRTY
    luck.tell("build", seat, card, 0, source)
    luck.tell("resources", seat, -1, -price, source)
    tell_over(luck, "resources", seat, over, source)


def upgrade(s: GameState, seat: int, old: int, new: int, change: int, luck: Luck, source: int) -> None:
    """Pay the difference and move a worker to a better card; J. S. Bach's use is noted."""
    player = s.players[seat]
    price = upgrade_price(player, old, new, change)
    over = spend_resources(player, price, IS_UNIT[old])
    if TYPE[old] != TYPE[new]:
        player.used |= USED_BACH
    player.workers[old] -= 1
    player.workers[new] += 1
    player.stat = DIRTY
    luck.tell("upgrade", seat, new, 0, old)
    luck.tell("resources", seat, -1, -price, source)
    tell_over(luck, "resources", seat, over, source)


def remove(s: GameState, seat: int, card: int, luck: Luck, source: int) -> None:
    """Destroy a building or disband a unit: the worker becomes unused."""
    player = s.players[seat]
    player.workers[card] -= 1
    player.unused += 1
    player.stat = DIRTY
    luck.tell("disband" if IS_UNIT[card] else "destroy", seat, card, 0, source)
