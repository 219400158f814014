"""Strength: armies formed by the current tactic so that they are strongest (p. 9 and p. 10).

Everything else of the strength rating is in ratings.py. The colonizing force forms its armies here too.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    AIR_FORCE,
    ARMY,
    ARTILLERY,
    CAVALRY,
    CONTENT,
    FIRST,
    INFANTRY,
    OBSOLETE_STRENGTH,
    TACTIC_STRENGTH,
    TYPE,
    WORKER_CARDS,
)

OBSOLETE_LEVELS: Final[int] = CONTENT.value("armies")["obsolete_levels"]
FIRST_INFANTRY: Final = 24
FIRST_AIR_FORCE: Final = 33
PLACE: Final[list[int]] = [TYPE[card] - INFANTRY for card in range(WORKER_CARDS)]  # of a unit in ARMY
MANY: Final = 99


def army_strength(units: list[int], tactic: int, infantry_as_cavalry: bool) -> int:
    """Return the tactic strength of all armies that units can form (p. 9).

    `units` has one place for each card that takes workers (like Player.workers, -1 or 0: none); `tactic` is the
    current tactic or -1. With `infantry_as_cavalry` (Genghis Khan, p. 11) infantry may stand for cavalry.
    """
    if tactic < 0:
        return 0
    obsolete = AGE[tactic] - OBSOLETE_LEVELS
    every = [0, 0, 0]  # infantry, cavalry, artillery
    modern = [0, 0, 0]  # those of them that do not make an army obsolete
    for card in range(FIRST_INFANTRY, FIRST_AIR_FORCE):
        count = units[card]
        if count > 0:
            every[PLACE[card]] += count
            if AGE[card] > obsolete:
                modern[PLACE[card]] += count
    planes = units[FIRST_AIR_FORCE] if units[FIRST_AIR_FORCE] > 0 else 0
    needed = ARMY[tactic]
    if not infantry_as_cavalry:
        fresh = _armies(modern, needed)
        return _worth(tactic, fresh, _armies(every, needed) - fresh, planes)
    best = 0
    for fresh in range(_mixed(modern[0], modern, needed) + 1):
        # As few infantry as possible ride in the modern armies; the others form from what is left.
        riding = max(0, fresh * needed[1] - modern[1])
        left = [
            every[0] - fresh * needed[0] - riding,
            every[1] - fresh * needed[1] + riding,
            every[2] - fresh * needed[2],
        ]
        best = max(best, _worth(tactic, fresh, _mixed(left[0], left, needed), planes))
    return best


def _armies(units: list[int], needed: list[int]) -> int:
    """Return how many armies units can form, each in its own role."""
    most = MANY
    for place in range(3):
        if needed[place]:
            most = min(most, units[place] // needed[place])
    return most


def _mixed(infantry: int, units: list[int], needed: list[int]) -> int:
    """Return how many armies units can form when infantry may stand for cavalry."""
    most = 0
    while True:
        wanted = most + 1
        riding = max(0, wanted * needed[1] - units[1])
        if wanted * needed[2] > units[2] or wanted * needed[0] + riding > infantry:
            return most
        most = wanted


def _worth(tactic: int, fresh: int, old: int, planes: int) -> int:
    """Return the strength of armies, obsolete ones included; an air force doubles one army, the best first."""
    doubled = min(planes, fresh)
    fresh += doubled
    old += min(planes - doubled, old)
    return fresh * TACTIC_STRENGTH[tactic] + old * OBSOLETE_STRENGTH[tactic]


assert (
    FIRST[INFANTRY] == FIRST_INFANTRY and FIRST[AIR_FORCE] == FIRST_AIR_FORCE and FIRST[CAVALRY] < FIRST[ARTILLERY]
)
