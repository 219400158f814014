"""Ratings of a run, fitted over all its games at once (Plackett-Luce), for tables of several players and for ties.

The order in which games were played says nothing about bots that do not learn, so it must not count. The ratings
are those that make all results together most likely, beginning from the belief that a bot is like others. 25 is a
bot of which nothing is known; of two bots that are 6 apart the better one wins almost three games of four.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby, permutations, product
from math import exp, sqrt

from ecumene.arena.game import Row

MU = 25.0
SIGMA = MU / 3  # how far bots are thought to lie apart before anything is known
SCALE = sqrt(2) * MU / 6  # a difference of so much makes the odds e to one
CLOSE = 1e-9  # a step that small changes nothing
STEPS = 200  # far more than any run needs
Order = tuple[str, ...]  # who came first, second …


def ratings(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """Return the rating of each bot by all games; a bot in several seats counts with its best one."""
    names: dict[str, int] = {}
    outcomes: Counter[tuple[Order, ...]] = Counter()
    for row in rows:
        best: dict[str, int] = {}
        for name, rank in zip(row.seats, row.ranks, strict=True):
            best[name] = min(rank, best.get(name, rank))
            names.setdefault(name, len(names))
        if len(best) > 1:
            placed = sorted(best, key=lambda name: (best[name], name))
            outcomes[tuple(tuple(tied) for _, tied in groupby(placed, best.__getitem__))] += 1
    orders = [
        ([names[name] for name in order], weight)
        for tied, games in outcomes.items()
        for order, weight in untied(tied, games)
    ]
    skills, spreads = fit(len(names), orders)
    return {
        name: {
            "mu": round(MU + SCALE * skills[at], 2),
            "sigma": round(SCALE * spreads[at], 2),
            "ordinal": round(MU + SCALE * (skills[at] - 3 * spreads[at]), 2),
        }
        for name, at in names.items()
    }


def untied(tied: tuple[Order, ...], games: float) -> list[tuple[Order, float]]:
    """Return a result with ties as all orders that it could be, in equal parts."""
    orders = [sum(parts, ()) for parts in product(*(permutations(group) for group in tied))]
    return [(order, games / len(orders)) for order in orders]


def fit(count: int, orders: list[tuple[list[int], float]]) -> tuple[list[float], list[float]]:
    """Return the most likely skills and how sure they are (Newton's method; there is one best answer)."""
    prior = (SCALE / SIGMA) ** 2
    skills = [0.0] * count
    for _ in range(STEPS):
        slope, bend = shape(skills, orders, prior)
        step = solve(bend, slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 1.0 / longest) if longest else 1.0
        skills = [skill + scale * by for skill, by in zip(skills, step, strict=True)]
        if longest < CLOSE:
            break
    _, bend = shape(skills, orders, prior)
    units = [[float(at == other) for other in range(count)] for at in range(count)]
    return skills, [sqrt(solve(bend, unit)[at]) for at, unit in enumerate(units)]


def shape(
    skills: list[float], orders: list[tuple[list[int], float]], prior: float
) -> tuple[list[float], list[list[float]]]:
    """Return where the likelihood rises, and how quickly that changes."""
    slope = [-prior * skill for skill in skills]
    bend = [[prior * (at == other) for other in range(len(skills))] for at in range(len(skills))]
    power = [exp(skill) for skill in skills]
    for order, weight in orders:
        for place in range(len(order) - 1):  # who is first among those that are left
            rest = order[place:]
            total = sum(power[at] for at in rest)
            slope[rest[0]] += weight
            for one in rest:
                chance = power[one] / total
                slope[one] -= weight * chance
                bend[one][one] += weight * chance
                for other in rest:
                    bend[one][other] -= weight * chance * power[other] / total
    return slope, bend


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations (Gauss); the matrix is positive, so no row is changed for another."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, len(pivot)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
