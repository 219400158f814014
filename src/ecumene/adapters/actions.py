"""The action space of a game: a number for every action, whatever the state."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Game

Mask = NDArray[np.int8]


class Actions:
    """All actions of a game by number. Giving up is never offered: who plays at random would see no game's end."""

    def __init__(self, game: Game) -> None:
        self.all = game.action_space()
        self.numbers = {action: number for number, action in enumerate(self.all)}
        self.texts = [game.grammar.text(action) for action in self.all]
        self.seldom = frozenset(game.grammar.seldom)
        assert len(self.numbers) == len(self.all), f"{game.key} lists an action twice"

    def __len__(self) -> int:
        return len(self.all)

    def of(self, legal: list[Action]) -> list[int]:
        """Return the numbers of the legal actions that are offered, ascending."""
        return sorted(self.numbers[action] for action in legal if action[0] not in self.seldom)

    def mask(self, legal: list[Action]) -> Mask:
        """Return 1 for each action that is offered."""
        mask = np.zeros(len(self.all), np.int8)
        mask[self.of(legal)] = 1
        return mask

    def any(self) -> Mask:
        """Return the mask of a finished game: vectorised environments sample an action there, and ignore it."""
        return np.ones(len(self.all), np.int8)
