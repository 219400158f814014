"""The moves of the game.

A tribe is named by its territory and a number: 1 to 5 is its encampment (1 has the fire), 0 a strong tribe in the
wilderness or on the boat there, 6 a weak one.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.continent.lands import PLACES
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import NOTHING, NUMBER, PLACE, SEAT, THING, Grammar, Verb

WILD: Final = 0  # in the place of an encampment: a strong tribe outside
WEAK: Final = 6  # and a weak one

# Set-up.
PICK: Final = 0  # pick a07: a start card, in secret
START: Final = 1  # start s03: a start token card
# A turn and its payment.
ACTIVATE: Final = 2  # activate migration
DIE: Final = 3  # die 4: a die that shows 4
PLANNING: Final = 4  # planning 4: a planning marker of that cell
FOCUS: Final = 5
IDEA: Final = 6  # idea 2: ideas turn a die to 2
SLEEP: Final = 7
RESET: Final = 8
AGAIN: Final = 9  # again 3: a die that shows 3 is taken up
ROLL: Final = 10
TAKE: Final = 11  # take food: the marker of a reset column
DONE: Final = 12  # no more of this
# Tribes.
LEAD: Final = 13  # lead b-forest 2: this tribe migrates
CROSS: Final = 14
SETTLE: Final = 15  # settle b-hills 1
BOARD: Final = 16
PROCREATE: Final = 17
PLACE_WEAK: Final = 18
STRENGTHEN: Final = 19
WEAKEN: Final = 20
LOSE: Final = 21  # a tribe is lost
SAVE: Final = 22  # deus ex machina
FEED: Final = 23
FEED_ALL: Final = 24
# Materials, food, locations.
PRODUCE: Final = 25
TRANSPORT: Final = 26  # transport b-forest wood
HUNT: Final = 27
FIND: Final = 28  # find forest
VALUE: Final = 29  # value 4: the fate die that shows 4
STORE: Final = 30  # store wood
EXPLORE: Final = 31  # explore b-forest: all closed locations around
REVEAL: Final = 32  # reveal corner-7
# Building.
FARM: Final = 33
BOAT: Final = 34
STATUE: Final = 35  # statue corner-3 jade
SETTLEMENT: Final = 36  # settlement corner-3 2: the settlement of slot 2
RAZE: Final = 37  # a farm or a boat is taken back
# Console and cards.
PLAN: Final = 38  # plan 4: planning markers go to cell 4
GOAL: Final = 39  # goal g12 2: to cell 2 of the goal area
INSTALL: Final = 40  # install a07 3: in column 3; a goal in the right half of column 3: 13
ASSUME: Final = 41  # assume 4: meet the cost of level 4
IGNORE: Final = 42  # ignore 2: leave out cost cell 2
REPLACE: Final = 43  # replace wood papyrus: pay papyrus in place of wood
OPEN: Final = 44  # open invention-stack: take the top card of the open stack
DRAW: Final = 45  # draw invention-stack: from the closed one
KEEP: Final = 46
UNDER: Final = 47  # under a07: the next one that goes under its stack
DICE: Final = 48  # dice fate-die
ROB: Final = 49  # rob 2: take the die from seat 2
GIVE: Final = 50  # give 4: hand over a die that shows 4; 0: a spent one
PERFORM: Final = 51  # perform i04: the action of an income token
POINT: Final = 52  # point i04: a point instead
INCOME: Final = 53  # income i04: take it from the display
ACTIVITY: Final = 54
UPGRADE: Final = 55
ADVANCE: Final = 56  # advance culture
FEATURE: Final = 57
SHIFT: Final = 58  # shift calm stamina: a feature marker moves
TURN: Final = 59  # turn 4: the level token becomes active
SELL: Final = 60  # for money
DONATE: Final = 61  # for points
BUY: Final = 62
ATTRIBUTE: Final = 63  # attribute p03 2: take it and install it in column 2
CHOOSE: Final = 64
PAY: Final = 65
RETURN: Final = 66  # return wood: a marker goes back to the supply
RETURN_RAW: Final = 67  # return-raw b-forest
CHECK: Final = 68  # check b-forest: the favour check of a holy rock, for a tribe there

VERBS: Final[list[Verb]] = [
    Verb("pick", THING),
    Verb("start", THING),
    Verb("activate", THING),
    Verb("die", NUMBER, ends=True),
    Verb("planning", NUMBER, ends=True),
    Verb("focus", ends=True),
    Verb("idea", NUMBER),
    Verb("sleep"),
    Verb("reset"),
    Verb("again", NUMBER),
    Verb("roll"),
    Verb("take", THING),
    Verb("done", ends=True),
    Verb("lead", PLACE, NUMBER),
    Verb("cross", PLACE),
    Verb("settle", PLACE, NUMBER),
    Verb("board", PLACE),
    Verb("procreate", PLACE, NUMBER),
    Verb("place-weak", PLACE, NUMBER),
    Verb("strengthen", PLACE, NUMBER),
    Verb("weaken", PLACE, NUMBER),
    Verb("lose", PLACE, NUMBER),
    Verb("save"),
    Verb("feed", PLACE, NUMBER),
    Verb("feed-all"),
    Verb("produce", PLACE),
    Verb("transport", PLACE, THING),
    Verb("hunt", PLACE),
    Verb("find", THING),
    Verb("value", NUMBER),
    Verb("store", THING),
    Verb("explore", PLACE),
    Verb("reveal", PLACE),
    Verb("farm", PLACE),
    Verb("boat", PLACE),
    Verb("statue", PLACE, THING),
    Verb("settlement", PLACE, NUMBER),
    Verb("raze", PLACE),
    Verb("plan", NUMBER),
    Verb("goal", THING, NUMBER),
    Verb("install", THING, NUMBER),
    Verb("assume", NUMBER),
    Verb("ignore", NUMBER),
    Verb("replace", THING, THING),
    Verb("open", THING),
    Verb("draw", THING),
    Verb("keep", THING),
    Verb("under", THING),
    Verb("dice", THING),
    Verb("rob", SEAT),
    Verb("give", NUMBER),
    Verb("perform", THING),
    Verb("point", THING),
    Verb("income", THING),
    Verb("activity", THING),
    Verb("upgrade", THING),
    Verb("advance", THING),
    Verb("feature", THING),
    Verb("shift", THING, THING),
    Verb("turn", NUMBER),
    Verb("sell", THING),
    Verb("donate", THING),
    Verb("buy", THING),
    Verb("attribute", THING, NUMBER),
    Verb("choose", NUMBER, NOTHING),
    Verb("pay"),
    Verb("return", THING),
    Verb("return-raw", PLACE),
    Verb("check", PLACE),
]

GRAMMAR: Final = Grammar(VERBS, THINGS, PLACES)
DONE_MOVE: Final[Action] = (DONE, 0, 0)
