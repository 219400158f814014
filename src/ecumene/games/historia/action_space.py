"""Every action that could be written: for the law checker, and for learners."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ACTIVATION,
    ADVISERS,
    CIVILIZATIONS,
    EXPLOIT,
    LEADERS,
    POWERS,
    WONDERS,
)
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.effects.effects import DESTROYING_WONDERS
from ecumene.games.historia.printed import CELLS
from ecumene.games.historia.variants.command import SOURCES
from ecumene.games.historia.verbs import (
    ACTIVATE,
    ADVANCED,
    ATTACK,
    BUILD,
    CHOOSE,
    COMMAND,
    DONE,
    DRAW,
    DROP,
    LAY,
    PLACE_CUBE,
    RECOVER,
    REFRESH,
    RETIRE,
    SIMPLE,
    SKIP,
    TAKE,
    TRADE_WITH,
    WITHDRAW,
)
from ecumene.kernel.frame import Action

ACTIONS: Final = list(range(ACTION_COUNT))
CARDS: Final = [*ACTIONS, *ADVISERS]
SUBJECTS: Final[dict[int, list[int]]] = {
    CHOOSE: CARDS,
    DROP: CARDS,
    DONE: [-1, EXPLOIT],
    SIMPLE: CARDS,
    ADVANCED: ACTIONS,
    SKIP: [-1, *CARDS],
    BUILD: WONDERS,
    PLACE_CUBE: list(range(TERRITORY_COUNT)),
    WITHDRAW: list(range(TERRITORY_COUNT)),
    TRADE_WITH: CIVILIZATIONS,
    RECOVER: ACTIONS,
    REFRESH: WONDERS,
    TAKE: [*CIVILIZATIONS, *LEADERS],
    RETIRE: ADVISERS,
    DRAW: ADVISERS,
}


def action_space() -> list[Action]:
    """Return every action of every state, once each and in a fixed order."""
    moves = [(verb, subject, 0) for verb in SUBJECTS for subject in SUBJECTS[verb]]
    for wonder in WONDERS:
        victims = WONDERS if ACTIVATION[wonder] == DESTROYING_WONDERS else [-1]
        moves += [(ACTIVATE, wonder, victim) for victim in victims if victim != wonder]
    moves += [(COMMAND, power, source) for power in POWERS for source in range(len(SOURCES))]
    moves += [(ATTACK, civilization, place) for civilization in CIVILIZATIONS for place in range(TERRITORY_COUNT)]
    moves += [(LAY, technology, military) for technology, military in CELLS]
    return moves
