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

WONDER_WITH_STONE: Final = 19
MONUMENT_WITH_STONE: Final = 20
RAISE: Final = 21
ANNEX: Final = 22
SKIP: Final = 23
PASS: Final = 24
DONE: Final = 25
BUY: Final = 26
LEARN: Final = 27
TAKE: Final = 28
RESOLVE: Final = 29
DECLINE: Final = 30
PICK: Final = 31


def _action_verbs() -> list[Verb]:
    subjects = {WONDER: MAYBE, MONUMENT_WORKS: MAYBE, RESEARCH: THING, CARAVAN: THING}
    return [Verb(row["id"], subjects.get(at, NOTHING)) for at, row in enumerate(ACTION_ROWS)]


VERBS: Final[list[Verb]] = [
    *_action_verbs(),
    Verb("wonder-with-stone", MAYBE),
    Verb("monument-works-with-stone", MAYBE),
    Verb("raise", THING),
    Verb("annex", THING),
    Verb("skip"),
    Verb("pass"),
    Verb("done"),
    Verb("buy", THING),
    Verb("learn", THING),
    Verb("take", THING),
    Verb("resolve", THING, MAYBE),
    Verb("decline", THING),
    Verb("pick", THING),
]
GRAMMAR: Final = Grammar(VERBS, THINGS)
PLAIN: Final[list[Action]] = [(verb, 0, 0) for verb in range(len(VERBS))]
assert len(ACTION_ROWS) == ACTION_COUNT
