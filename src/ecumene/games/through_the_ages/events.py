"""Events: prepared, revealed, evaluated; the rest of age III at the end of the game (p. 4 and p. 7).

SEAM for the military half.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.luck import Luck


def evaluate(s: Board, seat: int, event: int, luck: Luck) -> None:
    """Evaluate an event with a seat as the current player for ties; push frames for choices (p. 7).

    At the end of the game end.FinalScoring calls this for each event of age III that is left, in random order,
    with the first player as `seat`.
    """
