"""What the player of a move may not expect of it: an aggression that brings nothing even if it succeeds."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.military.aggression import Defense
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import ATTACK, DECLINE, PLAIN
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import DONE, move_alone
from ecumene.kernel.teller import Told

OF_EVERY_ATTACK: Final = ("attack", "attack-succeeds", "pact-ends")


def cautions(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return the warnings before a move."""
    return [("warning-attack-in-vain", {})] if a[0] == ATTACK and in_vain(s, seat, a) else []


def in_vain(s: GameState, seat: int, a: Action) -> bool:
    """Tell whether an aggression that nobody beats back takes nothing from the rival and gives nothing."""
    ahead = move_alone(s, seat, a)
    told = ahead.events
    if isinstance(ahead.state.stack[-1], Defense):
        ahead = move_alone(ahead.state, a[2], PLAIN[DECLINE])
        told += ahead.events
    brought = [event for event in told if event.kind not in OF_EVERY_ATTACK and event.seat in (seat, a[2])]
    return ahead.stops == DONE and not any(event.amount or event.subject >= 0 for event in brought)
