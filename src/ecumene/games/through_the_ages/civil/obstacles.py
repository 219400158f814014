"""What stands in the way of an action that a person or a card may order; the only statement of its conditions.

`actions` are the civil or military actions at hand; an action that a card orders without one is given ORDERED.
`change` is what a card adds to the price. ALLOWED is 0: `first(…) or second(…)` asks for the second when the
first is no obstacle. What closes an action altogether has its own function, which lists ask once.
The reasons are in reasons.py.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    FIRST_UNIT,
    GOVERNMENT,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    LEADER,
    STAGE_PRICES,
    THEATER,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.civil.costs import (
    build_price,
    develop_price,
    population_price,
    stages_price,
    upgrade_price,
)
from ecumene.games.through_the_ages.civil.develop import tolls_unpaid
from ecumene.games.through_the_ages.economy.blue_bank import on_cards
from ecumene.games.through_the_ages.economy.spending import civil_actions, food_budget, science_for
from ecumene.games.through_the_ages.effects.counts import workers_of
from ecumene.games.through_the_ages.effects.powers import (
    CIVIL_ACTIONS,
    COOPERATION,
    MILITARY_ACTIONS,
    REVOLUTION_BY_MILITARY,
    STAGES,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.player import USED_BACH, Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DISBAND
from ecumene.kernel.refusal import ALLOWED

ORDERED: Final = 99  # in place of the actions at hand: a card orders it, no action is needed
BACH: Final[int] = thing("j-s-bach")


def growth_obstacle(player: Player, actions: int, change: int) -> int:
    """Return why the population cannot be increased."""
    if actions < 1:
        return why.GROWTH_ACTION
    if player.yellow == 0:
        return why.BANK_EMPTY
    if population_price(player, change) > food_budget(player):
        return why.GROWTH_PRICE
    return ALLOWED


def build_closed(player: Player, unit: bool, actions: int) -> int:
    """Return why no building, or no unit, can be built at all."""
    if actions < 1:
        return why.UNIT_ACTION if unit else why.BUILD_ACTION
    if player.unused == 0:
        return why.UNIT_WORKER if unit else why.BUILD_WORKER
    return ALLOWED


def build_obstacle(player: Player, card: int, actions: int, resources: int, change: int) -> int:
    """Return why an unused worker cannot go on a card."""
    if card >= WORKER_CARDS:
        return why.BUILD_KIND
    unit = IS_UNIT[card]
    if player.workers[card] < 0:
        return why.UNIT_CARD if unit else why.BUILD_CARD
    return build_closed(player, unit, actions) or site_obstacle(player, card, resources, change)


def site_obstacle(player: Player, card: int, resources: int, change: int) -> int:
    """Return why a worker who is there cannot go on this card in play: the limit, or the price."""
    if IS_URBAN[card] and limit_reached(player, TYPE[card]):
        return why.BUILD_LIMIT
    if build_price(player, card, change) > resources:
        return why.UNIT_PRICE if IS_UNIT[card] else why.BUILD_PRICE
    return ALLOWED


def limit_reached(player: Player, kind: int) -> bool:
    """Return whether there are as many urban buildings of a type as the government allows."""
    return workers_of(player, kind) >= player.power[URBAN_LIMIT]


def upgrade_obstacle(player: Player, old: int, new: int, actions: int, resources: int, change: int) -> int:
    """Return why a worker cannot move to a better card; J. S. Bach helps only where no card orders it."""
    if old >= WORKER_CARDS:
        return why.UPGRADE_KIND
    if new >= WORKER_CARDS:
        return why.NEW_KIND
    unit = IS_UNIT[old]
    if player.workers[old] <= 0:
        return why.UPGRADE_UNIT_EMPTY if unit else why.UPGRADE_EMPTY
    if TYPE[old] != TYPE[new]:
        if actions == ORDERED or player.leader != BACH or TYPE[new] != THEATER or not IS_URBAN[old]:
            return why.UPGRADE_UNIT_TYPE if unit else why.UPGRADE_TYPE
        if AGE[new] < AGE[old]:
            return why.BACH_LEVEL
    elif new <= old:
        return why.UPGRADE_UNIT_LEVEL if unit else why.UPGRADE_LEVEL
    if player.workers[new] < 0:
        return why.NEW_UNIT if IS_UNIT[new] else why.NEW_CARD
    if actions < 1:
        return why.UPGRADE_UNIT_ACTION if unit else why.UPGRADE_ACTION
    if TYPE[old] != TYPE[new]:
        if player.used & USED_BACH:
            return why.BACH_USED
        if limit_reached(player, THEATER):
            return why.BACH_LIMIT
    if upgrade_price(player, old, new, change) > resources:
        return why.UPGRADE_UNIT_PRICE if unit else why.UPGRADE_PRICE
    return ALLOWED


def removal_closed(verb: int, actions: int) -> int:
    """Return why nothing can be destroyed or disbanded at all."""
    if actions < 1:
        return why.DISBAND_ACTION if verb == DISBAND else why.DESTROY_ACTION
    return ALLOWED


def removal_obstacle(player: Player, verb: int, card: int, actions: int) -> int:
    """Return why a building cannot be destroyed or a unit cannot be disbanded."""
    unit = verb == DISBAND
    if card >= WORKER_CARDS or (card >= FIRST_UNIT) != unit:
        return why.DISBAND_KIND if unit else why.DESTROY_KIND
    if player.workers[card] <= 0:
        return why.DISBAND_EMPTY if unit else why.DESTROY_EMPTY
    return removal_closed(verb, actions)


def leader_obstacle(player: Player, card: int, actions: int) -> int:
    """Return why a leader cannot be played."""
    if TYPE[card] != LEADER:
        return why.LEAD_KIND
    if card not in player.hand:
        return why.LEAD_CARD
    return ALLOWED if actions >= 1 else why.LEAD_ACTION


def most_stages(player: Player, ordered: int) -> int:
    """Return how many stages one action may complete (p. 5); `ordered`: as many as a card orders, else 0."""
    return min(ordered or 1 + player.power[STAGES], len(STAGE_PRICES[player.wonder]) - player.stages)


def stage_obstacle(player: Player, count: int, actions: int, resources: int, change: int, ordered: int) -> int:
    """Return why so many stages of the wonder cannot be completed."""
    if player.wonder < 0:
        return why.NO_WONDER
    if actions < 1:
        return why.STAGE_ACTION
    if ordered and count > ordered:
        return why.STAGE_ORDERED
    if not 1 <= count <= most_stages(player, ordered):
        return why.STAGE_COUNT
    if count > player.blue + on_cards(player):
        return why.STAGE_TOKENS
    if stages_price(player, count, change) > resources:
        return why.STAGE_PRICE
    return ALLOWED


def develop_closed(s: GameState, seat: int, actions: int) -> int:
    """Return why nothing can be developed at all: no action, or a partner who cannot pay."""
    if actions < 1:
        return why.DEVELOP_ACTION
    return toll_obstacle(s, seat)


def toll_obstacle(s: GameState, seat: int) -> int:
    """Return whether a partner cannot pay for what the seat develops."""
    return why.TOLL if s.players[seat].power[COOPERATION] and tolls_unpaid(s, seat) else ALLOWED


def develop_obstacle(s: GameState, seat: int, card: int, actions: int, change: int) -> int:
    """Return why a technology cannot be developed."""
    player = s.players[seat]
    if not IS_TECHNOLOGY[card]:
        return why.DEVELOP_KIND
    if card not in player.hand:
        return why.DEVELOP_CARD
    return develop_closed(s, seat, actions) or science_obstacle(player, card, change)


def science_obstacle(player: Player, card: int, change: int) -> int:
    """Return whether science is wanting for a technology of the hand."""
    if develop_price(player, card, False, change) > science_for(player, card):
        return why.GOVERNMENT_PRICE if TYPE[card] == GOVERNMENT else why.DEVELOP_PRICE
    return ALLOWED


def revolution_closed(s: GameState, seat: int) -> int:
    """Return why no revolution can be declared: it takes all actions, with Robespierre military ones."""
    player = s.players[seat]
    if player.power[REVOLUTION_BY_MILITARY]:
        if player.ma < player.power[MILITARY_ACTIONS]:
            return why.ROBESPIERRES_ACTIONS
    elif civil_actions(player) < player.power[CIVIL_ACTIONS]:
        return why.REVOLUTION_ACTIONS
    return toll_obstacle(s, seat)


def revolution_obstacle(s: GameState, seat: int, card: int, change: int) -> int:
    """Return why a government cannot come by a revolution."""
    player = s.players[seat]
    if TYPE[card] != GOVERNMENT:
        return why.REVOLUTION_KIND
    if card not in player.hand:
        return why.REVOLUTION_CARD
    closed = revolution_closed(s, seat)
    if closed == ALLOWED and develop_price(player, card, True, change) > player.science:
        return why.REVOLUTION_PRICE
    return closed
