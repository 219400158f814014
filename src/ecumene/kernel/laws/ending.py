"""Laws of endings: every game is over at some time, and its result adds up."""

from __future__ import annotations

from ecumene.kernel.automata import Automaton, first_seats
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
    if missing or "automata" in result:
        raise BrokenLaw("result", f"lacks the keys {sorted(missing)}, or tells the automata, which the table does")
    scores, ranks, winners = result["scores"], result["ranks"], result["winners"]
    if len(scores) != players or len(ranks) != players:
        raise BrokenLaw("result", f"{len(scores)} scores and {len(ranks)} ranks for {players} seats")
    check_ranks(scores, ranks, game.automata_of(s))
    if not isinstance(result["ending"], str) or not result["ending"]:
        raise BrokenLaw("result", f"the ending is {result['ending']!r}")
    right = [] if result["ending"] in game.endings_without_winner else first_seats(ranks)
    if winners != right:
        raise BrokenLaw("result", f"winners {winners} do not match ranks {ranks}, {result['ending']}")
    return result


def check_ranks(scores: list[int], ranks: list[int], automata: list[Automaton]) -> None:
    """Check that a rank is 1 + the seats and automata before it, and that more points are never behind fewer."""
    points = [each.points for each in automata if each.points is not None]
    for mine, rank in zip(scores, ranks, strict=True):
        ahead = rank - 1 - sum(other < rank for other in ranks)  # of the automata
        if not sum(theirs > mine for theirs in points) <= ahead <= sum(theirs >= mine for theirs in points):
            raise BrokenLaw("result", f"ranks {ranks}: a rank is 1 + the seats and automata before it {points}")
        for yours, your_rank in zip(scores, ranks, strict=True):
            if mine > yours and rank >= your_rank:
                raise BrokenLaw("result", f"scores {scores} do not match ranks {ranks}")


def check_automata(game: Game, s: State) -> None:
    """Check that the rivals which nobody plays are known to the game and come in its order."""
    numbers = [each.number for each in game.automata_of(s)]
    if numbers != sorted(set(numbers)) or any(number not in range(len(game.automata)) for number in numbers):
        raise BrokenLaw("automata", f"{numbers} are not some of {game.automata} in their order")
