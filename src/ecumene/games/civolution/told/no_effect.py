"""Whether a choice has no effect: it is carried out on a copy, and nothing is different."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.console.payment import Payment
from ecumene.games.civolution.state import SCHEMA, GameState
from ecumene.games.civolution.verbs import ACTIVATE, ACTIVITY, CHOOSE, PERFORM, SLEEP
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import DONE, NOBODY, run_down
from ecumene.kernel.luck import Blind, Unforeseen

# Moves that begin what a card or module says, even where nothing of it can be done.
BEGIN: Final[list[int]] = [ACTIVATE, SLEEP, CHOOSE, PERFORM, ACTIVITY]


def has_no_effect(s: GameState, seat: int, a: Action) -> bool:
    """Return whether a move changes nothing and leads to no question, whatever is paid for it."""
    if a[0] not in BEGIN:
        return False
    world, luck = s.copy(), Blind()
    try:
        world.stack[-1].answer(world, seat, a, luck)
        if isinstance(world.stack[-1], Payment):
            world.stack.pop()
        if run_down(world, len(s.stack) - 1, NOBODY, luck) != DONE:
            return False
    except Unforeseen:
        return False
    return not world.over and position(world) == position(s)


def position(s: GameState) -> dict[str, Any]:
    """Return all that lies on the table, without what is under way."""
    found = SCHEMA.dump(s)
    del found["stack"]
    for player in found["players"]:
        del player["used_turn"]
    return found
