"""Bots. They see a View and moves as text, never a State; search works on worlds imagined from the view."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.game import Doc, Game
from ecumene.players.bot import Bot
from ecumene.players.greedy import Greedy
from ecumene.players.levels import LEVELS, level
from ecumene.players.planner import Planner
from ecumene.players.random_bot import RandomBot
from ecumene.players.seer import Seer
from ecumene.table.choices import find_game
from ecumene.table.errors import Complaint

KINDS: dict[str, type[Bot]] = {"greedy": Greedy, "planner": Planner, "random": RandomBot, "seer": Seer}
NAMES = [*KINDS, *LEVELS]

__all__ = ["LEVELS", "NAMES", "Bot", "hint", "make"]


def make(name: str, game: str | Game, seed: int = 0, **settings: Any) -> Bot:
    """Return a bot by name, with settings of its own if any are given; ValueError lists the right names.

    A level (novice, adept, expert, master) is a kind of bot with settings that a game's weights file tells.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    kind = name
    if name in LEVELS:
        told = level(rules.key, name)
        kind = told.pop("kind")
        settings = {**told, **settings}
    if kind not in KINDS:
        raise Complaint("bot", given=str(name)[:40], right=", ".join(NAMES))
    return KINDS[kind](rules, seed, **settings)


def hint(game: str | Game, view: Doc, moves: list[str], name: str = "expert", seed: int = 0) -> list[Doc]:
    """Return the three best moves in the eyes of a bot, for a person who asks: move, value and how it goes on."""
    if len(moves) == 1:
        return [{"move": moves[0], "value": 0.0, "then": []}]
    bot = make(name, game, seed)
    if isinstance(bot, Planner):
        bot.noise = 0.0  # levels err to be beaten; nobody asks for that
    bot.choose(view, moves)
    return bot.explain()
