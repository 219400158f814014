"""A view of Civolution, read: which tribes stand where, what lies in the level block."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import FEATURE_ROWS, MATERIAL_ROWS, MODULE_ROWS, TYPES
from ecumene.games.civolution.continent.lands import CORNER_SLUGS, PLACES, TERRITORIES
from ecumene.games.civolution.printed import MATERIAL_LAND
from ecumene.kernel.game import Doc

Row = dict[str, Any]
FREE = -1
FAR = 99  # nothing pays for the module
ROMAN = ("–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

__all__ = ["FAR", "FREE", "ROMAN", "TYPES", "Look"]


class Look:
    """What the lines and the screen ask a view."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.players: list[Row] = view["players"]
        self.mine: int = max(view["seat"], 0)
        self.totals: Doc = view["totals"]
        self.lands: list[Row] = self.totals["lands"]

    def prospects(self) -> list[tuple[str, str]]:
        """Return what the engine tells the one who looks of things, by thing: what is missing, what is near."""
        return [(row["about"], row["text"]) for row in self.view["prospects"]]

    def rivals(self) -> list[int]:
        """Return the other seats, from the own one clockwise."""
        seats = len(self.players)
        return [(self.mine + step) % seats for step in range(1, seats)]

    def territories(self) -> list[int]:
        """Return all territories as they lie, tile by tile from the top left."""
        tiles = self.view["layout"]
        return sorted(range(TERRITORIES), key=lambda here: (tiles[tile_of(here)] // 4, here))

    def camps(self, here: int) -> list[tuple[int, int, bool]]:
        """Return the encampments of a territory: number from 1, owner, whether its tribe is weak."""
        return [(camp["number"], camp["owner"], camp["weak"]) for camp in self.lands[here]["camps"]]

    def outside(self, here: int, party: int) -> tuple[int, int]:
        """Return how many strong and weak tribes are outside the encampments, or aboard a boat there."""
        return self.lands[here]["strong"][party], self.lands[here]["weak"][party]

    def corners(self, here: int) -> list[int]:
        """Return the corners of a territory."""
        return [CORNER_SLUGS.index(slug) for slug in self.lands[here]["corners"]]

    def beside(self, here: int) -> list[int]:
        """Return the territories beside one."""
        slug = PLACES.slugs[here]
        return sorted(
            PLACES.numbers[other if one == slug else one]
            for one, other in self.view["map"]["links"]
            if slug in (one, other)
        )

    def stands(self, here: int) -> bool:
        """Return whether the viewer has a tribe in a territory."""
        return any(owner == self.mine for _, owner, _ in self.camps(here)) or self.outside(here, self.mine) != (
            0,
            0,
        )

    def tribes(self, party: int) -> tuple[int, int]:
        """Return how many strong and weak tribes a party has on the continent."""
        strong, weak = self.totals["people"][party]
        return strong, weak

    def modules(self, seat: int) -> list[tuple[str, int]]:
        """Return the modules of a console: id, level (0 for a feature)."""
        levels = [*self.players[seat]["modules"], *([0] * len(FEATURE_ROWS))]
        ids = [row["id"] for row in [*MODULE_ROWS, *FEATURE_ROWS]]
        return list(zip(ids, levels, strict=True))

    def ideas(self) -> list[int]:
        """Return the fewest ideas that each module costs the one who looks now; FAR: nothing pays for it."""
        return [FAR if n is None else n for n in self.totals["ideas"][""]]

    def payable(self) -> list[bool]:
        """Return of each module whether the ideas that it costs now are there."""
        found: list[bool] = self.totals["payable"][""]
        return found

    def materials(self, seat: int) -> list[list[tuple[str, int]]]:
        """Return the stored materials land by land, each with its count."""
        held = self.players[seat]["markers"]
        lands: list[list[tuple[str, int]]] = [[] for _ in range(max(MATERIAL_LAND) + 1)]
        for at, row in enumerate(MATERIAL_ROWS):
            lands[MATERIAL_LAND[at]].append((row["id"], held.get(row["id"], 0)))
        return lands

    def diamonds(self, seat: int) -> int:
        """Return the active diamonds."""
        count: int = self.totals["diamonds"][seat]
        return count

    def slots(self, column: int) -> list[list[str]]:
        """Return what lies in a column of the own block, from below; in a column of goals two share a slot."""
        return [row["slots"][column] for row in self.totals["block"][self.mine] if row["slots"][column]]


def tile_of(here: int) -> int:
    """Return the tile of a territory."""
    return "abcdefgh".index(PLACES.slugs[here][0])
