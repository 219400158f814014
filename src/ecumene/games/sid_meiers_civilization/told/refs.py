"""What an action touches on the table."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import KIND, THINGS
from ecumene.games.sid_meiers_civilization.map.tiles import WIDTH
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import (
    ACCEPT,
    ADVANCE,
    DECLINE,
    DONE,
    DROP,
    GRAMMAR,
    PROPOSE,
    RESEARCH,
    STOP,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import MAYBE, PLACE, SEAT, THING

BUTTONS: Final[list[int]] = [STOP, PROPOSE, DROP, ACCEPT, DECLINE, DONE]  # moves that no thing stands for


def tile_ref(square: int) -> str:
    """Return the ref of a square."""
    return f"tile:{square % WIDTH},{square // WIDTH}"


def move_refs(s: GameState, seat: int, a: Action) -> list[str]:
    """Return the things and squares that an action names, in their order."""
    verb = GRAMMAR.verbs[a[0]]
    if a[0] == ADVANCE:
        return [f"space:space-{s.players[seat].space + 1}"]
    if a[0] in BUTTONS or (a[0] == RESEARCH and a[1] < 0):
        return [f"button:{verb.word}"]
    found: list[str] = []
    for kind, value in ((verb.subject, a[1]), (verb.amount, a[2])):
        if value < 0:
            continue
        if kind == PLACE:
            found.append(tile_ref(value))
        elif kind in (THING, MAYBE):
            found.append(f"{KIND[value].replace('_', '-')}:{THINGS.slug(value)}")
        elif kind == SEAT:
            found.append(f"seat:{value}")
    return found or [f"seat:{seat}"]
