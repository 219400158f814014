"""What a branch of an effect list begins with: the thing whose words tell it where one of several is chosen."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.continent.spots import SPOT_THING
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import PROGRAMS

# By op.
_DEEDS: Final[dict[int, str]] = {
    ops.POINTS: "do-points",
    ops.GAIN: "do-gain",
    ops.ANY_FEATURE: "do-feature",
    ops.FEATURE_MOVE: "do-feature-move",
    ops.ANY_MATERIAL: "do-material",
    ops.PLAN: "do-plan",
    ops.TRACK: "do-track",
    ops.FAVOUR: "do-favour",
    ops.UPGRADE: "do-upgrade",
    ops.STAGE_FLIP: "do-level-token",
    ops.INCOME_CHIP: "do-income",
    ops.INCOME_ACTION: "do-income-action",
    ops.ACTIVITY: "do-activity",
    ops.GOAL_GAIN: "do-goal",
    ops.GOAL_INSTALL: "do-goal-install",
    ops.CARD: "do-card",
    ops.DRAW: "do-draw",
    ops.INSTALL: "do-install",
    ops.MIGRATE: "do-migrate",
    ops.PROCREATE: "do-procreate",
    ops.PLACE_WEAK: "do-weak",
    ops.STRENGTHEN: "do-strengthen",
    ops.HUNT: "do-hunt",
    ops.PRODUCE: "do-produce",
    ops.TRANSPORT: "do-transport",
    ops.LUCKY_FIND: "do-find",
    ops.EXPLORE: "do-explore",
    ops.REVEAL: "do-reveal",
    ops.BUILD: "do-build",
    ops.GAIN_DIE: "do-die",
    ops.TRADE: "do-trade",
    ops.LOSE: "do-lose",
    ops.REMOVE: "do-remove",
    ops.FAVOUR_TEST: "do-check",
    ops.PAY: "do-pay",
    ops.PER: "do-count",
    ops.IF: "do-count",
    ops.CHOOSE: "do-count",
    ops.ALL: "do-count",
}
DEED: Final[dict[int, int]] = {op: THINGS.numbers[slug] for op, slug in _DEEDS.items()}


def deed_of(program: int) -> int:
    """Return the thing that tells what a program begins with: a marker, or a kind of deed; -1 for an empty one."""
    nodes = PROGRAMS[program]
    if not nodes:
        return -1
    first = nodes[0]
    if first.op == ops.GAIN and len(nodes) == 1:
        return SPOT_THING[first.a]
    return DEED[first.op]
