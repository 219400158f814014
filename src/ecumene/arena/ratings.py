"""OpenSkill ratings (Plackett-Luce): made for tables of several players and for ties."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ecumene.arena.game import Row
from ecumene.table.errors import Complaint


def plackett_luce() -> Any:
    """Return OpenSkill's model; it is an extra, and where it is missing there is a clear word."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise Complaint("openskill") from missing
    return PlackettLuce()


def ratings(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """Return the rating of each bot after all games; a bot in several seats counts with its best one."""
    model = plackett_luce()
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
