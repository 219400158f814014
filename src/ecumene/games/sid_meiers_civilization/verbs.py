"""The verbs of the game: a number each, and the grammar that turns moves into text and back."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import THINGS
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.kernel.grammar import MAYBE, NUMBER, PLACE, SEAT, THING, Grammar, Verb

CIVILIZATION: Final = 0
CAPITAL: Final = 1
PLACE_AT: Final = 2  # a square: of a placement, or of what a card does
FOUND: Final = 3
GOVERNMENT: Final = 4
SEND: Final = 5  # a scout, to a city
BUILD: Final = 6
TRAIN: Final = 7
DEVOTE: Final = 8
HARVEST: Final = 9
ADVANCE: Final = 10
PICK: Final = 11
WALK: Final = 12
REVEAL: Final = 13
STOP: Final = 14
RESEARCH: Final = 15
FRONT: Final = 16
STRIKE: Final = 17
USE: Final = 18
PLAY: Final = 19
OFFER: Final = 20
GIVE: Final = 21
WANT: Final = 22
PROPOSE: Final = 23
DROP: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26
DONE: Final = 27
PAY: Final = 28
CANCEL: Final = 29
DISCARD: Final = 30
LEARN: Final = 31
LOOT: Final = 32
TARGET: Final = 33
WOUND: Final = 34
HEAL: Final = 35
DRAW: Final = 36
GAIN: Final = 37
RESERVE: Final = 38
SACRIFICE: Final = 39
CHOOSE: Final = 40
RAZE: Final = 41
SAVE: Final = 42

GRAMMAR: Final = Grammar(
    [
        Verb("civilization", THING),
        Verb("capital", PLACE),
        Verb("place", PLACE),
        Verb("found", PLACE, THING),
        Verb("government", THING),
        Verb("send", NUMBER, PLACE),
        Verb("build", THING),
        Verb("train", THING, PLACE),
        Verb("devote", PLACE),
        Verb("harvest", THING, PLACE),
        Verb("advance"),
        Verb("pick", THING, PLACE),
        Verb("walk", PLACE),
        Verb("reveal", PLACE),
        Verb("stop"),
        Verb("research", MAYBE),
        Verb("front", THING),
        Verb("strike", THING, NUMBER),
        Verb("use", THING),
        Verb("play", THING),
        Verb("offer", SEAT),
        Verb("give", THING, NUMBER),
        Verb("want", THING, NUMBER),
        Verb("propose"),
        Verb("drop"),
        Verb("accept"),
        Verb("decline"),
        Verb("done"),
        Verb("pay", THING, MAYBE),
        Verb("cancel", THING),
        Verb("discard", THING),
        Verb("learn", THING),
        Verb("loot", THING),
        Verb("target", SEAT),
        Verb("wound", NUMBER),
        Verb("heal", NUMBER),
        Verb("draw", THING),
        Verb("gain", THING),
        Verb("reserve"),
        Verb("sacrifice", PLACE),
        Verb("choose", THING),
        Verb("raze"),
        Verb("save", THING),
    ],
    THINGS,
    NAMES,
)
