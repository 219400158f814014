"""What the player of a move may not expect of it: an aggression that brings nothing even if it succeeds."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.military.aggression import Defense
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import ATTACK, DECLINE, PLAIN
from ecumene.kernel.frame import Action, apply, waiting
from ecumene.kernel.luck import Blind, Event, Unforeseen

_OF_EVERY_ATTACK: Final = ("attack", "attack-succeeds", "pact-ends")


def cautions(s: GameState, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
    """Return the warnings before a move."""
    return [("warning-attack-in-vain", {})] if a[0] == ATTACK and _in_vain(s, seat, a) else []


def _in_vain(s: GameState, seat: int, a: Action) -> bool:
    """Tell whether an aggression that nobody beats back takes nothing from the rival and gives nothing."""
    after = s.copy()
    luck = Blind()
    told: list[Event] = []
    luck.log = told
    try:
        apply(after, seat, a, luck)
        if isinstance(after.stack[-1], Defense) and waiting(after) == [a[2]]:
            apply(after, a[2], PLAIN[DECLINE], luck)
    except Unforeseen:
        return False
    for event in told:
        if (
            event.kind not in _OF_EVERY_ATTACK
            and event.seat in (seat, a[2])
            and (event.amount or event.subject >= 0)
        ):
            return False
    return type(after.stack[-1]).__name__ == "ActionPhase" and waiting(after) == [seat]
