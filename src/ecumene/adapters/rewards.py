"""What a finished game is worth to a learner."""

from __future__ import annotations

from ecumene.kernel.automata import Automaton
from ecumene.kernel.game import Doc

ALONE = 100  # points that are worth 1 to a lone player


def rewards(result: Doc, automata: int) -> list[float]:
    """Return the share of rivals beaten less that of the better ones: from 1 to -1; without automata, zero in all.

    Rivals are the other seats and the automata that score; a rank tells how many of both are before a seat.
    Who has no rivals gets a hundredth of the score.
    """
    ranks = result["ranks"]
    rivals = len(ranks) - 1 + automata
    if not rivals:
        return [min(1.0, max(-1.0, result["scores"][0] / ALONE))]
    found: list[float] = []
    for mine in ranks:
        before = sum(rank < mine for rank in ranks)
        behind = sum(rank > mine for rank in ranks)
        better = mine - 1 - before  # of the automata
        found.append((behind + automata - better - before - better) / rivals)
    return found


def told_rewards(result: Doc) -> list[float]:
    """Return the rewards of a result as a table tells it, with its automata."""
    return rewards(result, sum(each["points"] is not None for each in result["automata"]))


def scoring(automata: list[Automaton]) -> int:
    """Return how many of the rivals that nobody plays score, so that seats are ranked against them."""
    return sum(each.points is not None for each in automata)
