"""Every action that could be written: for the law checker, and for learners."""

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
from ecumene.games.through_the_ages.state import GameState
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


def writable_actions(s: GameState) -> list[Action]:
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
