"""Workers: population, farms, mines, urban buildings and units (p. 5 and p. 6)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    FIRST,
    IS_UNIT,
    IS_URBAN,
    LAB,
    LAST_OF_TYPE,
    THEATER,
    TYPE,
    thing,
)
from ecumene.games.through_the_ages.civil.costs import build_price, population_price, upgrade_price
from ecumene.games.through_the_ages.economy.blue_bank import food, pay_food
from ecumene.games.through_the_ages.economy.spending import spend_resources, tell_over
from ecumene.games.through_the_ages.effects.counts import workers_of
from ecumene.games.through_the_ages.effects.powers import URBAN_LIMIT
from ecumene.games.through_the_ages.player import DIRTY, USED_BACH, Player
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import BUILD, DESTROY, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck

BACH: Final[int] = thing("j-s-bach")
CHEAPEST: Final = 1  # no worker costs less than that: a library with a theater, under Shakespeare and masons


def can_grow(player: Player, change: int) -> bool:
    """Return whether the population can be increased, the price in food changed by so much."""
    price = population_price(player)
    return price >= 0 and price + change <= food(player) + player.food_pool


def grow(s: Board, seat: int, change: int, luck: Luck, source: int) -> None:
    """Increase the population: pay food, a token becomes an unused worker (p. 5)."""
    player = s.players[seat]
    price = max(0, population_price(player) + change)
    over = pay_food(player, price)
    player.yellow -= 1
    player.unused += 1
    luck.tell("population", seat, -1, 1, source)
    luck.tell("food", seat, -1, -price, source)
    tell_over(luck, "food", seat, over, source)


def limit_reached(player: Player, card: int) -> bool:
    """Return whether there are as many urban buildings of the card's type as the government allows."""
    return IS_URBAN[card] and workers_of(player, TYPE[card]) >= player.power[URBAN_LIMIT]


def add_builds(player: Player, first: int, end: int, resources: int, change: int, out: list[Action]) -> None:
    """Add the cards from `first` to `end` that an unused worker and so many resources can build on."""
    if player.unused == 0 or resources - change < CHEAPEST:
        return
    workers = player.workers
    for card in range(first, end):
        if workers[card] < 0 or build_price(player, card) + change > resources:
            continue
        if not limit_reached(player, card):
            out.append((BUILD, card, 0))


def add_upgrades(player: Player, first: int, end: int, resources: int, change: int, out: list[Action]) -> None:
    """Add the upgrades between cards from `first` to `end` that so many resources can pay."""
    workers = player.workers
    for old in range(first, end):
        if workers[old] <= 0:
            continue
        for new in range(old + 1, LAST_OF_TYPE[old] + 1):
            if workers[new] >= 0 and upgrade_price(player, old, new) + change <= resources:
                out.append((UPGRADE, old, new))


def add_bach(player: Player, resources: int, out: list[Action]) -> None:
    """Add the urban buildings that J. S. Bach can turn into theaters (p. 11)."""
    if player.leader != BACH or player.used & USED_BACH or limit_reached(player, FIRST[THEATER]):
        return
    for old in range(FIRST[LAB], FIRST[THEATER]):
        if player.workers[old] <= 0:
            continue
        for new in range(FIRST[THEATER], FIRST[THEATER + 1]):
            if player.workers[new] >= 0 and AGE[new] >= AGE[old] and upgrade_price(player, old, new) <= resources:
                out.append((UPGRADE, old, new))


def add_worker_moves(player: Player, first: int, end: int, resources: int, verb: int, out: list[Action]) -> None:
    """Add all builds, upgrades and removals (`verb`) of cards from `first` to `end`, in one pass."""
    workers = player.workers
    upgrades: list[Action] = []
    removals: list[Action] = []
    free = player.unused > 0
    for card in range(first, end):
        count = workers[card]
        if count < 0:
            continue
        if free and build_price(player, card) <= resources and not limit_reached(player, card):
            out.append((BUILD, card, 0))
        if count:
            removals.append((verb, card, 0))
            for new in range(card + 1, LAST_OF_TYPE[card] + 1):
                if workers[new] >= 0 and upgrade_price(player, card, new) <= resources:
                    upgrades.append((UPGRADE, card, new))
    out += upgrades
    if verb == DESTROY:
        add_bach(player, resources, out)
    out += removals


def build(s: Board, seat: int, card: int, change: int, luck: Luck, source: int) -> None:
    """Pay resources and put an unused worker on a card."""
    player = s.players[seat]
    price = max(0, build_price(player, card) + change)
    over = spend_resources(player, price, IS_UNIT[card])
    player.unused -= 1
    player.workers[card] += 1
    player.stat = DIRTY
    luck.tell("build", seat, card, 0, source)
    luck.tell("resources", seat, -1, -price, source)
    tell_over(luck, "resources", seat, over, source)


def upgrade(s: Board, seat: int, old: int, new: int, change: int, luck: Luck, source: int) -> None:
    """Pay the difference and move a worker to a better card; J. S. Bach's use is noted."""
    player = s.players[seat]
    price = max(0, upgrade_price(player, old, new) + change)
    over = spend_resources(player, price, IS_UNIT[old])
    if TYPE[old] != TYPE[new]:
        player.used |= USED_BACH
    player.workers[old] -= 1
    player.workers[new] += 1
    player.stat = DIRTY
    luck.tell("upgrade", seat, new, 0, old)
    luck.tell("resources", seat, -1, -price, source)
    tell_over(luck, "resources", seat, over, source)


def remove(s: Board, seat: int, card: int, luck: Luck, source: int) -> None:
    """Destroy a building or disband a unit: the worker becomes unused."""
    player = s.players[seat]
    player.workers[card] -= 1
    player.unused += 1
    player.stat = DIRTY
    luck.tell("disband" if IS_UNIT[card] else "destroy", seat, card, 0, source)
