"""What a move makes of the cities of its seat: their sums before and after, and what a new city will have."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.card_data import IS_BUILDING, IS_PERSON, IS_WONDER, SCOUT, WALLS
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt
from ecumene.games.sid_meiers_civilization.map.ground import settle_marks
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.games.sid_meiers_civilization.map.sums import coins, yields
from ecumene.games.sid_meiers_civilization.pieces import remove_scout, share_order
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CAPITAL, FOUND, GOVERNMENT, PLACE_AT, RESEARCH, SEND
from ecumene.kernel.frame import Action

Told = tuple[str, dict[str, Any]]
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
            found.append(("outlook-founded", dict(zip(SUMS, then, strict=True))))
            continue
        now = yields(s, seat, city)
        for at, name in enumerate(SUMS):
            if now[at] != then[at]:
                numbers = {"at": NAMES.slugs[old[city]], "what": name, "now": now[at], "then": then[at]}
                found.append(("outlook-city", numbers))
    return found


def changed(s: GameState, seat: int, a: Action) -> GameState | None:
    """Return the world after a move that changes what squares give to whom; None for any other move."""
    thing = marker(s, a)
    if thing < 0 and a[0] not in (FOUND, CAPITAL, SEND, GOVERNMENT):
        return None
    twin = s.copy()
    player = twin.players[seat]
    if thing >= 0:
        twin.marker = twin.marker[:]
        twin.marker[a[1]] = thing
    elif a[0] == SEND:
        share_order(player, a[1] - 1, a[2])
    elif a[0] == GOVERNMENT:
        player.government = a[1]
    else:
        if a[0] == FOUND and a[2] == SCOUT:
            remove_scout(twin, seat, player.scouts.index(a[1]))
        elif a[0] == FOUND:
            player.armies.remove(a[1])
        player.cities.append(a[1])
        player.walls.append(0)
        player.actions.append(0)
        player.boost.append(0)
        settle_marks(twin)
    return twin


def marker(s: GameState, a: Action) -> int:
    """Return the building, wonder or great person that a move puts on a square, -1: none."""
    frame = s.stack[-1]
    if a[0] != PLACE_AT or not isinstance(frame, (BuildAt, Placing)):
        return -1
    thing = frame.thing
    laid = thing >= 0 and (IS_BUILDING[thing] or IS_WONDER[thing] or IS_PERSON[thing])
    return thing if laid and thing != WALLS else -1


def dial(s: GameState, seat: int, spends: bool) -> list[Told]:
    """Return what research leaves on the dial: one trade for each coin, all of it without research."""
    trade = s.players[seat].trade
    if not spends:
        return [("outlook-kept", {"have": trade})]
    left = min(trade, coins(s, seat))
    return [("outlook-dial", {"left": left, "have": trade})] if left else []  # its price says the rest
