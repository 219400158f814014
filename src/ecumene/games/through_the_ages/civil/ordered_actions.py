"""The six actions that a person takes and that a card may order: what stands in the way, and carrying them out."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import IS_UNIT
from ecumene.games.through_the_ages.civil.costs import (
    build_sum,
    develop_sum,
    population_sum,
    stages_sum,
    upgrade_sum,
)
from ecumene.games.through_the_ages.civil.develop import develop, revolt
from ecumene.games.through_the_ages.civil.obstacles import (
    ORDERED,
    build_obstacle,
    develop_obstacle,
    growth_obstacle,
    revolution_obstacle,
    stage_obstacle,
    upgrade_obstacle,
)
from ecumene.games.through_the_ages.civil.wonders import build_stages
from ecumene.games.through_the_ages.civil.workers import build, grow, upgrade
from ecumene.games.through_the_ages.economy.spending import (
    budget,
    civil_actions,
    military_actions,
    spend_civil,
    spend_military,
)
from ecumene.games.through_the_ages.effects.effect import GOOD_FOOD, GOOD_RESOURCES, GOOD_SCIENCE, Effect
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    DEVELOP,
    INCREASE_POPULATION,
    RECRUIT,
    REVOLUTION,
    UPGRADE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Sum

ACTS: Final[list[int]] = [INCREASE_POPULATION, BUILD, UPGRADE, BUILD_STAGE, DEVELOP, REVOLUTION]
FREE: Final = -99  # a discount larger than any price


class Terms:
    """On what terms an action is taken: as usual, or as a card orders it, its price changed."""

    __slots__ = ("food", "ordered", "pays", "resources", "science", "source", "stages")

    def __init__(
        self, ordered: bool, pays: bool, food: int, resources: int, science: int, stages: int, source: int
    ) -> None:
        self.ordered = ordered
        self.pays = pays  # ordered, but developing costs a civil action all the same
        self.food = food  # added to the price
        self.resources = resources
        self.science = science
        self.stages = stages  # of a wonder that are ordered, 0: as many as usual
        self.source = source  # the card that orders it, or -1

    def actions(self, player: Player, verb: int, unit: bool) -> int:
        """Return the civil or military actions that can be spent on an action."""
        if self.ordered and not (self.pays and verb == DEVELOP):
            return ORDERED
        return military_actions(player) if unit else civil_actions(player)


USUAL: Final = Terms(False, False, 0, 0, 0, 0, -1)


def terms_of(effect: Effect, pays: bool, source: int) -> Terms:
    """Return the terms on which a row of a card orders an action."""
    resources = FREE if effect.free else effect.discount(GOOD_RESOURCES)
    food, science = effect.discount(GOOD_FOOD), effect.discount(GOOD_SCIENCE)
    return Terms(True, pays, food, resources, science, effect.stages, source)


def for_units(a: Action) -> bool:
    """Return whether an action takes a military action, and resources that are for units only."""
    return a[0] in (BUILD, UPGRADE, RECRUIT) and IS_UNIT[a[1]]


def act_obstacle(s: GameState, seat: int, a: Action, terms: Terms) -> int:
    """Return what stands in the way of one of the six actions."""
    verb, card, amount = a
    player = s.players[seat]
    if verb == REVOLUTION:
        return revolution_obstacle(s, seat, card, terms.science)
    unit = for_units(a)
    actions = terms.actions(player, verb, unit)
    if verb == INCREASE_POPULATION:
        return growth_obstacle(player, actions, terms.food)
    if verb == DEVELOP:
        return develop_obstacle(s, seat, card, actions, terms.science)
    resources = budget(player, unit)
    if verb == BUILD:
        return build_obstacle(player, card, actions, resources, terms.resources)
    if verb == UPGRADE:
        return upgrade_obstacle(player, card, amount, actions, resources, terms.resources)
    return stage_obstacle(player, card, actions, resources, terms.resources, terms.stages)


def goods_price(s: GameState, seat: int, a: Action, terms: Terms) -> dict[str, Sum]:
    """Return the food, resources and science points of an action on some terms."""
    verb, card, amount = a
    if verb == INCREASE_POPULATION:
        return {"food": population_sum(s, seat, terms.food, terms.source)}
    if verb == BUILD:
        return {"resources": build_sum(s, seat, card, terms.resources, terms.source)}
    if verb == UPGRADE:
        return {"resources": upgrade_sum(s, seat, card, amount, terms.resources, terms.source)}
    if verb == BUILD_STAGE:
        return {"resources": stages_sum(s.players[seat], card, terms.resources, terms.source)}
    if verb in (DEVELOP, REVOLUTION):
        return {"science": develop_sum(s, seat, card, verb == REVOLUTION, terms.science, terms.source)}
    if verb == RECRUIT:
        return {
            "food": population_sum(s, seat, terms.food, terms.source),
            "resources": build_sum(s, seat, card, terms.resources, terms.source),
        }
    return {}


def act(s: GameState, seat: int, a: Action, terms: Terms, luck: Luck) -> None:
    """Pay for one of the six actions and carry it out; a revolution takes its actions itself."""
    verb, card, amount = a
    player = s.players[seat]
    source = terms.source
    if verb == REVOLUTION:
        revolt(s, seat, card, terms.science, luck, source)
        return
    unit = for_units(a)
    if terms.actions(player, verb, unit) != ORDERED:
        if unit:
            spend_military(player, 1)
        else:
            spend_civil(player, 1)
    if verb == INCREASE_POPULATION:
        grow(s, seat, terms.food, luck, source)
    elif verb == BUILD:
        build(s, seat, card, terms.resources, luck, source)
    elif verb == UPGRADE:
        upgrade(s, seat, card, amount, terms.resources, luck, source)
    elif verb == BUILD_STAGE:
        build_stages(s, seat, card, terms.resources, luck, source)
    else:
        develop(s, seat, card, terms.science, luck, source)
