"""How a game lies on the screen: one room a game, and one for every game that has none."""

from __future__ import annotations

from importlib import import_module

from ecumene.cli.screen.pane import Pane

ROOMS = {
    "age-of-civilization": "ecumene.cli.boards.age_of_civilization.screen",
    "through-the-ages": "ecumene.cli.boards.through_the_ages.screen",
}

__all__ = ["Pane", "pane_of"]


def pane_of(key: str) -> Pane:
    """Return the pane of a game."""
    room = ROOMS.get(key)
    kind: type[Pane] = import_module(room).PANE if room else Pane
    return kind()
