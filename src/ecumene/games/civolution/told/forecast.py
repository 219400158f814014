"""The numbers of a civilization by name, and what the rest of the era and the end would bring as things stand."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.continent.spots import FEATURE, FOCUS, FOOD, IDEA, MATERIAL, MONEY, PLANNING, SPOTS
from ecumene.games.civolution.effects.counts import diamonds, installed, upgrades
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.feeding import Feeding, food_needed
from ecumene.games.civolution.eras.sites import Glaciers
from ecumene.games.civolution.printed import ERAS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.era_ahead import step_of_era
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.look_ahead import NOBODY, run_down
from ecumene.kernel.luck import Blind

LOCATED: Final[int] = STEPS.index("site") + 1
FED: Final[int] = STEPS.index("feeding") + 1
SCORED: Final[int] = STEPS.index("era-category")
STATUES: Final[int] = STEPS.index("statues")
END: Final[int] = STEPS.index("end")
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


def scored(s: GameState, seat: int) -> tuple[int, int]:
    """Return the points of a civilization at the end of the era and of the game, both scored as things stand.

    The steps of the era that score are carried out on a copy, without what civilizations do in them; those of this
    era that have been are left out.
    """
    world, luck, era, depth = s.copy(), Blind(), Era(0), len(s.stack)
    step, over = step_of_era(s), len(s.parties())
    if step < LOCATED or any(isinstance(frame, Glaciers) for frame in s.stack):
        world.stack.append(Glaciers(over))
    if step < FED or any(isinstance(frame, Feeding) for frame in s.stack):
        world.stack.append(Feeding(over))
    run_down(world, depth, NOBODY, luck)
    for scores in (SCORED, STATUES):
        if step <= scores:
            era.begin(world, scores, luck)
    points = world.players[seat].points
    world.era = ERAS
    era.begin(world, END, luck)
    return points, world.players[seat].points


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return a civilization's stores, people and console, its points at the end of the era and in the end."""
    if s.over:
        return {}
    era, final = scored(s, seat)
    return {**numbers(s, seat), "era_points": era, "final_points": final}


def numbers(s: GameState, seat: int) -> dict[str, int]:
    """Return a civilization's stores, people and console."""
    if s.over:
        return {}
    player = s.players[seat]
    markers = player.markers
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
    }
