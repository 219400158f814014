"""OpenSkill ratings (Plackett-Luce): made for tables of several players and for ties."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ecumene.arena.game import Row


def ratings(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """Return the rating of each bot after all games; a bot in several seats counts with its best one."""
    from openskill.models import PlackettLuce  # here, for it is an extra: only ratings need it

    model = PlackettLuce()
    found: dict[str, Any] = {}
    for row in rows:
        best: dict[str, int] = {}
        for name, rank in zip(row.seats, row.ranks, strict=True):
            best[name] = min(rank, best.get(name, rank))
            found.setdefault(name, model.rating(name=name))
        if len(best) > 1:
            names = list(best)
            rated = model.rate([[found[name]] for name in names], ranks=[float(best[name]) for name in names])
            for name, (rating,) in zip(names, rated, strict=True):
                found[name] = rating
    return {
        name: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2), "ordinal": round(rating.ordinal(), 2)}
        for name, rating in found.items()
    }
