"""Forces and bonuses: how many cards a side draws, what is added to its sum, how strong a unit is (p. 23)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import COMBAT_OF, ROWS, STRENGTH, TRUMPS, UNIT_OF, WONDERS
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import PER_COINS
from ecumene.games.sid_meiers_civilization.map.figures import armies_at
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.pieces import wonder_works
from ecumene.games.sid_meiers_civilization.printed import (
    BONUS_CAPITAL,
    BONUS_CITY,
    BONUS_WALLS,
    FORCE,
    FORCE_CITY,
    FORCE_EXTRA_ARMY,
)
from ecumene.games.sid_meiers_civilization.start_phase.governments import FORCE as GOVERNMENT_FORCE
from ecumene.games.sid_meiers_civilization.state import GameState

STRONGER: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "strength"]
SEEING: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "see-hand"]


def force(s: GameState, seat: int, square: int, city: bool) -> int:
    """Return how many cards a side draws where it stands."""
    return group_force(s, seat, armies_at(s, seat, square)) + (FORCE_CITY if city else 0)


def group_force(s: GameState, seat: int, armies: int) -> int:
    """Return how many cards so many armies draw."""
    player = s.players[seat]
    size = FORCE + GOVERNMENT_FORCE[player.government]
    size += FORCE_EXTRA_ARMY * max(0, armies - 1)
    for technology, each in PER_COINS:
        if player.knows(technology):
            size += coins(s, seat) // each
    return size


def bonus(s: GameState, seat: int, square: int, city: bool) -> int:
    """Return the combat bonus of a side: barracks, academies, generals, and the city that it defends."""
    player = s.players[seat]
    total = sum([COMBAT_OF[thing] for thing in player.marks])
    if city:
        at = player.cities.index(square)
        total += BONUS_CAPITAL if at == 0 else BONUS_CITY
        total += BONUS_WALLS if player.walls[at] else 0
    return total


def strength(s: GameState, seat: int, card: int) -> int:
    """Return how strong a unit of a seat is, by the rank of its type; -1: a barbarian."""
    if seat < 0:
        return STRENGTH[card]
    player = s.players[seat]
    power = STRENGTH[card] + player.rank(UNIT_OF[card]) - 1
    for wonder in STRONGER:
        if wonder in player.marks and wonder_works(s, seat, wonder):
            power += 1
    return power


def trumps(card: int, other: int) -> bool:
    """Return whether a unit strikes before another, which deals nothing if it dies (p. 25)."""
    return TRUMPS[UNIT_OF[card]] == UNIT_OF[other]


def sees_hand(s: GameState, seat: int) -> bool:
    """Return whether a seat sees the hand of whom it fights."""
    return any(wonder in s.players[seat].marks and wonder_works(s, seat, wonder) for wonder in SEEING)
