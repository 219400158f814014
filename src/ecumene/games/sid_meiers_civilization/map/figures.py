"""Figures on the map: who stands where, and which squares of a city are blockaded (p. 27)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.player import STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.refusal import ALLOWED, reason

SEA: Final = 2  # of Player.power[WATER_AT]: figures may stay on water
NO_SHIPS: Final = reason("smc.build.figure-water")
STACK_FULL: Final = reason("smc.build.figure-stacking")


def armies_at(s: GameState, seat: int, square: int) -> int:
    """Return how many armies of a seat stand in a square."""
    return s.players[seat].armies.count(square)


def scouts_at(s: GameState, seat: int, square: int) -> int:
    """Return how many scouts of a seat stand in a square."""
    return s.players[seat].scouts.count(square)


def figures_at(s: GameState, seat: int, square: int) -> int:
    """Return how many figures of a seat stand in a square."""
    player = s.players[seat]
    return player.armies.count(square) + player.scouts.count(square)


def standing_obstacle(s: GameState, seat: int, square: int) -> int:
    """Return what keeps one more figure of a seat from a square, whoever else is there: water, or the limit."""
    player = s.players[seat]
    if is_water(s, square) and player.power[WATER_AT] < SEA:
        return NO_SHIPS
    if figures_at(s, seat, square) >= player.power[STACKING_AT]:
        return STACK_FULL
    return ALLOWED


def rival_at(s: GameState, seat: int, square: int) -> int:
    """Return another seat with figures in a square, -1: nobody. Two rivals meet only where one flies."""
    for other, player in enumerate(s.players):
        if other != seat and (square in player.armies or square in player.scouts):
            return other
    return -1


def foreign(s: GameState, seat: int) -> list[int]:
    """Return the squares in which figures of others stand; one may come several times."""
    found: list[int] = []
    for other, player in enumerate(s.players):
        if other != seat:
            found += player.armies
            found += player.scouts
    return found


def occupants(s: GameState) -> list[int]:
    """Return for each square how many figures of each seat stand there, as one number a seat: 16 to the seat."""
    found = [0] * len(s.ground)
    unit = 1
    for player in s.players:
        for square in player.armies:
            found[square] += unit
        for square in player.scouts:
            found[square] += unit
        unit <<= 4
    return found


def blockaded(s: GameState, seat: int, square: int) -> bool:
    """Return whether a rival's figure stands on a square."""
    return rival_at(s, seat, square) >= 0


def city_of(s: GameState, seat: int, square: int) -> int:
    """Return which city of a seat has a square in its outskirts, by its place in the list; -1: none."""
    cities = s.players[seat].cities
    for at in range(len(cities)):
        if square in AROUND[cities[at]]:
            return at
    return -1


def city_at(s: GameState, square: int) -> int:
    """Return the seat whose city has its centre in a square, -1: nobody."""
    seat = s.realm[square]
    return seat if seat >= 0 and square in s.players[seat].cities else -1
