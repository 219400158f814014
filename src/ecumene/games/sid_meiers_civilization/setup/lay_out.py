"""What is laid out before anybody acts: civilizations, market, decks, map (p. 8–10)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    CIVILIZATIONS,
    COPIES,
    EGYPT,
    EVENTS,
    FIRST_TECHNOLOGY,
    GERMANY,
    GREAT_PEOPLE,
    GREAT_PERSON,
    HUTS_HOLD,
    INFANTRY,
    ON_MARKET,
    PEOPLE_IN_VILLAGES,
    RESOURCES,
    ROME,
    ROWS,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    VILLAGES_HOLD,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS
from ecumene.games.sid_meiers_civilization.map.ground import derive_ground, derive_marks, lay_tile
from ecumene.games.sid_meiers_civilization.map.tiles import HOME_OF, LAYOUTS, MOST_SLOTS, NEUTRAL_TILES
from ecumene.games.sid_meiers_civilization.pieces import full_supply, recruit, refill_wonders
from ecumene.games.sid_meiers_civilization.player import NO_POWERS, Player, starting_technology
from ecumene.games.sid_meiers_civilization.printed import OPEN_WONDERS, START_UNITS, TOKENS_PER_PLAYER
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

TAKEN: Final = reason("smc.ruling.choosing-civilizations")
LEFT_OUT: Final = reason("smc.setup.first-game")
NOT_IN_FIRST_GAME: Final[list[int]] = [EGYPT, ROME]


def copies(things: list[int]) -> list[int]:
    """Return a pile with all copies of things."""
    return [thing for thing in things for _ in range(COPIES[thing])]


def new_player() -> Player:
    """Return a seat without a civilization."""
    return Player(
        -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0,
        [0] * len(COIN_HOLDERS), [], [], [], [], [], [], [], [], [], [], [], [],
        [0] * len(ON_MARKET), [], [], [], [], NO_POWERS,
    )  # fmt: skip


def empty_table(players: int, first_game: bool, chosen: bool, first: int) -> GameState:
    """Return the table with all that does not depend on the civilizations."""
    faces = [face for face in RESOURCES for _ in range(HUTS_HOLD[face])]
    villages = [face for face in RESOURCES for _ in range(VILLAGES_HOLD[face])]
    s = GameState(
        [],
        False,
        int(first_game),
        int(chosen),
        1,
        first,
        0,
        [],
        [new_player() for _ in range(players)],
        [-1] * MOST_SLOTS,
        [0] * MOST_SLOTS,
        NEUTRAL_TILES[:],
        [],
        [],
        [],
        [],
        [],
        faces,
        villages + [GREAT_PERSON] * PEOPLE_IN_VILLAGES,
        [],
        [],
        [players * TOKENS_PER_PLAYER] * len(ON_MARKET),
        full_supply(),
        [copies([card for card in UNIT_CARDS if UNIT_OF[card] == unit]) for unit in UNITS],
        [[] for _ in UNITS],
        [copies([card for card in EVENTS if AGE[card] == age]) for age in range(3)],
        [[], [], []],
        [-1] * OPEN_WONDERS,
        [] if first_game else WONDERS[:],
        [],
        copies(GREAT_PEOPLE),
        [],
        [],
        [],
        [],
    )
    derive_ground(s)
    derive_marks(s)
    return s


def sheet_obstacle(s: GameState, civilization: int) -> int:
    """Return what keeps a seat from a sheet: somebody has it, or it is not in the first game (p. 8)."""
    if civilization not in CIVILIZATIONS or civilization in [player.civilization for player in s.players]:
        return TAKEN
    return LEFT_OUT if s.first_game and civilization in NOT_IN_FIRST_GAME else ALLOWED


def free_civilizations(s: GameState) -> list[int]:
    """Return the sheets that can be taken."""
    return [civilization for civilization in CIVILIZATIONS if sheet_obstacle(s, civilization) == ALLOWED]


def give(s: GameState, seat: int, civilization: int, luck: Luck) -> None:
    """Give a seat its sheet: technology in the bottom row, and government (p. 11, 12)."""
    player = s.players[seat]
    player.civilization = civilization
    player.government = number(ROWS[civilization]["government"])
    player.technologies = 1 << (starting_technology(civilization) - FIRST_TECHNOLOGY)
    player.derive()
    luck.tell("civilization", seat, civilization)


def lay_out(s: GameState, luck: Luck) -> int:
    """Lay home tiles, draw first units and open the market; return the wonder that Egypt begins with, or -1."""
    layout = LAYOUTS[len(s.players)]
    for place, seat in enumerate(s.order()):
        lay_tile(s, place, HOME_OF[s.players[seat].civilization], layout.arrows[place])
    wonder = -1
    for seat in s.order():
        player = s.players[seat]
        for unit in START_UNITS:
            recruit(s, seat, unit, luck)
        if player.civilization == GERMANY:
            for _ in range(ROWS[GERMANY]["start"]["infantry"]):
                recruit(s, seat, INFANTRY, luck)
        if player.civilization == EGYPT and s.wonder_deck:
            wonder = luck.pick([one for one in s.wonder_deck if AGE[one] == 0])
            s.wonder_deck.remove(wonder)
    refill_wonders(s, luck)
    return wonder
