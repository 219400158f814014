"""Why something cannot be done in the action phase: each answer cites its rule."""

from __future__ import annotations

from ecumene.games.through_the_ages.abilities import BARBAROSSA, refuse_use
from ecumene.games.through_the_ages.action_cards import is_fresh
from ecumene.games.through_the_ages.banks import food, on_cards
from ecumene.games.through_the_ages.develop import can_revolt, toll_paid
from ecumene.games.through_the_ages.player import USED_BACH, Player
from ecumene.games.through_the_ages.powers import (
    CIVIL_ACTIONS,
    COOPERATION,
    MILITARY_ACTIONS,
    REVOLUTION_BY_MILITARY,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.prices import (
    build_price,
    develop_price,
    population_price,
    revolution_price,
    upgrade_price,
)
from ecumene.games.through_the_ages.spending import budget, civil_actions, military_actions, science_for
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.tables import (
    ACTION,
    AGE,
    FIRST_UNIT,
    GOVERNMENT,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    LEADER,
    THEATER,
    TYPE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.tactics import refuse_tactic
from ecumene.games.through_the_ages.take import refuse_take
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    COPY_TACTIC,
    DESTROY,
    DEVELOP,
    DISBAND,
    INCREASE_POPULATION,
    LEAD,
    PLAY,
    PLAY_TACTIC,
    RECRUIT,
    REVOLUTION,
    TAKE,
    TAKE_AT,
    UPGRADE,
    USE,
)
from ecumene.games.through_the_ages.wonders import most_stages, stages_price
from ecumene.games.through_the_ages.workers import BACH, limit_reached
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal


def refuse_action(s: Board, seat: int, a: Action) -> Refusal:
    """Say why an action of the action phase is not legal."""
    verb, card, amount = a
    player = s.players[seat]
    if verb in (TAKE, TAKE_AT):
        return refuse_take(s, seat, a, civil_actions(player))
    if s.round == 1:
        return Refusal("tta.first-turn.only-take")
    if verb == INCREASE_POPULATION:
        return refuse_growth(player)
    if verb == BUILD:
        return refuse_build(player, card)
    if verb == UPGRADE:
        return refuse_upgrade(player, card, amount)
    if verb in (DESTROY, DISBAND):
        return refuse_removal(player, verb, card)
    if verb == LEAD:
        wrong = TYPE[card] != LEADER or card not in player.hand
        return Refusal("tta.leader.from-hand", card) if wrong else Refusal("tta.leader.civil-action", card, 1, 0)
    if verb == BUILD_STAGE:
        return refuse_stage(player, card)
    if verb == DEVELOP:
        return refuse_develop(s, seat, card)
    if verb == REVOLUTION:
        return refuse_revolution(s, seat, card)
    if verb == PLAY:
        return refuse_play(player, card)
    if verb == USE:
        return refuse_use(player, card)
    if verb == RECRUIT:
        return refuse_recruit(player, card)
    if verb in (PLAY_TACTIC, COPY_TACTIC):
        return refuse_tactic(s, seat, a)
    return Refusal("tta.action.any-order")


def refuse_growth(player: Player) -> Refusal:
    """Say why the population cannot be increased."""
    if civil_actions(player) < 1:
        return Refusal("tta.population.civil-action", -1, 1, 0)
    if player.yellow == 0:
        return Refusal("tta.population.empty-bank")
    return Refusal("tta.population.food-cost", -1, population_price(player), food(player) + player.food_pool)


def refuse_build(player: Player, card: int) -> Refusal:
    """Say why a worker cannot go on a card."""
    unit = IS_UNIT[card]
    if card >= WORKER_CARDS or player.workers[card] < 0:
        return Refusal("tta.unit.build-technology" if unit else "tta.build.technology-in-play", card)
    if unit and military_actions(player) < 1:
        return Refusal("tta.unit.build-military-action", card, 1, 0)
    if not unit and civil_actions(player) < 1:
        return Refusal("tta.build.civil-action", card, 1, 0)
    if player.unused == 0:
        return Refusal("tta.unit.build-unused-worker" if unit else "tta.build.unused-worker", card)
    if limit_reached(player, card):
        return Refusal("tta.build.urban-limit", card, player.power[URBAN_LIMIT], player.power[URBAN_LIMIT])
    rule = "tta.unit.build-resource-cost" if unit else "tta.build.resource-cost"
    return Refusal(rule, card, build_price(player, card), budget(player, unit))


def refuse_upgrade(player: Player, old: int, new: int) -> Refusal:
    """Say why a building or unit cannot be upgraded."""
    unit = IS_UNIT[old]
    if old >= WORKER_CARDS or player.workers[old] <= 0:
        return Refusal("tta.unit.upgrade-needs-unit" if unit else "tta.upgrade.needs-building", old)
    if new >= WORKER_CARDS or player.workers[new] < 0:
        return Refusal("tta.unit.build-technology" if unit else "tta.build.technology-in-play", new)
    if TYPE[old] != TYPE[new]:
        if player.leader != BACH or TYPE[new] != THEATER or not IS_URBAN[old]:
            return Refusal("tta.unit.upgrade-same-type" if unit else "tta.upgrade.same-type", new)
        if player.used & USED_BACH:
            return Refusal("tta.text.once-per-turn", BACH)
        if AGE[new] < AGE[old]:
            return Refusal("tta.note.bach-any-urban", new)
        if limit_reached(player, new):
            return Refusal("tta.note.bach-urban-limit", new)
    elif new <= old:
        return Refusal("tta.unit.upgrade-higher-level" if unit else "tta.upgrade.higher-level", new)
    if unit and military_actions(player) < 1:
        return Refusal("tta.unit.upgrade-military-action", new, 1, 0)
    if not unit and civil_actions(player) < 1:
        return Refusal("tta.upgrade.civil-action", new, 1, 0)
    rule = "tta.unit.upgrade-difference" if unit else "tta.upgrade.difference"
    return Refusal(rule, new, upgrade_price(player, old, new), budget(player, unit))


def refuse_removal(player: Player, verb: int, card: int) -> Refusal:
    """Say why a building cannot be destroyed or a unit cannot be disbanded."""
    cards = range(FIRST_UNIT, WORKER_CARDS) if verb == DISBAND else range(FIRST_UNIT)
    if card not in cards or player.workers[card] <= 0:
        return Refusal("tta.unit.disband-needs-unit" if verb == DISBAND else "tta.destroy.needs-building", card)
    rule = "tta.unit.disband-military-action" if verb == DISBAND else "tta.destroy.civil-action"
    return Refusal(rule, card, 1, 0)


def refuse_stage(player: Player, count: int) -> Refusal:
    """Say why so many stages cannot be completed."""
    if player.wonder < 0:
        return Refusal("tta.wonder.unfinished-needed")
    if civil_actions(player) < 1:
        return Refusal("tta.wonder.civil-action", player.wonder, 1, 0)
    if not 1 <= count <= most_stages(player):
        return Refusal("tta.wonder.several-stages", player.wonder, most_stages(player), count)
    if count > player.blue + on_cards(player):
        return Refusal("tta.wonder.cover-stage", player.wonder)
    return Refusal("tta.wonder.stage-cost", player.wonder, stages_price(player, count), budget(player, False))


def refuse_develop(s: Board, seat: int, card: int) -> Refusal:
    """Say why a technology cannot be developed."""
    player = s.players[seat]
    if not IS_TECHNOLOGY[card] or card not in player.hand:
        return Refusal("tta.develop.from-hand", card)
    if civil_actions(player) < 1:
        return Refusal("tta.develop.civil-action", card, 1, 0)
    if player.power[COOPERATION] and not toll_paid(s, seat):
        return Refusal("tta.text.condition", card)
    rule = "tta.develop.government-higher-cost" if TYPE[card] == GOVERNMENT else "tta.develop.science-cost"
    return Refusal(rule, card, develop_price(player, card), science_for(player, card))


def refuse_revolution(s: Board, seat: int, card: int) -> Refusal:
    """Say why a revolution cannot be declared."""
    player = s.players[seat]
    if TYPE[card] != GOVERNMENT or card not in player.hand:
        return Refusal("tta.revolution.government-only", card)
    if not can_revolt(player):
        if player.power[REVOLUTION_BY_MILITARY]:
            total = player.power[MILITARY_ACTIONS]
            return Refusal("tta.note.robespierre-military-actions", card, total, player.ma)
        total = player.power[CIVIL_ACTIONS]
        return Refusal("tta.revolution.all-civil-actions", card, total, civil_actions(player))
    if player.power[COOPERATION] and not toll_paid(s, seat):
        return Refusal("tta.text.condition", card)
    return Refusal("tta.revolution.lower-cost", card, revolution_price(player, card), player.science)


def refuse_play(player: Player, card: int) -> Refusal:
    """Say why an action card cannot be played."""
    if TYPE[card] != ACTION or card not in player.hand:
        return Refusal("tta.action-card.from-hand", card)
    if is_fresh(player, card):
        return Refusal("tta.action-card.not-same-turn", card)
    if civil_actions(player) < 1:
        return Refusal("tta.action-card.civil-action", card, 1, 0)
    return Refusal("tta.action-card.must-be-possible", card)


def refuse_recruit(player: Player, card: int) -> Refusal:
    """Say why Frederick Barbarossa cannot raise a unit."""
    if player.leader != BARBAROSSA:
        return Refusal("tta.card.in-play", BARBAROSSA)
    if military_actions(player) < 1:
        return Refusal("tta.unit.build-military-action", card, 1, 0)
    if player.yellow == 0:
        return Refusal("tta.population.empty-bank")
    if not IS_UNIT[card] or player.workers[card] < 0:
        return Refusal("tta.unit.build-technology", card)
    return Refusal("tta.action.whole-or-not", card)
