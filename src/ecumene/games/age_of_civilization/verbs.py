"""The moves of the game. An action's verb has the action's own number."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    ACTION_ROWS,
    CARAVAN,
    MONUMENT_WORKS,
    RESEARCH,
    THINGS,
    WONDER,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import MAYBE, NOTHING, THING, Grammar, Verb

_ACTIONS: Final = 19  # repeated and checked: only what is counted up in one file is a constant to the compiler
WONDER_WITH_STONE: Final = _ACTIONS
MONUMENT_WITH_STONE: Final = WONDER_WITH_STONE + 1
RAISE: Final = MONUMENT_WITH_STONE + 1
ANNEX: Final = RAISE + 1
SKIP: Final = ANNEX + 1
PASS: Final = SKIP + 1
DONE: Final = PASS + 1
BUY: Final = DONE + 1
LEARN: Final = BUY + 1
TAKE: Final = LEARN + 1
RESOLVE: Final = TAKE + 1
DECLINE: Final = RESOLVE + 1
PICK: Final = DECLINE + 1


def _action_verbs() -> list[Verb]:
    subjects = {WONDER: MAYBE, MONUMENT_WORKS: MAYBE, RESEARCH: THING, CARAVAN: THING}
    return [Verb(row["id"], subjects.get(at, NOTHING)) for at, row in enumerate(ACTION_ROWS)]


VERBS: Final[list[Verb]] = [
    *_action_verbs(),
    Verb("wonder-with-stone", MAYBE),
    Verb("monument-works-with-stone", MAYBE),
    Verb("raise", THING),
    Verb("annex", THING),
    Verb("skip", ends=True),
    Verb("pass"),
    Verb("done", ends=True),
    Verb("buy", THING),
    Verb("learn", THING),
    Verb("take", THING),
    Verb("resolve", THING, MAYBE),
    Verb("decline", THING, ends=True),
    Verb("pick", THING),
]
GRAMMAR: Final = Grammar(VERBS, THINGS)
ACTION_OF: Final[list[int]] = [*range(ACTION_COUNT), WONDER, MONUMENT_WORKS]
"""The action that a verb performs; those that spend a stone are the same actions."""
PLAIN: Final[list[Action]] = [(verb, 0, 0) for verb in range(len(VERBS))]
assert len(ACTION_ROWS) == ACTION_COUNT == _ACTIONS and VERBS[PICK].word == "pick"
