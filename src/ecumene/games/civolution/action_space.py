"""Every move that can be written at all, in a fixed order."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution import verbs
from ecumene.games.civolution.card_data import (
    ATTRIBUTES,
    BOX,
    CARDS,
    CATEGORY_ROWS,
    FEATURE_ROWS,
    GOALS,
    INCOMES,
    LAND_ROWS,
    MATERIAL_ROWS,
    MODULE_ROWS,
    STACK_ROWS,
    START_MARKERS,
    START_TOKENS,
)
from ecumene.games.civolution.continent.lands import CAMP_COUNT, CORNERS, TERRITORIES
from ecumene.games.civolution.continent.spots import SPOT_THING
from ecumene.games.civolution.dice.gained import DIE_THINGS
from ecumene.games.civolution.effects.powers import IS_ACTIVITY
from ecumene.games.civolution.level_block.columns import RIGHT
from ecumene.games.civolution.modules.activities import START_ACTIVITY
from ecumene.games.civolution.printed import COLUMNS, GOAL_AREA, TRACKS
from ecumene.games.civolution.verbs import WEAK, WILD
from ecumene.kernel.frame import Action

MOST_SEATS: Final = 4
MOST_CHOICES: Final = 7
LEVELS: Final = 5
SETTLEMENTS: Final = 4
MATERIALS: Final[list[int]] = BOX.numbers(MATERIAL_ROWS)
FEATURES: Final[list[int]] = BOX.numbers(FEATURE_ROWS)
GROUNDS: Final[list[int]] = [0, *range(TERRITORIES, TERRITORIES + CORNERS)]
ALONE: Final[list[int]] = [
    verbs.FOCUS, verbs.SLEEP, verbs.RESET, verbs.ROLL, verbs.DONE, verbs.SAVE, verbs.FEED_ALL, verbs.PAY,
]  # fmt: skip
VALUED: Final[list[int]] = [verbs.DIE, verbs.PLANNING, verbs.IDEA, verbs.AGAIN, verbs.VALUE, verbs.PLAN]
ON_TERRITORIES: Final[list[int]] = [
    verbs.CROSS, verbs.BOARD, verbs.PRODUCE, verbs.HUNT, verbs.EXPLORE, verbs.FARM, verbs.BOAT, verbs.RAZE,
    verbs.RETURN_RAW, verbs.CHECK,
]  # fmt: skip
OF_TRIBES: Final[list[int]] = [
    verbs.LEAD, verbs.SETTLE, verbs.PROCREATE, verbs.PLACE_WEAK, verbs.STRENGTHEN, verbs.WEAKEN, verbs.LOSE,
    verbs.FEED,
]  # fmt: skip


def action_space() -> list[Action]:
    """Return all moves."""
    return [*_plain(), *_on_land(), *_with_things(), *_in_block()]


def _plain() -> list[Action]:
    found: list[Action] = [(verb, 0, 0) for verb in ALONE]
    found += [(verb, value, 0) for verb in VALUED for value in range(1, 7)]
    found += [(verbs.GIVE, value, 0) for value in range(7)]
    found += [(verbs.CHOOSE, at, 0) for at in range(1, MOST_CHOICES + 1)]
    found += [(verbs.ROB, seat, 0) for seat in range(MOST_SEATS)]
    found += [(verbs.TURN, level, 0) for level in (4, 5)]
    found += [(verbs.ASSUME, level, 0) for level in range(1, LEVELS + 1)]
    return found + [(verbs.IGNORE, cell, 0) for cell in range(1, LEVELS + 1)]


def _on_land() -> list[Action]:
    territories = range(TERRITORIES)
    found: list[Action] = [(verb, place, 0) for verb in ON_TERRITORIES for place in territories]
    for verb in OF_TRIBES:
        for place in territories:
            found += [(verb, place, number) for number in (WILD, *range(1, CAMP_COUNT[place] + 1), WEAK)]
    found += [(verbs.TRANSPORT, place, thing) for place in territories for thing in MATERIALS]
    found += [(verbs.REVEAL, place, 0) for place in range(TERRITORIES, TERRITORIES + CORNERS)]
    found += [(verbs.STATUE, place, thing) for place in GROUNDS for thing in MATERIALS]
    return found + [(verbs.SETTLEMENT, place, slot) for place in GROUNDS for slot in range(1, SETTLEMENTS + 1)]


def _with_things() -> list[Action]:
    modules, stacks = BOX.numbers(MODULE_ROWS), BOX.numbers(STACK_ROWS)
    incomes = [*INCOMES, *START_TOKENS]
    found: list[Action] = [(verbs.PICK, thing, 0) for thing in [*CARDS, *START_MARKERS]]
    found += [(verbs.START, thing, 0) for thing in START_TOKENS]
    found += [(verbs.ACTIVATE, thing, 0) for thing in [*modules, *FEATURES]]
    found += [(verbs.TAKE, thing, 0) for thing in (SPOT_THING[0], SPOT_THING[2])]
    found += [(verbs.FIND, thing, 0) for thing in BOX.numbers(LAND_ROWS)]
    found += [
        (verb, thing, 0) for verb in (verbs.STORE, verbs.SELL, verbs.DONATE, verbs.BUY) for thing in MATERIALS
    ]
    found += [(verb, thing, 0) for verb in (verbs.OPEN, verbs.DRAW) for thing in stacks]
    found += [(verbs.KEEP, thing, 0) for thing in [*MATERIALS, *CARDS]]
    found += [(verbs.UNDER, thing, 0) for thing in CARDS]
    found += [(verbs.DICE, thing, 0) for thing in DIE_THINGS]
    found += [(verb, thing, 0) for verb in (verbs.PERFORM, verbs.POINT) for thing in incomes]
    found += [(verbs.INCOME, thing, 0) for thing in INCOMES]
    found += [
        (verbs.ACTIVITY, thing, 0) for thing in [START_ACTIVITY, *(card for card in CARDS if IS_ACTIVITY[card])]
    ]
    found += [(verbs.UPGRADE, thing, 0) for thing in modules]
    found += [(verbs.ADVANCE, thing, 0) for thing in BOX.numbers(CATEGORY_ROWS)[:TRACKS]]
    found += [(verbs.FEATURE, thing, 0) for thing in FEATURES]
    found += [(verbs.SHIFT, here, there) for here in FEATURES for there in FEATURES if here != there]
    found += [(verbs.REPLACE, here, there) for here in MATERIALS for there in MATERIALS if here != there]
    return found + [(verbs.RETURN, thing, 0) for thing in SPOT_THING]


def _in_block() -> list[Action]:
    columns = range(1, COLUMNS + 1)
    found: list[Action] = [(verbs.GOAL, goal, cell) for goal in GOALS for cell in range(1, GOAL_AREA + 1)]
    found += [(verbs.INSTALL, thing, column) for thing in [*CARDS, *INCOMES] for column in columns]
    for goal in GOALS:
        found += [(verbs.INSTALL, goal, column + half) for half in (0, RIGHT) for column in columns]
    return found + [(verbs.ATTRIBUTE, thing, column) for thing in ATTRIBUTES for column in columns]
