"""Every action that could ever be written, in a fixed order."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization import verbs as v
from ecumene.games.sid_meiers_civilization.card_data import (
    AGES,
    ARMY,
    BUILDINGS,
    CIVILIZATIONS,
    COPIES,
    CULTURE,
    EGYPT,
    EVENTS,
    FACES,
    GOVERNMENTS,
    GREAT_PEOPLE,
    GREAT_PERSON,
    HUT,
    ON_MARKET,
    RESOURCES,
    SCOUT,
    TECHNOLOGIES,
    TRADE,
    UNIT_CARDS,
    UNITS,
    VILLAGE,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts.paying import COUNTS_AS
from ecumene.games.sid_meiers_civilization.interrupts.window import CANCEL_CARDS, CANCELLING
from ecumene.games.sid_meiers_civilization.map.tiles import SQUARES
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import MOST_CULTURE
from ecumene.kernel.frame import Action

FRONTS: Final = 40
PLAIN: Final = [
    v.ADVANCE, v.STOP, v.PROPOSE, v.DROP, v.ACCEPT, v.DECLINE, v.DONE, v.RESERVE, v.RAZE,
]  # fmt: skip
PLACED: Final = [v.CAPITAL, v.PLACE_AT, v.DEVOTE, v.WALK, v.REVEAL, v.SACRIFICE]


def action_space() -> list[Action]:
    """Return every action of every state, once each."""
    moves: list[Action] = [(verb, 0, 0) for verb in PLAIN]
    squares = range(SQUARES)
    moves += [(verb, square, 0) for verb in PLACED for square in squares]
    moves += [(v.FOUND, square, figure) for square in squares for figure in (ARMY, SCOUT)]
    moves += [(v.SEND, scout, square) for scout in (1, 2) for square in squares]
    moves += [(v.PICK, figure, square) for figure in (ARMY, SCOUT) for square in squares]
    moves += [(v.TRAIN, unit, square) for unit in UNITS for square in squares]
    moves += [(v.HARVEST, resource, square) for resource in ON_MARKET for square in squares]
    moves += [(v.CIVILIZATION, thing, 0) for thing in CIVILIZATIONS]
    moves += [(v.GOVERNMENT, thing, 0) for thing in GOVERNMENTS]
    moves += [(v.BUILD, thing, 0) for thing in [ARMY, SCOUT, *BUILDINGS, *WONDERS]]
    moves += [(v.RESEARCH, thing, 0) for thing in [-1, *TECHNOLOGIES]]
    moves += [(v.LEARN, thing, 0) for thing in TECHNOLOGIES]
    moves += [(v.FRONT, card, 0) for card in UNIT_CARDS]
    moves += [(v.STRIKE, card, front) for card in UNIT_CARDS for front in range(1, FRONTS + 1)]
    moves += [(v.SAVE, card, 0) for card in UNIT_CARDS]
    using = [thing for thing in TECHNOLOGIES if ABILITIES[thing]]
    moves += [(v.USE, thing, 0) for thing in [*using, *WONDERS, *GREAT_PEOPLE, EGYPT]]
    moves += [(v.PLAY, card, 0) for card in EVENTS]
    moves += [(v.DISCARD, card, 0) for card in EVENTS]
    moves += [(verb, seat, 0) for verb in (v.OFFER, v.TARGET) for seat in range(4)]
    moves += [(verb, front, 0) for verb in (v.WOUND, v.HEAL) for front in range(1, FRONTS + 1)]
    moves += [(v.DRAW, age, 0) for age in AGES]
    moves += [(v.GAIN, resource, 0) for resource in ON_MARKET]
    moves += [(v.CHOOSE, thing, 0) for thing in [*UNITS, *WONDERS, ARMY, SCOUT, GREAT_PERSON]]
    loot = [*ON_MARKET, *TECHNOLOGIES, *AGES, HUT, VILLAGE, TRADE, CULTURE]
    moves += [(v.LOOT, thing, 0) for thing in loot]
    moves += _payments() + _cancels() + _deals()
    return moves


def _payments() -> list[Action]:
    moves: list[Action] = []
    for resource in RESOURCES:
        ways = [-1] if resource in ON_MARKET else []
        ways += [HUT, VILLAGE, *[card for card in EVENTS if resource in COUNTS_AS[card]]]
        moves += [(v.PAY, resource, way) for way in ways]
    return moves


def _cancels() -> list[Action]:
    found: list[int] = []
    for kind in range(3):
        found += [one.technology for one in CANCELLING[kind]] + CANCEL_CARDS[kind]
    return [(v.CANCEL, thing, 0) for thing in sorted(set(found))]


def _deals() -> list[Action]:
    moves: list[Action] = []
    for verb in (v.GIVE, v.WANT):
        most = [(one, 4) for one in ON_MARKET]
        if verb == v.GIVE:
            most += [(card, COPIES[card]) for card in EVENTS] + [(face, 5) for face in FACES]
        else:
            most += [(age, 19) for age in AGES] + [(HUT, 20), (VILLAGE, 10)]
        most += [(TRADE, MOST_TRADE), (CULTURE, MOST_CULTURE)]
        moves += [(verb, thing, amount) for thing, top in most for amount in range(top + 1)]
    return moves


def writable_actions(s: GameState) -> list[Action]:
    """Return every action that could be written in a state: the whole space."""
    return action_space()
