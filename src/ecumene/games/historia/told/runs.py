"""Moves carried out on a copy, as far as their own card goes."""

from __future__ import annotations

from ecumene.games.historia.card_data import ADVISERS
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import DRAW, Ahead, move_to_question
from ecumene.kernel.luck import Blind, Unforeseen


class AnyAdviser(Blind):
    """Luck that knows nothing and lets its owner draw or choose an adviser: which one changes no number."""

    def pick(self, items: list[int]) -> int:
        """Take any of some advisers; foresee nothing else."""
        if not all(item in ADVISERS for item in items):
            raise Unforeseen(DRAW)
        return items[0]

    def reveal(self) -> None:
        """Let an adviser be chosen in secret."""


def to_question(s: GameState, seat: int, a: Action) -> Ahead:
    """Carry a move out, up to the next question or the end of its card."""
    depth = next((at for at, frame in enumerate(s.stack) if isinstance(frame, Act)), len(s.stack) - 1)
    return move_to_question(s, seat, a, depth + 1, AnyAdviser())
