"""Weights by population search: seats play with shaken weights, and these go where the shaking has paid.

Every seat of every game shakes all weights a little, each by itself. What a shake of one weight is worth is found
by regression over all games at once: of the lead over the best rival on the shakes, less those of the rivals.
"""

from __future__ import annotations

from ecumene.arena.regression import PLACES, gathered, solve
from ecumene.kernel.luck import Luck

LEAST = 0.1  # a weight of less is shaken as much as one of so many points, lest it stay where it is for ever
MOST_LEAD = 120.0  # points beyond that say nothing more


def names_of(weights: dict[str, float], fixed: list[str]) -> list[str]:
    """Return the weights that are shaken: all but those that a game has fixed."""
    return [name for name in sorted(weights) if name not in fixed]


def units(weights: dict[str, float]) -> dict[str, float]:
    """Return what a shake of one means for each weight, before the spread.

    Where a game counts in shares of a victory, a tenth of a point is more than most weights: there the least is
    what a quarter of them stay below.
    """
    sizes = sorted(abs(weight) for weight in weights.values() if weight)
    least = min(LEAST, sizes[len(sizes) // 4]) if sizes else LEAST
    return {name: max(abs(weight), least) for name, weight in weights.items()}


def shakes(seed: int, names: list[str]) -> dict[str, float]:
    """Return a shake for every weight: around 0, with a spread of 1."""
    luck = Luck(seed)
    return {name: sum([luck.below(2001) / 1000 - 1 for _ in range(3)]) for name in names}


def shaken(weights: dict[str, float], shake: dict[str, float], spread: float) -> dict[str, float]:
    """Return the weights of one seat."""
    unit = units(weights)
    return {
        name: round(weight + spread * unit[name] * shake.get(name, 0.0), PLACES)
        for name, weight in weights.items()
    }


class Trial:
    """A game: how every seat had shaken its weights, and how it ended."""

    __slots__ = ("scores", "shakes")

    def __init__(self, shakes: list[dict[str, float]], scores: list[float]) -> None:
        self.shakes = shakes
        self.scores = scores


def paid(trials: list[Trial], names: list[str]) -> list[float]:
    """Return what a shake of each weight was worth, in points; what may well be luck is counted for less."""
    xs: list[list[float]] = []
    ys: list[float] = []
    for trial in trials:
        players = len(trial.scores)
        for seat, shake in enumerate(trial.shakes):
            rivals = [other for other in range(players) if other != seat]
            best = max((trial.scores[other] for other in rivals), default=0.0)
            ys.append(max(-MOST_LEAD, min(MOST_LEAD, trial.scores[seat] - best)) if rivals else trial.scores[seat])
            xs.append([shake[name] - _mean([trial.shakes[other][name] for other in rivals]) for name in names])
    middle = _mean(ys)
    ys = [y - middle for y in ys]
    matrix, right = gathered(xs, ys)
    for at in range(len(names)):
        matrix[at][at] += 1e-6
    found = solve(matrix, right)
    rest = _mean(
        [(y - sum(a * b for a, b in zip(found, x, strict=True))) ** 2 for x, y in zip(xs, ys, strict=True)]
    )
    seats = len(trials[0].scores) if trials else 1
    again = seats / max(1, seats - 1)  # the last seat of a game says nothing that the others have not said
    doubt = [again * rest / matrix[at][at] for at in range(len(names))]  # the square of what luck alone would show
    return [worth * max(0.0, 1.0 - doubt[at] / worth**2) if worth else 0.0 for at, worth in enumerate(found)]


def step(weights: dict[str, float], names: list[str], trials: list[Trial], stride: float) -> dict[str, float]:
    """Return the weights after a stride of so many units towards what has paid; only the named ones move."""
    worth = paid(trials, names)
    length = sum(value**2 for value in worth) ** 0.5 or 1.0
    moved = {name: stride * value / length for name, value in zip(names, worth, strict=True)}
    unit = units(weights)
    return {name: round(weight + unit[name] * moved.get(name, 0.0), PLACES) for name, weight in weights.items()}


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
