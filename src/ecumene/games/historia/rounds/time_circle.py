"""The time circle: what the end of each of the four turns of an era does, for every civilization and once."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import SEGMENT_ROWS, TURNS
from ecumene.games.historia.effects.effects import place_of, whole

# For every civilization, the grey part; the first two come first.
ADD_CUBE: Final = 0
TERRITORY_BONUS: Final = 1
RECOVER_CARDS: Final = 2
REFRESH_WONDERS: Final = 3
RECOVER_CUBES: Final = 4
GOVERNMENT_BONUS: Final = 5
EVERY: Final[list[str]] = [
    "add-cube", "territory-bonus", "recover-cards", "refresh-wonders", "recover-cubes", "government-bonus",
]  # fmt: skip
# Once, the brown part; the order of turns comes first.
TURN_ORDER: Final = 0
LEADER_BONUS: Final = 1
NEW_WONDERS: Final = 2
NEW_LEADERS: Final = 3
ONCE: Final[list[str]] = ["turn-order", "leader-bonus", "new-wonders", "new-leaders"]

if len(SEGMENT_ROWS) != TURNS:
    raise ValueError(f"the time circle has {TURNS} segments, one a turn of an era")

# By segment, 0 to 3: how often (cubes, cards; else 1) each thing is done, by its number; 0: it is not.
GREY: Final[list[list[int]]] = [[0] * len(EVERY) for _ in SEGMENT_ROWS]
BROWN: Final[list[list[int]]] = [[0] * len(ONCE) for _ in SEGMENT_ROWS]
for _at, _row in enumerate(SEGMENT_ROWS):
    for _sign in _row["every"]:
        _kind = place_of("segment", _row, "icon", _sign.get("icon"), EVERY)
        GREY[_at][_kind] = whole("segment", _row, "amount", _sign.get("amount", 1), 1, 9)
    for _word in _row["once"]:
        BROWN[_at][place_of("segment", _row, "icon", _word, ONCE)] = 1
