"""Tables in play, for the tests of what surrounds a game."""

from __future__ import annotations

from random import Random

from ecumene.table.table import Table
from tests.toy import GAME


def toy(players: int = 2, seed: int = 1) -> Table:
    """Bazaar, laid out."""
    return Table.begin(GAME, players, {}, seed)


def play_on(table: Table, seed: int, moves: int = 10_000) -> Table:
    """Make random moves until the end, or only so many."""
    random = Random(seed)
    for _ in range(moves):
        if not table.waiting:
            break
        seat = random.choice(table.waiting)
        table.play(seat, random.choice(table.moves(seat)))
    return table


def in_turn(seed: int = 1, players: int = 2) -> Table:
    """Bazaar after the sealed offers: nobody offered anything, one seat has its two actions."""
    table = toy(players, seed)
    while len(table.waiting) > 1:
        table.play(table.waiting[0], "offer")
    table.play(table.waiting[0], "offer")
    return table
