"""Actions that a card orders: without civil or military actions, the price changed (p. 5, p. 6 and p. 7)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import COUNT, FIRST, IS_UNIT, WORKER_CARDS
from ecumene.games.through_the_ages.civil.develop import add_develops, add_revolutions, develop, revolt
from ecumene.games.through_the_ages.civil.obstacles import (
    refuse_build,
    refuse_develop,
    refuse_growth,
    refuse_revolution,
    refuse_stage,
    refuse_upgrade,
)
from ecumene.games.through_the_ages.civil.wonders import add_stages, build_stages
from ecumene.games.through_the_ages.civil.workers import add_builds, add_upgrades, build, can_grow, grow, upgrade
from ecumene.games.through_the_ages.economy.spending import budget, civil_actions
from ecumene.games.through_the_ages.effects.effect import (
    ACT_BUILD,
    ACT_BUILD_UNIT,
    ACT_DEVELOP,
    ACT_POPULATION,
    ACT_REVOLUTION,
    ACT_STAGE,
    ACT_UPGRADE,
    ACT_UPGRADE_UNIT,
    DO_ACT,
    DO_CHOOSE,
    EFFECTS,
    GOOD_FOOD,
    GOOD_RESOURCES,
    GOOD_SCIENCE,
    Effect,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    DEVELOP,
    INCREASE_POPULATION,
    PLAIN,
    REVOLUTION,
    UPGRADE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

FREE: Final = -99  # a discount larger than any price
# Whether a card lets its owner develop a technology: then a revolution is paid in its place (p. 6).
ORDERS_REVOLUTION: Final[list[bool]] = [
    any(effect.do == DO_ACT and ACT_REVOLUTION in effect.actions for effect in EFFECTS[card])
    for card in range(COUNT)
]


def acts_of(card: int, at: int) -> list[Effect]:
    """Return the actions that a row orders: itself, or each of its options."""
    effect = EFFECTS[card][at]
    return [option[0] for option in effect.options] if effect.do == DO_CHOOSE else [effect]


def add_ordered(s: Board, seat: int, effect: Effect, pays: bool, out: list[Action]) -> None:
    """Add the actions that a card orders; `pays`: developing costs the civil action of the card itself."""
    player = s.players[seat]
    for action in effect.actions:
        if action == ACT_POPULATION:
            if can_grow(player, effect.discount(GOOD_FOOD)):
                out.append(PLAIN[INCREASE_POPULATION])
        elif action == ACT_STAGE:
            add_stages(player, effect.stages, budget(player, False), effect.discount(GOOD_RESOURCES), out)
        elif action == ACT_DEVELOP:
            if not pays or civil_actions(player) >= 1:
                add_develops(s, seat, effect.discount(GOOD_SCIENCE), out)
        elif action == ACT_REVOLUTION:
            add_revolutions(s, seat, effect.discount(GOOD_SCIENCE), out)
        else:
            _add_workers(player, effect, action, out)


def _cards(effect: Effect) -> tuple[int, int]:
    """Return the cards that take workers which an order is about, first and end."""
    if effect.card >= 0:
        return effect.card, effect.card + 1
    return FIRST[effect.types[0]], FIRST[effect.types[-1] + 1]


def _add_workers(player: Player, effect: Effect, action: int, out: list[Action]) -> None:
    first, end = _cards(effect)
    change = FREE if effect.free else effect.discount(GOOD_RESOURCES)
    resources = budget(player, action in (ACT_BUILD_UNIT, ACT_UPGRADE_UNIT))
    if action in (ACT_BUILD, ACT_BUILD_UNIT):
        add_builds(player, first, end, resources, change, out)
    else:
        add_upgrades(player, first, end, resources, change, out)


def do_ordered(s: Board, seat: int, a: Action, effect: Effect, luck: Luck, source: int) -> None:
    """Carry out an action that a card orders, for the changed price."""
    verb, card, amount = a
    change = FREE if effect.free else effect.discount(GOOD_RESOURCES)
    if verb == INCREASE_POPULATION:
        grow(s, seat, effect.discount(GOOD_FOOD), luck, source)
    elif verb == BUILD:
        build(s, seat, card, change, luck, source)
    elif verb == UPGRADE:
        upgrade(s, seat, card, amount, change, luck, source)
    elif verb == BUILD_STAGE:
        build_stages(s, seat, card, change, luck, source)
    elif verb == DEVELOP:
        develop(s, seat, card, effect.discount(GOOD_SCIENCE), luck, source)
    elif verb == REVOLUTION:
        revolt(s, seat, card, effect.discount(GOOD_SCIENCE), luck, source)


def concerns(effect: Effect, a: Action) -> bool:
    """Return whether an order is about an action at all, possible or not."""
    verb, card, _ = a
    if verb == INCREASE_POPULATION:
        return ACT_POPULATION in effect.actions
    if verb == BUILD_STAGE:
        return ACT_STAGE in effect.actions
    if verb in (DEVELOP, REVOLUTION):
        return (ACT_DEVELOP if verb == DEVELOP else ACT_REVOLUTION) in effect.actions
    if verb not in (BUILD, UPGRADE) or card >= WORKER_CARDS:
        return False
    unit = IS_UNIT[card]
    action = (
        (ACT_BUILD_UNIT if unit else ACT_BUILD) if verb == BUILD else ACT_UPGRADE_UNIT if unit else ACT_UPGRADE
    )
    first, end = _cards(effect)
    return action in effect.actions and first <= card < end


def refuse_ordered(s: Board, seat: int, effect: Effect, a: Action, pays: bool) -> Refusal:
    """Say why an action that a card orders is not possible: as for the action itself, at the changed price."""
    verb, card, amount = a
    player = s.players[seat]
    change = FREE if effect.free else effect.discount(GOOD_RESOURCES)
    if verb == INCREASE_POPULATION:
        return refuse_growth(player, False, effect.discount(GOOD_FOOD))
    if verb == BUILD:
        return refuse_build(player, card, False, change)
    if verb == UPGRADE:
        return refuse_upgrade(player, card, amount, False, change)
    if verb == BUILD_STAGE:
        return refuse_stage(player, card, False, change, effect.stages)
    if verb == DEVELOP:
        return refuse_develop(s, seat, card, pays, effect.discount(GOOD_SCIENCE))
    return refuse_revolution(s, seat, card, effect.discount(GOOD_SCIENCE))
