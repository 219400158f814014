"""The ground as it lies: what each square is and gives, worked out anew when a tile or a disaster is laid."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import HUT, VILLAGE, WATER
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.map.tiles import (
    GROUNDS,
    LAYOUTS,
    SQUARES,
    TILE_SQUARES,
    Ground,
    Layout,
    squares_of,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.luck import Luck

FACE_DOWN: Final = -1
GIVES_PRODUCTION: Final[list[int]] = [ground.production for ground in GROUNDS]
GIVES_TRADE: Final[list[int]] = [ground.trade for ground in GROUNDS]
GIVES_CULTURE: Final[list[int]] = [ground.culture for ground in GROUNDS]
GIVES_COIN: Final[list[int]] = [ground.coin for ground in GROUNDS]
GIVES_RESOURCE: Final[list[int]] = [ground.resource for ground in GROUNDS]
TERRAIN: Final[list[int]] = [ground.terrain for ground in GROUNDS]


def _plain() -> dict[int, int]:
    """Return for each terrain a square that shows nothing else: what a disaster makes of a square."""
    found: dict[int, int] = {}
    for at, ground in enumerate(GROUNDS):
        if _is_plain(ground) and ground.terrain not in found:
            found[ground.terrain] = at
    return found


def _is_plain(ground: Ground) -> bool:
    return ground.resource < 0 and ground.token < 0 and not (ground.coin or ground.culture or ground.capital)


PLAIN: Final[dict[int, int]] = _plain()


def layout_of(s: GameState) -> Layout:
    """Return the layout of this game."""
    return LAYOUTS[len(s.players)]


def derive_ground(s: GameState) -> None:
    """Work out what is printed on each square, disasters included."""
    ground = [FACE_DOWN] * SQUARES
    layout = layout_of(s)
    for slot, corner in enumerate(layout.slots):
        tile = s.tiles[slot]
        if tile >= 0:
            for square, printed in zip(squares_of(corner), TILE_SQUARES[tile][s.turns[slot]], strict=True):
                ground[square] = printed
    for square, terrain in zip(s.disaster_at, s.disaster_to, strict=True):
        ground[square] = PLAIN[terrain]
    s.ground = ground


def derive_marks(s: GameState) -> None:
    """Work out which marker lies on each square, and whose city a square belongs to."""
    marker = [-1] * SQUARES
    realm = [-1] * SQUARES
    for seat, player in enumerate(s.players):
        for thing, square in zip(player.marks, player.marks_at, strict=True):
            marker[square] = thing
        for city in player.cities:
            realm[city] = seat
            for square in AROUND[city]:
                realm[square] = seat
    s.marker = marker
    s.realm = realm


def is_water(s: GameState, square: int) -> bool:
    """Return whether a revealed square is water; a harbor leaves it water."""
    return TERRAIN[s.ground[square]] == WATER


def lay_tile(s: GameState, slot: int, tile: int, arrow: int) -> None:
    """Lay a tile face up, with a marker on every hut and village of it."""
    s.tiles[slot] = tile
    s.turns[slot] = arrow
    derive_ground(s)
    for square in squares_of(layout_of(s).slots[slot]):
        token = GROUNDS[s.ground[square]].token
        if token == HUT:
            s.huts.append(square)
        elif token == VILLAGE:
            s.villages.append(square)
    s.huts.sort()
    s.villages.sort()


def reveal_tile(s: GameState, slot: int, arrow: int, seat: int, luck: Luck) -> None:
    """Turn a face-down tile over: which one it is, nobody could know."""
    tile = luck.take(s.tiles_left)
    lay_tile(s, slot, tile, arrow)
    luck.tell("revealed", seat, tile, target=layout_of(s).slots[slot])
