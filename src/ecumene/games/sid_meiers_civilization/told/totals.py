"""What boards show besides the view: the ground as it counts, pyramids, forces, prices, and who strikes first."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.battle.battle import ATTACKER, DEFENDER, Battle
from ecumene.games.sid_meiers_civilization.battle.force import bonus, force, strength, trumps
from ecumene.games.sid_meiers_civilization.card_data import (
    ARMY,
    BUILDINGS,
    COMBAT_OF,
    FAMILIES,
    FAMILY,
    IS_WONDER,
    PRICE,
    RESOURCES,
    SCOUT,
    SPACES,
    STAR,
    TECHNOLOGIES,
    THINGS,
    UNIT_CARDS,
    UNITS,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import price
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, NAMES
from ecumene.games.sid_meiers_civilization.map.sums import (
    coin_of,
    culture_of,
    production_of,
    resource_of,
    resources,
    trade_of,
)
from ecumene.games.sid_meiers_civilization.map.tiles import GROUNDS, WIDTH
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, SPEED_AT, Player, row_of
from ecumene.games.sid_meiers_civilization.printed import COINS_TO_WIN, MOST_TRADE
from ecumene.games.sid_meiers_civilization.research.research import trade_obstacle
from ecumene.games.sid_meiers_civilization.research.technologies import TOP, can_build, has_place, listed
from ecumene.games.sid_meiers_civilization.start_phase.placing import left_in_reserve
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.sums import OF_LEVEL
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.games.sid_meiers_civilization.winning.victory import PYRAMID_CARDS, counted_cards
from ecumene.kernel.game import Doc
from ecumene.kernel.refusal import ALLOWED

NOWHERE: Final = -1
FAR, NEAR, IN_REACH = 1, 2, 3  # how near an army is to a rival's capital; 0: there is none
HOLDERS: Final[list[str]] = [THINGS.slug(one) for one in COIN_HOLDERS]  # technologies on which coins can lie
GOALS: Final[dict[str, int]] = {
    "coins": COINS_TO_WIN, "cards": PYRAMID_CARDS, "spaces": SPACES, "trade": MOST_TRADE,
}  # fmt: skip


def totals(s: GameState, viewer: int) -> dict[str, Any]:
    """Return the numbers that a board draws, worked out by the rules."""
    layout = layout_of(s)
    seat = viewer if viewer >= 0 else s.first
    top = s.stack[-1] if s.stack else None
    return {
        "goals": GOALS,
        "holders": HOLDERS,
        "columns": layout.columns,
        "rows": layout.rows,
        "corners": [NAMES.slugs[corner] for corner in layout.slots],
        "squares": [_square(s, at) for at, slot in enumerate(layout.slot_of) if slot >= 0 and s.ground[at] >= 0]
        if s.ground
        else [],
        "seats": [_seat(s, at) for at in range(len(s.players))],
        "strengths": [_strengths(s, at) for at in range(len(s.players))],
        "barbarians": _strengths(s, NOWHERE),
        "market": _market(s.players[seat]),
        "offer_steps": Deal.MOST_STEPS - top.steps if isinstance(top, Deal) else 0,
        "battle": _battle(s, viewer),
    }


def _square(s: GameState, square: int) -> Doc:
    """Return what is in force on a revealed square; the centre of a city gives nothing."""
    owner, mark, ground = s.realm[square], s.marker[square], GROUNDS[s.ground[square]]
    player = s.players[max(owner, 0)]
    resource = resource_of(s, square)
    found: Doc = {"at": NAMES.slugs[square], "terrain": THINGS.slug(TERRAIN[s.ground[square]]), "realm": owner}
    if owner >= 0 and square in player.cities:
        return {**found, "city": player.cities.index(square)}
    numbers = {
        "production": production_of(s, player, square),
        "trade": trade_of(s, player, square),
        "culture": culture_of(s, player, square),
        "coin": coin_of(s, square),
        "combat": COMBAT_OF[mark] if mark >= 0 else 0,
        "natural": int(ground.culture > 0 and mark < 0),
        "home": int(ground.capital),
        "disaster": int(square in s.disaster_at),
    }
    found |= {name: amount for name, amount in numbers.items() if amount}
    found |= {"marker": THINGS.slug(mark)} if mark >= 0 else {}
    return found | ({"resource": THINGS.slug(resource)} if resource >= 0 else {})


def _seat(s: GameState, seat: int) -> Doc:
    """Return the pyramid of a seat, its force, what its cities show, and how near it is to a capital."""
    player = s.players[seat]
    if player.civilization < 0:
        return {"pyramid": [], "free": [], "research": [], "reached": 0, "cards": 0, "cities": []}
    levels = player.power[LEVELS_AT : LEVELS_AT + TOP]
    rows: list[list[str]] = [[] for _ in range(TOP)]
    for technology in listed(TECHNOLOGIES, player.technologies):
        rows[row_of(player.civilization, technology) - 1].append(THINGS.slug(technology))
    return {
        "pyramid": rows,
        "free": [max(0, levels[at] - 1 - levels[at + 1]) for at in range(TOP - 1)],
        "research": [
            int(has_place(player, one) and trade_obstacle(s, seat, level, player.trade) == ALLOWED)
            for level, one in enumerate(OF_LEVEL, 1)
        ],
        "reached": sum(trade_obstacle(s, seat, level, player.trade) == ALLOWED for level in range(1, TOP + 1)),
        "cards": counted_cards(s, seat) if player.cities else 0,
        "force": force(s, seat, NOWHERE, False),
        "bonus": bonus(s, seat, NOWHERE, False),
        "cities": [_city(s, seat, city) for city in range(len(player.cities))],
        "armies": left_in_reserve(s, seat, ARMY),
        "scouts": left_in_reserve(s, seat, SCOUT),
        "war": _war(s, seat),
    }


def _city(s: GameState, seat: int, city: int) -> Doc:
    """Return what a city shows to be harvested, how it is defended, and what it has only one of."""
    centre = s.players[seat].cities[city]
    marks = [s.marker[square] for square in AROUND[centre] if s.marker[square] >= 0]
    return {
        "harvest": [THINGS.slug(RESOURCES[one]) for one in resources(s, seat, city)],
        "force": force(s, seat, centre, True),
        "bonus": bonus(s, seat, centre, True),
        "wonders": sum(IS_WONDER[mark] for mark in marks),
        "stars": sum(STAR[mark] for mark in marks),
    }


def _war(s: GameState, seat: int) -> Doc:
    """Return the rival's capital that is nearest to an army, and how near it is."""
    player = s.players[seat]
    speed = player.power[SPEED_AT]
    ways = [
        (_steps(army, s.players[other].cities[0]), s.players[other].cities[0])
        for other in s.others(seat)
        if s.players[other].cities
        for army in player.armies
    ]
    if not ways:
        return {"at": "", "near": 0}
    far, capital = min(ways)
    return {"at": NAMES.slugs[capital], "near": IN_REACH if far <= speed else NEAR if far <= 2 * speed else FAR}


