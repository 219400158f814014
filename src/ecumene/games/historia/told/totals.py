"""What the board shows besides the view: what territories score, how far leaders are, what the end brings."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.card_data import THINGS
from ecumene.games.historia.components.leaders import conditions_of
from ecumene.games.historia.components.parties import territory_points
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.effects.effects import CATEGORIES
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.forecast import end_of_turn, next_order
from ecumene.kernel.luck import Event

COUNTED: Final[dict[str, str]] = {"recover": "cubes", "card-back": "cards"}
"""Log lines of the end of a turn, and the number that they add to."""


def totals(s: GameState, viewer: int) -> dict[str, Any]:
    """Return the numbers of all parties, seats before civbots; nothing of an end that is not to come."""
    ahead = end_of_turn(s)
    events = ahead.events if ahead is not None else []
    return {
        "territories": [
            [[TERRITORIES[place], points] for place, points in territory_points(s, party)]
            for party in range(s.parties())
        ]
        if s.tokens
        else [],
        "conditions": [
            [[CATEGORIES[category], have, least, vp] for category, have, least, vp in conditions_of(s, seat)]
            for seat in range(len(s.players))
        ],
        "end_of_turn": None if ahead is None else [brought(s, party, events) for party in range(s.parties())],
        "order": [] if ahead is None else next_order(s, ahead),
    }


def brought(s: GameState, party: int, events: list[Event]) -> dict[str, Any]:
    """Return what the end of the turn brings a party: points with territory or card, cubes and cards back."""
    seats = len(s.players)
    vp: list[list[Any]] = []
    found: dict[str, Any] = {"vp": vp, "cubes": 0, "cards": 0}
    for event in events:
        if party != (event.seat if event.automaton < 0 else seats + event.automaton):
            continue
        if event.kind == "vp":
            place = TERRITORIES[event.target] if event.target >= 0 else None
            vp.append([THINGS.slug(event.source), place, event.amount])
        elif event.kind in COUNTED and event.source < 0:  # what a form of government gives is told with it
            found[COUNTED[event.kind]] += event.amount or 1
    return found
