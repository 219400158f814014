"""Bots. They see a View and moves as text, never a State; search works on worlds imagined from the view."""

from __future__ import annotations

from ecumene.games import find
from ecumene.kernel.game import Game
from ecumene.players.bot import Bot
from ecumene.players.greedy import Greedy
from ecumene.players.planner import Planner
from ecumene.players.random_bot import RandomBot

NAMES = ["greedy", "planner", "random"]

__all__ = ["NAMES", "Bot", "make"]


def make(name: str, game: str | Game, seed: int = 0) -> Bot:
    """Return a bot by name; ValueError lists the right ones."""
    rules = game if isinstance(game, Game) else find(game)
    if name == "random":
        return RandomBot(rules, seed)
    if name == "greedy":
        return Greedy(rules, seed)
    if name == "planner":
        return Planner(rules, seed)
    raise ValueError(f"unknown bot {str(name)[:40]!r}; the bots are: {', '.join(NAMES)}")
