"""The places of the continent as numbers: 22 territories, then the 24 corners on which locations lie."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CONTENT, TERRITORY_ROWS, place_of
from ecumene.games.civolution.card_data import LAND_ROWS as LANDS
from ecumene.games.civolution.printed import WATER
from ecumene.kernel.content import BadContent, Row
from ecumene.kernel.things import Things

TILE_ROWS: Final[list[Row]] = CONTENT.rows("tile")
TILES: Final[int] = len(TILE_ROWS)
TERRITORIES: Final[int] = len(TERRITORY_ROWS)
GRID_COLUMNS: Final[int] = CONTENT.value("grid")["columns"]
GRID_ROWS: Final[int] = CONTENT.value("grid")["rows"]
CORNERS: Final[int] = (GRID_COLUMNS + 1) * (GRID_ROWS + 1)
CORNER_SLUGS: Final[list[str]] = [
    f"{'abcdefghijkl'[x]}{y + 1}" for y in range(GRID_ROWS + 1) for x in range(GRID_COLUMNS + 1)
]
# The number of a corner as a place is TERRITORIES and its number from 0: row by row from the top left.
PLACES: Final = Things([*(row["id"] for row in TERRITORY_ROWS), *CORNER_SLUGS])

# By territory.
LAND: Final[list[int]] = [place_of(LANDS, row["land"]) for row in TERRITORY_ROWS]
IS_WATER: Final[list[bool]] = [land == WATER for land in LAND]
BEACONS: Final[list[int]] = [row.get("beacons", 0) for row in TERRITORY_ROWS]
TILE_OF: Final[list[int]] = [[tile["id"] for tile in TILE_ROWS].index(row["tile"]) for row in TERRITORY_ROWS]
FIRE_POINTS: Final[list[int]] = [row.get("fire_points", 0) for row in TERRITORY_ROWS]
STARTS: Final[list[int]] = [at for at, row in enumerate(TERRITORY_ROWS) if row.get("start")]
ISLAND: Final[int] = [at for at, row in enumerate(TERRITORY_ROWS) if "island" in row][0]  # noqa: RUF015
WATERS: Final[list[int]] = [at for at in range(TERRITORIES) if IS_WATER[at]]
OF_LAND: Final[list[list[int]]] = [
    [at for at in range(TERRITORIES) if LAND[at] == land] for land in range(len(LANDS))
]


def _camps(row: Row) -> list[int]:
    """Return for how many players each encampment of a territory is: fire, plain, then the marked ones."""
    plain = row.get("fires", 0) + row.get("plain", 0)
    return [1] * plain + [3] * row.get("from_3", 0) + [4] * row.get("from_4", 0)


# Encampments lie territory by territory; the first of a territory has the fire.
CAMPS_OF: Final[list[list[int]]] = [_camps(row) for row in TERRITORY_ROWS]
CAMP_COUNT: Final[list[int]] = [len(camps) for camps in CAMPS_OF]
FIRST_CAMP: Final[list[int]] = [sum(CAMP_COUNT[:at]) for at in range(TERRITORIES + 1)]
CAMPS: Final[int] = FIRST_CAMP[TERRITORIES]
CAMP_PLAYERS: Final[list[int]] = [players for camps in CAMPS_OF for players in camps]
CAMP_TERRITORY: Final[list[int]] = [at for at in range(TERRITORIES) for _ in CAMPS_OF[at]]
CAMP_HAS_FIRE: Final[list[bool]] = [
    camp - FIRST_CAMP[CAMP_TERRITORY[camp]] < TERRITORY_ROWS[CAMP_TERRITORY[camp]]["fires"]
    for camp in range(CAMPS)
]


def territory(slug: str) -> int:
    """Return the number of a territory that a tile names."""
    at = PLACES.numbers.get(slug, TERRITORIES)
    if at >= TERRITORIES:
        right = ", ".join(PLACES.slugs[:TERRITORIES])
        raise BadContent("content-word", {"table": "tile", "id": "", "name": slug, "right": right})
    return at
