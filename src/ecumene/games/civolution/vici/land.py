"""Where it acts and settles: priorities, the territory roll, encampments (p. 41-42)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution import tribes
from ecumene.games.civolution.card_data import CONTENT
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.figures import DIE_VALUES, LANDS, WATER
from ecumene.games.civolution.lands import BEACONS, CAMP_HAS_FIRE, FIRE_POINTS, FIRST_CAMP, LAND, TERRITORIES
from ecumene.games.civolution.settling import drive_out, is_developed, turn_up
from ecumene.games.civolution.state import BLOCKED, FREE, Board
from ecumene.games.civolution.verbs import WILD
from ecumene.kernel.luck import Luck

_WHEEL: Final[list[int]] = [LANDS.index(land) for land in CONTENT.value("vici_wheel")["lands"]]
_BEACONS: Final[list[int]] = CONTENT.value("vici_wheel")["beacons"]
HUNTING: Final[list[int]] = [LANDS.index(land) for land in CONTENT.value("vici_wheel")["hunting"]]
NOWHERE: Final = -1


def rival_owner(s: Board) -> int:
    """Return the number by which the rival owns encampments: after the last seat."""
    return len(s.players)


def tell(luck: Luck, kind: str, subject: int = -1, amount: int = 0, source: int = -1, target: int = -1) -> None:
    """Write what the rival does into the log."""
    luck.tell(kind, -1, subject, amount, source, automaton=0, target=target)


def roll(luck: Luck) -> int:
    """Roll one of its dice."""
    value = 1 + luck.number(DIE_VALUES)
    tell(luck, "vici-rolled", amount=value)
    return value


def determine(eligible: list[int], luck: Luck) -> int:
    """Return one of the eligible territories, by a territory roll where there are several (p. 41)."""
    if len(eligible) < 2:
        return eligible[0] if eligible else NOWHERE
    start = roll(luck) - 1
    for step in range(len(_WHEEL)):
        land = _WHEEL[(start + step) % len(_WHEEL)]
        found = [place for place in eligible if LAND[place] == land]
        if found:
            break
    if len(found) == 1:
        return found[0]
    wanted = _BEACONS[roll(luck) - 1]
    for step in range(3):
        for place in found:
            if BEACONS[place] == (wanted - 1 + step) % 3 + 1:
                return place
    return found[0]


def rival_places(s: Board) -> list[int]:
    """Return the territories where it has tribes."""
    return [place for place in range(TERRITORIES) if LAND[place] != WATER and count_in(s, place)]


def count_in(s: Board, place: int) -> int:
    """Return how many tribes it has in a territory."""
    return tribes.tribes_in(s, rival_owner(s), place)


def camp_rank(s: Board, camp: int) -> int:
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


def settle_rival(s: Board, place: int, luck: Luck) -> bool:
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
    tell(luck, "settled", amount=camp - FIRST_CAMP[place] + 1, target=place)
    if CAMP_HAS_FIRE[camp]:
        score_rival(s, FIRE_POINTS[place], luck)
    if 0 <= former < len(s.players):
        trigger(s, former, ops.WAS_DISPLACED, ops.EVERY, luck)
    if not is_developed(s, place):
        turn_up(s, place, luck)
    return True


def score_rival(s: Board, points: int, luck: Luck, source: int = -1) -> None:
    """Let the rival gain points."""
    if points:
        s.vici[0].points += points
        tell(luck, "points", amount=points, source=source)


def migrating_number(s: Board, place: int) -> int:
    """Return which strong tribe of a territory migrates: from the wilderness, the fire, anywhere (p. 42)."""
    numbers = tribes.numbers_in(s, rival_owner(s), place, True, False)
    return WILD if WILD in numbers else min(numbers)


def is_crowded(s: Board) -> bool:
    """Return whether all encampments of all its territories hold its own tribes alone (p. 41)."""
    places = rival_places(s)
    for place in places:
        for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]):
            if s.camp_owner[camp] not in (BLOCKED, rival_owner(s)):
                return False
    return len(places) > 0
