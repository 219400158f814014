"""The map of the world: thirteen territories, and which of them have a border in common."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import CONTENT, TERRITORY_ROWS
from ecumene.kernel.graph import Graph
from ecumene.kernel.places import ANCHORS, Map, Place

TERRITORIES: Final[list[str]] = [row["id"] for row in TERRITORY_ROWS]
TERRITORY_COUNT: Final[int] = len(TERRITORIES)


def read_borders() -> list[list[int]]:
    """Return the neighbours of each territory, in the order of the map."""
    found: list[list[int]] = [[] for _ in TERRITORIES]
    for origin, pairs in CONTENT.value("borders").items():
        for pair in pairs:
            if len(pair) != 2 or pair[0] == pair[1] or any(one not in TERRITORIES for one in pair):
                raise ValueError(
                    f"borders.{origin}: {pair} are not two territories; there are: {', '.join(TERRITORIES)}"
                )
            here, there = TERRITORIES.index(pair[0]), TERRITORIES.index(pair[1])
            if there in found[here]:
                raise ValueError(f"borders: {pair[0]} and {pair[1]} stand there twice")
            found[here].append(there)
            found[there].append(here)
    return [sorted(row) for row in found]


BORDERS: Final[list[list[int]]] = read_borders()
WORLD: Final = Map(
    ANCHORS,
    [Place(row["id"], row["x"], row["y"], row["land"], row.get("outline", "")) for row in TERRITORY_ROWS],
    Graph(BORDERS),
)
