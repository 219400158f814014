"""Tribes on the continent: where they are, how they settle, displace, rise and perish.

In a territory a tribe is named by a number: 1 to 5 is its encampment (1 has the fire), WILD (0) a strong tribe in
the wilderness or on the boat there, WEAK (6) a weak one.
"""

from __future__ import annotations

from ecumene.games.civolution.continent.lands import CAMP_TERRITORY, FIRST_CAMP, LAND, OF_LAND, TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.printed import BOAT_SEATS, WATER
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.verbs import WEAK, WILD


def boat_in(s: GameState, seat: int, place: int) -> int:
    """Return the boat of a civilization in a water territory, -1: none."""
    boats = s.players[seat].boat_at
    if boats[0] == place:
        return 0
    return 1 if boats[1] == place else -1


def outside(s: GameState, seat: int, place: int, weak: bool) -> int:
    """Return how many tribes of one state are in the wilderness, or on the boat, of a territory."""
    if seat >= len(s.players):
        return s.vici[0].wild_weak[place] if weak else s.vici[0].wild_strong[place]
    player = s.players[seat]
    if LAND[place] != WATER:
        return player.wild_weak[place] if weak else player.wild_strong[place]
    boat = boat_in(s, seat, place)
    if boat < 0:
        return 0
    return player.aboard_weak[boat] if weak else player.aboard_strong[boat]


def add_outside(s: GameState, seat: int, place: int, weak: bool, count: int) -> None:
    """Put tribes into the wilderness, or on the boat, of a territory; a negative count takes them away."""
    if seat >= len(s.players):
        (s.vici[0].wild_weak if weak else s.vici[0].wild_strong)[place] += count
        return
    player = s.players[seat]
    if LAND[place] != WATER:
        counts, at = (player.wild_weak if weak else player.wild_strong), place
    else:
        counts, at = (player.aboard_weak if weak else player.aboard_strong), boat_in(s, seat, place)
    counts[at] += count


def tribes_in(s: GameState, seat: int, place: int) -> int:
    """Return how many tribes a civilization has in a territory."""
    count = 0
    owners = s.camp_owner
    for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]):
        if owners[camp] == seat:
            count += 1
    return count + outside(s, seat, place, False) + outside(s, seat, place, True)


def is_in(s: GameState, seat: int, place: int) -> bool:
    """Return whether a civilization has a tribe in a territory."""
    owners = s.camp_owner
    for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]):
        if owners[camp] == seat:
            return True
    return is_outside(s, seat, place)


def territories(s: GameState, seat: int) -> list[int]:
    """Return the territories where a civilization has tribes, in their order."""
    here = [False] * TERRITORIES
    for camp, owner in enumerate(s.camp_owner):
        if owner == seat:
            here[CAMP_TERRITORY[camp]] = True
    found: list[int] = []
    for place in range(TERRITORIES):
        if here[place] or is_outside(s, seat, place):
            found.append(place)
    return found


def has_in_land(s: GameState, seat: int, land: int) -> bool:
    """Return whether a civilization has a tribe in any territory of a land."""
    for place in OF_LAND[land]:
        if is_in(s, seat, place):
            return True
    return False


def is_outside(s: GameState, seat: int, place: int) -> bool:
    """Return whether a civilization has a tribe outside the encampments of a territory."""
    if seat >= len(s.players):
        return s.vici[0].wild_strong[place] + s.vici[0].wild_weak[place] > 0
    player = s.players[seat]
    if LAND[place] != WATER:
        return player.wild_strong[place] + player.wild_weak[place] > 0
    boat = boat_in(s, seat, place)
    return boat >= 0 and player.aboard_strong[boat] + player.aboard_weak[boat] > 0


def numbers_in(s: GameState, seat: int, place: int, strong: bool, weak: bool) -> list[int]:
    """Return the numbers by which the tribes of a civilization in a territory are told apart."""
    found: list[int] = []
    if strong and outside(s, seat, place, False):
        found.append(WILD)
    first = FIRST_CAMP[place]
    for camp in range(first, FIRST_CAMP[place + 1]):
        if s.camp_owner[camp] == seat and (weak if s.camp_weak[camp] else strong):
            found.append(camp - first + 1)
    if weak and outside(s, seat, place, True):
        found.append(WEAK)
    return found


def is_weak(s: GameState, place: int, number: int) -> bool:
    """Return whether the tribe of this number is weak."""
    return number == WEAK or (number != WILD and bool(s.camp_weak[camp_at(place, number)]))


def camp_at(place: int, number: int) -> int:
    """Return the encampment of a territory by its number from 1."""
    return FIRST_CAMP[place] + number - 1


def remove(s: GameState, seat: int, place: int, number: int) -> None:
    """Take a tribe from where it is; whoever calls puts it elsewhere."""
    if number in (WILD, WEAK):
        add_outside(s, seat, place, number == WEAK, -1)
    else:
        camp = camp_at(place, number)
        s.camp_owner[camp] = FREE
        s.camp_weak[camp] = 0


def turn(s: GameState, seat: int, place: int, number: int, weak: bool) -> None:
    """Lay a strong tribe down, or stand a weak one up."""
    if number in (WILD, WEAK):
        add_outside(s, seat, place, not weak, -1)
        add_outside(s, seat, place, weak, 1)
    else:
        s.camp_weak[camp_at(place, number)] = 1 if weak else 0


def seats_free(s: GameState, seat: int, place: int) -> int:
    """Return how many tribes still fit on the boat of a civilization in a territory."""
    boat = boat_in(s, seat, place)
    if boat < 0:
        return 0
    player = s.players[seat]
    seats = BOAT_SEATS + s.players[seat].power[ops.BOAT_SEATS_PLUS]
    return seats - player.aboard_strong[boat] - player.aboard_weak[boat]


def on_continent(s: GameState, seat: int) -> int:
    """Return how many tribes a civilization has on the continent."""
    if seat >= len(s.players):
        rival = s.vici[0]
        return s.camp_owner.count(seat) + sum(rival.wild_strong) + sum(rival.wild_weak)
    player = s.players[seat]
    return (
        s.camp_owner.count(seat)
        + sum(player.wild_strong)
        + sum(player.wild_weak)
        + sum(player.aboard_strong)
        + sum(player.aboard_weak)
    )


def strong(s: GameState, seat: int) -> int:
    """Return how many strong tribes a civilization has."""
    if seat >= len(s.players):
        count = sum(s.vici[0].wild_strong)
    else:
        count = sum(s.players[seat].wild_strong) + sum(s.players[seat].aboard_strong)
    for camp in range(len(CAMP_TERRITORY)):
        if s.camp_owner[camp] == seat and not s.camp_weak[camp]:
            count += 1
    return count


def strong_around(s: GameState, seat: int, places: list[int]) -> int:
    """Return how many strong tribes a civilization has in some territories."""
    count = 0
    for place in places:
        count += outside(s, seat, place, False)
        for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]):
            if s.camp_owner[camp] == seat and not s.camp_weak[camp]:
                count += 1
    return count


def can_displace(s: GameState, seat: int, camp: int) -> bool:
    """Return whether the tribe in an encampment may be driven out; one's own always may."""
    owner = s.camp_owner[camp]
    if owner == seat or owner >= len(s.players):
        return True
    power = s.players[owner].power
    if power[ops.NO_DISPLACE_ANY]:
        return False
    if power[ops.NO_DISPLACE_STRONG] and not s.camp_weak[camp]:
        return False
    return not (power[ops.NO_DISPLACE_FIRE] and camp == FIRST_CAMP[CAMP_TERRITORY[camp]])
