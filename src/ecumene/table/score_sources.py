"""Where everybody's points came from: the lines of the log that change a score, added up by their causes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.table.words import Words

if TYPE_CHECKING:
    from ecumene.table.table import Table

Cause = tuple[int, str]
"""The thing that gave points; for none (-1) the kind of line that told them."""


POINTS = "points"
"""Things with the same words in this attribute are told as one cause."""


def score_sources(table: Table, viewer: int | None = None) -> list[Counter[Cause]]:
    """Return for each seat how many points came from each cause; amounts are public in every line.

    A line that hides its thing from the viewer names none; without one, all is known.
    """
    counted = table.rules.points
    sums: list[Counter[Cause]] = [Counter() for _ in range(table.players)]
    for move in table.all_moves:
        for event in move.events:
            if event.kind in counted and 0 <= event.seat < table.players:
                known = event.source >= 0 and not (viewer is not None and event.hidden_from(viewer))
                cause = (event.source, "") if known else (-1, event.kind)
                sums[event.seat][cause] += event.amount
    return sums


def gathered(said: Words, sums: Counter[Cause]) -> Counter[Cause]:
    """Return the points by what a reader tells apart: things with one name for their points are added up."""
    found: Counter[Cause] = Counter()
    for (thing, kind), amount in sums.items():
        found[_first_alike(said, thing), kind] += amount
    return found


def shares_name(said: Words, thing: int) -> bool:
    """Tell whether a thing has a name for its points that others may have as well."""
    return thing >= 0 and said.has(said.game.things.slug(thing), POINTS)


def _first_alike(said: Words, thing: int) -> int:
    if not shares_name(said, thing):
        return thing
    name = said.thing(thing, POINTS)
    alike = (n for n in range(thing) if shares_name(said, n) and said.thing(n, POINTS) == name)
    return next(alike, thing)


def most_first(sums: Counter[Cause]) -> list[tuple[Cause, int]]:
    """Return the causes with their points, the greatest part first, losses last."""
    return sorted(((cause, n) for cause, n in sums.items() if n), key=lambda row: (-row[1], row[0]))


def cause_name(said: Words, cause: Cause) -> str:
    """Return a cause in words; "" where there is nothing to name."""
    thing, kind = cause
    if thing >= 0:
        return said.thing(thing, POINTS)
    return said.format(f"points-{kind}") if said.has(f"points-{kind}") else ""
