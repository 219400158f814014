"""Why something cannot be done in the action phase: each answer cites its rule."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    FIRST_UNIT,
    IS_UNIT,
    LEADER,
    TYPE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.abilities import BARBAROSSA, RECRUIT_FOOD, RECRUIT_RESOURCES, refuse_use
from ecumene.games.through_the_ages.civil.action_cards import is_fresh
from ecumene.games.through_the_ages.civil.costs import build_price
from ecumene.games.through_the_ages.civil.obstacles import (
    refuse_build,
    refuse_develop,
    refuse_growth,
    refuse_revolution,
    refuse_stage,
    refuse_upgrade,
)
from ecumene.games.through_the_ages.civil.take import refuse_take
from ecumene.games.through_the_ages.civil.workers import can_grow
from ecumene.games.through_the_ages.economy.spending import budget, civil_actions, military_actions
from ecumene.games.through_the_ages.military.tactics import refuse_tactic
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import Board
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
    PLAY_EVENT,
    PLAY_TACTIC,
    RECRUIT,
    RESIGN,
    REVOLUTION,
    TAKE,
    TAKE_AT,
    UPGRADE,
    USE,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal


def refuse_action(s: Board, seat: int, a: Action) -> Refusal:
    """Say why an action of the action phase is not legal."""
    verb, card, amount = a
    player = s.players[seat]
    if verb in (TAKE, TAKE_AT):
        return refuse_take(s, seat, a, civil_actions(player))
    if s.round == 1:
        return Refusal("tta.first-turn.only-take")
    if verb == INCREASE_POPULATION:
        return refuse_growth(player, True, 0)
    if verb == BUILD:
        return refuse_build(player, card, True, 0)
    if verb == UPGRADE:
        return refuse_upgrade(player, card, amount, True, 0)
    if verb in (DESTROY, DISBAND):
        return refuse_removal(player, verb, card)
    if verb == LEAD:
        return refuse_leader(player, card)
    if verb == BUILD_STAGE:
        return refuse_stage(player, card, True, 0, 0)
    if verb == DEVELOP:
        return refuse_develop(s, seat, card, True, 0)
    if verb == REVOLUTION:
        return refuse_revolution(s, seat, card, 0)
    if verb == PLAY:
        return refuse_play(player, card)
    if verb == USE:
        return refuse_use(player, card)
    if verb == RECRUIT:
        return refuse_recruit(player, card)
    if verb in (PLAY_TACTIC, COPY_TACTIC):
        return refuse_tactic(s, seat, a)
    if PLAY_EVENT <= verb <= RESIGN:
        return Refusal("tta.politics.one-action")
    return Refusal("tta.action.any-order")


def refuse_leader(player: Player, card: int) -> Refusal:
    """Say why a leader cannot be played."""
    if TYPE[card] != LEADER:
        return Refusal("tta.leader.from-hand", card, WRONG_KIND)
    if card not in player.hand:
        return Refusal("tta.leader.from-hand", card)
    return Refusal("tta.leader.civil-action", card, 1, 0)


def refuse_removal(player: Player, verb: int, card: int) -> Refusal:
    """Say why a building cannot be destroyed or a unit cannot be disbanded."""
    cards = range(FIRST_UNIT, WORKER_CARDS) if verb == DISBAND else range(FIRST_UNIT)
    needs = "tta.unit.disband-needs-unit" if verb == DISBAND else "tta.destroy.needs-building"
    if card not in cards:
        return Refusal(needs, card, WRONG_KIND)
    if player.workers[card] <= 0:
        return Refusal(needs, card)
    rule = "tta.unit.disband-military-action" if verb == DISBAND else "tta.destroy.civil-action"
    return Refusal(rule, card, 1, 0)


def refuse_play(player: Player, card: int) -> Refusal:
    """Say why an action card cannot be played."""
    if TYPE[card] != ACTION:
        return Refusal("tta.action-card.from-hand", card, WRONG_KIND)
    if card not in player.hand:
        return Refusal("tta.action-card.from-hand", card)
    if is_fresh(player, card):
        return Refusal("tta.action-card.not-same-turn", card)
    if civil_actions(player) < 1:
        return Refusal("tta.action-card.civil-action", card, 1, 0)
    return Refusal("tta.action-card.must-be-possible", card, 0, 0)


def refuse_recruit(player: Player, card: int) -> Refusal:
    """Say why Frederick Barbarossa cannot raise a unit."""
    if player.leader != BARBAROSSA:
        return Refusal("tta.card.in-play", BARBAROSSA)
    if not IS_UNIT[card]:
        return Refusal("tta.unit.build-technology", card, WRONG_KIND)
    if military_actions(player) < 1:
        return Refusal("tta.unit.build-military-action", card, 1, 0)
    if player.yellow == 0:
        return Refusal("tta.population.empty-bank")
    if player.workers[card] < 0:
        return Refusal("tta.unit.build-technology", card)
    if not can_grow(player, RECRUIT_FOOD):
        return refuse_growth(player, False, RECRUIT_FOOD)
    price = max(0, build_price(player, card) + RECRUIT_RESOURCES)
    return Refusal("tta.unit.build-resource-cost", card, price, budget(player, True))
