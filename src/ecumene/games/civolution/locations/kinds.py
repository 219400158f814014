"""Locations as numbers: of which kind each is, what its discovery brings, and where open ones lie."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CONTENT, ISLAND_GROUND, ROWS
from ecumene.games.civolution.continent.lands import CORNERS, ISLAND, TERRITORIES
from ecumene.games.civolution.continent.spots import spot_of
from ecumene.games.civolution.printed import LANDS
from ecumene.games.civolution.state import GameState
from ecumene.kernel.content import Row

_KINDS: Final[list[Row]] = CONTENT.rows("location_type")
_IDS: Final[list[str]] = [row["id"] for row in _KINDS]
GROUND: Final[int] = _IDS.index("building-ground")
GORGE: Final[int] = _IDS.index("gorge")
GLACIER: Final[int] = _IDS.index("glacier")
OAK: Final[int] = _IDS.index("oak")
GROTTO: Final[int] = _IDS.index("hidden-grotto")
SACRED_MOUNTAIN: Final[int] = _IDS.index("sacred-mountain")
CAVE: Final[int] = _IDS.index("cave")
MUSHROOMS: Final[int] = _IDS.index("mushroom-valley")
VOLCANO: Final[int] = _IDS.index("volcano")
DISCOVERY: Final[list[int]] = [row["discovery_points"] for row in _KINDS]
OAK_POINTS: Final[list[int]] = [_KINDS[OAK]["points"][land] for land in LANDS]  # by land
# By thing: the kind of a location, and the spots of the materials a statue there is made of.
KIND: Final[list[int]] = [_IDS.index(row["type"]) if row.get("type") in _IDS else -1 for row in ROWS]
STATUE_SPOTS: Final[list[list[int]]] = [
    [spot_of(id) for id in row["materials"]] if KIND[thing] == GROUND else [] for thing, row in enumerate(ROWS)
]
ISLAND_CORNER: Final = CORNERS  # the ground on the island, after all corners


def open_corners(s: GameState, kind: int) -> list[int]:
    """Return the corners with an open location of a kind."""
    return [corner for corner in range(CORNERS) if s.locations[corner] >= 0 and KIND[s.locations[corner]] == kind]


def touches(s: GameState, place: int, kind: int) -> int:
    """Return how many open locations of a kind a territory touches."""
    found = 0
    for corner in s.land.corners[place]:
        location = s.locations[corner]
        if location >= 0 and KIND[location] == kind:
            found += 1
    return found


def ground_thing(s: GameState, ground: int) -> int:
    """Return the location of a ground, -1 where none is open."""
    if ground == ISLAND_CORNER:
        return ISLAND_GROUND
    location = s.locations[ground]
    return location if location >= 0 and KIND[location] == GROUND else -1


def ground_territories(s: GameState, ground: int) -> list[int]:
    """Return the territories from which a ground is reached."""
    return [ISLAND] if ground == ISLAND_CORNER else s.land.around[ground]


def corner_place(corner: int) -> int:
    """Return the place of a corner on the map."""
    return TERRITORIES + corner
