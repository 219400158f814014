"""What the board shows besides the view: what territories score, how far leaders are, what the end brings."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.card_data import (
    COMMAND_OF,
    EFFECTS,
    GOVERNMENTS,
    MILITARY_AT,
    MOST_LEVEL,
    POWERS,
    TECHNOLOGY_AT,
    THINGS,
)
from ecumene.games.historia.components.leaders import conditions_of
from ecumene.games.historia.components.parties import territory_points
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.effects.effects import (
    CATEGORIES,
    GAIN_VP,
    MILITARY_TRACK,
    RECOVER_CUBE,
    TECHNOLOGY_TRACK,
    TRACKS,
)
from ecumene.games.historia.matrix.levels import can_move, level_of
from ecumene.games.historia.player import Party
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.rounds.end_of_turn import brown_signs
from ecumene.games.historia.rounds.time_circle import EVERY, GREY, ONCE
from ecumene.games.historia.state import COMMAND_READY, GameState
from ecumene.games.historia.told.choosing import choosing, forms
from ecumene.games.historia.told.forecast import end_of_turn, next_order, unforeseen
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
        "signs": signs(s, unforeseen(ahead)),
        "levels": [[next_level(s.party(party), track) for track in TRACK_ORDER] for party in range(s.parties())],
        "governments": GOVERNMENT_GIVES,
        "forms": forms(s.players[max(viewer, 0)]),
        "choosing": choosing(s, viewer),
        "command": [
            THINGS.slug(COMMAND_OF[player.civilization]) if player.command == COMMAND_READY else "-"
            for player in s.players
        ],
        "powers": THINGS.names(POWERS),
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


def signs(s: GameState, drawn: list[int]) -> list[list[Any]]:
    """Return the signs of this turn's end: the word, whether it is done once, and whether that is foreseen."""
    if s.turn == 0:
        return []
    every = [[word, False, True] for at, word in enumerate(EVERY) if GREY[s.segment()][at]]
    return every + [[ONCE[sign], True, sign not in drawn] for sign in brown_signs(s)]


TRACK_ORDER: Final = (TECHNOLOGY_TRACK, MILITARY_TRACK)
THING_AT: Final[dict[int, list[int]]] = {TECHNOLOGY_TRACK: TECHNOLOGY_AT, MILITARY_TRACK: MILITARY_AT}


def next_level(party: Party, track: int) -> dict[str, Any]:
    """Return the next level of a track: the cell, its thing ("-" above the highest), whether it can be reached."""
    level = level_of(party, track) + 1
    cell = (level, party.military) if track == TECHNOLOGY_TRACK else (party.technology, level)
    is_open = can_move(party.technology, party.military, track, 1)
    return {
        "track": TRACKS[track],
        "thing": "-" if level > MOST_LEVEL else THINGS.slug(THING_AT[track][level]),
        "open": is_open,
        "cell": list(cell),
        "government": THINGS.slug(GOVERNMENT_AT[cell[0]][cell[1]]) if is_open else "-",
    }


def given(government: int, kind: int) -> int:
    """Return how much of something a form of government gives."""
    return sum(effect.amount for effect in EFFECTS[government] if effect.kind == kind)


GOVERNMENT_GIVES: Final[dict[str, list[int]]] = {
    THINGS.slug(one): [given(one, GAIN_VP), given(one, RECOVER_CUBE)] for one in GOVERNMENTS
}
"""Points and cubes of each form of government."""
