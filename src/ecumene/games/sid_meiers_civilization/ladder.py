"""What the published ladder tells of this game: how bots win among their like, and how soon."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

from ecumene.games.sid_meiers_civilization.state import (
    CONQUEST_ENDING,
    CULTURE_ENDING,
    ECONOMY_ENDING,
    ENDINGS,
    TECHNOLOGY_ENDING,
)
from ecumene.games.sid_meiers_civilization.verbs import FOUND, GRAMMAR
from ecumene.kernel.ladder import BEST, Cell, SelfPlay

WAYS: Final[list[str]] = [
    ENDINGS[way] for way in (CULTURE_ENDING, TECHNOLOGY_ENDING, ECONOMY_ENDING, CONQUEST_ENDING)
]
EARLY: Final = 4  # the round by which a second city should stand
FOUNDING: Final[str] = GRAMMAR.verbs[FOUND].word
HEADS: Final = ["rounds in the median", "at most", *WAYS, f"second city by round {EARLY}"]


class Victories(SelfPlay):
    """How a bot wins when all seats are its own."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        """Return the length of games, the share of each victory, and of the seats that founded a city early."""
        rounds = [max([number for seat in game["rounds"] for number in seat]) for game in games]
        found: list[Cell] = [f"{median(rounds):g}", str(max(rounds))]
        for way in WAYS:
            found.append((sum([game["ending"] == way for game in games]), len(games)))
        first = [seat.get(FOUNDING) for game in games for seat in game["began"]]
        found.append((sum([number is not None and number <= EARLY for number in first]), len(first)))
        return found


LADDER = [
    Victories("All seats master", [2, 3, 4], HEADS, None, BEST),
    Victories("All seats expert", [4], HEADS, None, "expert"),
    Victories("All seats novice", [2, 3, 4], HEADS, None, "novice"),
]
