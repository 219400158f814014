"""Trade Routes Agreement: once in the own turn one side pays food as a resource, the other a resource as food."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import thing
from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.economy.blue_bank import food, pay_food, pay_resources, resources
from ecumene.games.through_the_ages.economy.spending import tell_over
from ecumene.games.through_the_ages.effects.powers import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from ecumene.games.through_the_ages.player import USED_TRADE_ROUTES, Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

TRADE_ROUTES: Final[int] = thing("trade-routes-agreement")


def trade_obstacle(player: Player) -> int:
    """Return why Trade Routes cannot turn food into a resource, or the other way."""
    power = player.power
    if not (power[FOOD_AS_RESOURCE] or power[RESOURCE_AS_FOOD]):
        return why.NOT_IN_PLAY
    if player.used & USED_TRADE_ROUTES:
        return why.ABILITY_USED
    if (food(player) if power[FOOD_AS_RESOURCE] else resources(player)) == 0:
        return why.NOTHING_TO_TRADE
    return ALLOWED


def trade(s: GameState, seat: int, luck: Luck) -> None:
    """Return one good to the bank; one of the other is there for this turn, to be spent first."""
    player = s.players[seat]
    player.used |= USED_TRADE_ROUTES
    if player.power[FOOD_AS_RESOURCE]:
        over = pay_food(player, 1)
        player.resource_pool += 1
        luck.tell("food", seat, -1, -1, TRADE_ROUTES)
        tell_over(luck, "food", seat, over, TRADE_ROUTES)
    else:
        over = pay_resources(player, 1)
        player.food_pool += 1
        luck.tell("resources", seat, -1, -1, TRADE_ROUTES)
        tell_over(luck, "resources", seat, over, TRADE_ROUTES)
