"""Actions that a card orders: without civil or military actions, the price changed (p. 5, p. 6 and p. 7)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import ACTION, COUNT, FIRST, IS_UNIT, TYPE, WORKER_CARDS
from ecumene.games.through_the_ages.civil.candidates import (
    add_builds,
    add_develops,
    add_revolutions,
    add_stages,
    add_upgrades,
    technologies_of,
)
from ecumene.games.through_the_ages.civil.obstacles import ORDERED, build_closed, growth_obstacle
from ecumene.games.through_the_ages.civil.ordered_actions import Terms, terms_of
from ecumene.games.through_the_ages.economy.spending import budget
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
    Effect,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
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
from ecumene.kernel.refusal import ALLOWED

# Whether a card lets its owner develop a technology: then a revolution is paid in its place (p. 6).
ORDERS_REVOLUTION: Final[list[bool]] = [
    any(effect.do == DO_ACT and ACT_REVOLUTION in effect.actions for effect in EFFECTS[card])
    for card in range(COUNT)
]

ORDERS: Final[list[list[tuple[Effect, Terms]]]] = [
    [
        (effect, terms_of(effect, ORDERS_REVOLUTION[card], card))
        for effect in EFFECTS[card]
        if TYPE[card] == ACTION and effect.do == DO_ACT
    ]
    for card in range(COUNT)
]
"""What each action card orders, and on what terms."""


def acts_of(card: int, at: int) -> list[Effect]:
    """Return the actions that a row orders: itself, or each of its options."""
    effect = EFFECTS[card][at]
    return [option[0] for option in effect.options] if effect.do == DO_CHOOSE else [effect]


def add_ordered(s: GameState, seat: int, effect: Effect, terms: Terms, out: list[Action]) -> None:
    """Add the possible actions that a row of a card orders."""
    player = s.players[seat]
    for action in effect.actions:
        if action == ACT_POPULATION:
            if growth_obstacle(player, ORDERED, terms.food) == ALLOWED:
                out.append(PLAIN[INCREASE_POPULATION])
        elif action == ACT_STAGE:
            add_stages(player, ORDERED, budget(player, False), terms.resources, terms.stages, out)
        elif action == ACT_DEVELOP:
            actions = terms.actions(player, DEVELOP, False)
            add_develops(s, seat, technologies_of(player), actions, terms.science, out)
        elif action == ACT_REVOLUTION:
            add_revolutions(s, seat, technologies_of(player), terms.science, out)
        else:
            _add_workers(player, effect, action, terms.resources, out)


def _add_workers(player: Player, effect: Effect, action: int, change: int, out: list[Action]) -> None:
    unit = action in (ACT_BUILD_UNIT, ACT_UPGRADE_UNIT)
    builds = action in (ACT_BUILD, ACT_BUILD_UNIT)
    if builds and build_closed(player, unit, ORDERED) != ALLOWED:
        return
    first, end = _cards(effect)
    least = 0 if builds else 1
    cards = [card for card in range(first, end) if player.workers[card] >= least]
    if builds:
        add_builds(player, cards, budget(player, unit), change, out)
    else:
        add_upgrades(player, cards, ORDERED, budget(player, unit), change, out)


def _cards(effect: Effect) -> tuple[int, int]:
    """Return the cards that take workers which an order is about, first and end."""
    if effect.card >= 0:
        return effect.card, effect.card + 1
    return FIRST[effect.types[0]], FIRST[effect.types[-1] + 1]


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
