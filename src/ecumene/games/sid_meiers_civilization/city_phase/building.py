"""Where things can be built: figures, buildings, walls and wonders, with every limit of pages 15 to 17."""

from __future__ import annotations

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
from ecumene.games.sid_meiers_civilization.deeds import has_star, has_wonder, supply_of
from ecumene.games.sid_meiers_civilization.governments import IDLE_CAPITAL, PEACE
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, figures_at
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN, is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.numbers import SCOUTS, TRADE_TURNED
from ecumene.games.sid_meiers_civilization.player import STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.start_phase.wonders import armies_left
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import can_build
from ecumene.kernel.refusal import Refusal


def acting(s: Civ, seat: int) -> list[int]:
    """Return the cities that can still act, by their place; in Anarchy the capital cannot."""
    player = s.players[seat]
    idle = IDLE_CAPITAL[player.government]
    return [at for at in range(len(player.cities)) if player.actions[at] and not (at == 0 and idle)]


def not_acting(s: Civ, seat: int, city: int) -> str:
    """Return the rule by which a city does not act: the capital in Anarchy cannot, any other has acted (p. 14)."""
    idle = city == 0 and IDLE_CAPITAL[s.players[seat].government]
    return "smc.government.anarchy-capital" if idle else "smc.city.one-action"


def things_to_build(s: Civ, seat: int) -> list[int]:
    """Return what is unlocked and in supply, whatever it costs and wherever it goes."""
    player = s.players[seat]
    found = [ARMY] if armies_left(s, seat) > 0 else []
    if len(player.scouts) < SCOUTS:
        found.append(SCOUT)
    for form in BUILDINGS:
        if can_build(player, form) and (form == WALLS or supply_of(s, form)):
            found.append(form)
    found += [wonder for wonder in s.wonder_row if wonder >= 0]
    return sorted(found)


def squares_in_city(s: Civ, seat: int, city: int, thing: int) -> list[int]:
    """Return where a city can put a thing."""
    player = s.players[seat]
    centre = player.cities[city]
    if thing == WALLS:
        return [] if player.walls[city] else [centre]
    star = has_star(s, seat, centre, STAR) if STAR[thing] else -1
    wonder = has_wonder(s, centre) if IS_WONDER[thing] else -1
    found: list[int] = []
    for square in AROUND[centre]:
        if fits(s, seat, square, thing) and star in (-1, square) and wonder in (-1, square):
            found.append(square)
    return found


def fits(s: Civ, seat: int, square: int, thing: int) -> bool:
    """Return whether a square takes a thing: terrain, blockade, stacking."""
    player = s.players[seat]
    blocked = blockaded(s, seat, square)
    if thing in (ARMY, SCOUT):
        if is_water(s, square) and player.power[WATER_AT] < 2:
            return False
        if figures_at(s, seat, square) >= player.power[STACKING_AT]:
            return False
        return not blocked or (thing == ARMY and not PEACE[player.government])
    if blocked or s.marker[square] == thing:
        return False
    return not IS_BUILDING[thing] or TERRAIN[s.ground[square]] in STANDS_ON[thing]


def placements(s: Civ, seat: int, thing: int, cities: list[int], pool: int, free: bool) -> list[int]:
    """Return the squares on which cities that can pay may put a thing; `pool` replaces their production."""
    player = s.players[seat]
    found: list[int] = []
    for city in cities:
        squares = squares_in_city(s, seat, city, thing)
        if not squares:
            continue
        have = output(s, seat, city) if pool < 0 else pool
        if free or can_afford(player, price(player, thing), have):
            found += squares
    found.sort()
    return found


def purse(s: Civ, seat: int, city: int, pool: int) -> int:
    """Return the most that a city can spend: its production, or what is left of it, and trade turned into it."""
    player = s.players[seat]
    have = output(s, seat, city) if pool < 0 else pool
    return have + player.trade // TRADE_TURNED * rate(player)


def why_not(s: Civ, seat: int, thing: int, cities: list[int], pool: int) -> Refusal:
    """Say why a thing cannot be built by any of some cities now; `pool` replaces their production."""
    player = s.players[seat]
    if thing not in (ARMY, SCOUT) and not IS_BUILDING[thing] and not IS_WONDER[thing]:
        return Refusal("smc.city.choices", thing)
    if not cities:
        return Refusal(not_acting(s, seat, 0), thing)
    if thing in (ARMY, SCOUT) and thing not in things_to_build(s, seat):
        return Refusal("smc.build.figure-reserve", thing)
    if IS_BUILDING[thing] and not can_build(player, thing):
        known = player.knows(TECHNOLOGY_OF[thing])
        return Refusal("smc.research.basic-form-gone" if known else "smc.build.unlocked", thing)
    if IS_BUILDING[thing] and thing != WALLS and not supply_of(s, thing):
        return Refusal("smc.build.supply", thing)
    if IS_WONDER[thing] and thing not in s.wonder_row:
        return Refusal("smc.build.wonder-market", thing)
    purses = [purse(s, seat, city, pool) for city in cities if squares_in_city(s, seat, city, thing)]
    if purses:
        return Refusal("smc.city.production", thing, price(player, thing), max(purses))
    return no_square(s, seat, thing, cities)


def no_square(s: Civ, seat: int, thing: int, cities: list[int]) -> Refusal:
    """Say why none of some cities has a square for a thing."""
    player = s.players[seat]
    if thing == WALLS:
        return Refusal("smc.build.walls-once", thing)
    centres = [player.cities[city] for city in cities]
    if STAR[thing] and any(has_star(s, seat, centre, STAR) >= 0 for centre in centres):
        return Refusal("smc.build.star", thing)
    if IS_WONDER[thing] and any(has_wonder(s, centre) >= 0 for centre in centres):
        return Refusal("smc.build.wonder-one", thing)
    squares = [square for centre in centres for square in AROUND[centre]]
    reasons = [square_refusal(s, seat, thing, square) for square in squares]
    for reason in ("smc.build.figure-stacking", "smc.blockade.placing", "smc.build.replace"):
        if reason in reasons:
            return Refusal(reason, thing)
    return Refusal("smc.build.terrain" if IS_BUILDING[thing] else "smc.build.figure-water", thing)


def square_refusal(s: Civ, seat: int, thing: int, square: int) -> str:
    """Return the rule by which a square of the outskirts does not take a thing, "" where it fits."""
    player = s.players[seat]
    if thing in (ARMY, SCOUT):
        if is_water(s, square) and player.power[WATER_AT] < 2:
            return "smc.build.figure-water"
        if figures_at(s, seat, square) >= player.power[STACKING_AT]:
            return "smc.build.figure-stacking"
    elif IS_BUILDING[thing] and TERRAIN[s.ground[square]] not in STANDS_ON[thing]:
        return "smc.build.terrain"
    elif s.marker[square] == thing:
        return "smc.build.replace"
    if not blockaded(s, seat, square):
        return ""
    if thing == ARMY:
        return "smc.ruling.democracy-and-defence" if PEACE[player.government] else ""
    return "smc.blockade.placing"
