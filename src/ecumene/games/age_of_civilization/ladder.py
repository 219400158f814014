"""What the published ladder tells of this game: how often the best bot founds a great kingdom alone."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.ladder import Cell, SelfPlay

GREAT_KINGDOM: Final = 25  # victory points (p. 8)


class Skirmish(SelfPlay):
    """A lone player against the book's own goal."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [game["scores"][0] for game in games]
        won = sum(score >= GREAT_KINGDOM for score in scores)
        return [f"{sum(scores) / len(scores):.1f}", (won, len(scores))]


LADDER = [Skirmish("Skirmish, alone", [1], ["mean points", f"{GREAT_KINGDOM} victory points or more"])]
