"""What the published ladder tells of this game: cards, modules, and how master does against V.I.C.I."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.printed import MODULES
from ecumene.games.civolution.solo.rival import LEVELS
from ecumene.kernel.ladder import BEST, Cell, SelfPlay

CORE: Final[list[str]] = THINGS.slugs[:MODULES]


class Habits(SelfPlay):
    """How the best bot plays when nobody else does."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [score for game in games for score in game["scores"]]
        seats: list[list[str]] = [texts for game in games for texts in game["played"]]
        things = sum(text.startswith("installed ") for texts in seats for text in texts)
        counts = [sum(used(game, module) for game in games) for module in CORE]
        usual = sum(2 * count >= len(games) for count in counts)
        least = min(counts)
        return [
            f"{sum(scores) / len(scores):.1f}",
            f"{things / len(seats):.1f}",
            f"{usual} of {MODULES}",
            CORE[counts.index(least)],
            (least, len(games)),
        ]


class Alone(SelfPlay):
    """A lone player against V.I.C.I."""

    def cells(self, games: list[dict[str, Any]]) -> list[Cell]:
        scores: list[float] = [game["scores"][0] for game in games]
        rival: list[float] = [game["automata"]["vici"] for game in games]
        won = sum(bool(game["winners"]) for game in games)
        return [f"{sum(scores) / len(scores):.1f}", f"{sum(rival) / len(rival):.1f}", (won, len(games))]


def used(game: dict[str, Any], module: str) -> bool:
    """Return whether somebody has activated a module."""
    return any(f"activate {module}" in texts for texts in game["played"])


HABIT_HEADS: Final = ["mean points", "installed", "modules in half of the games", "least used", "in"]
ALONE_HEADS: Final = ["mean points", "of V.I.C.I.", "won"]
BOTS: Final = ["master", "adept", "random"]


def alone(bot: str, level: str, hard: bool = False) -> Alone:
    """Return the table of a bot against V.I.C.I. at a level; hard: the card that causes a reset also acts."""
    title = f"{bot.capitalize()} against V.I.C.I.: {level}{', hard' if hard else ''}"
    return Alone(title, [1], ALONE_HEADS, {"vici": level, **({"vici_hard": True} if hard else {})}, bot)


LADDER = [
    Habits("All seats master", [2, 3, 4], HABIT_HEADS),
    *[alone(bot, level) for bot in BOTS for level in LEVELS],
    *[alone(BEST, level, True) for level in (LEVELS[0], LEVELS[-1])],
]
