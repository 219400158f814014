"""The words of effects as numbers: what can be done (ops), waited for (moments), changed (rules)."""

from __future__ import annotations

from typing import Final

# Ops: one step of an effect list.
POINTS: Final = 0
GAIN: Final = 1  # markers on one spot of the console
ANY_FEATURE: Final = 2
FEATURE_MOVE: Final = 3
ANY_MATERIAL: Final = 4
PLAN: Final = 5
TRACK: Final = 6
FAVOUR: Final = 7
UPGRADE: Final = 8
STAGE_FLIP: Final = 9
INCOME_CHIP: Final = 10
INCOME_ACTION: Final = 11
ACTIVITY: Final = 12
GOAL_GAIN: Final = 13
GOAL_INSTALL: Final = 14
CARD: Final = 15
DRAW: Final = 16
INSTALL: Final = 17
MIGRATE: Final = 18
PROCREATE: Final = 19
PLACE_WEAK: Final = 20
STRENGTHEN: Final = 21
HUNT: Final = 22
PRODUCE: Final = 23
TRANSPORT: Final = 24
LUCKY_FIND: Final = 25
EXPLORE: Final = 26
REVEAL: Final = 27
BUILD: Final = 28
GAIN_DIE: Final = 29
TRADE: Final = 30
LOSE: Final = 31
REMOVE: Final = 32
CHOOSE: Final = 33
FAVOUR_TEST: Final = 34
PAY: Final = 35
PER: Final = 36
IF: Final = 37
ALL: Final = 38

# How ANY_MATERIAL limits the choice.
ANY: Final = 0
OF_ROW: Final = 1
OF_LAND: Final = 2
OF_OWN_LAND: Final = 3
# Tracks that are not named.
ANY_TRACK: Final = -1
LOWEST_TRACK: Final = -2
# Dice.
ACTIVATION: Final = 0
FATE: Final = 1
EITHER: Final = 2
# Pieces that are taken back.
TRIBE: Final = 4
# Bits of MIGRATE.
ANYWHERE: Final = 1
ONE_TRIBE: Final = 2
BOATS_ONLY: Final = 4
# Conditions of IF.
AT_LEAST: Final = 0
MOST: Final = 1
FEWEST: Final = 2
ALL_GOODS: Final = 99
# What an effect names and a move does not keep to, told by a refusal.
NOT_LOWEST: Final = 1  # the lowest track
NOT_THAT_LAND: Final = 2  # some kinds of land
NOT_NEAR_WATER: Final = 3
NOT_THAT_KIND: Final = 4  # a kind of building project
NOT_BY_BOAT: Final = 5

# Moments at which abilities are triggered; those with a subject carry it apart.
MODULE_USED: Final = 0
INSTALLED: Final = 1
BUILT: Final = 2
HUNTED: Final = 3
REVEALED: Final = 4
SETTLED: Final = 5
AT_FIRE: Final = 6
DEVELOPED: Final = 7
PROCREATED: Final = 8
STRENGTHENED: Final = 9
DISPLACED_OTHER: Final = 10
WAS_DISPLACED: Final = 11
TRIBE_DIED: Final = 12
DID_RESET: Final = 13
FAVOUR_PASSED: Final = 14
SOLD: Final = 15
GOAL_REACHED: Final = 16
PHASE: Final = 17
ERA_SCORED: Final = 18
MOMENTS: Final[dict[str, int]] = {
    "module": MODULE_USED,
    "install": INSTALLED,
    "build": BUILT,
    "hunt": HUNTED,
    "reveal": REVEALED,
    "settle": SETTLED,
    "fire": AT_FIRE,
    "develop": DEVELOPED,
    "procreate": PROCREATED,
    "strengthen": STRENGTHENED,
    "displace": DISPLACED_OTHER,
    "displaced": WAS_DISPLACED,
    "tribe_dies": TRIBE_DIED,
    "reset": DID_RESET,
    "favor_pass": FAVOUR_PASSED,
    "sell": SOLD,
    "goal": GOAL_REACHED,
    "phase": PHASE,
    "era_score": ERA_SCORED,
}
EVERY: Final = -1  # a trigger that asks for no subject
SLEEP_MODULE: Final = 21

# Passive rules that are plain sums or switches: the place in Player.power.
RULES: Final[list[str]] = [
    "transport_plus",
    "produce_plus",
    "migrate_plus",
    "migrate_swim",
    "weak_migrate",
    "displace_strong",
    "fire_plus",
    "lucky_choose",
    "explore_plus",
    "extra_find_plus",
    "favor_plus",
    "favor_reroll",
    "research_plus",
    "sale_plus",
    "sale_points_plus",
    "buy_less",
    "statue_plus",
    "settlement_discount",
    "weather_shift",
    "sleep_both",
]
TRANSPORT_PLUS: Final = 0
PRODUCE_PLUS: Final = 1
MIGRATE_PLUS: Final = 2
MIGRATE_SWIM: Final = 3
WEAK_MIGRATE: Final = 4
DISPLACE_STRONG: Final = 5
FIRE_PLUS: Final = 6
LUCKY_CHOOSE: Final = 7
EXPLORE_PLUS: Final = 8
EXTRA_FIND_PLUS: Final = 9
FAVOUR_PLUS: Final = 10
FAVOUR_REROLL: Final = 11
RESEARCH_PLUS: Final = 12
SALE_PLUS: Final = 13
SALE_POINTS_PLUS: Final = 14
BUY_LESS: Final = 15
STATUE_PLUS: Final = 16
SETTLEMENT_DISCOUNT: Final = 17
WEATHER_SHIFT: Final = 18
SLEEP_BOTH: Final = 19
# Those with arguments of their own, worked into further places.
HUNT_TOKEN_OK: Final = 20
HUNT_TOKEN_PENALTY: Final = 21
FREE_SHIFT_DICE: Final = 22
FREE_SHIFT_FATE: Final = 23
IDEA_POWER: Final = 24
PLANNING_FLEX: Final = 25
BOAT_SEATS_PLUS: Final = 26
BOAT_CARGO_PLUS: Final = 27
IMMUNE_WEATHER: Final = 28
IMMUNE_GORGE: Final = 29
IMMUNE_GLACIER: Final = 30
DEUS_FREE: Final = 31
RESET_DICE: Final = 32  # dice that may be left at a reset, when higher than the usual number
IGNORE_CELL: Final = 33
NO_DISPLACE_ANY: Final = 34
NO_DISPLACE_FIRE: Final = 35
NO_DISPLACE_STRONG: Final = 36
BONUS_DIE_HUNT: Final = 37
BONUS_DIE_FIND: Final = 38
BONUS_DIE_FAVOUR: Final = 39
HUNT_PLUS: Final = 40  # and the land: to 46
STRONG_PLUS: Final = 47  # and the land: to 53
WILD_FEATURE: Final = 54  # and the feature: to 59
STATUE_ROW: Final = 60  # and the row less 1: to 62
SWAP_ROW: Final = 63
SWAP_LAND: Final = 64
LINKS: Final = (
    65  # a bit for each pair of dice values that count as each other: lower less 1 times 6 plus higher less 1
)
POWERS: Final = 66
