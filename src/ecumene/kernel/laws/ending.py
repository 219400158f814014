"""Laws of endings: every game is over at some time, and its result adds up."""

from __future__ import annotations

from ecumene.kernel.frame import State, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.laws.report import BrokenLaw, exact


def check_result(game: Game, s: State, players: int) -> Doc:
    """Check scores, ranks, winners and ending against each other, and return the result."""
    if not s.over or waiting(s):
        raise BrokenLaw("ending", "nobody is waited for, yet the game is not over")
    result = game.result(s)
    exact(result)
    missing = {"scores", "ranks", "winners", "ending"} - set(result)
    if missing:
        raise BrokenLaw("result", f"lacks the keys {sorted(missing)}")
    scores, ranks, winners = result["scores"], result["ranks"], result["winners"]
    if len(scores) != players or len(ranks) != players:
        raise BrokenLaw("result", f"{len(scores)} scores and {len(ranks)} ranks for {players} seats")
    for rank in ranks:
        if rank != 1 + sum(other < rank for other in ranks):
            raise BrokenLaw("result", f"ranks {ranks}: a rank is 1 + the number of seats before it")
    lost_alone = players == 1 and winners == []  # a solo game can be lost
    if winners != [seat for seat, rank in enumerate(ranks) if rank == 1] and not lost_alone:
        raise BrokenLaw("result", f"winners {winners} do not match ranks {ranks}")
    for mine, my_rank in zip(scores, ranks, strict=True):
        for yours, your_rank in zip(scores, ranks, strict=True):
            if mine > yours and my_rank >= your_rank:
                raise BrokenLaw("result", f"scores {scores} do not match ranks {ranks}")
    if not isinstance(result["ending"], str) or not result["ending"]:
        raise BrokenLaw("result", f"the ending is {result['ending']!r}")
    return result
