"""Spending actions, resources and science; temporary ones go first (p. 10 and p. 11)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import IS_UNIT
from ecumene.games.through_the_ages.economy.blue_bank import food, pay_resources, resources
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_AS_CIVIL
from ecumene.games.through_the_ages.player import MILITARY_FIRST, USED_MILITARY_AS_CIVIL, Player
from ecumene.kernel.luck import Luck


def civil_actions(player: Player) -> int:
    """Return the civil actions that can be spent now; Hammurabi lends a military one once a turn."""
    if player.power[MILITARY_AS_CIVIL] and lends_military(player):
        return player.ca + 1
    return player.ca


def lends_military(player: Player) -> bool:
    """Return whether Hammurabi can lend a military action now."""
    free = player.power[MILITARY_AS_CIVIL] > 0 and not player.used & USED_MILITARY_AS_CIVIL
    return free and player.ma + player.extra_ma > 0


def military_actions(player: Player) -> int:
    """Return the military actions that can be spent now."""
    return player.ma + player.extra_ma


def spend_civil(player: Player, count: int) -> None:
    """Spend civil actions, Hammurabi's military one last, or first where its owner has said so."""
    if count > player.ca or (count and player.used & MILITARY_FIRST and lends_military(player)):
        player.used = player.used & ~MILITARY_FIRST | USED_MILITARY_AS_CIVIL
        spend_military(player, 1)
        count -= 1
    player.ca -= count


def spend_military(player: Player, count: int) -> None:
    """Spend military actions, additional ones of this turn first."""
    extra = min(count, player.extra_ma)
    player.extra_ma -= extra
    player.ma -= count - extra


def civil_action_back(player: Player) -> bool:
    """Take a spent civil action back, if there is one (p. 10)."""
    if player.ca >= player.power[CIVIL_ACTIONS]:
        return False
    player.ca += 1
    return True


def food_budget(player: Player) -> int:
    """Return the food that can be spent, temporary food included."""
    return food(player) + player.food_pool


def budget(player: Player, for_units: bool) -> int:
    """Return the resources that can be spent, temporary ones included."""
    total = resources(player) + player.resource_pool
    return total + player.unit_pool if for_units else total


def spend_resources(player: Player, amount: int, for_units: bool) -> int:
    """Pay resources, temporary ones first; return what more it takes for want of change."""
    if for_units:
        free = min(amount, player.unit_pool)
        player.unit_pool -= free
        amount -= free
    free = min(amount, player.resource_pool)
    player.resource_pool -= free
    return pay_resources(player, amount - free)


def tell_over(luck: Luck, good: str, seat: int, over: int, source: int) -> None:
    """Tell what a payment has taken beyond what was owed: a token too big, and none in the bank for change."""
    if over:
        luck.tell("food-over" if good == "food" else "resources-over", seat, -1, -over, source)


def science_for(player: Player, card: int) -> int:
    """Return the science points that can be spent on a technology; Churchill's are for units only."""
    return player.science + player.science_pool if IS_UNIT[card] else player.science


def spend_science(player: Player, amount: int, card: int) -> None:
    """Pay science points for a technology, temporary ones first."""
    if IS_UNIT[card]:
        free = min(amount, player.science_pool)
        player.science_pool -= free
        amount -= free
    player.science -= amount
