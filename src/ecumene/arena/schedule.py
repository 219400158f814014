"""Who plays whom: every seed is played once for each seating, so that luck and seats even out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ecumene.arena.game import Entrant, Job
from ecumene.kernel.game import Options

Seating = list[Entrant]


def rotations(lineup: Seating) -> list[Seating]:
    """Return a line-up from every chair, each different seating once."""
    turned = [lineup[at:] + lineup[:at] for at in range(len(lineup))]
    return [seating for at, seating in enumerate(turned) if seating not in turned[:at]]


def seatings(one: Entrant, other: Entrant, players: int) -> list[Seating]:
    """Return the seatings of a match: one among others, then the other way round, from every chair."""
    if players == 1:
        return [[one], [other]]
    found: list[Seating] = []
    for single, many in ((one, other), (other, one)):
        found += [turn for turn in rotations([single] + [many] * (players - 1)) if turn not in found]
    return found


def field(entrants: list[Entrant], players: int) -> list[Seating]:
    """Return the seatings of a ladder: every pair in turn, and every larger group that fills the table.

    A bot alone plays itself in every seat: it says nothing about bots, but most about what things are worth.
    """
    if len(entrants) == 1:
        return [entrants * players]
    found: list[Seating] = []
    for one, other in combinations(entrants, 2):
        found += seatings(one, other, players)
    if players > 2:
        for group in combinations(entrants, players):
            found += rotations(list(group))
    return found


def jobs(game: str, players: int, options: Options, plan: list[Seating], games: int, seed: int) -> Iterator[Job]:
    """Yield the games of a run in order: all seatings of a seed, then the next seed."""
    for id in range(games):
        yield Job(id, game, players, options, plan[id % len(plan)], seed + id // len(plan))
