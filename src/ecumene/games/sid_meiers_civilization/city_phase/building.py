"""Where things can be built: figures, buildings, walls and wonders, with every limit of pages 15 to 17."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    ARMY,
    BUILDINGS,
    IS_BUILDING,
    IS_WONDER,
    SCOUT,
    STANDS_ON,
    STAR,
    TECHNOLOGY_OF,
    WALLS,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import can_afford, output, price, rate
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, city_of, standing_obstacle
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.pieces import has_star, has_wonder, supply_of
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.printed import TRADE_TURNED
from ecumene.games.sid_meiers_civilization.research.technologies import can_build
from ecumene.games.sid_meiers_civilization.start_phase.governments import IDLE_CAPITAL, PEACE
from ecumene.games.sid_meiers_civilization.start_phase.placing import reserve_obstacle
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.refusal import ALLOWED, reason

NOT_MADE: Final = reason("smc.city.choices")
LOCKED: Final = reason("smc.build.unlocked")
OUTDATED: Final = reason("smc.research.basic-form-gone")
NO_MARKER: Final = reason("smc.build.supply")
NOT_OPEN: Final = reason("smc.build.wonder-market")
CAPITAL_IDLE: Final = reason("smc.government.anarchy-capital")
HAS_ACTED: Final = reason("smc.city.one-action")
OTHER_CITY: Final = reason("smc.ruling.engineering-split")
NOT_A_CENTRE: Final = reason("smc.build.walls")
NOT_OUTSKIRTS: Final = reason("smc.build.outskirts")
# In the order in which a square is looked at: of several squares the largest is the nearest to success.
WRONG_TERRAIN: Final = reason("smc.build.terrain")
HAS_WALLS: Final = reason("smc.build.walls-once")
STANDS_THERE: Final = reason("smc.build.replace")
HAS_STAR: Final = reason("smc.build.star")
HAS_WONDER: Final = reason("smc.build.wonder-one")
BLOCKADED: Final = reason("smc.blockade.placing")
PEACEFUL: Final = reason("smc.ruling.democracy-and-defence")
TOO_DEAR: Final = reason("smc.city.production")


def city_obstacle(s: GameState, seat: int, city: int) -> int:
    """Return what keeps a city from acting: the capital in Anarchy cannot, any other has acted (p. 14)."""
    player = s.players[seat]
    if is_idle(player, city):
        return CAPITAL_IDLE
    return ALLOWED if player.actions[city] else HAS_ACTED


def is_idle(player: Player, city: int) -> bool:
    """Return whether a city does not act at all: the capital in Anarchy."""
    return city == 0 and IDLE_CAPITAL[player.government] > 0


def acting(s: GameState, seat: int) -> list[int]:
    """Return the cities that can still act, by their place."""
    cities = range(len(s.players[seat].cities))
    return [city for city in cities if city_obstacle(s, seat, city) == ALLOWED]


def thing_obstacle(s: GameState, seat: int, thing: int) -> int:
    """Return what keeps a seat from making a thing at all, whatever it costs and wherever it goes."""
    if thing in (ARMY, SCOUT):
        return reserve_obstacle(s, seat, thing)
    if IS_WONDER[thing]:
        return ALLOWED if thing in s.wonder_row else NOT_OPEN
    if not IS_BUILDING[thing]:
        return NOT_MADE
    player = s.players[seat]
    if not can_build(player, thing):
        return OUTDATED if player.knows(TECHNOLOGY_OF[thing]) else LOCKED
    return ALLOWED if thing == WALLS or supply_of(s, thing) else NO_MARKER


def things_to_build(s: GameState, seat: int) -> list[int]:
    """Return what a seat can make, whatever it costs and wherever it goes."""
    things = sorted([ARMY, SCOUT, *BUILDINGS, *[wonder for wonder in s.wonder_row if wonder >= 0]])
    return [thing for thing in things if thing_obstacle(s, seat, thing) == ALLOWED]


def square_obstacle(s: GameState, seat: int, thing: int, city: int, square: int, only: int) -> int:
    """Return what keeps a thing from a square of a city; `only`: where alone it may stand, -1: anywhere."""
    if thing == WALLS:
        return HAS_WALLS if s.players[seat].walls[city] else ALLOWED
    if thing in (ARMY, SCOUT):
        why = standing_obstacle(s, seat, square)
        if why != ALLOWED or not blockaded(s, seat, square):
            return why
        if thing == SCOUT:
            return BLOCKADED
        return PEACEFUL if PEACE[s.players[seat].government] else ALLOWED
    if IS_BUILDING[thing] and TERRAIN[s.ground[square]] not in STANDS_ON[thing]:
        return WRONG_TERRAIN
    if s.marker[square] == thing:
        return STANDS_THERE
    if only not in (-1, square):
        return HAS_WONDER if IS_WONDER[thing] else HAS_STAR
    return BLOCKADED if blockaded(s, seat, square) else ALLOWED


def only_square(s: GameState, seat: int, centre: int, thing: int) -> int:
    """Return where a second building with a star, or wonder, must replace the first; -1: there is none."""
    if IS_WONDER[thing]:
        return has_wonder(s, centre)
    return has_star(s, seat, centre, STAR) if STAR[thing] else -1


def price_obstacle(s: GameState, seat: int, thing: int, city: int, pool: int) -> int:
    """Return what keeps a city from paying for a thing; `pool` replaces its production."""
    player = s.players[seat]
    have = output(s, seat, city) if pool < 0 else pool
    return ALLOWED if can_afford(player, price(player, thing), have) else TOO_DEAR


def sites(centre: int, thing: int) -> list[int]:
    """Return the squares for which a city makes a thing: its centre for walls, its outskirts for all else."""
    return [centre] if thing == WALLS else AROUND[centre]


def in_city_obstacle(s: GameState, seat: int, thing: int, city: int, pool: int, free: bool) -> int:
    """Return what keeps a city from making a thing: no square of it fits, or it is too dear."""
    centre = s.players[seat].cities[city]
    only = only_square(s, seat, centre, thing)
    nearest = -1
    for square in sites(centre, thing):
        why = square_obstacle(s, seat, thing, city, square, only)
        if why == ALLOWED:
            return ALLOWED if free else price_obstacle(s, seat, thing, city, pool)
        nearest = max(nearest, why)
    return nearest


def build_obstacle(s: GameState, seat: int, thing: int, cities: list[int], pool: int, free: bool) -> int:
    """Return what keeps some cities from making a thing; `pool` replaces their production."""
    why = thing_obstacle(s, seat, thing)
    if why != ALLOWED:
        return why
    if not cities:
        return city_obstacle(s, seat, 0)
    nearest = -1
    for city in cities:
        why = in_city_obstacle(s, seat, thing, city, pool, free)
        if why == ALLOWED:
            return ALLOWED
        nearest = max(nearest, why)
    return nearest


def site_of(s: GameState, seat: int, thing: int, square: int) -> int:
    """Return the city that would make a thing for a square: walls in its centre, all else around it; -1: none."""
    cities = s.players[seat].cities
    if thing != WALLS:
        return city_of(s, seat, square)
    return cities.index(square) if square in cities else -1


def made_of(s: GameState, seat: int, thing: int, why: int) -> int:
    """Return what makes a reason concrete: the thing that is made, or the government that does not attack."""
    return s.players[seat].government if why == PEACEFUL else thing


def purse(s: GameState, seat: int, city: int, pool: int) -> int:
    """Return the most that a city can spend: its production, or what is left of it, and trade turned into it."""
    player = s.players[seat]
    have = output(s, seat, city) if pool < 0 else pool
    return have + player.trade // TRADE_TURNED * rate(player)
