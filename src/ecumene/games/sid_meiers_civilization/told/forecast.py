"""What a seat comes to by the end of its turn."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.round.round import PhaseTurns
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import counted_cards, progress
from ecumene.kernel.frame import waiting
from ecumene.kernel.look_ahead import Ahead, rest_of


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return the progress of a seat in per cent and on each way, as its turn leaves it."""
    return ways(rest_of_turn(s, seat).state if waiting(s) == [seat] else s, seat)


def rest_of_turn(s: GameState, seat: int) -> Ahead:
    """Carry out the rest of a turn, in which the seat does nothing more."""
    turns = [at for at, frame in enumerate(s.stack) if isinstance(frame, PhaseTurns)]
    return rest_of(s, turns[0] + 1 if turns else len(s.stack), seat)


def ways(s: GameState, seat: int) -> dict[str, int]:
    """Return the progress of a seat in per cent and on each way."""
    player = s.players[seat]
    if not player.cities:
        return {"progress": 0, "coins": 0, "space": 0, "pyramid": 0}
    return {
        "progress": progress(s, seat),
        "coins": coins(s, seat),
        "space": player.space,
        "pyramid": counted_cards(s, seat),
    }
