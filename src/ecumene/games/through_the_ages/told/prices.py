"""What a move costs, by kind, each part with its source. The prices are in civil/costs.py."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import IS_UNIT
from ecumene.games.through_the_ages.civil.abilities import BARBAROSSA, RECRUIT_PRICE, RECRUITING
from ecumene.games.through_the_ages.civil.action_cards import Ordered
from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.civil.costs import take_sum
from ecumene.games.through_the_ages.civil.ordered import ORDERS_REVOLUTION
from ecumene.games.through_the_ages.civil.ordered_actions import USUAL, goods_price
from ecumene.games.through_the_ages.civil.take import place_of
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, REVOLUTION_BY_MILITARY
from ecumene.games.through_the_ages.military.attacks import attack_sum
from ecumene.games.through_the_ages.military.tactics import COPY_PRICE, PLAY_PRICE
from ecumene.games.through_the_ages.politics.politics_phase import PoliticsPhase
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import (
    ATTACK,
    BUILD,
    BUILD_STAGE,
    COPY_TACTIC,
    DECLARE_WAR,
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
)
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum


def move_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return what an action costs, by kind, with the source of each part."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Ordered):
        terms = frame.terms(a)
        if terms is None:
            return {}
        acting = a[0] == REVOLUTION or (a[0] == DEVELOP and terms.pays)
        return {**(actions_price(s, seat, a) if acting else {}), **goods_price(s, seat, a, terms)}
    if isinstance(frame, PoliticsPhase) and a[0] in (ATTACK, DECLARE_WAR):
        return {"military-actions": attack_sum(s, a[2], a[1])}
    if isinstance(frame, ActionPhase):
        terms = RECRUITING if a[0] == RECRUIT else USUAL
        return {**actions_price(s, seat, a), **goods_price(s, seat, a, terms)}
    return {}


def actions_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return the civil and military actions of an action of the action phase."""
    verb, card, _ = a
    power = s.players[seat].power
    if verb in (TAKE, TAKE_AT):
        return {"civil-actions": take_sum(s, seat, card, place_of(s, a))}
    if verb == REVOLUTION:
        if power[REVOLUTION_BY_MILITARY]:
            return {"military-actions": Sum([(card, power[MILITARY_ACTIONS])])}
        return {"civil-actions": Sum([(card, power[CIVIL_ACTIONS])])}
    if verb == RECRUIT:
        return {"military-actions": Sum([(BARBAROSSA, RECRUIT_PRICE)])}
    if verb == COPY_TACTIC:
        return {"military-actions": Sum([(card, COPY_PRICE)])}
    if verb == PLAY_TACTIC:
        return {"military-actions": Sum([(card, PLAY_PRICE)])}
    if verb == DISBAND or (verb in (BUILD, UPGRADE) and IS_UNIT[card]):
        return {"military-actions": Sum([(card, 1)])}
    if verb == PLAY and ORDERS_REVOLUTION[card]:
        return {}  # paid with what it orders, a revolution or its own civil action
    if verb in (INCREASE_POPULATION, BUILD, UPGRADE, DESTROY, LEAD, BUILD_STAGE, DEVELOP, PLAY):
        return {"civil-actions": Sum([(-1, 1)])}
    return {}
