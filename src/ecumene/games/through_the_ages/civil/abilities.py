"""Abilities of cards in play that are used in the action phase (USE and RECRUIT)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import FIRST_UNIT, IS_UNIT, ROWS, WORKER_CARDS, thing
from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.civil.action_cards import Choose
from ecumene.games.through_the_ages.civil.costs import build_price
from ecumene.games.through_the_ages.civil.obstacles import ORDERED, growth_obstacle
from ecumene.games.through_the_ages.civil.ordered_actions import Terms
from ecumene.games.through_the_ages.civil.trade_routes import TRADE_ROUTES, trade, trade_obstacle
from ecumene.games.through_the_ages.civil.workers import build, grow
from ecumene.games.through_the_ages.economy.spending import budget, military_actions, spend_military
from ecumene.games.through_the_ages.effects.effect import DO_CHOOSE, GOOD_POPULATION, ON_USE
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.player import (
    MILITARY_FIRST,
    USED_CHURCHILL,
    USED_LINER,
    USED_MILITARY_AS_CIVIL,
    Player,
)
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import RECRUIT, USE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

BARBAROSSA: Final[int] = thing("frederick-barbarossa")
CHURCHILL: Final[int] = thing("winston-churchill")
LINER: Final[int] = thing("ocean-liner-service")
HAMMURABI: Final[int] = thing("hammurabi")
_RECRUITING: Final = next(row for row in ROWS[BARBAROSSA]["effects"] if row["do"] == "code")
RECRUIT_PRICE: Final[int] = _RECRUITING["cost"]["military_actions"]
RECRUIT_FOOD: Final[int] = _RECRUITING["food"]
RECRUIT_RESOURCES: Final[int] = _RECRUITING["resources"]
RECRUITING: Final = Terms(False, False, RECRUIT_FOOD, RECRUIT_RESOURCES, 0, 0, BARBAROSSA)
USED_BITS: Final[dict[int, int]] = {
    HAMMURABI: USED_MILITARY_AS_CIVIL | MILITARY_FIRST,
    CHURCHILL: USED_CHURCHILL,
    LINER: USED_LINER,
}
USABLE: Final[list[int]] = [*USED_BITS, TRADE_ROUTES]
"""The cards whose ability is used by a move of the action phase, in canonical order."""


def uses(player: Player) -> list[Action]:
    """Return the abilities that can be used now."""
    found: list[Action] = []
    if player.leader in USED_BITS and use_obstacle(player, player.leader) == ALLOWED:
        found.append((USE, player.leader, 0))
    if LINER in player.wonders and use_obstacle(player, LINER) == ALLOWED:
        found.append((USE, LINER, 0))
    if trade_obstacle(player) == ALLOWED:
        found.append((USE, TRADE_ROUTES, 0))
    return found


def use_obstacle(player: Player, card: int) -> int:
    """Return why an ability cannot be used."""
    if card == TRADE_ROUTES:
        return trade_obstacle(player)
    if card not in USABLE:
        return why.USE_KIND
    if card != player.leader and card not in player.wonders:
        return why.NOT_IN_PLAY
    if card in player.ruins:
        return why.RUINED
    if player.used & USED_BITS[card]:
        return why.ABILITY_USED
    if card == LINER and player.yellow == 0:
        return why.NOBODY_TO_EMBARK
    if card == HAMMURABI:
        if military_actions(player) == 0:
            return why.NOTHING_TO_LEND
        if player.ca == 0:
            return why.NOTHING_TO_SAVE
    return ALLOWED


def use(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Use an ability, once a turn."""
    player = s.players[seat]
    luck.tell("use", seat, card)
    if card == CHURCHILL:
        player.used |= USED_CHURCHILL
        at = next(at for at, row in enumerate(ROWS[card]["effects"]) if row["do"] == "choose")
        s.stack.append(Choose(seat, card, at))
    elif card == HAMMURABI:
        player.used |= MILITARY_FIRST
    elif card == LINER:
        player.used |= USED_LINER
        gain(s, seat, GOOD_POPULATION, 1, luck, card)
    else:
        trade(s, seat, luck)


def recruit_obstacle(player: Player, card: int) -> int:
    """Return why Frederick Barbarossa cannot raise a unit together with the population."""
    if player.leader != BARBAROSSA:
        return why.NO_RECRUITER
    if not IS_UNIT[card]:
        return why.RECRUIT_KIND
    if player.workers[card] < 0:
        return why.UNIT_CARD
    if military_actions(player) < RECRUIT_PRICE:
        return why.UNIT_ACTION
    growth = growth_obstacle(player, ORDERED, RECRUIT_FOOD)
    if growth != ALLOWED:
        return growth
    return ALLOWED if build_price(player, card, RECRUIT_RESOURCES) <= budget(player, True) else why.UNIT_PRICE


def recruits(player: Player) -> list[Action]:
    """Return the units that Frederick Barbarossa can raise."""
    if player.leader != BARBAROSSA:
        return []
    units = range(FIRST_UNIT, WORKER_CARDS)
    return [(RECRUIT, card, 0) for card in units if recruit_obstacle(player, card) == ALLOWED]


def recruit(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Increase the population and build a unit with the new worker, as one action."""
    spend_military(s.players[seat], RECRUIT_PRICE)
    grow(s, seat, RECRUIT_FOOD, luck, BARBAROSSA)
    build(s, seat, card, RECRUIT_RESOURCES, luck, BARBAROSSA)


assert any(effect.do == DO_CHOOSE for effect in ON_USE[CHURCHILL])
