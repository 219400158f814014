"""The moves of the game."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import THINGS
from ecumene.games.historia.components.world import WORLD
from ecumene.kernel.grammar import MAYBE, NUMBER, PLACE, THING, Grammar
from ecumene.kernel.grammar import Verb as Word

CHOOSE: Final = 0
DROP: Final = 1
DONE: Final = 2
SIMPLE: Final = 3
ADVANCED: Final = 4
SKIP: Final = 5
ACTIVATE: Final = 6
COMMAND: Final = 7
BUILD: Final = 8
PLACE_CUBE: Final = 9
WITHDRAW: Final = 10
TRADE_WITH: Final = 11
ATTACK: Final = 12
RECOVER: Final = 13
REFRESH: Final = 14
TAKE: Final = 15
RETIRE: Final = 16
DRAW: Final = 17
LAY: Final = 18

VERBS: Final[list[Word]] = [
    Word("choose", THING),
    Word("drop", THING),
    Word("done", MAYBE),
    Word("simple", THING),
    Word("advanced", THING),
    Word("skip", MAYBE),
    Word("activate", THING, MAYBE),
    Word("command", THING, NUMBER),
    Word("build", THING),
    Word("place", PLACE),
    Word("withdraw", PLACE),
    Word("trade", THING),
    Word("attack", THING, PLACE),
    Word("recover", THING),
    Word("refresh", THING),
    Word("take", THING),
    Word("retire", THING),
    Word("draw", THING),
    Word("lay", NUMBER, NUMBER),
]
GRAMMAR: Final = Grammar(VERBS, THINGS, WORLD.slugs)
