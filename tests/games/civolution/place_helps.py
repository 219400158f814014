"""Ways to help a civilization whose move is refused, on the continent: tribes, boats, farms, locations."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import (
    FIRST_LAND,
    LOCATIONS,
    ROWS,
)
from ecumene.games.civolution.continent.lands import IS_WATER, OF_LAND, TERRITORIES
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.verbs import WEAK, WILD
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from tests.games.civolution.readings import TERRITORY_CAMPS, is_material, top, tribes_in

GROUND = next(thing for thing in LOCATIONS if ROWS[thing]["type"] == "building-ground")


def put_tribe(s: GameState, seat: int, place: int, number: int = WILD) -> bool:
    """Put a strong tribe into a territory; on water, on an empty boat."""
    if place >= TERRITORIES:
        return False
    player = s.players[seat]
    if IS_WATER[place]:
        if place not in player.boat_at:
            player.boat_at[0] = place
            player.aboard_strong[0] = player.aboard_weak[0] = player.cargo[0] = 0
        boat = player.boat_at.index(place)
        if number == WEAK:
            player.aboard_weak[boat] += 1
        else:
            player.aboard_strong[boat] += 1
        return number in (WILD, WEAK)
    s.resources[place] = max(0, s.resources[place])
    if number == WILD:
        player.wild_strong[place] += 1
    elif number == WEAK:
        player.wild_weak[place] += 1
    elif 1 <= number <= TERRITORY_CAMPS[place]:
        s.camp_owner[camp(place, number)], s.camp_weak[camp(place, number)] = seat, 0
    else:
        return False
    return True


def camp(place: int, number: int) -> int:
    """Return an encampment by territory and number."""
    return sum(TERRITORY_CAMPS[:place]) + number - 1


def tribe_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a tribe into the territory of the move."""
    return put_tribe(s, seat, a[1])


def tribe_named(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put the very tribe there that the move names."""
    return put_tribe(s, seat, a[1], a[2])


def stands_up(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the tribe that the move names stand, or lie if it stands; on one's own number only in encampments."""
    if a[2] in (WILD, WEAK):
        return False
    at = camp(a[1], a[2])
    s.camp_owner[at], s.camp_weak[at] = seat, 1 - s.camp_weak[at]
    return True


def tribe_on_land(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a tribe somewhere on land."""
    return put_tribe(s, seat, OF_LAND[0][0])


def tribe_in_land(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a tribe into the land that is told."""
    return put_tribe(s, seat, OF_LAND[r.thing - FIRST_LAND][0])


def tribe_beside(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a tribe beside what the move names: a corner, or water; the island has its ground within its water."""
    if r.rule == "civo.build.ground-access" and a[1] < TERRITORIES:
        return put_tribe(s, seat, a[1])
    around = s.land.neighbours[a[1]] if a[1] < TERRITORIES else s.land.around[a[1] - TERRITORIES]
    return put_tribe(s, seat, next(place for place in around if not IS_WATER[place]))


def free_camp(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Empty the encampment."""
    s.camp_owner[camp(a[1], a[2])] = FREE
    return True


def empty_boat(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let an own boat with free seats lie there."""
    player = s.players[seat]
    if a[1] not in player.boat_at:
        player.boat_at[0] = a[1]
    boat = player.boat_at.index(a[1])
    player.aboard_strong[boat] = player.aboard_weak[boat] = player.cargo[boat] = 0
    return True


def no_boat_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take the boats back to the console."""
    player = s.players[seat]
    player.boat_at = [-1 if at == a[1] or r.need == 1 else at for at in player.boat_at]
    return True


def raw_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a raw material there."""
    player = s.players[seat]
    if not IS_WATER[a[1]]:
        player.raw[a[1]] += 1
        return True
    empty_boat(s, seat, a, r)
    player.cargo[player.boat_at.index(a[1])] = 1
    return True


def token_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the territory, or one beside the water, have the material of the move."""
    if not is_material(a[2]):
        return False
    s.resources[s.land.neighbours[a[1]][0] if IS_WATER[a[1]] else a[1]] = a[2]
    return True


def close_location(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Close the location, or one around the territory."""
    s.locations[a[1] - TERRITORIES if a[1] >= TERRITORIES else s.land.corners[a[1]][0]] = -1
    return True


def close_around(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Close all locations around the territory."""
    for corner in s.land.corners[a[1]]:
        s.locations[corner] = -1
    return True


def open_ground(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Open a building ground there."""
    if a[1] < TERRITORIES:
        return False
    s.locations[a[1] - TERRITORIES] = GROUND
    return True


def empty_ground(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take all own buildings away."""
    player = s.players[seat]
    player.statues = [0] * len(player.statues)
    player.settlement_at = [0] * len(player.settlement_at)
    return True


def location_beside(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the location of the question lie beside the territory."""
    if a[1] >= TERRITORIES:
        return False
    frame: Any = top(s)
    corner = s.land.corners[a[1]][0]
    s.locations[corner] = s.locations[frame.corner]
    frame.corner = corner
    return True


def only_glacier(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Leave no other glacier that waits for a tribe."""
    s.stack = [frame for frame in s.stack if type(frame).__name__ != "Glacier" or frame is top(s)]
    return True


def strong_named(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put a strong tribe there, by the number of the move."""
    return a[2] != WEAK and put_tribe(s, seat, a[1], a[2])


def hungry(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the tribe that is named be hungry."""
    if not put_tribe(s, seat, a[1], a[2]):
        return False
    frame: Any = top(s)
    frame.hungry.append(a[1] * 8 + a[2])
    return True


def two_hungry(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let two more tribes be hungry."""
    frame: Any = top(s)
    for place in (OF_LAND[0][0], OF_LAND[1][0]):
        put_tribe(s, seat, place)
        frame.hungry.append(place * 8)
    return True


def another_place(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the tribe that is led, or that goes ashore, be beside the territory of the move."""
    if a[1] >= TERRITORIES:
        return False
    frame: Any = top(s)
    at = next(place for place in s.land.neighbours[a[1]])
    setattr(frame, "at" if type(frame).__name__ == "Migration" else "place", at)
    return True


def led(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let a tribe be led."""
    frame: Any = top(s)
    place = next(place for place in range(TERRITORIES) if tribes_in(s, seat, place))
    frame.origin = frame.at = place
    return True


def farmland(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take farms back: all own ones, or that of the territory."""
    if r.need == 1:
        s.farm_owner = [FREE if owner == seat else owner for owner in s.farm_owner]
        s.players[seat].farms = 3
    else:
        s.farm_owner[a[1]] = FREE
    return True


def piece_there(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let an own farm, or boat, be there."""
    frame: Any = top(s)
    if a[1] >= TERRITORIES or bool(IS_WATER[a[1]]) == (frame.kind == 0):
        return False
    if frame.kind == 0:
        s.farm_owner[a[1]] = seat
        return True
    return empty_boat(s, seat, a, r)
