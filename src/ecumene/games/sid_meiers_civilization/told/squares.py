"""What is there: the ground that a figure would enter or a piece be put on, and what that means for it."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.card_data import IS_PERSON, IS_WONDER, THINGS
from ecumene.games.sid_meiers_civilization.map.figures import rival_at
from ecumene.games.sid_meiers_civilization.map.ground import FACE_DOWN, GIVES_RESOURCE, TERRAIN
from ecumene.games.sid_meiers_civilization.map.sums import coin_of, culture_of, production_of, trade_of
from ecumene.games.sid_meiers_civilization.state import GameState

Told = tuple[str, dict[str, Any]]
NOTHING: Final = "none"


def there(s: GameState, seat: int, square: int) -> list[Told]:
    """Return terrain, symbols in force, resource and marker of a square that is known."""
    if s.ground[square] == FACE_DOWN:
        return []
    player = s.players[seat]
    mark = s.marker[square]
    resource = GIVES_RESOURCE[s.ground[square]] if mark < 0 else -1
    numbers = {
        "ground": THINGS.slug(TERRAIN[s.ground[square]]),
        "mark": mark_kind(mark),
        "production": production_of(s, player, square),
        "trade": trade_of(s, player, square),
        "culture": culture_of(s, player, square),
        "coins": coin_of(s, square),
        "resource": THINGS.slug(resource) if resource >= 0 else NOTHING,
    }
    return [("chances-ground", numbers)]


def mark_kind(mark: int) -> str:
    """Return what kind of marker lies on a square."""
    if mark < 0:
        return NOTHING
    return "wonder" if IS_WONDER[mark] else "person" if IS_PERSON[mark] else "building"


def entered(s: GameState, seat: int, square: int, scouts: int) -> list[Told]:
    """Return what a group finds in a square where it does not have to fight."""
    found = there(s, seat, square)
    rival = rival_at(s, seat, square)
    owner = s.realm[square]
    if square in s.huts:
        found.append(("chances-hut", {}))
    elif rival >= 0:
        found.append(("chances-scouts", {}))
    elif owner == seat and scouts:
        found.append(("chances-own", {}))
    elif owner not in (-1, seat):
        found.append(("chances-blockade", {}))
    return found
