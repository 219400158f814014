"""The cards as numbers: every thing of the box is one small int, every column one list."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ecumene.kernel.box import Box
from ecumene.kernel.content import Content, Row

HOME: Final = Path(__file__).parent
KEY: Final = "age-of-civilization"
CONTENT: Final = Content(HOME / "cards", KEY)

# The numbers of the actions are the numbers of their verbs, so they are named here once.
WONDER: Final = 0
RESEARCH: Final = 1
EXPLOIT: Final = 2
CULTURE: Final = 3
BUILD: Final = 4
CONQUEST: Final = 5
HUNT: Final = 6
FISH: Final = 7
TRADE: Final = 8
FARM: Final = 9
PLAGUE: Final = 10
QUARRY: Final = 11
MONUMENT_WORKS: Final = 12
CARAVAN: Final = 13
OASIS_MARKET: Final = 14
RITUAL: Final = 15
FORTIFY: Final = 16
TRIBUTE: Final = 17
PATRONAGE: Final = 18
ACTION_COUNT: Final = PATRONAGE + 1

ACTION_ROWS: Final[list[Row]] = CONTENT.rows("action") + CONTENT.rows("special_action")
TECHNOLOGY_ROWS: Final[list[Row]] = CONTENT.rows("technology") + CONTENT.rows("special_technology")
SPECIAL_ROWS: Final[list[Row]] = CONTENT.rows("special_card")
CIVILIZATION_ROWS: Final[list[Row]] = CONTENT.rows("civilization")
WONDER_ROWS: Final[list[Row]] = CONTENT.rows("wonder")
EVENT_ROWS: Final[list[Row]] = CONTENT.rows("event")
SPECIAL_EVENT_ROWS: Final[list[Row]] = CONTENT.rows("special_event")
ORDER_ROWS: Final[list[Row]] = CONTENT.rows("order")
SCENARIO_ROWS: Final[list[Row]] = CONTENT.rows("scenario")
ACHIEVEMENT_ROWS: Final[list[Row]] = CONTENT.rows("achievement")
RANK_ROWS: Final[list[Row]] = CONTENT.rows("rank")

BOX: Final = Box(
    [
        ACTION_ROWS,
        TECHNOLOGY_ROWS,
        SPECIAL_ROWS,
        CIVILIZATION_ROWS,
        WONDER_ROWS,
        EVENT_ROWS,
        SPECIAL_EVENT_ROWS,
        ORDER_ROWS,
        SCENARIO_ROWS,
        ACHIEVEMENT_ROWS,
        RANK_ROWS,
    ]
)
ROWS: Final[list[Row]] = BOX.rows
THINGS: Final = BOX.things
COUNT: Final = len(ROWS)


CIVILIZATIONS: Final = BOX.numbers(CIVILIZATION_ROWS)
WONDERS: Final = BOX.numbers(WONDER_ROWS)
TECHNOLOGIES: Final = BOX.numbers(TECHNOLOGY_ROWS)
SPECIALS: Final = BOX.numbers(SPECIAL_ROWS)
EVENTS: Final = BOX.numbers(EVENT_ROWS)
SPECIAL_EVENTS: Final = BOX.numbers(SPECIAL_EVENT_ROWS)
ORDERS: Final = BOX.numbers(ORDER_ROWS)
SCENARIOS: Final = BOX.numbers(SCENARIO_ROWS)
FIRST_TECHNOLOGY: Final = TECHNOLOGIES[0]

POPULATION: Final[list[int]] = BOX.column_of(CIVILIZATION_ROWS, "workers")
IS_CIVILIZATION: Final[list[bool]] = [thing in set(CIVILIZATIONS) for thing in range(COUNT)]

# Actions, by their number.
WORKERS_NEEDED: Final[list[int]] = [row["workers"] for row in ACTION_ROWS]
COINS_NEEDED: Final[list[int]] = [row["coins"] for row in ACTION_ROWS]
WORKER_LOST: Final[list[bool]] = [row["slot"] == "lost" for row in ACTION_ROWS]
USES: Final[list[int]] = [row["uses_per_turn"] for row in ACTION_ROWS]
ACTION_VP: Final[list[int]] = [row["gain"].get("vp", 0) for row in ACTION_ROWS]
ACTION_COINS: Final[list[int]] = [row["gain"].get("coins", 0) for row in ACTION_ROWS]
SYMBOL: Final[list[str]] = [row.get("symbol", "none") for row in ACTION_ROWS]
PERMANENT: Final[list[int]] = [at for at, row in enumerate(ACTION_ROWS) if row.get("permanent")]
ROW_CARDS: Final[list[int]] = [at for at, row in enumerate(CONTENT.rows("action")) if not row["permanent"]]
TRADE_FOR_OTHERS: Final[int] = ACTION_ROWS[TRADE]["rivals"]["coins"]
CONQUEST_LEAST: Final[int] = ACTION_ROWS[CONQUEST]["gain_if"]["min_military"]
FIRST_GAME_ROW: Final[list[int]] = [THINGS.numbers[slug] for slug in CONTENT.value("first_game")["order"]]
PASS_COINS: Final[int] = CONTENT.value("pass")["coins"]
PASS_WORKERS: Final[int] = CONTENT.value("pass")["workers"]
STONE_COINS: Final[int] = ACTION_ROWS[QUARRY]["stone_discount"]["coins"]
STONES_GAINED: Final[list[int]] = [row.get("stones", 0) for row in ACTION_ROWS]
FORTS_GAINED: Final[list[int]] = [row.get("forts", 0) for row in ACTION_ROWS]
VIRTUAL_RIVAL: Final = 0  # the only automaton: its number in AUTOMATA
AUTOMATA: Final = ["virtual-rival"]
RIVAL_CHANGE: Final[list[int]] = [row.get("rival_strength", 0) for row in ACTION_ROWS]

# Orders of the Silk Road.
ORDER_PRICE: Final[list[int]] = BOX.column_of(ORDER_ROWS, "price")

# Numbers of the game frame.
LAURELS: Final[int] = CONTENT.value("path")["laurels_per_scenario"]
ROUNDS: Final[int] = CONTENT.value("game")["rounds"]
MAX_WORKERS: Final[int] = CONTENT.value("game")["max_workers"]
MAX_CIVILIZATIONS: Final[int] = CONTENT.value("game")["max_civilizations"]
START_COINS: Final[int] = CONTENT.value("start")["coins"]
MARKET: Final[int] = CONTENT.value("civilization_market")["cards"]
MOST_ON_MARKET: Final[int] = ROUNDS + max(  # alone, one more comes each round
    [MARKET, CONTENT.value("skirmish")["civilization_market"]]
    + [row.get("civilization_market", 0) for row in SCENARIO_ROWS]
)
COINS_ON_REMAINING: Final[int] = CONTENT.value("civilization_market")["coins_on_remaining"]
ANNEX_WORKERS: Final[int] = CONTENT.value("annex")["workers"]
WAR_LOSES: Final[int] = CONTENT.value("war")["workers_lost"]
PLAGUE_LOSES: Final[int] = CONTENT.value("plague")["workers_lost"]
ROW: Final[int] = CONTENT.value("action_row")["cards"]
WINDOW: Final[int] = CONTENT.value("action_row")["window"]
SPECIAL_PRICE: Final[int] = CONTENT.value("innovations")["price_coins"]
DEALT: Final[int] = CONTENT.value("draft")["dealt"]
KEPT: Final[int] = CONTENT.value("draft")["kept"]
DRAFT_COINS: Final[list[int]] = CONTENT.value("draft")["bonus_coins"]
TOKENS: Final[int] = CONTENT.value("changing_world")["tokens"]
