"""What a city has: production, trade, culture and resources of its outskirts and of the scouts that send to it."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    COIN_OF,
    CULTURE_OF,
    PRODUCTION_OF,
    RESOURCE_COUNT,
    TECHNOLOGIES,
    TRADE_OF,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, foreign
from ecumene.games.sid_meiers_civilization.map.ground import (
    GIVES_COIN,
    GIVES_CULTURE,
    GIVES_PRODUCTION,
    GIVES_RESOURCE,
    GIVES_TRADE,
)
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.player import COINS_AT, Player
from ecumene.games.sid_meiers_civilization.start_phase.governments import COIN, NO_CULTURE, NO_TRADE, PRODUCTION
from ecumene.games.sid_meiers_civilization.state import GameState

PRODUCTION_PER_COINS: Final[list[tuple[int, int]]] = [
    (thing, ability.amount)
    for thing in TECHNOLOGIES
    for ability in ABILITIES[thing]
    if ability.effect == "production-per-coins"
]


def production_of(s: GameState, player: Player, square: int) -> int:
    """Return the production in force on a square."""
    mark = s.marker[square]
    return PRODUCTION_OF[mark] if mark >= 0 else GIVES_PRODUCTION[s.ground[square]]


def trade_of(s: GameState, player: Player, square: int) -> int:
    """Return the trade in force on a square; some governments let the buildings of their own seat give none."""
    mark = s.marker[square]
    if mark < 0:
        return GIVES_TRADE[s.ground[square]]
    return 0 if mark in NO_TRADE[government_over(s, player, square)] else TRADE_OF[mark]


def culture_of(s: GameState, player: Player, square: int) -> int:
    """Return the culture in force on a square; some governments let the buildings of their own seat give none."""
    mark = s.marker[square]
    if mark < 0:
        return GIVES_CULTURE[s.ground[square]]
    return 0 if mark in NO_CULTURE[government_over(s, player, square)] else CULTURE_OF[mark]


def government_over(s: GameState, player: Player, square: int) -> int:
    """Return the government of whoever has a square in its outskirts, whosever scout gathers there."""
    owner = s.realm[square]
    return s.players[owner].government if owner >= 0 else player.government


def coin_of(s: GameState, square: int) -> int:
    """Return the coins on a square."""
    mark = s.marker[square]
    return COIN_OF[mark] if mark >= 0 else GIVES_COIN[s.ground[square]]


def squares_of_city(s: GameState, seat: int, city: int) -> list[int]:
    """Return the squares that count for a city: outskirts without blockade, and what scouts send to it (p. 26)."""
    player = s.players[seat]
    centre = player.cities[city]
    sent: list[int] = []
    found: list[int] = []
    for at in range(len(player.scouts)):
        if player.scout_sends[at]:
            square = player.scouts[at]
            if square not in sent:
                sent.append(square)
                if player.scout_city[at] == centre:
                    found.append(square)
    held = foreign(s, seat)
    for square in AROUND[centre]:
        if square not in sent and square not in held:
            found.append(square)
    return found


def yields(s: GameState, seat: int, city: int) -> tuple[int, int, int]:
    """Return production, trade and culture of a city, in one go."""
    player = s.players[seat]
    made, traded, cultured = per_coins(s, seat), 0, 0
    for square in squares_of_city(s, seat, city):
        made += production_of(s, player, square)
        traded += trade_of(s, player, square)
        cultured += culture_of(s, player, square)
    return made, traded, cultured


def per_coins(s: GameState, seat: int) -> int:
    """Return the production that each city has besides its squares: of the government and for coins."""
    player = s.players[seat]
    total = PRODUCTION[player.government]
    for technology, each in PRODUCTION_PER_COINS:
        if player.knows(technology):
            total += coins(s, seat) // each
    return total


def production(s: GameState, seat: int, city: int) -> int:
    """Return the production of a city."""
    player = s.players[seat]
    total = per_coins(s, seat)
    for square in squares_of_city(s, seat, city):
        total += production_of(s, player, square)
    return total


def trade(s: GameState, seat: int, city: int) -> int:
    """Return the trade of a city."""
    player = s.players[seat]
    return sum([trade_of(s, player, square) for square in squares_of_city(s, seat, city)])


def culture(s: GameState, seat: int, city: int) -> int:
    """Return the culture symbols of a city."""
    player = s.players[seat]
    return sum([culture_of(s, player, square) for square in squares_of_city(s, seat, city)])


def resource_of(s: GameState, square: int) -> int:
    """Return the resource that a square shows, -1: none; a marker covers what is printed."""
    return GIVES_RESOURCE[s.ground[square]] if s.marker[square] < 0 else -1


def resources(s: GameState, seat: int, city: int) -> list[int]:
    """Return the kinds of resources that a city shows."""
    shown = [False] * RESOURCE_COUNT
    for square in squares_of_city(s, seat, city):
        resource = resource_of(s, square)
        if resource >= 0:
            shown[resource] = True
    return [resource for resource in range(RESOURCE_COUNT) if shown[resource]]


def coins(s: GameState, seat: int) -> int:
    """Count the coins of a seat: on the map, of technologies and government, and tokens (p. 26)."""
    player = s.players[seat]
    total = (
        player.power[COINS_AT] + player.gifts + player.canal + sum(player.coin_tokens) + COIN[player.government]
    )
    for centre in player.cities:
        for square in AROUND[centre]:
            if coin_of(s, square) and not blockaded(s, seat, square):
                total += coin_of(s, square)
    for at in range(len(player.scouts)):
        square = player.scouts[at]
        if not player.scout_sends[at] or s.realm[square] == seat:
            continue
        if at == 0 or player.scouts[0] != square or not player.scout_sends[0]:
            total += coin_of(s, square)
    return total
