"""What markers, effects and abilities are worth to a bot in points, whatever the state: rough figures."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import ABILITY, COUNT, IS_CARD, IS_INCOME
from ecumene.games.civolution.continent.spots import FEATURE, FOCUS, FOOD, IDEA, MATERIAL, MONEY, SPOTS
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import ABILITY_PROGRAM, ACTIVITY_PRICE, LIMIT, MOMENT, ONCE_AN_ERA
from ecumene.games.civolution.effects.program import PRICES, PROGRAMS, Node
from ecumene.games.civolution.level_block.costs import CARD_CELLS, CELLS
from ecumene.games.civolution.level_block.incomes import ACTION
from ecumene.games.civolution.level_block.install import INSTANT_PROGRAM
from ecumene.games.civolution.printed import MATERIAL_ROW

_ROW: Final[list[float]] = [0.0, 1.0, 1.5, 2.0]  # of the storage
_CONSOLE: Final[dict[int, float]] = {FOOD: 0.6, MONEY: 0.7, IDEA: 0.7, FOCUS: 1.2}
PLANNED: Final = 0.8
FEATURE_MARKER: Final = 1.8
# By spot of the console.
SPOT_WORTH: Final[list[float]] = [
    _CONSOLE[spot]
    if spot in _CONSOLE
    else PLANNED
    if spot < FEATURE
    else FEATURE_MARKER
    if spot < MATERIAL
    else _ROW[MATERIAL_ROW[spot - MATERIAL]]
    for spot in range(SPOTS)
]
# By op, for one of it.
OP_WORTH: Final[dict[int, float]] = {
    ops.POINTS: 1.0,
    ops.ANY_FEATURE: 2.0,
    ops.FEATURE_MOVE: 0.4,
    ops.ANY_MATERIAL: 1.4,
    ops.PLAN: PLANNED,
    ops.TRACK: 2.8,
    ops.FAVOUR: 1.8,
    ops.UPGRADE: 2.0,
    ops.STAGE_FLIP: 5.0,
    ops.INCOME_CHIP: 6.0,
    ops.INCOME_ACTION: 1.4,
    ops.ACTIVITY: 1.8,
    ops.GOAL_GAIN: 1.0,
    ops.GOAL_INSTALL: 3.0,
    ops.CARD: 1.4,
    ops.DRAW: 0.8,
    ops.INSTALL: 4.0,
    ops.MIGRATE: 1.8,
    ops.PROCREATE: 2.5,
    ops.PLACE_WEAK: 1.8,
    ops.STRENGTHEN: 0.8,
    ops.HUNT: 1.6,
    ops.PRODUCE: 0.7,
    ops.TRANSPORT: 0.7,
    ops.LUCKY_FIND: 1.3,
    ops.EXPLORE: 2.0,
    ops.REVEAL: 1.5,
    ops.BUILD: 3.5,
    ops.GAIN_DIE: 3.5,
    ops.TRADE: 1.2,
    ops.REMOVE: -2.0,
}
MANY: Final = 3  # what "all goods" or "for each" come to
CHECK: Final = 0.6  # how likely a favour check is passed


def price_worth(price: int) -> float:
    """Return what a price costs."""
    if price < 0:
        return 0.0
    asked = PRICES[price]
    found = 1.2 * asked.n
    for at in range(len(asked.spots)):
        found += SPOT_WORTH[asked.spots[at]] * asked.counts[at]
    return found


def program_worth(program: int) -> float:
    """Return what an effect list is worth."""
    found = 0.0
    for node in PROGRAMS[program]:
        found += node_worth(node)
    return found


def node_worth(node: Node) -> float:
    """Return what a step of an effect list is worth."""
    if node.op == ops.GAIN:
        return node.n * SPOT_WORTH[node.a]
    if node.op == ops.LOSE:
        return -node.n * SPOT_WORTH[node.a]
    if node.op in (ops.CHOOSE, ops.ALL):
        worths = [program_worth(branch) for branch in node.branches]
        return sum(worths) if node.op == ops.ALL else max(worths)
    if node.op == ops.FAVOUR_TEST:
        return CHECK * program_worth(node.then) + (1.0 - CHECK) * program_worth(node.other)
    if node.op == ops.PAY:
        return max(0.0, program_worth(node.then) - price_worth(node.price))
    if node.op == ops.PER:
        return min(node.n, 2) * program_worth(node.then)
    if node.op == ops.IF:
        return 0.5 * program_worth(node.then) + 0.5 * program_worth(node.other)
    return min(node.n, MANY) * OP_WORTH[node.op]


def _ability(thing: int) -> float:
    """Return what the ability of a thing is worth in an era."""
    kind = ABILITY[thing]["kind"]
    if kind == "activity":
        return max(0.3, 0.8 * (program_worth(ABILITY_PROGRAM[thing]) - price_worth(ACTIVITY_PRICE[thing])))
    if kind == "trigger":
        often = 1.0 if MOMENT[thing] in (ops.PHASE, ops.ERA_SCORED) or LIMIT[thing] == ONCE_AN_ERA else 1.3
        return often * max(0.3, program_worth(ABILITY_PROGRAM[thing]))
    return 1.0 if kind == "passive" else 0.0


# By thing: what its ability brings in an era, what its income action brings, its instant bonus.
ABILITY_WORTH: Final[list[float]] = [_ability(thing) for thing in range(COUNT)]
INCOME_WORTH: Final[list[float]] = [
    max(1.0, program_worth(ACTION[thing])) if IS_INCOME[thing] else 0.0 for thing in range(COUNT)
]
INSTANT_WORTH: Final[list[float]] = [
    program_worth(INSTANT_PROGRAM[thing]) if IS_CARD[thing] else 0.0 for thing in range(COUNT)
]


def _needs(card: int, level: int) -> list[tuple[int, int, int]]:
    """Return what the cells up to a level ask for: spot, markers returned, markers owned; no alternative used."""
    returns, have = [0] * SPOTS, [0] * SPOTS
    for cell in CARD_CELLS[card][:level]:
        for spot, n in cell.returns:
            returns[spot] += n
        for spot, n in cell.have:
            have[spot] += n
    return [(spot, returns[spot], have[spot]) for spot in range(SPOTS) if returns[spot] or have[spot]]


# By card, then by level: what it asks for, and what its cells bring and cost.
NEEDS: Final[list[list[list[tuple[int, int, int]]]]] = [
    [_needs(thing, level) for level in range(CELLS + 1)] if IS_CARD[thing] else [] for thing in range(COUNT)
]
CELL_POINTS: Final[list[list[int]]] = [
    [sum([cell.points for cell in CARD_CELLS[thing][:level] if not cell.empty]) for level in range(CELLS + 1)]
    if IS_CARD[thing]
    else []
    for thing in range(COUNT)
]
CELL_COST: Final[list[list[float]]] = [
    [sum([SPOT_WORTH[spot] * n for spot, n, _ in needs]) for needs in NEEDS[thing]] for thing in range(COUNT)
]
HAS_INSTEAD: Final[list[bool]] = [any(cell.instead for cell in CARD_CELLS[thing]) for thing in range(COUNT)]
