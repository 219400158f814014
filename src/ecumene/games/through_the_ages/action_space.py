"""Every action that could be written, what it touches, and what it costs."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGGRESSION,
    COPIES,
    EVENT,
    FIRST,
    FIRST_UNIT,
    GOVERNMENT,
    IS_CIVIL,
    IS_TECHNOLOGY,
    IS_UNIT,
    LAB,
    LEADER,
    MILITARY_CARDS,
    PACT,
    ROW,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THEATER,
    THINGS,
    TYPE,
    WAR,
    WONDER,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.abilities import (
    BARBAROSSA,
    RECRUIT_FOOD,
    RECRUIT_PRICE,
    RECRUIT_RESOURCES,
)
from ecumene.games.through_the_ages.civil.action_cards import Ordered
from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.civil.ordered import FREE, ORDERS_REVOLUTION, acts_of, add_ordered
from ecumene.games.through_the_ages.civil.take import place_of
from ecumene.games.through_the_ages.effects.effect import GOOD_FOOD, GOOD_RESOURCES, GOOD_SCIENCE
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, REVOLUTION_BY_MILITARY
from ecumene.games.through_the_ages.explain import (
    build_sum,
    develop_sum,
    population_sum,
    stages_sum,
    take_sum,
    upgrade_sum,
)
from ecumene.games.through_the_ages.military.attacks import attack_sum
from ecumene.games.through_the_ages.politics.politics_phase import PoliticsPhase
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import (
    ADD,
    ATTACK,
    BID,
    BUILD,
    BUILD_STAGE,
    CANCEL_PACT,
    CHOOSE,
    COLONIZE,
    COPY_TACTIC,
    DECLARE_WAR,
    DEFEND,
    DESTROY,
    DEVELOP,
    DISBAND,
    DISCARD,
    GRAMMAR,
    INCREASE_POPULATION,
    LEAD,
    OFFER,
    OFFER_AS_A,
    OFFER_AS_B,
    PICK,
    PLACE,
    PLAIN,
    PLAY,
    PLAY_EVENT,
    PLAY_TACTIC,
    RECRUIT,
    REVOLUTION,
    SEND,
    SPLIT,
    TAKE,
    TAKE_AT,
    UPGRADE,
    USE,
    WITHOUT_SUBJECT,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import NUMBER, SEAT, THING
from ecumene.kernel.modifiers import Sum


def of_types(*kinds: int) -> list[int]:
    """Return the cards of some types."""
    return [card for kind in kinds for card in range(FIRST[kind], FIRST[kind + 1])]


UNITS: Final = list(range(FIRST_UNIT, WORKER_CARDS))
SUBJECTS: Final[dict[int, list[int]]] = {
    TAKE: [card for card in range(len(THINGS)) if IS_CIVIL[card]],
    BUILD: list(range(WORKER_CARDS)),
    DESTROY: list(range(FIRST_UNIT)),
    LEAD: of_types(LEADER),
    BUILD_STAGE: list(range(1, 6)),
    DEVELOP: [card for card in range(len(THINGS)) if IS_TECHNOLOGY[card]],
    REVOLUTION: of_types(GOVERNMENT),
    PLAY: of_types(ACTION),
    USE: of_types(LEADER, WONDER, PACT),
    DISBAND: UNITS,
    RECRUIT: UNITS,
    PLAY_TACTIC: of_types(TACTIC),
    COPY_TACTIC: of_types(TACTIC),
    PLAY_EVENT: of_types(EVENT, TERRITORY),
    CANCEL_PACT: of_types(PACT),
    COLONIZE: of_types(TERRITORY),
    DEFEND: MILITARY_CARDS,
    BID: list(range(1, 300)),
    SEND: UNITS,
    ADD: MILITARY_CARDS,
    PICK: list(range(WORKER_CARDS)) + of_types(SPECIAL, LEADER, WONDER, TERRITORY),
    SPLIT: list(range(10)),
    CHOOSE: list(range(1, 4)),
    PLACE: of_types(WONDER),
    DISCARD: MILITARY_CARDS,
}
AGAINST: Final[dict[int, list[int]]] = {
    ATTACK: of_types(AGGRESSION),
    DECLARE_WAR: of_types(WAR),
    OFFER: of_types(PACT),
    OFFER_AS_A: of_types(PACT),
    OFFER_AS_B: of_types(PACT),
}
UPGRADES: Final[list[Action]] = [
    (UPGRADE, old, new)
    for old in range(WORKER_CARDS)
    for new in range(WORKER_CARDS)
    if (TYPE[old] == TYPE[new] and old != new) or (LAB <= TYPE[old] < THEATER == TYPE[new])
]


def writable_actions(s: Board) -> list[Action]:
    """Return every action that could be written at all."""
    actions: list[Action] = []
    for verb in range(len(GRAMMAR.verbs)):
        if verb in SUBJECTS:
            actions += [(verb, subject, 0) for subject in SUBJECTS[verb]]
        elif verb in AGAINST:
            actions += [(verb, card, seat) for card in AGAINST[verb] for seat in range(len(s.players))]
        elif verb == TAKE_AT:
            actions += [(verb, s.row[place], place + 1) for place in range(ROW) if s.row[place] >= 0]
        elif verb == UPGRADE:
            actions += UPGRADES
        elif verb in WITHOUT_SUBJECT:
            actions.append(PLAIN[verb])
    return actions


def action_space() -> list[Action]:
    """Return every action of every state, once each: the action space of a learner."""
    actions: list[Action] = []
    several = [card for card in SUBJECTS[TAKE] if max(COPIES[players][card] for players in (2, 3, 4)) > 1]
    for verb in range(len(GRAMMAR.verbs)):
        if verb in SUBJECTS:
            actions += [(verb, subject, 0) for subject in SUBJECTS[verb]]
        elif verb in AGAINST:
            actions += [(verb, card, seat) for card in AGAINST[verb] for seat in range(4)]
        elif verb == TAKE_AT:
            actions += [(verb, card, place) for card in several for place in range(2, ROW + 1)]
        elif verb == UPGRADE:
            actions += UPGRADES
        elif verb in WITHOUT_SUBJECT:
            actions.append(PLAIN[verb])
    return actions


def refs_of(s: Board, seat: int, a: Action) -> list[str]:
    """Return the things on the table that an action touches."""
    verb, subject, amount = a
    words = GRAMMAR.verbs[verb]
    if verb in (TAKE, TAKE_AT):
        return [f"row:{place_of(s, a) + 1}", f"card:{THINGS.slugs[subject]}"]
    if words.subject == THING:
        refs = [f"card:{THINGS.slugs[subject]}"]
        if words.amount == THING:
            refs.append(f"card:{THINGS.slugs[amount]}")
        elif words.amount == SEAT:
            refs.append(f"seat:{amount}")
        return refs
    if verb == BUILD_STAGE and s.players[seat].wonder >= 0:
        return [f"card:{THINGS.slugs[s.players[seat].wonder]}", f"stages:{subject}"]
    if words.subject == NUMBER:
        return [f"number:{subject}"]
    if verb == INCREASE_POPULATION:
        return ["bank:yellow"]
    return [f"button:{words.word}"]


def price_of(s: Board, seat: int, a: Action) -> dict[str, Sum]:
    """Return what an action costs, by kind, with the source of each part."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Ordered):
        for effect in acts_of(frame.thing, frame.at):
            moves: list[Action] = []
            add_ordered(s, seat, effect, frame.pays > 0, moves)
            if a in moves:
                changes = [effect.discount(good) for good in (GOOD_FOOD, GOOD_RESOURCES, GOOD_SCIENCE)]
                if effect.free:
                    changes[1] = FREE
                acting = a[0] == REVOLUTION or (a[0] == DEVELOP and frame.pays > 0)
                actions = actions_price(s, seat, a) if acting else {}
                return {**actions, **goods_price(s, seat, a, changes[0], changes[1], changes[2], frame.thing)}
        return {}
    if isinstance(frame, PoliticsPhase) and a[0] in (ATTACK, DECLARE_WAR):
        return {"military-actions": attack_sum(s, a[2], a[1])}
    if isinstance(frame, ActionPhase):
        return {**actions_price(s, seat, a), **goods_price(s, seat, a, 0, 0, 0, -1)}
    return {}


