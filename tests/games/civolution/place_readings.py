"""What can be claimed of places of Civolution: territories, encampments, tribes, farms and boats."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.card_data import FIRST_LAND, ROWS, THINGS
from ecumene.games.civolution.continent.lands import IS_WATER, ISLAND, OF_LAND, TERRITORIES
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from tests.games.civolution.readings import TERRITORY_CAMPS, top, tribes_in


def lies_down(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The tribe is weak."""
    if a[2] == do.WEAK:
        return tribes_in(s, seat, a[1]) > 0
    camp = sum(TERRITORY_CAMPS[: a[1]]) + a[2] - 1
    return s.camp_owner[camp] == seat and s.camp_weak[camp] == 1


def settled_before(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A tribe is there that can migrate, and one of this activation has settled there."""
    frame: Any = top(s)
    return type(frame).__name__ == "Migration" and a[1] * 8 + a[2] in frame.tired and tribes_in(s, seat, a[1]) > 0


def nobody_at_sea(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """It is water, and no own tribe is on the continent."""
    return bool(IS_WATER[a[1]]) and not any(tribes_in(s, seat, place) for place in range(TERRITORIES))


def far_away(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No border of the map joins where the tribe is and where it would go."""
    frame: Any = top(s)
    here: int = frame.at if type(frame).__name__ == "Migration" else frame.place
    return a[1] not in s.land.neighbours[here]


def no_seat(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """It is water, and without an own boat, or the boat there is full."""
    player = s.players[seat]
    boats = [boat for boat in range(2) if player.boat_at[boat] == a[1]]
    return bool(IS_WATER[a[1]]) and all(player.aboard_strong[b] + player.aboard_weak[b] >= 2 for b in boats)


def on_water(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """It is water with an own boat."""
    return bool(IS_WATER[a[1]]) and a[1] in s.players[seat].boat_at


def no_ground(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No building ground lies open there."""
    if a[1] < TERRITORIES:
        return a[1] != ISLAND
    location = s.locations[a[1] - TERRITORIES]
    return location < 0 or ROWS[location]["type"] != "building-ground"


def no_way(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No own tribe is beside the ground."""
    places = [ISLAND] if a[1] < TERRITORIES else s.land.around[a[1] - TERRITORIES]
    return not any(tribes_in(s, seat, place) for place in places)


def no_room(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The own buildings on the ground are as many as may be."""
    player = s.players[seat]
    ground = len(player.statues) - 1 if a[1] < TERRITORIES else a[1] - TERRITORIES
    settled = player.settlement_at[ground]
    return r.need == 2 == player.statues[ground] + settled or (a[0] == do.SETTLEMENT and settled == 1)


def no_farm(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """All farms are built, or it is no land, or no own tribe is there, or a farm stands there."""
    if r.need == 1:
        return s.farm_owner.count(seat) == 3
    if r.need == 2:
        return a[1] >= TERRITORIES or bool(IS_WATER[a[1]])
    if r.need == 3:
        return tribes_in(s, seat, a[1]) == 0
    return r.need == 4 and s.farm_owner[a[1]] >= 0


def no_boat(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Both boats are built, or it is no water, or no own tribe is beside it, or an own boat lies there."""
    boats = s.players[seat].boat_at
    if r.need == 1:
        return min(boats) >= 0
    if r.need == 2:
        return a[1] >= TERRITORIES or not IS_WATER[a[1]]
    if r.need == 3:
        return not any(tribes_in(s, seat, place) for place in s.land.neighbours[a[1]])
    return r.need == 4 and a[1] in boats


def beside_volcano(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """An open volcano lies beside the territory."""
    lies = [s.locations[corner] for corner in range(24) if a[1] in s.land.around[corner]]
    return any(location >= 0 and ROWS[location]["type"] == "volcano" for location in lies)


def grown(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The module is on level III."""
    return a[0] == do.UPGRADE and s.players[seat].modules[a[1]] == 3 == r.have


def beside(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """What is told of the territory and the location is so."""
    frame: Any = top(s)
    around = s.land.around[frame.corner]
    if r.thing != s.locations[frame.corner]:
        return False
    if r.need == 1:
        return a[1] not in around
    if r.need == 2:
        return a[1] in around and not tribes_in(s, seat, a[1])
    return beside_and_there(s, seat, a, r, frame)


def beside_and_there(s: GameState, seat: int, a: Action, r: Refusal, frame: Any) -> bool:
    """A tribe is beside the location, and yet it is of no use there."""
    player = s.players[seat]
    if r.need == 8:
        return type(frame).__name__ == "Glacier" or s.resources[a[1]] not in (-1, a[2])
    if type(frame).__name__ == "Glacier":
        camp = sum(TERRITORY_CAMPS[: a[1]]) + a[2] - 1
        if a[2] in (0, do.WEAK):
            return a[2] == do.WEAK or player.wild_strong[a[1]] == 0
        beyond = not 1 <= a[2] <= TERRITORY_CAMPS[a[1]]
        return r.need == 5 and (beyond or s.camp_owner[camp] != seat or s.camp_weak[camp] == 1)
    boats = [player.cargo[boat] for boat in range(2) if player.boat_at[boat] == a[1]]
    if r.need == 3:
        return bool(frame.produced if a[0] == do.PRODUCE else frame.carried)
    if r.need == 4:
        return bool(boats) and boats[0] > 0
    if r.need == 5:
        lies = player.raw[a[1]] if not IS_WATER[a[1]] else sum(boats)
        near = [s.resources[place] for place in s.land.neighbours[a[1]]] if IS_WATER[a[1]] else [s.resources[a[1]]]
        return not lies or a[2] not in near
    return frame.place not in (-1, a[1]) if r.need == 6 else r.need == 7 and not frame.produced


def explored(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No tribe is there, or one is and every location around is open."""
    if r.need == 2:
        return not tribes_in(s, seat, a[1])
    around = [corner for corner in range(24) if a[1] in s.land.around[corner]]
    return tribes_in(s, seat, a[1]) > 0 and all(s.locations[corner] >= 0 for corner in around)


def no_tribe(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No own tribe is there."""
    return tribes_in(s, seat, a[1]) == 0


def no_tribe_in_land(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No own tribe is in any territory of the land that is told."""
    if a[0] == do.FIND and r.need == 2:
        return THINGS.slugs[a[1]] == "water"
    land = r.thing - FIRST_LAND
    named = ROWS[a[1]].get("land", THINGS.slugs[a[1]])
    return named == THINGS.slugs[r.thing] and not any(tribes_in(s, seat, place) for place in OF_LAND[land])


def no_such_tribe(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """None of the own tribes there has that number."""
    player = s.players[seat]
    if not tribes_in(s, seat, a[1]):
        return True
    if a[2] in (0, do.WEAK):
        lists = (player.wild_weak, player.aboard_weak) if a[2] else (player.wild_strong, player.aboard_strong)
        aboard = sum(lists[1][boat] for boat in range(2) if player.boat_at[boat] == a[1])
        return lists[0][a[1]] + aboard == 0
    beyond = not 1 <= a[2] <= TERRITORY_CAMPS[a[1]]
    return beyond or s.camp_owner[sum(TERRITORY_CAMPS[: a[1]]) + a[2] - 1] != seat


def no_piece(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No own farm, or boat, is there."""
    farm = THINGS.slugs[r.thing] == "farm"
    return (s.farm_owner[a[1]] != seat) if farm and a[1] < TERRITORIES else a[1] not in s.players[seat].boat_at


def camp_named(a: Action) -> int:
    """Return the encampment of a move that names a territory and a number."""
    assert 1 <= a[2] <= TERRITORY_CAMPS[a[1]]
    return sum(TERRITORY_CAMPS[: a[1]]) + a[2] - 1


def covered(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The encampment is covered, for there are fewer players."""
    return a[0] in (do.SETTLE, do.PROCREATE) and s.camp_owner[camp_named(a)] == -2


def protected(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Another's tribe is in the encampment, and a thing that protects it in the block of its owner."""
    camp = camp_named(a)
    owner = s.camp_owner[camp]
    if a[0] not in (do.SETTLE, do.PROCREATE) or not 0 <= owner < len(s.players) or owner == seat:
        return False
    things = {THINGS.slugs[thing] for column in s.players[owner].columns for thing in column}
    return ("b22" in things and s.camp_weak[camp] == 0) or ("d13" in things and a[2] == 1)


def another_territory(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A procreation beside a holy rock, and another territory than that of the check."""
    frame: Any = top(s)
    return type(frame).__name__ == "Procreation" and frame.only not in (-1, a[1]) and tribes_in(s, seat, a[1]) > 0
