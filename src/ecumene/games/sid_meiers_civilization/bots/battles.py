"""What bots make of the map: huts and villages in reach, battles fought and to be feared."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ecumene.games.sid_meiers_civilization.battle.battle import ATTACKER, DEFENDER, NO_UNIT, Battle
from ecumene.games.sid_meiers_civilization.battle.force import bonus, force, strength
from ecumene.games.sid_meiers_civilization.card_data import STRENGTH
from ecumene.games.sid_meiers_civilization.map.figures import armies_at
from ecumene.games.sid_meiers_civilization.map.tiles import WIDTH
from ecumene.games.sid_meiers_civilization.player import SPEED_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.sealed import HIDDEN

FAR: Final = 8  # steps from where a hut is no longer an aim
AIMS: Final = 2  # huts and villages that are aimed at
MARCH: Final = 8  # turns from where a city is no aim
FEARED: Final = 3  # turns from where armies are no danger
UNKNOWN: Final = -1.0  # a strength that is not counted yet
SPREAD: Final = 4.0  # points by which battles usually miss what was expected
BARBARIANS: Final = 6  # what three of them usually come to


def steps_between(one: int, other: int) -> int:
    """Return the steps between two squares, as if nothing lay between them."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def chance(lead: float) -> float:
    """Return how likely a side wins that is expected to be ahead by so much; at a tie the defender does."""
    ahead = (lead - 0.5) / SPREAD
    return 0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead)


def average(s: GameState, seat: int) -> float:
    """Return how strong a unit of a seat is on average."""
    units = s.players[seat].units
    return sum([strength(s, seat, card) for card in units]) / len(units) if units else 0.0


def attack_of(s: GameState, seat: int, square: int, each: float) -> float:
    """Return what the armies in a square are expected to bring into a battle, without bonuses."""
    return each * min(force(s, seat, square, False), len(s.players[seat].units))


def defence_of(s: GameState, seat: int, centre: int, each: float) -> float:
    """Return what a city is expected to bring into its defence, without bonuses."""
    return each * min(force(s, seat, centre, True), len(s.players[seat].units))


def near(s: GameState, seat: int, each: float) -> tuple[float, float]:
    """Return how near armies are to huts, and to villages that they would beat; the nearest two of each count."""
    armies = s.players[seat].armies
    if not armies:
        return 0.0, 0.0
    huts = [closeness(armies, hut) for hut in s.huts]
    best = max([attack_of(s, seat, army, each) for army in armies]) + bonus(s, seat, armies[0], False)
    beaten = s.villages if chance(best - BARBARIANS) > 0.5 else []
    villages = [closeness(armies, village) for village in beaten]
    huts.sort(reverse=True)
    villages.sort(reverse=True)
    return sum(huts[:AIMS]), sum(villages[:AIMS])


def closeness(armies: list[int], square: int) -> float:
    """Return 1 where an army stands in a square, less the further the nearest one is, 0 where all are far."""
    return max(0.0, 1.0 - min([steps_between(army, square) for army in armies]) / FAR)


def assault(s: GameState, seat: int, rival: int, strengths: list[float], turns: int) -> tuple[float, float]:
    """Return how likely armies of a seat take the capital of a rival, and another city: those within some turns.

    The later they come, the less that counts.
    """
    capital = other = 0.0
    speed = s.players[seat].power[SPEED_AT]
    reach = speed * turns
    armies, cities = s.players[seat].armies, s.players[rival].cities
    held = [UNKNOWN for _ in cities]
    for at, army in enumerate(armies):
        if at and armies[at - 1] == army:
            continue
        mine = UNKNOWN
        for number, centre in enumerate(cities):
            away = steps_between(army, centre)
            if away > reach:
                continue
            if mine == UNKNOWN:
                mine = attack_of(s, seat, army, strengths[seat]) + bonus(s, seat, army, False)
            if held[number] == UNKNOWN:
                held[number] = defence_of(s, rival, centre, strengths[rival]) + bonus(s, rival, centre, True)
            theirs = held[number]
            late = (max(away, speed) - speed) / speed  # turns later than the next
            likely = chance(mine - theirs) / (1.0 + late)
            if number == 0:
                capital = max(capital, likely)
            else:
                other = max(other, likely)
    return capital, other


def assaults(s: GameState, seat: int, strengths: list[float]) -> tuple[float, float, float, float]:
    """Return how far a seat is in taking capitals and cities, and how far others are in taking its own."""
    mine = [0.0, 0.0]
    theirs = [0.0, 0.0]
    for rival in s.others(seat):
        capital, other = assault(s, seat, rival, strengths, MARCH)
        mine = [max(mine[0], capital), max(mine[1], other)]
        capital, other = assault(s, rival, seat, strengths, FEARED)
        theirs = [max(theirs[0], capital), max(theirs[1], other)]
    return mine[0], mine[1], theirs[0], theirs[1]


def side_sum(s: GameState, battle: Battle, side: int, seat: int, strengths: list[float]) -> float:
    """Return what a side is expected to come to; a hand counts card by card only for its own seat."""
    owner = battle.owner(side)
    total = 0.0
    for at, card in enumerate(battle.units(side)):
        if card != NO_UNIT:
            whole = strength(s, owner, card)
            total += whole - 0.4 * battle.wounds(side)[at]
    hand = battle.hand(side)
    if owner < 0:
        return total + sum([STRENGTH[card] for card in hand]) if battle.seen & 1 else total + 2.0 * len(hand)
    if owner == seat and battle.front:
        return total + sum([strength(s, owner, card) for card in hand if card != HIDDEN])
    return total + strengths[owner] * len(hand)


def battle_features(s: GameState, seat: int, strengths: list[float]) -> tuple[float, float, float, float, float]:
    """Return what a battle under way promises: a capital, a city, figures, a village; and armies to be lost."""
    for frame in s.stack:
        if isinstance(frame, Battle):
            return battle_stakes(s, frame, seat, strengths)
    return 0.0, 0.0, 0.0, 0.0, 0.0


def battle_stakes(
    s: GameState, battle: Battle, seat: int, strengths: list[float]
) -> tuple[float, float, float, float, float]:
    """Return the stakes of a seat in a battle, each by how likely it is."""
    rival = battle.owner(DEFENDER)
    if seat not in (battle.attacker, rival):
        return 0.0, 0.0, 0.0, 0.0, 0.0
    mine = side_sum(s, battle, ATTACKER, seat, strengths) + bonus(s, battle.attacker, battle.square, False)
    theirs = side_sum(s, battle, DEFENDER, seat, strengths)
    if rival >= 0:
        theirs += bonus(s, rival, battle.square, bool(battle.city))
    likely = chance(mine - theirs)
    sign = likely if seat == battle.attacker else -likely
    lost = (1.0 - likely) * armies_at(s, seat, battle.square) if seat == battle.attacker else 0.0
    if battle.village:
        return 0.0, 0.0, 0.0, sign, lost
    if not battle.city:
        return 0.0, 0.0, sign, 0.0, lost
    if s.players[rival].cities[0] == battle.square:
        return sign, 0.0, 0.0, 0.0, lost
    return 0.0, sign, 0.0, 0.0, lost