def actions_price(s: Board, seat: int, a: Action) -> dict[str, Sum]:
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
        return {"military-actions": Sum([(card, 2)])}
    if verb in (DISBAND, PLAY_TACTIC) or (verb in (BUILD, UPGRADE) and IS_UNIT[card]):
        return {"military-actions": Sum([(card, 1)])}
    if verb == PLAY and ORDERS_REVOLUTION[card]:
        return {}  # paid with what it orders, a revolution or its own civil action
    if verb in (INCREASE_POPULATION, BUILD, UPGRADE, DESTROY, LEAD, BUILD_STAGE, DEVELOP, PLAY):
        return {"civil-actions": Sum([(-1, 1)])}
    return {}


def goods_price(
    s: Board, seat: int, a: Action, food: int, resources: int, science: int, source: int
) -> dict[str, Sum]:
    """Return the food, resources and science points of an action, changed by what orders it."""
    verb, card, amount = a
    if verb == INCREASE_POPULATION:
        return {"food": population_sum(s, seat, food, source)}
    if verb == BUILD:
        return {"resources": build_sum(s, seat, card, resources, source)}
    if verb == UPGRADE:
        return {"resources": upgrade_sum(s, seat, card, amount, resources, source)}
    if verb == BUILD_STAGE:
        return {"resources": stages_sum(s.players[seat], card, resources, source)}
    if verb in (DEVELOP, REVOLUTION):
        return {"science": develop_sum(s, seat, card, verb == REVOLUTION, science, source)}
    if verb == RECRUIT:
        return {
            "food": population_sum(s, seat, RECRUIT_FOOD, BARBAROSSA),
            "resources": build_sum(s, seat, card, RECRUIT_RESOURCES, BARBAROSSA),
        }
    return {}
