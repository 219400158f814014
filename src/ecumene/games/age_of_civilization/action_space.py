"""Every action that could be written: for the law checker, and for learners."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    CARAVAN,
    CIVILIZATIONS,
    MONUMENT_WORKS,
    ORDERS,
    PLAGUE,
    RESEARCH,
    SPECIALS,
    TECHNOLOGIES,
    WONDER,
    WONDERS,
)
from ecumene.games.age_of_civilization.effects.powers import CARD_GAINS, GAIN_PAY, MAIN_GAINS, TURN_END
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.verbs import (
    ANNEX,
    BUY,
    DECLINE,
    GRAMMAR,
    LEARN,
    MONUMENT_WITH_STONE,
    PICK,
    PLAIN,
    RAISE,
    RESOLVE,
    TAKE,
    WONDER_WITH_STONE,
)
from ecumene.kernel.frame import Action

TARGETS: Final[dict[int, list[int]]] = {
    WONDER: [-1, *WONDERS],
    MONUMENT_WORKS: [-1, *WONDERS],
    WONDER_WITH_STONE: [-1, *WONDERS],
    MONUMENT_WITH_STONE: [-1, *WONDERS],
    RESEARCH: TECHNOLOGIES,
    CARAVAN: ORDERS,
    RAISE: CIVILIZATIONS,
    ANNEX: CIVILIZATIONS,
    BUY: SPECIALS,
    LEARN: TECHNOLOGIES,
    TAKE: WONDERS,
    PICK: CIVILIZATIONS,
}


def writable_actions(s: GameState) -> list[Action]:
    """Return every action that could be written at all."""
    actions: list[Action] = []
    for verb in range(len(GRAMMAR.verbs)):
        if verb in TARGETS:
            actions += [(verb, target, 0) for target in TARGETS[verb]]
        elif verb == DECLINE:
            actions += [(verb, card, 0) for card in TECHNOLOGIES + CIVILIZATIONS]
        elif verb == RESOLVE:
            for card in [*TECHNOLOGIES, *CIVILIZATIONS, *WONDERS]:
                actions += [(verb, card, target) for target in [-1, *s.market]]
        elif verb != PLAGUE:
            actions.append(PLAIN[verb])
    return actions


def action_space() -> list[Action]:
    """Return every action of every state, once each: the action space of a learner."""
    actions: list[Action] = []
    for verb in range(len(GRAMMAR.verbs)):
        if verb in TARGETS:
            actions += [(verb, target, 0) for target in TARGETS[verb]]
        elif verb == DECLINE:
            actions += [(verb, card, 0) for card in TECHNOLOGIES + CIVILIZATIONS]
        elif verb == RESOLVE:
            for card in [*TECHNOLOGIES, *CIVILIZATIONS, *WONDERS]:
                gains = MAIN_GAINS[TURN_END][card] + CARD_GAINS[TURN_END][card]
                pays = any(gain.what == GAIN_PAY for gain in gains)
                actions += [(verb, card, target) for target in ([-1, *CIVILIZATIONS] if pays else [-1])]
        elif verb != PLAGUE:
            actions.append(PLAIN[verb])
    return actions
