"""What a move makes of the cities of its seat: their sums before and after, and what a new city will have."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.card_data import COUNT, IS_BUILDING, IS_PERSON, IS_WONDER, WALLS
from ecumene.games.sid_meiers_civilization.city_phase.building import site_of
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt, CityAction
from ecumene.games.sid_meiers_civilization.interrupts.window import STANDS
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.games.sid_meiers_civilization.map.sums import yields
from ecumene.games.sid_meiers_civilization.research.research import research_price
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import BUILD, CAPITAL, FOUND, GOVERNMENT, PLACE_AT, RESEARCH, SEND
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import move_alone, paragraph

Told = tuple[str, dict[str, Any]]
IS_MARKER: Final[list[bool]] = [
    (IS_BUILDING[thing] or IS_WONDER[thing] or IS_PERSON[thing]) and thing != WALLS for thing in range(COUNT)
]
SUMS: Final[list[str]] = ["production", "trade", "culture"]


def cities_ahead(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return what changes in cities by a marker, a scout's order, a government or a new city."""
    if a[0] == RESEARCH:
        return dial(s, seat, a[1] >= 0)
    twin = changed(s, seat, a)
    if twin is None:
        return []
    found: list[Told] = []
    old, new = s.players[seat].cities, twin.players[seat].cities
    for city in range(len(new)):
        then = yields(twin, seat, city)
        if city >= len(old):
            found.append(("chances-founded", dict(zip(SUMS, then, strict=True))))
            continue
        now = yields(s, seat, city)
        for at, name in enumerate(SUMS):
            if now[at] != then[at]:
                numbers = {"at": NAMES.slugs[old[city]], "what": name, "now": now[at], "then": then[at]}
                found.append(("chances-city", numbers))
    return found


def changed(s: GameState, seat: int, a: Action) -> GameState | None:
    """Return the world after a move that changes what squares give to whom; None for any other move."""
    frame = s.stack[-1]
    if a[0] == PLACE_AT and isinstance(frame, BuildAt) and IS_MARKER[frame.thing]:  # nobody cancels it
        city = s.players[seat].cities[site_of(s, seat, frame.thing, a[1])]
        action = CityAction(seat, BUILD, frame.thing, a[1], city, frame.pool, frame.free, STANDS)
        world: GameState = paragraph(s, action, seat).state
        return world
    placed = a[0] == PLACE_AT and isinstance(frame, Placing) and IS_MARKER[frame.thing]
    if placed or a[0] in (FOUND, CAPITAL, SEND, GOVERNMENT):
        then: GameState = move_alone(s, seat, a).state
        return then
    return None


def dial(s: GameState, seat: int, spends: bool) -> list[Told]:
    """Return what research leaves on the dial; all of it without research."""
    trade = s.players[seat].trade
    if not spends:
        return [("chances-kept", {"have": trade})]
    left = trade - research_price(s, seat)
    return [("chances-dial", {"left": left, "have": trade})] if left else []  # its price says the rest
