"""Where a marker can lie: the spots of the console, then raw materials on the continent and the cargo of boats."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import BOX, FEATURE_ROWS, MATERIAL_ROWS, THINGS
from ecumene.games.civolution.continent.lands import TERRITORIES

FOOD: Final = 0
MONEY: Final = 1
IDEA: Final = 2
FOCUS: Final = 3
PLANNING: Final = 4  # to 9: the dice cells 1 to 6
FEATURE: Final = 10  # to 15
MATERIAL: Final = 16  # to 33
SPOTS: Final = 34
RAW: Final = 34  # and the territory
CARGO: Final = RAW + 22  # and the boat

_MARKERS: Final[list[str]] = ["food", "money", "idea", "focus", *(f"planning-{value}" for value in range(1, 7))]
SPOT_THING: Final[list[int]] = [
    *(THINGS.numbers[slug] for slug in _MARKERS),
    *BOX.numbers(FEATURE_ROWS),
    *BOX.numbers(MATERIAL_ROWS),
]
THING_SPOT: Final[dict[int, int]] = {thing: spot for spot, thing in enumerate(SPOT_THING)}

if len(SPOT_THING) != SPOTS or TERRITORIES != CARGO - RAW:
    raise ValueError("a console has 34 spots and a continent 22 territories")


def spot_of(slug: str) -> int:
    """Return the spot that a marker, feature or material is called by."""
    return THING_SPOT[THINGS.numbers[slug]]
