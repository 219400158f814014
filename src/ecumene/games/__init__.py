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
    """Return a game of the shelf. What somebody typed goes to `table.setup_choices.find_game`."""
    game = import_module(SHELF[key]).GAME
    assert isinstance(game, Game)
    return game
