"""The shelf of games. A game is imported when somebody asks for it, so that one room never waits for another."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from ecumene.kernel.game import Game

SHELF: dict[str, str] = {
    "age-of-civilization": "ecumene.games.age_of_civilization",
    "through-the-ages": "ecumene.games.through_the_ages",
}


def keys() -> list[str]:
    """Return the keys of all games, sorted."""
    return sorted(SHELF)


def find(key: str) -> Game:
    """Return a game by its key; ValueError lists the right ones."""
    if not isinstance(key, str) or key not in SHELF:
        near = get_close_matches(str(key)[:80].lower(), keys(), 1, 0.5)
        hint = f" (did you mean '{near[0]}'?)" if near else ""
        raise ValueError(f"unknown game {str(key)[:80]!r}{hint}; the games are: {', '.join(keys())}")
    game = import_module(SHELF[key]).GAME
    assert isinstance(game, Game)
    return game
