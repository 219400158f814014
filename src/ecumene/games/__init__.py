"""The shelf of games. A game is imported when somebody asks for it, so that one room never waits for another."""

from __future__ import annotations

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
        raise ValueError(f"unknown game {str(key)[:80]!r}; the games are: {', '.join(keys())}")
    game = import_module(SHELF[key]).GAME
    assert isinstance(game, Game)
    return game
