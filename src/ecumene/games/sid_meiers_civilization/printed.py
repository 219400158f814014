"""Numbers of the game that stand on no card: limits, dials, prices of figures, battle, loot."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, CONTENT, ROWS, SCOUT, number


def value(table: str, key: str) -> int:
    """Return one number of a table."""
    found: int = CONTENT.value(table)[key]
    return found


SPEED: Final[int] = value("start", "speed")
STACKING: Final[int] = value("start", "stacking")
CULTURE_HAND: Final[int] = value("start", "culture_hand")
CITIES: Final[int] = value("start", "cities")
START_UNITS: Final[list[int]] = [number(slug) for slug in CONTENT.value("start")["units"]]

MOST_TRADE: Final[int] = value("dial", "trade")
COINS_TO_WIN: Final[int] = value("dial", "coins")
THRESHOLDS: Final[list[int]] = CONTENT.value("research")["thresholds"]  # by level, from 1 on
TRADE_TURNED: Final[int] = value("production", "trade")
TURNED_INTO: Final[int] = value("production", "production")
ARTS: Final[int] = value("arts", "culture")
DISTANCE: Final[int] = value("founding", "distance")
TOKENS_PER_PLAYER: Final[int] = value("market", "resource_tokens_per_player")
OPEN_WONDERS: Final[int] = value("market", "wonders")
OFFERS: Final[int] = value("trading", "offers")

ARMIES: Final[int] = ROWS[ARMY]["figures"]
SCOUTS: Final[int] = ROWS[SCOUT]["figures"]

FORCE: Final[int] = value("battle", "force")
FORCE_EXTRA_ARMY: Final[int] = value("battle", "force_per_extra_army")
FORCE_CITY: Final[int] = value("battle", "force_defending_city")
BONUS_CITY: Final[int] = value("battle", "bonus_city")
BONUS_CAPITAL: Final[int] = value("battle", "bonus_capital")
BONUS_WALLS: Final[int] = value("battle", "bonus_walls")
KILLED_PER_ARMY: Final[int] = value("battle", "units_killed_per_army")

LOOT_TRADE: Final[int] = value("loot", "trade")
LOOT_CULTURE: Final[int] = value("loot", "culture")
LOOT_TOKENS: Final[int] = value("loot", "tokens")
LOOT_CITY_TOKENS: Final[int] = value("loot", "tokens_of_city")
DISASTERS: Final[int] = value("disaster", "markers")
NATURAL_WONDER: Final[int] = value("natural_wonder", "culture")
LONG_STOP: Final[int] = value("long_stop", "rounds")
