"""Armies formed one after another in every possible way: slow, and too simple to be wrong."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from ecumene.games.through_the_ages.card_data import (
    AGE,
    ARMY,
    INFANTRY,
    OBSOLETE_STRENGTH,
    TACTIC_STRENGTH,
    TYPE,
    thing,
)
from ecumene.games.through_the_ages.effects.powers import INFANTRY_AS_CAVALRY
from ecumene.games.through_the_ages.player import Player

UNITS = [
    "warriors",
    "swordsmen",
    "riflemen",
    "modern-infantry",
    "knights",
    "cavalrymen",
    "tanks",
    "cannon",
    "rockets",
]
AIR_FORCES = thing("air-forces")


def strongest_armies(player: Player) -> int:
    """Return the tactic strength of the best armies that a player's units can form."""
    if player.tactic < 0:
        return 0
    have = tuple(max(0, player.workers[thing(unit)]) for unit in UNITS)
    planes = max(0, player.workers[AIR_FORCES])
    return brute(have, planes, player.tactic, player.power[INFANTRY_AS_CAVALRY] > 0)


@cache
def brute(have: tuple[int, ...], planes: int, tactic: int, genghis: bool) -> int:
    """Form armies one after another in every possible way."""
    best = 0
    roles = [INFANTRY + place for place in range(3) for _ in range(ARMY[tactic][place])]
    for chosen in combinations_with_replacement(range(len(have)), len(roles)):
        if any(chosen.count(at) > have[at] for at in set(chosen)):
            continue
        kinds = sorted(TYPE[thing(UNITS[at])] for at in chosen)
        if not fits(kinds, roles, genghis):
            continue
        old = any(AGE[thing(UNITS[at])] <= AGE[tactic] - 2 for at in chosen)
        worth = OBSOLETE_STRENGTH[tactic] if old else TACTIC_STRENGTH[tactic]
        rest = tuple(count - chosen.count(at) for at, count in enumerate(have))
        best = max(best, worth + brute(rest, planes, tactic, genghis))
        if planes:
            best = max(best, 2 * worth + brute(rest, planes - 1, tactic, genghis))
    return best


def fits(kinds: list[int], roles: list[int], genghis: bool) -> bool:
    """Return whether units of these kinds fill the roles, infantry as cavalry where allowed."""
    if kinds == sorted(roles):
        return True
    riding = kinds.count(INFANTRY) - roles.count(INFANTRY)
    missing = roles.count(INFANTRY + 1) - kinds.count(INFANTRY + 1)
    return genghis and riding == missing > 0 and kinds.count(INFANTRY + 2) == roles.count(INFANTRY + 2)
