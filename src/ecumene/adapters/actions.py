"""The action space of a game: a number for every action, whatever the state.

Where an action names a seat, it is counted from the seat that acts: 1 is the next one clockwise. What an agent has
learned in one seat is good in every other.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ecumene.adapters.versions import version_of
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Game
from ecumene.kernel.grammar import SEAT

Mask = NDArray[np.int8]


class Actions:
    """All actions of a game by number. Giving up is never offered: who plays at random would see no game's end."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.subject_is_seat = [verb.subject == SEAT for verb in game.grammar.verbs]
        self.amount_is_seat = [verb.amount == SEAT for verb in game.grammar.verbs]
        self.all = [action for action in game.action_space() if self._has_seats(action)]  # as seat 0 plays them
        self.numbers = {action: number for number, action in enumerate(self.all)}
        self.names = [game.grammar.text(action) for action in self.all]
        self.version = version_of(self.names)
        self.seldom = frozenset(game.grammar.seldom)
        assert len(self.numbers) == len(self.all), f"{game.key} lists an action twice"

    def __len__(self) -> int:
        return len(self.all)

    def _has_seats(self, action: Action) -> bool:
        verb, subject, amount = action
        named = [subject] * self.subject_is_seat[verb] + [amount] * self.amount_is_seat[verb]
        return all(seat < self.players for seat in named)

    def _turned(self, action: Action, by: int) -> Action:
        """Return an action with its seats counted on."""
        verb, subject, amount = action
        if self.subject_is_seat[verb]:
            subject = (subject + by) % self.players
        if self.amount_is_seat[verb]:
            amount = (amount + by) % self.players
        return verb, subject, amount

    def number(self, action: Action, seat: int) -> int:
        """Return the number of an action of a seat."""
        return self.numbers[self._turned(action, -seat)]

    def action(self, number: int, seat: int) -> Action:
        """Return what a number means when a seat plays it."""
        return self._turned(self.all[number], seat)

    def text(self, number: int, seat: int) -> str:
        """Return the move that a number means when a seat plays it."""
        return self.game.grammar.text(self.action(number, seat))

    def of(self, legal: list[Action], seat: int) -> list[int]:
        """Return the numbers of the legal actions of a seat that are offered, ascending."""
        return sorted(self.number(action, seat) for action in legal if action[0] not in self.seldom)

    def mask(self, legal: list[Action], seat: int) -> Mask:
        """Return 1 for each action that is offered to a seat."""
        mask = np.zeros(len(self.all), np.int8)
        mask[self.of(legal, seat)] = 1
        return mask

    def any(self) -> Mask:
        """Return the mask of a finished game: vectorised environments sample an action there, and ignore it."""
        return np.ones(len(self.all), np.int8)
