"""What a view works out for those who look: sums by their sources, limits, ranks, and where a group can go."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.battle import ATTACKER, DEFENDER, Battle
from ecumene.games.sid_meiers_civilization.battle.force import bonus, force, group_force, strength
from ecumene.games.sid_meiers_civilization.battle.start import walls_hold
from ecumene.games.sid_meiers_civilization.card_data import (
    CAPITAL,
    CITY,
    COMBAT_OF,
    SCOUT,
    TECHNOLOGIES,
    THINGS,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    WALLS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import hand_limit
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, city_at, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, GRID, NAMES
from ecumene.games.sid_meiers_civilization.map.sums import (
    PRODUCTION_PER_COINS,
    coins,
    culture_of,
    production_of,
    squares_of_city,
    trade_of,
)
from ecumene.games.sid_meiers_civilization.movement.move import Move
from ecumene.games.sid_meiers_civilization.movement.paths import access_around, consequence
from ecumene.games.sid_meiers_civilization.player import (
    CITIES_AT,
    LEVELS_AT,
    NO_POWERS,
    RANK_AT,
    SPEED_AT,
    STACKING_AT,
    WATER_AT,
)
from ecumene.games.sid_meiers_civilization.printed import (
    BONUS_CAPITAL,
    BONUS_CITY,
    BONUS_WALLS,
    START_UNITS,
    THRESHOLDS,
)
from ecumene.games.sid_meiers_civilization.research.research import threshold
from ecumene.games.sid_meiers_civilization.research.technologies import TOP, has_place
from ecumene.games.sid_meiers_civilization.start_phase.governments import PRODUCTION
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.game import Doc
from ecumene.kernel.graph import ENDING, OPEN
from ecumene.kernel.luck import Blind

SAMPLES: Final[list[int]] = [next(card for card in UNIT_CARDS if UNIT_OF[card] == unit) for unit in UNITS]
# Ways in which a square is reached.
STAYS: Final = 0
MEETS: Final = 1  # something happens there that cannot be taken back
PASSES: Final = 2  # it can only be passed
REACH: Final[list[str]] = [
    "reach_at", "reach_cost", "reach_from", "reach_how", "reach_force", "reach_bonus",
]  # fmt: skip
NOWHERE: Final = -1
OF_LEVEL: Final[list[int]] = [
    next(one for one in TECHNOLOGIES if LEVEL[one] == level) for level in range(1, TOP + 1)
]  # fmt: skip
NO_PLUS: Final[list[int]] = [0] * len(UNITS)


def explain_player(s: GameState, seat: int, row: Doc) -> None:
    """Tell coins, limits, ranks and sums of a seat."""
    player = s.players[seat]
    chosen = player.civilization >= 0
    power = player.power if chosen else NO_POWERS
    row["coins"] = coins(s, seat) if player.cities else 0
    row["speed"] = power[SPEED_AT]
    row["stacking"] = power[STACKING_AT]
    row["hand_limit"] = hand_limit(s, seat) if chosen else 0
    row["city_limit"] = power[CITIES_AT]
    row["water"] = power[WATER_AT]
    row["ranks"] = power[RANK_AT : RANK_AT + len(UNITS)]
    row["levels"] = power[LEVELS_AT : LEVELS_AT + 5]
    better = strength(s, seat, SAMPLES[0]) - strength(s, NOWHERE, SAMPLES[0]) if chosen else 0
    better -= power[RANK_AT] - 1 if chosen else 0  # what holds for units of all types
    row["stronger"] = [max(0, rank - 1 + better) for rank in row["ranks"]] if chosen else NO_PLUS[:]
    cheaper = THRESHOLDS[0] - threshold(s, seat, 1)
    row["thresholds"] = [needed - cheaper for needed in THRESHOLDS]
    row["places"] = [int(has_place(player, one)) if chosen else 0 for one in OF_LEVEL]
    row["bonus_rows"] = bonus_rows(s, seat, -1)
    rows = [city_rows(s, seat, city) for city in range(len(player.cities))]
    row["production_rows"] = [one[0] for one in rows]
    row["trade_rows"] = [one[1] for one in rows]
    row["culture_rows"] = [one[2] for one in rows]


def _label(s: GameState, square: int, centre: int) -> int:
    """Return what a square's symbols come from: its marker, its terrain, or the scout that sends it."""
    if s.marker[square] >= 0:
        return s.marker[square]
    return TERRAIN[s.ground[square]] if square in AROUND[centre] else SCOUT


