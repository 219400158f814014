"""Wars: declared in the politics phase, resolved at the start of the declarer's next turn (p. 3 and p. 4).

SEAM for the military half.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.luck import Luck


def resolve_war(s: Board, seat: int, luck: Luck) -> None:
    """Resolve the war that a seat has declared (`Player.war`, `war_on`), if any; push frames for choices."""
