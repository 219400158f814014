"""Positions of Age of Civilization in the middle of a game, as records that the table imports."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table
from tests.conformance.kit import play_on

GAME = "age-of-civilization"


def after(moves: int, players: int, seed: int, **options: Any) -> str:
    """Return a record of so many random moves."""
    table, dice = Table.begin(find(GAME), players, options, seed), Luck(seed)
    while table.number < moves:
        play_on(table, dice)
    return table.record()


def middle() -> str:
    """Round 4 of three seats: two wonders, two civilizations that are gone, eleven moves to choose from."""
    return after(40, 3, 42)


def late() -> str:
    """Round 5 of four seats with all modules: long rows, wonders, eleven moves."""
    return after(69, 4, 7, innovations=True, changing_world=True)


def caravans() -> str:
    """Round 5 of the Silk Road: the Caravan has left the window, and stays open."""
    return after(17, 1, 2, scenario="silk-road")
