"""Where it acts and settles: priorities, the territory roll, encampments (p. 41-42)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CONTENT, FIRST_LAND, FIRST_TERRITORY
from ecumene.games.civolution.continent.lands import (
    BEACONS,
    CAMP_HAS_FIRE,
    FIRE_POINTS,
    FIRST_CAMP,
    LAND,
    TERRITORIES,
)
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import DIE_VALUES, LANDS, WATER
from ecumene.games.civolution.state import BLOCKED, FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.tribes.settling import drive_out, is_developed, turn_up
from ecumene.games.civolution.verbs import WILD
from ecumene.kernel.luck import Luck

_WHEEL: Final[list[int]] = [LANDS.index(land) for land in CONTENT.value("vici_wheel")["lands"]]
_BEACONS: Final[list[int]] = CONTENT.value("vici_wheel")["beacons"]
HUNTING: Final[list[int]] = [LANDS.index(land) for land in CONTENT.value("vici_wheel")["hunting"]]
NOWHERE: Final = -1


def rival_owner(s: GameState) -> int:
    """Return the number by which the rival owns encampments: after the last seat."""
    return len(s.players)


def tell(luck: Luck, kind: str, subject: int = -1, amount: int = 0, source: int = -1, target: int = -1) -> None:
    """Write what the rival does into the log."""
    luck.tell(kind, -1, subject, amount, source, automaton=0, target=target)


def roll(luck: Luck) -> int:
    """Roll one of its dice; whoever calls tells what it decides."""
    return 1 + luck.number(DIE_VALUES)


def determine(eligible: list[int], luck: Luck, why: str) -> int:
    """Return one of the eligible territories, by a territory roll where there are several (p. 41).

    The line `why` tells the priority that they meet, and the roll: below 0 one of the beacons, 0 for none.
    """
    if not eligible:
        return NOWHERE
    if len(eligible) == 1:
        tell(luck, why, target=eligible[0])
        return eligible[0]
    wheel = roll(luck)
    found, land = by_wheel(eligible, wheel)
    if len(found) == 1:
        tell(luck, why, amount=wheel, target=found[0])
        return found[0]
    tell(luck, "vici-wheel", FIRST_LAND + land, wheel)
    beacons = roll(luck)
    place = by_beacons(found, beacons)
    tell(luck, why, amount=-beacons, target=place)
    return place


def by_wheel(eligible: list[int], wheel: int) -> tuple[list[int], int]:
    """Return the eligible territories of the first land of the wheel, from a roll on, and that land."""
    for step in range(len(_WHEEL)):
        land = _WHEEL[(wheel - 1 + step) % len(_WHEEL)]
        found = [place for place in eligible if LAND[place] == land]
        if found:
            break
    return found, land


def by_beacons(found: list[int], die: int) -> int:
    """Return the territory with as many beacons as the roll tells, else with the next number of them."""
    wanted = _BEACONS[die - 1]
    for step in range(3):
        for place in found:
            if BEACONS[place] == (wanted - 1 + step) % 3 + 1:
                return place
    return found[0]


def rival_places(s: GameState) -> list[int]:
    """Return the territories where it has tribes."""
    return [place for place in range(TERRITORIES) if LAND[place] != WATER and count_in(s, place)]


def count_in(s: GameState, place: int) -> int:
    """Return how many tribes it has in a territory."""
    return tribes.tribes_in(s, rival_owner(s), place)


def camp_rank(s: GameState, camp: int) -> int:
    """Return the priority of an encampment, 1 first; 0 for one that cannot be taken (p. 41)."""
    owner, me = s.camp_owner[camp], rival_owner(s)
    fire, weak = CAMP_HAS_FIRE[camp], s.camp_weak[camp] > 0
    if owner == BLOCKED:
        return 0
    if owner == FREE:
        return 1 if fire else 2
    if owner != me:
        if not tribes.can_displace(s, me, camp):
            return 0
        return 3 if fire else 4 if weak else 5
    if weak:
        return 8 if fire else 9
    return 6 if fire else 7


def settle_rival(s: GameState, place: int, luck: Luck) -> bool:
    """Settle a tribe by priority; it is never weakened. Return whether there was an encampment for it."""
    camps = [camp for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]) if camp_rank(s, camp)]
    if not camps:
        return False
    best = min(camp_rank(s, camp) for camp in camps)
    camp = next(camp for camp in camps if camp_rank(s, camp) == best)
    former = s.camp_owner[camp]
    if former != FREE:
        drive_out(s, place, camp, luck)
    s.camp_owner[camp] = rival_owner(s)
    s.camp_weak[camp] = 0
    tell(luck, "settled", amount=best, target=place)  # of a seat it is the encampment, of the rival its priority
    if CAMP_HAS_FIRE[camp]:
        score_rival(s, FIRE_POINTS[place], luck, FIRST_TERRITORY + place)
    if 0 <= former < len(s.players):
        trigger(s, former, ops.WAS_DISPLACED, ops.EVERY, luck)
    if not is_developed(s, place):
        turn_up(s, place, luck)
    return True


def score_rival(s: GameState, points: int, luck: Luck, source: int = -1, kind: str = "points") -> None:
    """Let the rival gain points."""
    if points:
        s.vici[0].points += points
        tell(luck, kind, amount=points, source=source)


def migrating_number(s: GameState, place: int) -> int:
    """Return which strong tribe of a territory migrates: from the wilderness, the fire, anywhere (p. 42)."""
    numbers = tribes.numbers_in(s, rival_owner(s), place, True, False)
    return WILD if WILD in numbers else min(numbers)


def is_crowded(s: GameState) -> bool:
    """Return whether all encampments of all its territories hold its own tribes alone (p. 41)."""
    places = rival_places(s)
    for place in places:
        for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]):
            if s.camp_owner[camp] not in (BLOCKED, rival_owner(s)):
                return False
    return len(places) > 0
