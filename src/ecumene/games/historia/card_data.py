"""The box as numbers: every card, token and level is one small int, every column one list over all of them.

Territories are no things but places of the map (`world.py`). What cards do stands in `EFFECTS`, in the words of
`effects.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ecumene.games.historia.effects.effects import (
    ACTIVATIONS,
    CATEGORIES,
    MOST,
    ON_ACTION,
    Effect,
    place_of,
    read_effects,
    whole,
)
from ecumene.kernel.box import Box
from ecumene.kernel.content import Content, Row

HOME: Final = Path(__file__).parent
KEY: Final = "historia"
CONTENT: Final = Content(HOME / "cards", KEY)

# The actions are the first things; their numbers are named here once.
MILITARY: Final = 0
TECHNOLOGY: Final = 1
ART: Final = 2
EXPLOIT: Final = 3
EXPANSION: Final = 4
TRADE: Final = 5
RAID: Final = 6
WAR: Final = 7
TOURISM: Final = 8
REVOLUTION: Final = 9
ACTION_COUNT: Final = REVOLUTION + 1
ACTIONS: Final[list[str]] = [
    "military", "technology", "art", "exploit", "expansion", "trade", "raid", "war", "tourism", "revolution",
]  # fmt: skip

ACTION_ROWS: Final[list[Row]] = CONTENT.rows("action")
ADVISER_ROWS: Final[list[Row]] = CONTENT.rows("adviser")
WONDER_ROWS: Final[list[Row]] = CONTENT.rows("wonder")
LEADER_ROWS: Final[list[Row]] = CONTENT.rows("leader")
EVENT_ROWS: Final[list[Row]] = CONTENT.rows("event")
GOAL_ROWS: Final[list[Row]] = CONTENT.rows("goal")
COMMAND_ROWS: Final[list[Row]] = CONTENT.rows("command")
POWER_ROWS: Final[list[Row]] = CONTENT.rows("power")
CIVILIZATION_ROWS: Final[list[Row]] = CONTENT.rows("civilization")
GOVERNMENT_ROWS: Final[list[Row]] = CONTENT.rows("government")
TECHNOLOGY_ROWS: Final[list[Row]] = CONTENT.rows("technology_level")
MILITARY_ROWS: Final[list[Row]] = CONTENT.rows("military_level")
TOKEN_ROWS: Final[list[Row]] = CONTENT.rows("token")
SEGMENT_ROWS: Final[list[Row]] = CONTENT.rows("segment")
CIVBOT_LEVEL_ROWS: Final[list[Row]] = CONTENT.rows("civbot_level")
CIVBOT_ROWS: Final[list[Row]] = CONTENT.rows("civbot_card")
TERRITORY_ROWS: Final[list[Row]] = CONTENT.rows("territory")

BOX: Final = Box(
    [
        ACTION_ROWS,
        ADVISER_ROWS,
        WONDER_ROWS,
        LEADER_ROWS,
        EVENT_ROWS,
        GOAL_ROWS,
        COMMAND_ROWS,
        POWER_ROWS,
        CIVILIZATION_ROWS,
        GOVERNMENT_ROWS,
        TECHNOLOGY_ROWS,
        MILITARY_ROWS,
        TOKEN_ROWS,
        SEGMENT_ROWS,
        CIVBOT_LEVEL_ROWS,
        CIVBOT_ROWS,
    ]
)
ROWS: Final[list[Row]] = BOX.rows
THINGS: Final = BOX.things
COUNT: Final[int] = len(ROWS)
if THINGS.slugs[:ACTION_COUNT] != ACTIONS:
    raise ValueError(f"the first rows of action are, in this order: {', '.join(ACTIONS)}")


def effects_of(tables: dict[str, list[Row]]) -> list[list[Effect]]:
    """Return what each thing does, over all things."""
    found: list[list[Effect]] = [[] for _ in range(COUNT)]
    for table, deck in tables.items():
        for row in deck:
            found[THINGS.numbers[row["id"]]] = read_effects(table, row, row.get("effects", []), ACTIONS)
    return found


def categories(table: str, row: Row, words: list[str]) -> list[int]:
    """Return the categories that a row compares."""
    return [place_of(table, row, "category", word, CATEGORIES) for word in words]


def levels(table: str, deck: list[Row]) -> list[int]:
    """Return the thing of each level, from level 1 on in place 1; every level has exactly one row."""
    found = [-1] * (MOST_LEVEL + 1)
    for row in deck:
        level = whole(table, row, "level", row["level"], 1, MOST_LEVEL)
        if found[level] >= 0:
            raise ValueError(f'{table}: "{row["id"]}" and "{THINGS.slug(found[level])}" are both of level {level}')
        found[level] = THINGS.numbers[row["id"]]
    return found


ADVISERS: Final = BOX.numbers(ADVISER_ROWS)
WONDERS: Final = BOX.numbers(WONDER_ROWS)
LEADERS: Final = BOX.numbers(LEADER_ROWS)
EVENTS: Final = BOX.numbers(EVENT_ROWS)
GOALS: Final = BOX.numbers(GOAL_ROWS)
COMMANDS: Final = BOX.numbers(COMMAND_ROWS)
POWERS: Final = BOX.numbers(POWER_ROWS)
CIVILIZATIONS: Final = BOX.numbers(CIVILIZATION_ROWS)
GOVERNMENTS: Final = BOX.numbers(GOVERNMENT_ROWS)
TECHNOLOGIES: Final = BOX.numbers(TECHNOLOGY_ROWS)
TOKENS: Final = BOX.numbers(TOKEN_ROWS)
CIVBOT_LEVELS: Final = BOX.numbers(CIVBOT_LEVEL_ROWS)
CIVBOT_CARDS: Final = [THINGS.numbers[row["id"]] for row in CIVBOT_ROWS if row["actions"]]
FIRST_WONDER: Final[int] = WONDERS[0]

EFFECTS: Final[list[list[Effect]]] = effects_of(
    {
        "adviser": ADVISER_ROWS,
        "wonder": WONDER_ROWS,
        "event": EVENT_ROWS,
        "goal": GOAL_ROWS,
        "power": POWER_ROWS,
        "government": GOVERNMENT_ROWS,
        "technology_level": TECHNOLOGY_ROWS,
        "military_level": MILITARY_ROWS,
    }
)
ERA: Final[list[int]] = [max(1, era) - 1 for era in BOX.column_of(WONDER_ROWS + LEADER_ROWS, "era")]  # 0, 1, 2

# Levels. The thing of a level is TECHNOLOGY_AT[level] and MILITARY_AT[level].
MOST_LEVEL: Final[int] = CONTENT.value("matrix")["levels"]
OVERFLOW_VP: Final[int] = CONTENT.value("matrix")["overflow_vp"]
TECHNOLOGY_AT: Final[list[int]] = levels("technology_level", TECHNOLOGY_ROWS)
MILITARY_AT: Final[list[int]] = levels("military_level", MILITARY_ROWS)
LEVEL: Final[list[int]] = BOX.column_of(TECHNOLOGY_ROWS + MILITARY_ROWS, "level")
NEVER: Final[int] = MOST_LEVEL + 1  # the level of what no technology allows
NAVIGATION_LEVEL: Final[int] = min(
    [row["level"] for row in TECHNOLOGY_ROWS if row.get("navigation")], default=NEVER
)
# How many cards a round, by technology level.
CARD_LIMIT: Final[list[int]] = [
    max([1] + [row["cards"] for row in TECHNOLOGY_ROWS if "cards" in row and row["level"] <= level])
    for level in range(MOST_LEVEL + 1)
]


def needed(row: Row, part: str) -> int:
    """Return the technology level that a part of an action needs."""
    if part not in row:
        return NEVER
    slug = row[part].get("technology")
    if slug is None:
        return 1
    known = [level["id"] for level in TECHNOLOGY_ROWS]
    level: int = TECHNOLOGY_ROWS[place_of("action", row, "technology", slug, known)]["level"]
    return level


def part_effects(part: str) -> list[list[Effect]]:
    """Return what a part of each action does."""
    return [read_effects("action", row, row.get(part, {}).get("effects", []), ACTIONS) for row in ACTION_ROWS]


# Actions, by their number.
START_HAND: Final[list[int]] = [at for at, row in enumerate(ACTION_ROWS) if row["start_hand"]]
SIMPLE_LEVEL: Final[list[int]] = [needed(row, "simple") for row in ACTION_ROWS]
ADVANCED_LEVEL: Final[list[int]] = [needed(row, "advanced") for row in ACTION_ROWS]
SIMPLE_CUBES: Final[list[int]] = [row["simple"].get("cubes", 0) for row in ACTION_ROWS]
ADVANCED_CUBES: Final[list[int]] = [row.get("advanced", {}).get("cubes", 0) for row in ACTION_ROWS]
SIMPLE_VP: Final[list[int]] = [row["simple"].get("vp", 0) for row in ACTION_ROWS]
ADVANCED_VP: Final[list[int]] = [row.get("advanced", {}).get("vp", 0) for row in ACTION_ROWS]
SIMPLE: Final[list[list[Effect]]] = part_effects("simple")
ADVANCED: Final[list[list[Effect]]] = part_effects("advanced")

# Civilizations and their advisers.
COLOR: Final[list[str]] = BOX.column_of(CIVILIZATION_ROWS, "color", "")
CIVILIZATION_OF: Final[list[int]] = [  # of advisers and tokens of command
    THINGS.numbers[slug] if slug else -1 for slug in BOX.column_of(ADVISER_ROWS + COMMAND_ROWS, "civilization", "")
]
ADVISERS_OF: Final[list[list[int]]] = [
    [adviser for adviser in ADVISERS if CIVILIZATION_OF[adviser] == thing] for thing in range(COUNT)
]
COMMAND_OF: Final[list[int]] = [
    next((token for token in COMMANDS if CIVILIZATION_OF[token] == thing), -1) for thing in range(COUNT)
]
ADVISER_CUBES: Final[list[int]] = BOX.column_of(ADVISER_ROWS, "cubes")

# Wonders: how they are activated, and by which action, in which category, or for how many.
ACTIVATION: Final[list[int]] = [-1] * COUNT
ACTIVATION_DETAIL: Final[list[int]] = [0] * COUNT
for _row in WONDER_ROWS:
    _how: Row = _row["activation"]
    _kind = place_of("wonder", _row, "activation", _how.get("type"), ACTIVATIONS)
    ACTIVATION[THINGS.numbers[_row["id"]]] = _kind
    ACTIVATION_DETAIL[THINGS.numbers[_row["id"]]] = (
        place_of("wonder", _row, "action", _how.get("action"), ACTIONS) if _kind == ON_ACTION
        else place_of("wonder", _row, "category", _how.get("category"), CATEGORIES) if _kind == MOST
        else whole("wonder", _row, "amount", _how.get("amount", 1), 1, 9)
    )  # fmt: skip
SOLO: Final[list[bool]] = BOX.column_of(WONDER_ROWS, "solo", False)

# Leaders: two conditions each.
CONDITIONS: Final[list[list[list[int]]]] = [[] for _ in range(COUNT)]  # category, at least, vp
for _row in LEADER_ROWS:
    CONDITIONS[THINGS.numbers[_row["id"]]] = [
        [place_of("leader", _row, "category", one["category"], CATEGORIES), one["at_least"], one["vp"]]
        for one in _row["conditions"]
    ]
COMMAND_CATEGORIES: Final[list[list[int]]] = [[] for _ in range(COUNT)]
for _row in COMMAND_ROWS:
    COMMAND_CATEGORIES[THINGS.numbers[_row["id"]]] = categories("command", _row, _row["categories"])

# Events: which actions set them off.
SETS_OFF: Final[list[list[bool]]] = [[] for _ in range(COUNT)]
for _row in EVENT_ROWS:
    _named = [place_of("event", _row, "action", word, ACTIONS) for word in _row["actions"]]
    SETS_OFF[THINGS.numbers[_row["id"]]] = [_row["any"] or action in _named for action in range(ACTION_COUNT)]
HITS_CIVBOTS: Final[list[bool]] = BOX.column_of(EVENT_ROWS, "civbots", False)

# Territory tokens.
TOKEN_NUMBER: Final[list[int]] = BOX.column_of(TOKEN_ROWS, "number")
TOKEN_VP: Final[list[int]] = BOX.column_of(TOKEN_ROWS, "vp")

# Civbots.
CIVBOT_LEVEL_NAMES: Final[list[str]] = [row["id"] for row in CIVBOT_LEVEL_ROWS]
CARDS_PER_TURN: Final[list[int]] = [row["cards"] for row in CIVBOT_LEVEL_ROWS]
CIVBOTS_KNOW: Final = [MILITARY, TECHNOLOGY, ART, EXPANSION, WAR]
CIVBOT_ACTIONS: Final[list[list[int]]] = [[] for _ in range(COUNT)]
for _row in CIVBOT_ROWS:
    CIVBOT_ACTIONS[THINGS.numbers[_row["id"]]] = [
        CIVBOTS_KNOW[place_of("civbot_card", _row, "action", word, [ACTIONS[one] for one in CIVBOTS_KNOW])]
        for word in _row["actions"]
    ]
CIVBOTS: Final[dict[str, Any]] = CONTENT.value("civbots")

# Numbers of the frame.
ERAS: Final[int] = CONTENT.value("game")["eras"]
TURNS: Final[int] = CONTENT.value("game")["turns"]  # of an era
MOST_CIVILIZATIONS: Final[int] = CONTENT.value("game")["most_civilizations"]
START: Final[dict[str, Any]] = CONTENT.value("start")
CUBES: Final[int] = START["cubes"]  # of a civilization
LEAST_QUEUE: Final[int] = CONTENT.value("revolution")["least_queue"]
GOALS_PLACED: Final[int] = CONTENT.value("goal_placement")["placed"]
