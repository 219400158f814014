"""What stands on the boards and on the console, as numbers. Lists by number of players begin with none at all."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.card_data import (
    CATEGORY_ROWS,
    COLUMN_ROWS,
    CONTENT,
    FEATURE_ROWS,
    LAND_ROWS,
    LEVEL_ROWS,
    MATERIAL_ROWS,
    MODULE_ROWS,
    PROJECT_ROWS,
    ROWS,
    SETTLEMENT_ROWS,
    THINGS,
    TYPES,
    place_of,
)
from ecumene.kernel.content import Row

# Categories; the first five are the tracks, each with the type of cards of the same number.
CATEGORIES: Final[list[str]] = [row["id"] for row in CATEGORY_ROWS]
TECHNOLOGY: Final = 0
PRESTIGE: Final = 1
KNOWLEDGE: Final = 2
CONSTRUCTION: Final = 3
CULTURE: Final = 4
EVOLUTION: Final = 5
PROSPERITY: Final = 6
POPULATION: Final = 7
EXPANSION: Final = 8
TRACKS: Final = 5
TRACK_DIE: Final[list[int]] = [row["die"] for row in CATEGORY_ROWS[:TRACKS]]
TRACK_OF_TYPE: Final[list[int]] = [[row["type"] for row in CATEGORY_ROWS[:TRACKS]].index(kind) for kind in TYPES]
PRINTED_POINTS: Final[list[int]] = [row["printed"] for row in CATEGORY_ROWS]
TILE_POINTS: Final[list[int]] = [row["tile"] for row in CATEGORY_ROWS]

_TRACK: Final[Row] = CONTENT.value("track")
LAST_SPACE: Final[int] = _TRACK["last"]
BEYOND_TRACK: Final[int] = _TRACK["beyond"]  # points for each step beyond the last space
THRESHOLDS: Final[list[int]] = [row["after"] for row in _TRACK["thresholds"]]  # the line lies after this space
THRESHOLD_BONUS: Final[list[list[Row]]] = [row["bonus"] for row in _TRACK["thresholds"]]

_SCORING: Final[Row] = CONTENT.value("scoring")
ERA_TILES: Final[int] = _SCORING["era_tiles"]
FINAL_TILES: Final[int] = _SCORING["final_tiles"]
ERA_POINTS: Final[list[int]] = _SCORING["era_points"]
STRONG_TRIBE_POINTS: Final[int] = _SCORING["strong_tribe"]

# Lands: forest, grassland, hills, swamp, mountains, desert, water.
LANDS: Final[list[str]] = [row["id"] for row in LAND_ROWS]
WATER: Final[int] = LANDS.index("water")
_COLUMNS: Final[list[str]] = CONTENT.value("hunting")["columns"]
# By land, then by die less 1.
HUNTING: Final[list[list[int]]] = [
    [row[_COLUMNS.index(land)] for row in CONTENT.value("hunting")["food"]] for land in LANDS
]

_FAVOUR: Final[Row] = CONTENT.value("favour")
FAVOUR_SPACES: Final[int] = _FAVOUR["spaces"]
PASSES: Final[list[int]] = [
    0,
    *_FAVOUR["passes"],
]  # by space from 1: the highest die that passes; 6: no roll at all
STATUE_POINTS: Final[list[int]] = [0, *_FAVOUR["statue_points"]]

PHASES: Final[list[str]] = [row["id"] for row in CONTENT.rows("phase")]
FOOD_ENCAMPMENT: Final[int] = CONTENT.value("feeding")["encampment"]
FOOD_BOAT: Final[int] = CONTENT.value("feeding")["boat"]
FOOD_WILDERNESS: Final[int] = CONTENT.value("feeding")["wilderness"]
FARM_SAVES: Final[int] = CONTENT.value("feeding")["own_farm"]

_PLAYERS: Final[Row] = CONTENT.value("by_players")
RESET_CELLS: Final[list[int]] = [0, *_PLAYERS["reset_cells"]]
GOAL_CELLS: Final[list[int]] = [0, *_PLAYERS["goal_cells"]]
SUPPLY_ACTIVATION: Final[list[int]] = [0, *_PLAYERS["activation_dice"]]
SUPPLY_FATE: Final[list[int]] = [0, *_PLAYERS["fate_dice"]]
INCOME_DISPLAY: Final[int] = CONTENT.value("display")["incomes"]
ATTRIBUTE_DISPLAY: Final[int] = CONTENT.value("display")["attributes"]
ERAS: Final[int] = CONTENT.value("display")["eras"]

# Modules, by number from 0: the core modules, then the features, then sleep.
MODULES: Final[int] = len(MODULE_ROWS)
FEATURES: Final[int] = len(FEATURE_ROWS)
MODULE_DICE: Final[list[list[int]]] = [row["dice"] for row in [*MODULE_ROWS, *FEATURE_ROWS]]
LEVELS: Final[list[list[Row]]] = [row["levels"] for row in MODULE_ROWS]  # by module, then by level less 1
MOST_LEVEL: Final = 3

# Materials, by number from 0: land by land, row by row.
MATERIALS: Final[int] = len(MATERIAL_ROWS)
MATERIAL_LAND: Final[list[int]] = [LANDS.index(row["land"]) for row in MATERIAL_ROWS]
MATERIAL_ROW: Final[list[int]] = [row["row"] for row in MATERIAL_ROWS]
MATERIAL_VALUE: Final[list[int]] = [row["value"] for row in MATERIAL_ROWS]
FIND_ROW: Final[list[int]] = [0, *CONTENT.value("lucky_find")["row"]]  # by die
SALE_POINTS: Final[int] = CONTENT.value("trade")["sale_points"]
PRICE_OPEN: Final[int] = CONTENT.value("trade")["price_open"]
PRICE_CLOSED: Final[int] = CONTENT.value("trade")["price_closed"]

_FOOD: Final[Row] = ROWS[THINGS.numbers["food"]]
_MONEY: Final[Row] = ROWS[THINGS.numbers["money"]]
FOOD_PER_DIAMOND: Final[int] = _FOOD["per_diamond"]
MOST_FOOD_DIAMONDS: Final[int] = _FOOD["most_diamonds"]
MONEY_PER_DIAMOND: Final[int] = _MONEY["per_diamond"]
MOST_MONEY_DIAMONDS: Final[int] = _MONEY["most_diamonds"]
# Between rows 1 and 2, and between rows 2 and 3; the same in every land.
DIAMONDS_BETWEEN: Final[list[int]] = [row["diamonds"] for row in MATERIAL_ROWS[:2]]

_DICE: Final[Row] = CONTENT.value("dice")
DIE_VALUES: Final[int] = _DICE["values"]
START_DICE: Final[list[int]] = _DICE["start"]  # by value less 1
MOST_FOR_RESET: Final[int] = _DICE["most_for_reset"]
RESET_COLUMNS: Final[int] = _DICE["reset_columns"]

# Building projects.
PROJECTS: Final[list[str]] = [row["id"] for row in PROJECT_ROWS]
FARM: Final[int] = PROJECTS.index("farm")
BOAT: Final[int] = PROJECTS.index("boat")
STATUE: Final[int] = PROJECTS.index("statue")
SETTLEMENT: Final[int] = PROJECTS.index("settlement")
PROJECT_REWARD: Final[list[list[Row]]] = [row["reward"] for row in PROJECT_ROWS]
LAST_SETTLEMENT_REWARD: Final[list[Row]] = PROJECT_ROWS[SETTLEMENT]["last_reward"]
BOAT_SEATS: Final[int] = PROJECT_ROWS[BOAT]["seats"]
BOAT_CARGO: Final[int] = PROJECT_ROWS[BOAT]["cargo"]
SETTLEMENT_DIAMONDS: Final[list[int]] = [row["diamonds"] for row in SETTLEMENT_ROWS]
# By settlement, the materials it costs, by their numbers from 0.
SETTLEMENT_COST: Final[list[list[int]]] = [
    [place_of(MATERIAL_ROWS, id) for id, count in row["cost"].items() for _ in range(count)]
    for row in SETTLEMENT_ROWS
]
GROUND_BUILDINGS: Final[int] = CONTENT.value("ground_limit")["buildings"]
GROUND_SETTLEMENTS: Final[int] = CONTENT.value("ground_limit")["settlements"]

GOAL_AREA: Final[int] = CONTENT.value("goal_area")["cells"]
GOAL_CELL_EMPTIED: Final[list[Row]] = CONTENT.value("goal_area")["emptied"]
_BLOCK: Final[Row] = CONTENT.value("level_block")
FIRST_LEVEL: Final[list[int]] = [row["first_level"] for row in COLUMN_ROWS]
COLUMNS: Final[int] = len(FIRST_LEVEL)
LEVEL_POINTS: Final[list[int]] = [0, *(row["points"] for row in LEVEL_ROWS)]  # by level; higher ones give none
# These levels need an active token.
LEVEL_TOKENS: Final[list[int]] = [at + 1 for at, row in enumerate(LEVEL_ROWS) if row["token"]]
LEVEL_COMPLETE: Final[list[list[Row]]] = [[], *(row["complete"] for row in LEVEL_ROWS)]
START_TOKEN_COLUMN: Final[int] = _BLOCK["start_token_column"] - 1

PIECES: Final[dict[str, Any]] = CONTENT.value("pieces")
MARKERS: Final[int] = PIECES["markers"]
TRIBES: Final[int] = PIECES["tribes"]
START_CHOICE: Final[dict[str, Any]] = CONTENT.value("start_choice")
START_ACTIVITY: Final[Row] = CONTENT.rows("start_activity")[0]
INCOME_INSTEAD: Final[list[Row]] = CONTENT.value("income_instead")["do"]
ATTRIBUTE_RETURN: Final[int] = CONTENT.value("attribute_price")["return"]
