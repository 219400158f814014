"""Random games of Civolution: every decision is checked as it comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.civolution.audit import audit
from ecumene.games.civolution.setup.lay_out import lay_out
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck

MOST = 20_000


def begin(players: int, seed: int, **options: Any) -> tuple[GameState, Luck]:
    """Return a table that waits for its first answer, and its luck."""
    luck = Luck(seed)
    s = lay_out(players, options, luck)
    advance(s, luck)
    return s, luck


def play_on(s: GameState, luck: Luck, dice: Luck, look: Callable[[GameState], None] = audit) -> int:
    """Play to the end at random; return how many decisions that took."""
    for count in range(MOST):
        seats = waiting(s)
        if not seats:
            return count
        look(s)
        legal = s.stack[-1].legal(s, seats[0])
        apply(s, seats[0], legal[dice.below(len(legal))], luck)
    raise AssertionError("the game does not end")