def _steps(one: int, other: int) -> int:
    """Return how many steps two squares are apart on open land."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def _strengths(s: GameState, seat: int) -> dict[str, int]:
    """Return how strong each unit card is in the hand of a seat, -1: of barbarians."""
    if seat >= 0 and s.players[seat].civilization < 0:
        return {}
    return {THINGS.slug(card): strength(s, seat, card) for card in UNIT_CARDS}


def _market(player: Player) -> Doc:
    """Return what things cost a seat, which side of a building's marker it builds, and what it may build."""
    chosen = player.civilization >= 0
    wonders = [thing for thing, wonder in enumerate(IS_WONDER) if wonder]
    able = [thing for thing in BUILDINGS if chosen and can_build(player, thing)]
    units = [unit for unit in UNITS if chosen and player.rank(unit)]
    paid = {thing: price(player, thing) if chosen else PRICE[thing] for thing in wonders}
    paid |= {thing: price(player, thing) for thing in units}
    forms = {family: [thing for thing in able if FAMILY[thing] == family] for family in FAMILIES}
    return {
        "prices": {THINGS.slug(thing): cost for thing, cost in paid.items()},
        "forms": {THINGS.slug(family): THINGS.slug(found[-1]) for family, found in forms.items() if found},
        "able": [THINGS.slug(thing) for thing in able],
    }


def _battle(s: GameState, viewer: int) -> Doc:
    """Return who strikes first on each front, and where each card of the viewer would: 1 it, -1 the other."""
    battle = next((frame for frame in s.stack if isinstance(frame, Battle)), None)
    if battle is None:
        return {"first": [], "cards": {}, "lead": 0}
    side = ATTACKER if viewer == battle.player(ATTACKER) else DEFENDER
    hand = sorted(set(battle.hand(side))) if viewer == battle.player(side) else []
    fronts = range(len(battle.front))
    sums = [bonus(s, battle.attacker, battle.square, False), 0]
    if not battle.village:
        sums[DEFENDER] = bonus(s, battle.defender, battle.square, bool(battle.city))
    return {
        "lead": sums[ATTACKER] - sums[DEFENDER],
        "first": [_first(battle.front[at], battle.facing[at]) for at in fronts],
        "cards": {
            THINGS.slug(card): [_first(card, battle.units(1 - side)[at]) for at in fronts]
            for card in hand
            if card >= 0
        },
    }


def _first(card: int, other: int) -> int:
    """Return 1 if a unit strikes before another, -1 if after it, 0 for both at once or where one is not there."""
    return int(trumps(card, other)) - int(trumps(other, card)) if card >= 0 and other >= 0 else 0
