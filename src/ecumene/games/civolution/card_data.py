"""The cards as numbers: every thing of the box is one small int, every column one list.

Things are numbered deck by deck, in the order of `BOX`; `BOX.first(deck)` is where a deck begins. What the boards
and the console say stands in `printed.py`, the land in `continent/`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ecumene.games.civolution.effects.vocabulary import check_rows
from ecumene.kernel.box import Box
from ecumene.kernel.content import Content, Row

HOME: Final = Path(__file__).parent
KEY: Final = "civolution"
CONTENT: Final = Content(HOME / "cards", KEY)
check_rows(CONTENT)

# Types of research cards, in the order of the five tracks.
INVENTION: Final = 0
MUTATION: Final = 1
INSPIRATION: Final = 2
BUILDING: Final = 3
ACHIEVEMENT: Final = 4
TYPES: Final[list[str]] = ["invention", "mutation", "inspiration", "building", "achievement"]


def _card_place(row: Row) -> tuple[int, str]:
    return (TYPES.index(row["type"]), row["id"])


MODULE_ROWS: Final[list[Row]] = CONTENT.rows("module")
FEATURE_ROWS: Final[list[Row]] = CONTENT.rows("feature")
SLEEP_ROWS: Final[list[Row]] = CONTENT.rows("sleep_module")
MATERIAL_ROWS: Final[list[Row]] = CONTENT.rows("material")
MARKER_ROWS: Final[list[Row]] = CONTENT.rows("marker")
DIE_ROWS: Final[list[Row]] = CONTENT.rows("die")
PROJECT_ROWS: Final[list[Row]] = CONTENT.rows("project")
SETTLEMENT_ROWS: Final[list[Row]] = CONTENT.rows("settlement")
START_ACTIVITY_ROWS: Final[list[Row]] = CONTENT.rows("start_activity")
CATEGORY_ROWS: Final[list[Row]] = CONTENT.rows("category")
for _row in CATEGORY_ROWS:
    if "die" in _row:  # screens draw a track by its row
        _row["last"] = CONTENT.value("track")["last"]
        _row["lines"] = [line["after"] for line in CONTENT.value("track")["thresholds"]]
STACK_ROWS: Final[list[Row]] = CONTENT.rows("stack")
LAND_ROWS: Final[list[Row]] = CONTENT.rows("land")
WEATHER_ROWS: Final[list[Row]] = CONTENT.rows("weather")
LOCATION_ROWS: Final[list[Row]] = CONTENT.rows("location")
CARD_ROWS: Final[list[Row]] = sorted(CONTENT.rows("card"), key=_card_place)
GOAL_ROWS: Final[list[Row]] = CONTENT.rows("goal")
INCOME_ROWS: Final[list[Row]] = CONTENT.rows("income")
START_TOKEN_ROWS: Final[list[Row]] = CONTENT.rows("start_token")
ATTRIBUTE_ROWS: Final[list[Row]] = CONTENT.rows("attribute")
EVENT_ROWS: Final[list[Row]] = CONTENT.rows("event")
START_MARKER_ROWS: Final[list[Row]] = CONTENT.rows("start_marker")
HAND_ROWS: Final[list[Row]] = CONTENT.rows("hand")
VICI_ROWS: Final[list[Row]] = CONTENT.rows("vici_card")
COLUMN_ROWS: Final[list[Row]] = CONTENT.rows("column")
LEVEL_ROWS: Final[list[Row]] = CONTENT.rows("level")
TERRITORY_ROWS: Final[list[Row]] = CONTENT.rows("territory")  # places too, by the same names
DEED_ROWS: Final[list[Row]] = CONTENT.rows("deed")  # what a branch of an effect begins with

BOX: Final = Box(
    [
        MODULE_ROWS,
        FEATURE_ROWS,
        SLEEP_ROWS,
        MATERIAL_ROWS,
        MARKER_ROWS,
        DIE_ROWS,
        PROJECT_ROWS,
        SETTLEMENT_ROWS,
        START_ACTIVITY_ROWS,
        CATEGORY_ROWS,
        STACK_ROWS,
        LAND_ROWS,
        WEATHER_ROWS,
        LOCATION_ROWS,
        CARD_ROWS,
        GOAL_ROWS,
        INCOME_ROWS,
        START_TOKEN_ROWS,
        ATTRIBUTE_ROWS,
        EVENT_ROWS,
        START_MARKER_ROWS,
        HAND_ROWS,
        VICI_ROWS,
        COLUMN_ROWS,
        LEVEL_ROWS,
        TERRITORY_ROWS,
        DEED_ROWS,
    ]
)
ROWS: Final[list[Row]] = BOX.rows
THINGS: Final = BOX.things
NAMES: Final[list[str]] = [*THINGS.slugs, "-"]  # by number; -1 is no thing
COUNT: Final[int] = len(ROWS)


def place_of(deck: list[Row], id: str) -> int:
    """Return which of a deck has this id, counted from 0."""
    return THINGS.numbers[id] - BOX.first(deck)


# The things of a deck are FIRST_… to FIRST_… + the length of the deck - 1.
FIRST_FEATURE: Final[int] = BOX.first(FEATURE_ROWS)
SLEEP: Final[int] = BOX.first(SLEEP_ROWS)
FIRST_MATERIAL: Final[int] = BOX.first(MATERIAL_ROWS)
FIRST_PROJECT: Final[int] = BOX.first(PROJECT_ROWS)
FIRST_CATEGORY: Final[int] = BOX.first(CATEGORY_ROWS)
FIRST_STACK: Final[int] = BOX.first(STACK_ROWS)
FIRST_LAND: Final[int] = BOX.first(LAND_ROWS)
FIRST_WEATHER: Final[int] = BOX.first(WEATHER_ROWS)
FIRST_CARD: Final[int] = BOX.first(CARD_ROWS)
FIRST_GOAL: Final[int] = BOX.first(GOAL_ROWS)
FIRST_INCOME: Final[int] = BOX.first(INCOME_ROWS)
FIRST_START_TOKEN: Final[int] = BOX.first(START_TOKEN_ROWS)
FIRST_ATTRIBUTE: Final[int] = BOX.first(ATTRIBUTE_ROWS)
FIRST_EVENT: Final[int] = BOX.first(EVENT_ROWS)
FIRST_START_MARKER: Final[int] = BOX.first(START_MARKER_ROWS)
FIRST_VICI: Final[int] = BOX.first(VICI_ROWS)
FIRST_TERRITORY: Final[int] = BOX.first(TERRITORY_ROWS)
LOWEST_LEVEL: Final[int] = BOX.first(LEVEL_ROWS)

CARDS: Final[list[int]] = BOX.numbers(CARD_ROWS)
GOALS: Final[list[int]] = BOX.numbers(GOAL_ROWS)
INCOMES: Final[list[int]] = BOX.numbers(INCOME_ROWS)
START_TOKENS: Final[list[int]] = BOX.numbers(START_TOKEN_ROWS)
ATTRIBUTES: Final[list[int]] = BOX.numbers(ATTRIBUTE_ROWS)
EVENTS: Final[list[int]] = BOX.numbers(EVENT_ROWS)
START_MARKERS: Final[list[int]] = BOX.numbers(START_MARKER_ROWS)
HANDS: Final[list[int]] = BOX.numbers(HAND_ROWS)
HAND_OF: Final[dict[int, int]] = {THINGS.numbers[ROWS[hand]["start_token"]]: hand for hand in HANDS}
LOCATIONS: Final[list[int]] = [thing for thing in BOX.numbers(LOCATION_ROWS) if THINGS.slugs[thing] != "bg0"]
ISLAND_GROUND: Final[int] = THINGS.numbers["bg0"]
VICI_CARDS: Final[list[int]] = BOX.numbers(VICI_ROWS)

# Columns over all things. Effects stand in their rows as data: `ROWS[thing]["instant"]` and so on.
IS_CARD: Final[list[bool]] = [FIRST_CARD <= thing < FIRST_GOAL for thing in range(COUNT)]
IS_INCOME: Final[list[bool]] = [
    FIRST_INCOME <= thing < FIRST_ATTRIBUTE for thing in range(COUNT)
]  # start tokens too
CARD_TYPE: Final[list[int]] = [
    TYPES.index(row["type"]) if IS_CARD[thing] else -1 for thing, row in enumerate(ROWS)
]
COST: Final[list[list[Row]]] = BOX.column("cost", [])
INSTANT: Final[list[list[Row]]] = BOX.column("instant", [])
ABILITY: Final[list[Row]] = [row.get("ability", {"kind": "none"}) for row in ROWS]
HAND: Final[list[int]] = BOX.column("hand")  # of which ready hand a card is; 0: of none
WEATHER_STEPS: Final[list[int]] = BOX.column("weather")


def cards_of(kind: int) -> list[int]:
    """Return the research cards of one type."""
    return [card for card in CARDS if CARD_TYPE[card] == kind]