def _add(found: dict[int, int], thing: int, amount: int) -> None:
    """Add up what comes of one source."""
    if amount:
        found[thing] = found.get(thing, 0) + amount


def _told(found: dict[int, int]) -> list[list[object]]:
    """Return sums by source as a view tells them."""
    return [[THINGS.slug(thing), amount] for thing, amount in found.items()]


def city_rows(s: GameState, seat: int, city: int) -> list[list[list[object]]]:
    """Return production, trade and culture of a city, each by source."""
    player = s.players[seat]
    centre = player.cities[city]
    made: dict[int, int] = {}
    traded: dict[int, int] = {}
    cultured: dict[int, int] = {}
    for at in squares_of_city(s, seat, city):
        thing = _label(s, at, centre)
        _add(made, thing, production_of(s, player, at))
        _add(traded, thing, trade_of(s, player, at))
        _add(cultured, thing, culture_of(s, player, at))
    _add(made, player.government, PRODUCTION[player.government])
    for technology, each in PRODUCTION_PER_COINS:
        if player.knows(technology):
            _add(made, technology, coins(s, seat) // each)
    return [_told(made), _told(traded), _told(cultured)]


def bonus_rows(s: GameState, seat: int, city: int) -> list[list[object]]:
    """Return the combat bonus of a seat by source; -1: it defends no city."""
    player = s.players[seat]
    found: dict[int, int] = {}
    for thing in player.marks:
        _add(found, thing, COMBAT_OF[thing])
    if city >= 0:
        _add(found, CITY if city else CAPITAL, BONUS_CITY if city else BONUS_CAPITAL)
        _add(found, WALLS, BONUS_WALLS if player.walls[city] else 0)
    return _told(found)


def explain_table(s: GameState, seat: int, doc: Doc) -> None:
    """Tell where the group that moves can go, and the bonuses of a battle."""
    top = s.stack[-1] if s.stack else None
    for key in REACH:
        doc[key] = []
    doc["group_force"] = 0
    if isinstance(top, Move) and top.seat == seat and top.pending < 0 and not top.ended:
        _reach(s, top, doc)
    doc["battle_rows"] = [[], []]
    doc["battle_sums"] = [0, 0]
    battle = next((frame for frame in s.stack if isinstance(frame, Battle)), None)
    if battle is not None:
        held = s.players[battle.defender].cities.index(battle.square) if battle.city and not battle.village else -1
        theirs = [] if battle.village else bonus_rows(s, battle.defender, held)
        doc["battle_rows"] = [bonus_rows(s, battle.attacker, NOWHERE), theirs]
        doc["battle_sums"] = [battle.total(s, ATTACKER), battle.total(s, DEFENDER)]


def _reach(s: GameState, move: Move, doc: Doc) -> None:
    """Tell every square that the rest of a move can reach: its cost, the square before, and what happens there."""
    if move.at in s.locked:
        return
    access = access_around(s, move.seat, move.at, move.left, move.armies, move.scouts)
    reach = GRID.reach([move.at], move.left, access)
    for square, cost in enumerate(reach.costs):
        if cost <= 0:
            continue
        doc["reach_at"].append(NAMES.slugs[square])
        doc["reach_cost"].append(cost)
        doc["reach_from"].append(NAMES.slugs[reach.before[square]])
        meets = consequence(s, move.seat, square) and access[square] in (OPEN, ENDING)
        doc["reach_how"].append(MEETS if meets else STAYS if access[square] in (OPEN, ENDING) else PASSES)
        cards, more = opponent(s, move.seat, square) if meets and move.armies else (0, 0)
        doc["reach_force"].append(cards)
        doc["reach_bonus"].append(more)
    if move.armies:
        doc["group_force"] = group_force(s, move.seat, move.armies)


def opponent(s: GameState, seat: int, square: int) -> tuple[int, int]:
    """Return how many cards would defend a square, and with what bonus, as everybody can count them."""
    if square in s.villages:
        return len(START_UNITS), 0
    owner = city_at(s, square)
    city = owner not in (NOWHERE, seat)
    rival = owner if city else rival_at(s, seat, square)
    if rival < 0 or not (city or armies_at(s, rival, square)):
        return 0, 0
    return force(s, rival, square, city), bonus(before_attack(s, seat, rival, square), rival, square, city)


def before_attack(s: GameState, seat: int, rival: int, square: int) -> GameState:
    """Return the table on which an attack on a square begins: walls that can be breached have fallen."""
    if city_at(s, square) != rival:
        return s
    twin = s.copy()
    walls_hold(twin, seat, rival, square, Blind())
    return twin
