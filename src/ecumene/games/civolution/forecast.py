"""The numbers of a civilization by name, and what the rest of the era and the end would bring as things stand."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.card_data import FIRST_CATEGORY, FIRST_PROJECT
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import diamonds, installed, upgrades
from ecumene.games.civolution.era.era import STEPS, Era
from ecumene.games.civolution.era.feeding import food_needed, strong_points
from ecumene.games.civolution.era.sites import oak_points
from ecumene.games.civolution.figures import CATEGORIES, ERA_POINTS, STATUE, STATUE_POINTS
from ecumene.games.civolution.level_block.columns import block_points
from ecumene.games.civolution.locations.kinds import OAK, open_corners
from ecumene.games.civolution.scoring.categories import column_bonus, final_value, units
from ecumene.games.civolution.spots import FEATURE, FOCUS, FOOD, IDEA, MATERIAL, MONEY, PLANNING, SPOTS
from ecumene.games.civolution.state import Board

LOCATED: Final[int] = STEPS.index("site") + 1
FED: Final[int] = STEPS.index("feeding") + 1
SCORED: Final[int] = STEPS.index("era-category")
STATUES: Final[int] = STEPS.index("statues")
# By spot of the console: the number that its markers count for.
SPOT_KIND: Final[list[str]] = [
    "food",
    "money",
    "ideas",
    "focus",
    *["planning"] * (FEATURE - PLANNING),
    *["features"] * (MATERIAL - FEATURE),
    *["materials"] * (SPOTS - MATERIAL),
]


def step_of_era(s: Board) -> int:
    """Return the step of the era that comes next."""
    for frame in s.stack:
        if isinstance(frame, Era):
            return frame.phase
    return 0


def era_rows(s: Board, seat: int) -> list[tuple[int, int]]:
    """Return the points that the rest of this era brings as things stand, if all tribes are fed, by source."""
    if s.over:
        return []
    step, player = step_of_era(s), s.players[seat]
    rows: list[tuple[int, int]] = []
    if step <= LOCATED:
        rows += [(s.locations[corner], oak_points(s, seat, corner)) for corner in open_corners(s, OAK)]
    if step <= FED:
        rows.append((-1, strong_points(s, seat)))
    if step <= SCORED:
        category = s.era_tiles[s.era - 1] - FIRST_CATEGORY
        rows.append((FIRST_CATEGORY + category, units(s, seat, category) * ERA_POINTS[s.era - 1]))
    if step <= STATUES:
        each = STATUE_POINTS[player.favour] + player.power[ops.STATUE_PLUS]
        rows.append((FIRST_PROJECT + STATUE, sum(player.statues) * each))
    return [row for row in rows if row[1]]


def final_rows(s: Board, seat: int) -> list[tuple[int, int]]:
    """Return the points that the final scoring would bring as things stand, by source; the level block last."""
    if s.over:
        return []
    player = s.players[seat]
    rows = [
        (FIRST_CATEGORY + category, units(s, seat, category) * final_value(s, category))
        for category in range(len(CATEGORIES))
    ]
    rows.append((-1, block_points(player) + column_bonus(player)))
    return [row for row in rows if row[1]]


def total(rows: list[tuple[int, int]]) -> int:
    """Return the sum of rows."""
    found = 0
    for _, amount in rows:
        found += amount
    return found


def forecast(s: Board, seat: int) -> dict[str, int]:
    """Return a civilization's stores, people and console, its points at the end of the era and in the end."""
    if s.over:
        return {}
    player = s.players[seat]
    markers = player.markers
    era = total(era_rows(s, seat))
    return {
        "food": markers[FOOD],
        "food_needed": food_needed(s, seat) if step_of_era(s) <= FED else 0,
        "money": markers[MONEY],
        "ideas": markers[IDEA],
        "focus": markers[FOCUS],
        "planning": sum(markers[PLANNING:FEATURE]),
        "features": sum(markers[FEATURE:MATERIAL]),
        "materials": sum(markers[MATERIAL:]),
        "raw_materials": sum(player.raw) + sum(player.cargo),
        "diamonds": diamonds(player),
        "ready_dice": sum(player.dice),
        "people": tribes.on_continent(s, seat),
        "strong": tribes.strong(s, seat),
        "territories": len(tribes.territories(s, seat)),
        "progress": sum(player.tracks),
        "upgrades": upgrades(player),
        "installed": len(installed(player)),
        "era_points": player.points + era,
        "final_points": player.points + era + total(final_rows(s, seat)),
    }
