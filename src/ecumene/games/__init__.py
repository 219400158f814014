"""The shelf of games: every package here is a game, named like its key, with its `GAME`.

A game is imported when somebody asks for it, so that one room never waits for another.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from ecumene.kernel.game import Game

SHELF: dict[str, str] = {
    room.name.replace("_", "-"): f"{__name__}.{room.name}" for room in iter_modules(__path__) if room.ispkg
}
"""The package of each game by its key."""


def keys() -> list[str]:
    """Return the keys of all games, sorted."""
    return sorted(SHELF)


def find(key: str) -> Game:
    """Return a game of the shelf. What somebody typed goes to `table.setup_choices.find_game`."""
    game = import_module(SHELF[key]).GAME
    assert isinstance(game, Game)
    return game


def room(key: str) -> Path:
    """Return the folder of a game, without importing it."""
    spec = find_spec(SHELF[key])
    assert spec is not None and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


def part(key: str, name: str) -> ModuleType | None:
    """Return a module that a game may have, such as what its ladder tells besides; None where it has none."""
    module = f"{SHELF[key]}.{name}"
    return import_module(module) if find_spec(module) else None
