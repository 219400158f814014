"""A view of Civolution, read: which tribes stand where, what a module costs now, what lies in the level block."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ecumene.games.civolution.card_data import FEATURE_ROWS, MATERIAL_ROWS, MODULE_ROWS, THINGS, TYPES
from ecumene.games.civolution.console.payment import fewest_ideas
from ecumene.games.civolution.figures import (
    COLUMNS,
    DIAMONDS_BETWEEN,
    DIE_VALUES,
    FIRST_LEVEL,
    FOOD_PER_DIAMOND,
    LEVEL_POINTS,
    MATERIAL_LAND,
    MODULE_DICE,
    MONEY_PER_DIAMOND,
    MOST_FOOD_DIAMONDS,
    MOST_MONEY_DIAMONDS,
    SETTLEMENT_DIAMONDS,
)
from ecumene.games.civolution.geometry import Continent, continent
from ecumene.games.civolution.lands import CAMP_COUNT, FIRST_CAMP, PLACES, TERRITORIES
from ecumene.games.civolution.prospects import prospects
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.view import imagine
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.table.words import Words

Row = dict[str, Any]
FREE, BLOCKED = -1, -2
FAR = 99  # more ideas than anybody has
ROMAN = ("–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

__all__ = ["BLOCKED", "FAR", "FREE", "ROMAN", "TYPES", "Look", "around_ring", "ideas_for"]


def around_ring(one: int, other: int) -> int:
    """Return by how many steps a die is turned; 1 and 6 are neighbours."""
    away = abs(one - other)
    return min(away, DIE_VALUES - away)


def ideas_for(wanted: list[int], dice: list[int], planning: list[int], focus: int) -> int:
    """Return the fewest ideas that two dice or markers need to show two values; FAR: there are not two."""
    best = FAR
    first, second = wanted
    for one, one_costs, one_uses in _ways(first, dice, planning, focus):
        left_dice, left_planning = dice[:], planning[:]
        if one_uses == "die":
            left_dice[one - 1] -= 1
        elif one_uses == "planning":
            left_planning[one - 1] -= 1
        left_focus = focus - (one_uses == "focus")
        for _, costs, _ in _ways(second, left_dice, left_planning, left_focus):
            best = min(best, one_costs + costs)
    return best


def _ways(value: int, dice: list[int], planning: list[int], focus: int) -> list[tuple[int, int, str]]:
    """Return how one value can be shown: by which die or marker, and for how many ideas."""
    ways = [(at + 1, around_ring(at + 1, value), "die") for at, count in enumerate(dice) if count]
    ways += [(at + 1, around_ring(at + 1, value), "planning") for at, count in enumerate(planning) if count]
    if focus:
        ways.append((value, 0, "focus"))
    return ways


class Look:
    """What the lines and the screen ask a view."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.players: list[Row] = view["players"]
        self.mine: int = max(view["seat"], 0)
        self.land: Continent = continent(view["layout"])

    @cached_property
    def world(self) -> Board | None:
        """A world that fits the view, for questions to the engine; None for a view without a game in play."""
        return imagine(self.view, Luck(0)) if self.view.get("stack") else None

    def prospects(self, said: Words, names: list[str]) -> list[tuple[str, str]]:
        """Return what the engine tells the one who looks of things, by thing: what is missing, what is near."""
        if self.world is None or self.view["seat"] < 0:
            return []
        rows = prospects(self.world, self.mine)
        return [(THINGS.slug(row.about), said.prospect(row, names)) for row in rows]

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

    def ideas(self, seat: int, module: int) -> int:
        """Return the fewest ideas with which a seat can activate a module now: core modules, then features."""
        if self.world is not None:
            return min(FAR, fewest_ideas(self.world.players[seat], module))
        player = self.players[seat]
        planning = [player["markers"].get(f"planning-{value}", 0) for value in range(1, DIE_VALUES + 1)]
        return ideas_for(MODULE_DICE[module], player["dice"], planning, player["markers"].get("focus", 0))

    def modules(self, seat: int) -> list[tuple[str, int, int]]:
        """Return the modules of a console: id, level (0 for a feature), ideas needed now."""
        levels = [*self.players[seat]["modules"], *([0] * len(FEATURE_ROWS))]
        ids = [row["id"] for row in [*MODULE_ROWS, *FEATURE_ROWS]]
        return [(id, levels[at], self.ideas(seat, at)) for at, id in enumerate(ids)]

    def materials(self, seat: int) -> list[list[tuple[str, int]]]:
        """Return the stored materials land by land, each with its count."""
        held = self.players[seat]["markers"]
        lands: list[list[tuple[str, int]]] = [[] for _ in range(max(MATERIAL_LAND) + 1)]
        for at, row in enumerate(MATERIAL_ROWS):
            lands[MATERIAL_LAND[at]].append((row["id"], held.get(row["id"], 0)))
        return lands

    def diamonds(self, seat: int) -> int:
        """Return the active diamonds: food, money, settlements that are built, pairs of rows in the storage."""
        player, held = self.players[seat], self.players[seat]["markers"]
        total: int = min(held.get("food", 0) // FOOD_PER_DIAMOND, MOST_FOOD_DIAMONDS)
        total += min(held.get("money", 0) // MONEY_PER_DIAMOND, MOST_MONEY_DIAMONDS)
        waiting = player["settlements"]
        total += sum(diamonds for at, diamonds in enumerate(SETTLEMENT_DIAMONDS) if not waiting[at])
        for land in self.materials(seat):
            for gap, diamonds in enumerate(DIAMONDS_BETWEEN):
                total += diamonds if land[gap][1] and land[gap + 1][1] else 0
        return total

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
