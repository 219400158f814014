"""What the published ladder tells of this game: culture, wonders, wars and the first new government."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.card_data import GOVERNMENT, THINGS, TYPE
from ecumene.kernel.ladder import Cell, SelfPlay

GOVERNMENTS: Final = [slug for thing, slug in enumerate(THINGS.slugs[: len(TYPE)]) if TYPE[thing] == GOVERNMENT]
EARLY: Final = 13  # a round by which people have changed their government


class Habits(SelfPlay):
    """How the best bot plays when nobody else does."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [score for game in games for score in game["scores"]]
        seats: list[list[str]] = [texts for game in games for texts in game["played"]]
        wonders = sum(text.startswith("wonders ") for texts in seats for text in texts)
        wars: int = sum(verbs.get("declare-war", 0) for game in games for verbs in game["verbs"])
        changes = [government_round(game, seat) for game in games for seat in range(len(game["played"]))]
        known = [number for number in changes if number]
        early = sum(0 < number <= EARLY for number in changes)
        return [
            f"{sum(scores) / len(scores):.1f}",
            f"{wonders / len(seats):.2f}",
            f"{wars / len(games):.2f}",
            f"{sum(known) / len(known):.1f}" if known else "–",
            f"{100 * early / len(changes):.0f} %",
        ]


def government_round(game: dict[str, Any], seat: int) -> int:
    """Return the round in which a seat first changed its government; 0: it never did."""
    found: list[int] = [
        number
        for text, number in zip(game["played"][seat], game["rounds"][seat], strict=True)
        if text.partition(" ")[0] in ("develop", "revolution") and text.partition(" ")[2] in GOVERNMENTS
    ]
    return min(found, default=0)


HEADS: Final = ["mean culture", "wonders a player", "wars a game", "first new government: round", f"by {EARLY}"]
LADDER = [Habits("All seats master", [2, 3, 4], HEADS)]
