"""The politics phase: at most one political action (p. 4).

SEAM for the military half. Called by turn.Turn at the start of every politics phase, from the second round on.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.luck import Luck


def politics_phase(s: Board, seat: int, luck: Luck) -> None:
    """Begin the politics phase of a seat: push its frame, or do nothing when there is nothing to decide.

    To come: Joan of Arc looks at the top event; prepare an event, aggression, war, pacts, resigning, Columbus,
    Alexander; a second action with Caesar; none after International Agreement (`no_politics`, cleared here).
    """
    s.players[seat].no_politics = 0
