"""What the published ladder tells of this game: how master wins among its like, and how long that takes."""

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
from ecumene.kernel.ladder import Cell, SelfPlay

WAYS: Final[list[str]] = [
    ENDINGS[way] for way in (CULTURE_ENDING, TECHNOLOGY_ENDING, ECONOMY_ENDING, CONQUEST_ENDING)
]


class Victories(SelfPlay):
    """How the best bot wins when all seats are its own."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        """Return the length of the games in the middle, and the share of each victory."""
        rounds = [max([number for seat in game["rounds"] for number in seat]) for game in games]
        found: list[Cell] = [f"{median(rounds):g}"]
        for way in WAYS:
            found.append((sum([game["ending"] == way for game in games]), len(games)))
        return found


LADDER = [Victories("All seats master", [2, 3, 4], ["rounds in the median", *WAYS])]
