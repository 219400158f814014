"""A view of Civolution, read: which tribes stand where, what lies in the level block."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import FEATURE_ROWS, MATERIAL_ROWS, MODULE_ROWS, TYPES
from ecumene.games.civolution.continent.geometry import Continent, continent
from ecumene.games.civolution.continent.lands import CAMP_COUNT, FIRST_CAMP, PLACES, TERRITORIES
from ecumene.games.civolution.printed import COLUMNS, FIRST_LEVEL, LEVEL_POINTS, MATERIAL_LAND
from ecumene.kernel.game import Doc

Row = dict[str, Any]
FREE, BLOCKED = -1, -2
FAR = 99  # nothing pays for the module
ROMAN = ("–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

__all__ = ["BLOCKED", "FAR", "FREE", "ROMAN", "TYPES", "Look"]


class Look:
    """What the lines and the screen ask a view."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.players: list[Row] = view["players"]
        self.mine: int = max(view["seat"], 0)
        self.land: Continent = continent(view["layout"])
        self.totals = view["totals"]

    def prospects(self) -> list[tuple[str, str]]:
        """Return what the engine tells the one who looks of things, by thing: what is missing, what is near."""
        return [(row["about"], row["text"]) for row in self.view["prospects"]]

    def rival_tribes(self, owner: int, rival: Row) -> tuple[int, int]:
        """Return how many strong and weak tribes the automated rival has on the continent."""
        owned = [weak for at, weak in enumerate(self.view["camp_weak"]) if self.view["camp_owner"][at] == owner]
        return sum(not weak for weak in owned) + sum(rival["wild_strong"]), sum(map(bool, owned)) + sum(
            rival["wild_weak"]
        )

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
        start = FIRST_CAMP[here]
        owners, weak = self.view["camp_owner"], self.view["camp_weak"]
        return [
            (at + 1, owners[start + at], bool(weak[start + at]))
            for at in range(CAMP_COUNT[here])
            if owners[start + at] != BLOCKED
        ]

    def outside(self, here: int, seat: int) -> tuple[int, int]:
        """Return how many strong and weak tribes a seat has outside the encampments, or aboard a boat there."""
        player = self.players[seat]
        strong, weak = player["wild_strong"][here], player["wild_weak"][here]
        for boat, at in enumerate(player["boat_at"]):
            if at == PLACES.slugs[here]:
                strong += player["aboard_strong"][boat]
                weak += player["aboard_weak"][boat]
        return strong, weak

    def cargo(self, here: int, seat: int) -> int:
        """Return the raw materials aboard the boats of a seat on a territory."""
        player, slug = self.players[seat], PLACES.slugs[here]
        return sum(n for at, n in zip(player["boat_at"], player["cargo"], strict=True) if at == slug)

    def stands(self, here: int) -> bool:
        """Return whether the viewer has a tribe in a territory."""
        return any(owner == self.mine for _, owner, _ in self.camps(here)) or self.outside(here, self.mine) != (
            0,
            0,
        )

    def boats(self, here: int) -> list[int]:
        """Return the seats that have a boat on a territory."""
        slug = PLACES.slugs[here]
        return [seat for seat, player in enumerate(self.players) if slug in player["boat_at"]]

    def tribes(self, seat: int) -> tuple[int, int]:
        """Return how many strong and weak tribes a seat has on the continent."""
        strong = weak = 0
        for owner, lies in zip(self.view["camp_owner"], self.view["camp_weak"], strict=True):
            strong += owner == seat and not lies
            weak += owner == seat and bool(lies)
        player = self.players[seat]
        strong += sum(player["wild_strong"]) + sum(player["aboard_strong"])
        weak += sum(player["wild_weak"]) + sum(player["aboard_weak"])
        return strong, weak

    def modules(self, seat: int) -> list[tuple[str, int]]:
        """Return the modules of a console: id, level (0 for a feature)."""
        levels = [*self.players[seat]["modules"], *([0] * len(FEATURE_ROWS))]
        ids = [row["id"] for row in [*MODULE_ROWS, *FEATURE_ROWS]]
        return list(zip(ids, levels, strict=True))

    def ideas(self) -> list[int]:
        """Return the fewest ideas that each module costs the one who looks now; FAR: nothing pays for it."""
        return [FAR if n is None else n for n in self.totals["ideas"][""]]

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

    def levels(self, seat: int) -> list[list[list[str]]]:
        """Return the level block from below: for each level the columns that have it, with what lies there."""
        player = self.players[seat]
        highest = max(
            [len(LEVEL_POINTS) - 1, *(FIRST_LEVEL[at] + len(self.slots(player, at)) - 1 for at in range(COLUMNS))]
        )
        return [
            [
                self.slots(player, at)[level - FIRST_LEVEL[at]]
                if level - FIRST_LEVEL[at] < len(self.slots(player, at))
                else []
                for at in range(COLUMNS)
                if FIRST_LEVEL[at] <= level
            ]
            for level in range(1, highest + 1)
        ]

    def slots(self, player: Row, column: int) -> list[list[str]]:
        """Return what lies in a column from below; in a column of goals two share a slot."""
        left = [[slug] for slug in player["columns"][column]]
        if player["homes"][5] == column:
            for at, slug in enumerate(player["right"]):
                if at < len(left):
                    left[at].append(slug)
                else:
                    left.append([slug])
        return left


def tile_of(here: int) -> int:
    """Return the tile of a territory."""
    return "abcdefgh".index(PLACES.slugs[here][0])
