"""Settling: a tribe takes an encampment, drives out who was there, is paid by the fire, develops the land."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FIRST_MATERIAL, FIRST_TERRITORY
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import because
from ecumene.games.civolution.continent.lands import CAMP_HAS_FIRE, FIRE_POINTS, FIRST_CAMP, LAND, TERRITORIES
from ecumene.games.civolution.continent.spots import RAW
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.pieces import score, trigger
from ecumene.games.civolution.printed import MATERIAL_LAND, MATERIALS, WATER
from ecumene.games.civolution.state import BLOCKED, FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

NO_SUCH_CAMP: Final = because("", 9)
COVERED: Final = because("civo.setup.blocked-camps")
PROTECTED: Final = because("civo.effects.no-displace")


def settle(s: GameState, seat: int, place: int, number: int, weak: bool, luck: Luck) -> None:
    """Put a tribe that is in nobody's hands into an encampment (p. 14). Taking one from a tribe weakens."""
    camp = tribes.camp_at(place, number)
    power = s.players[seat].power
    former = s.camp_owner[camp]
    if former != FREE:
        drive_out(s, place, camp, luck)
        weak = weak or not power[ops.DISPLACE_STRONG]
    s.camp_owner[camp] = seat
    s.camp_weak[camp] = 1 if weak else 0
    luck.tell("settled", seat, amount=number, target=place)
    if CAMP_HAS_FIRE[camp]:
        score(s, seat, FIRE_POINTS[place] + power[ops.FIRE_PLUS], luck, FIRST_TERRITORY + place)
        trigger(s, seat, ops.AT_FIRE, ops.EVERY, luck)
    trigger(s, seat, ops.SETTLED, ops.EVERY, luck)
    if former != FREE and former != seat:
        trigger(s, seat, ops.DISPLACED_OTHER, ops.EVERY, luck)
        if former < len(s.players):
            trigger(s, former, ops.WAS_DISPLACED, ops.EVERY, luck)
    develop(s, seat, place, luck)


def camp_obstacle(s: GameState, seat: int, place: int, number: int) -> int:
    """Return what keeps a tribe from settling on an encampment, free or not."""
    camp = tribes.camp_at(place, number)
    if not FIRST_CAMP[place] <= camp < FIRST_CAMP[place + 1]:
        return NO_SUCH_CAMP
    owner = s.camp_owner[camp]
    if owner == BLOCKED:
        return COVERED
    return ALLOWED if owner == FREE or tribes.can_displace(s, seat, camp) else PROTECTED


def drive_out(s: GameState, place: int, camp: int, luck: Luck) -> None:
    """Move the tribe of an encampment into the wilderness; it stays as strong as it was."""
    owner = s.camp_owner[camp]
    tribes.add_outside(s, owner, place, bool(s.camp_weak[camp]), 1)
    s.camp_owner[camp] = FREE
    s.camp_weak[camp] = 0
    if owner < len(s.players):
        luck.tell("displaced", owner, target=place)
    else:
        luck.tell("displaced", -1, automaton=0, target=place)


def is_developed(s: GameState, place: int) -> bool:
    """Return whether a territory is developed; water always is."""
    return LAND[place] == WATER or s.resources[place] >= 0


def develop(s: GameState, seat: int, place: int, luck: Luck) -> None:
    """Let the first tribe in a territory turn its token up and place a raw material (p. 15)."""
    if is_developed(s, place):
        return
    turn_up(s, place, luck)
    gain(s, seat, RAW + place, 1, luck)
    trigger(s, seat, ops.DEVELOPED, ops.EVERY, luck)


def turn_up(s: GameState, place: int, luck: Luck) -> None:
    """Turn the resource token of a territory up: one of its land that lies nowhere else."""
    rest = [
        FIRST_MATERIAL + material
        for material in range(MATERIALS)
        if MATERIAL_LAND[material] == LAND[place] and FIRST_MATERIAL + material not in s.resources
    ]
    s.resources[place] = luck.pick(rest)
    luck.tell("developed", -1, s.resources[place], target=place)


def is_open(s: GameState, material: int) -> bool:
    """Return whether the token of a material lies open on the continent."""
    return FIRST_MATERIAL + material in s.resources[:TERRITORIES]
