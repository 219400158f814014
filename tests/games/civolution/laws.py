"""What holds from move to move in every game of Civolution: columns, eras and the points that the log tells."""

from __future__ import annotations

from ecumene.games.civolution.eras.feeding import STRONG_TRIBES
from ecumene.games.civolution.state import GameState
from ecumene.table.table import Table

SCORES = ("points", STRONG_TRIBES)


class Watch:
    """Looks at a table after every move."""

    def __init__(self) -> None:
        self.columns: list[list[list[int]]] = []
        self.eras: list[int] = []
        self.highest = 0

    def look(self, s: GameState) -> None:
        """Check what changed since the last look."""
        now = [[*(column[:] for column in player.columns), player.right[:]] for player in s.players]
        for mine, before in zip(now, self.columns, strict=False):
            for column, lower in zip(mine, before, strict=True):
                assert column[: len(lower)] == lower, "a column grows from below and never sinks"
                self.highest = max(self.highest, len(column))
        self.columns = now
        if self.eras[-1:] != [s.era]:
            self.eras.append(s.era)


def check_points(table: Table) -> None:
    """Check that the lines of a finished game add up to its scores, that of V.I.C.I. as well."""
    seats, rival = [0] * table.players, 0
    for event in (event for move in table.history for event in move.events if event.kind in SCORES):
        if event.automaton >= 0:
            rival += event.amount
        else:
            seats[event.seat] += event.amount
    result = table.result or {}
    assert seats == result["scores"]
    assert rival == sum(each["points"] for each in result["automata"])
