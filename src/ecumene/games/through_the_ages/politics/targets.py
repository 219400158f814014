"""Whom an event, aggression or war concerns (`who`, `from`); ties favour the current player (p. 7)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.economy.ratings import discontent, happiness, ratings
from ecumene.games.through_the_ages.effects.amounts import ranked, two
from ecumene.games.through_the_ages.effects.effect import WHO
from ecumene.games.through_the_ages.state import GameState

STRONGEST: Final = 2
WEAKEST: Final = 3
STRONGEST_2: Final = 4
WEAKEST_2: Final = 5
MOST_CULTURE: Final = 6
LEAST_CULTURE: Final = 7
HAPPIEST: Final = 8
MOST_DISCONTENT: Final = 9
WITH_UNUSED_WORKER: Final = 10
ATTACKER: Final = 11
VICTIM: Final = 12
WINNER: Final = 13
LOSER: Final = 14


def concerned(s: GameState, seat: int, rival: int, who: int) -> list[int]:
    """Return the seats that a word of a card means, clockwise from the current player (p. 7).

    `seat` is the current player, the attacker or the winner, `rival` the victim or the loser.
    """
    if who in (ATTACKER, WINNER):
        return [seat]
    if who in (VICTIM, LOSER):
        return [rival]
    order = s.seats_from(seat)
    if who in (STRONGEST, WEAKEST, STRONGEST_2, WEAKEST_2):
        line = ranked(s, order)
        count = 1 if who in (STRONGEST, WEAKEST) else two(s)
        chosen = line[:count] if who in (STRONGEST, STRONGEST_2) else line[-count:]
        return [other for other in order if other in chosen]
    if who in (MOST_CULTURE, LEAST_CULTURE):
        line = sorted(order, key=lambda other: -s.players[other].culture)
        return [line[0] if who == MOST_CULTURE else line[-1]]
    if who == HAPPIEST:
        most = max(happiness(s, other) for other in order)
        return [other for other in order if happiness(s, other) == most]
    if who == MOST_DISCONTENT:
        most = max(discontent(s, other) for other in order)
        return [other for other in order if discontent(s, other) == most]
    if who == WITH_UNUSED_WORKER:
        return [other for other in order if s.players[other].unused]
    return order


def in_order_of(s: GameState, seat: int, rating: int) -> list[int]:
    """Return all seats from the highest to the lowest rating; in a tie the nearer to the current player first."""
    return sorted(s.seats_from(seat), key=lambda other: -ratings(s, other)[rating])


assert WHO[STRONGEST] == "strongest" and WHO[WITH_UNUSED_WORKER] == "with-unused-worker" and WHO[LOSER] == "loser"
