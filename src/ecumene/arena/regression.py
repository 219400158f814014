"""Weights from games: ridge regression of the final score on features, held back towards the weights before."""

from __future__ import annotations

import msgspec

PLACES = 6  # of a weight behind the point: a game may count in shares of a victory


class Sample(msgspec.Struct):
    """A position after a seat's turn: which turn of its game that was, its features, and its score at the end."""

    stage: int
    features: dict[str, float]
    score: float


def centred(samples: list[Sample], names: list[str]) -> tuple[list[list[float]], list[float]]:
    """Return features and scores less their means at the same stage: to be late is no merit of a position."""
    stages: dict[int, list[Sample]] = {}
    for sample in samples:
        stages.setdefault(sample.stage, []).append(sample)
    xs: list[list[float]] = []
    ys: list[float] = []
    for group in stages.values():
        count = len(group)
        means = [sum(sample.features.get(name, 0.0) for sample in group) / count for name in names]
        mean = sum(sample.score for sample in group) / count
        for sample in group:
            xs.append([sample.features.get(name, 0.0) - means[at] for at, name in enumerate(names)])
            ys.append(sample.score - mean)
    return xs, ys


def fit(samples: list[Sample], before: dict[str, float], ridge: float) -> dict[str, float]:
    """Return new weights; ridge is how strongly the old ones hold, as a share of what the games say."""
    names = sorted({name for sample in samples for name in sample.features})
    xs, ys = centred(samples, names)
    old = [before.get(name, 0.0) for name in names]
    rest = [
        y - sum(weight * value for weight, value in zip(old, x, strict=True)) for x, y in zip(xs, ys, strict=True)
    ]
    matrix, right = gathered(xs, rest)
    size = len(names)
    for at in range(size):
        matrix[at][at] += ridge * matrix[at][at] + 1e-6
    change = solve(matrix, right)
    return {name: round(old[at] + change[at], PLACES) for at, name in enumerate(names)}


def gathered(xs: list[list[float]], ys: list[float]) -> tuple[list[list[float]], list[float]]:
    """Return what least squares need: the products of the columns with one another and with the outcomes."""
    size = len(xs[0]) if xs else 0
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for x, y in zip(xs, ys, strict=True):
        for at in range(size):
            if x[at]:
                right[at] += x[at] * y
                row = matrix[at]
                for other in range(size):
                    row[other] += x[at] * x[other]
    return matrix, right


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x of matrix · x = right, by elimination with pivots."""
    size = len(right)
    rows = [[*matrix[at], right[at]] for at in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for at in range(column + 1, size):
            factor = rows[at][column] / top[column]
            if factor:
                rows[at] = [value - factor * over for value, over in zip(rows[at], top, strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
