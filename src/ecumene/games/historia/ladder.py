"""What the published ladder tells of this game: which actions master plays, and how it does against civbots."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.card_data import ACTION_COUNT, CIVBOT_LEVEL_NAMES, MOST_CIVILIZATIONS, THINGS
from ecumene.kernel.ladder import Cell, SelfPlay

ACTIONS: Final[list[str]] = THINGS.slugs[:ACTION_COUNT]
USUAL: Final = 0.9  # of the games in which an action should be played


class Habits(SelfPlay):
    """How the best bot plays when nobody else does."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [score for game in games for score in game["scores"]]
        counts = [sum(played(game, action) for game in games) for action in ACTIONS]
        least = min(counts)
        usual = sum(count >= USUAL * len(games) for count in counts)
        return [
            f"{sum(scores) / len(scores):.1f}",
            f"{usual} of {ACTION_COUNT}",
            ACTIONS[counts.index(least)],
            (least, len(games)),
        ]


class Alone(SelfPlay):
    """A lone player against five civbots."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [game["scores"][0] for game in games]
        best = [max(game["automata"].values()) for game in games]
        won = sum(bool(game["winners"]) for game in games)
        return [f"{sum(scores) / len(scores):.1f}", f"{sum(best) / len(best):.1f}", (won, len(games))]


def played(game: dict[str, Any], action: str) -> bool:
    """Return whether somebody has chosen an action card."""
    return any(f"choose {action}" in texts for texts in game["played"])


HABIT_HEADS: Final = ["mean points", "actions in nine games of ten", "least played", "in"]
ALONE_HEADS: Final = ["mean points", "of the best civbot", "won"]
RIVALS: Final = MOST_CIVILIZATIONS - 1
LADDER = [
    Habits("All seats master", [2, 3, 4], HABIT_HEADS),
    *[
        Alone(f"Master alone against five civbots: {level}", [1], ALONE_HEADS, {"civbots": [level] * RIVALS})
        for level in CIVBOT_LEVEL_NAMES
    ],
]
