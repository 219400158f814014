"""Civbots: civilizations that nobody leads. They act by cards, after the last round of the players (Civbots)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.historia.actions.war import fight
from ecumene.games.historia.card_data import (
    ADVANCED_LEVEL,
    ART,
    CARDS_PER_TURN,
    CIVBOT_ACTIONS,
    CIVBOT_CARDS,
    CIVBOT_LEVELS,
    CIVBOTS,
    EXPANSION,
    HITS_CIVBOTS,
    MILITARY,
    MOST_LEVEL,
    SETS_OFF,
    TECHNOLOGY,
    WAR,
)
from ecumene.games.historia.components.parties import occupants, reach, shared, tell
from ecumene.games.historia.effects.effects import MILITARY_TRACK, TECHNOLOGY_TRACK
from ecumene.games.historia.matrix.levels import can_move, level_of, move_marker
from ecumene.games.historia.pieces import discard_rightmost, gain_vp, put_cube
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.events import take_effect
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

LEVEL_VP: int = CIVBOTS["level_vp"]
OVERFLOW: int = CIVBOTS["overflow_vp"]
ART_VP: int = CIVBOTS["art_vp"]
WAR_VP: int = CIVBOTS["war_vp"]
NUCLEAR_WAR_VP: int = CIVBOTS["nuclear_war_vp"]
LEADER_VP: list[int] = CIVBOTS["leader_vp"]


class CivbotsAct(Frame[GameState]):
    """Each civbot in its turn draws its cards and carries out what they say (Civbots).

    turns  of civbots that have acted
    """

    FIELDS: ClassVar[str] = "turns/5"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("turns",)

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def copy(self) -> CivbotsAct:
        return CivbotsAct(self.turns)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        if self.turns >= len(s.bot_order):
            s.stack.pop()
            return
        bot = s.bot_order[self.turns]
        self.turns += 1
        act(s, len(s.players) + bot, luck)

    def check(self, s: GameState) -> None:
        need(self.turns <= len(s.bots), "turns-begun", n=self.turns)


def act(s: GameState, party: int, luck: Luck) -> None:
    """Shuffle the cards, turn over as many as the level says, and carry them out."""
    level = CIVBOT_LEVELS.index(s.bots[party - len(s.players)].level)
    pile = CIVBOT_CARDS[:]
    for _ in range(CARDS_PER_TURN[level]):
        if s.over:
            return
        card = luck.take(pile)
        tell(s, party, luck, "civbot-card", card)
        for action in CIVBOT_ACTIONS[card]:
            if s.over:
                return
            carry_out(s, party, action, card, luck)


def carry_out(s: GameState, party: int, action: int, card: int, luck: Luck) -> None:
    """Carry out one action of a card; the event of the turn comes before it."""
    if action == WAR and war_target(s, party) == (-1, -1):
        return
    if action == EXPANSION and expansion_target(s, party) < 0:
        return
    if s.event >= 0 and HITS_CIVBOTS[s.event] and SETS_OFF[s.event][action] and not take_effect(s, party, luck):
        return
    if action == TECHNOLOGY:
        advance_level(s, party, TECHNOLOGY_TRACK, card, luck)
    elif action == MILITARY:
        advance_level(s, party, MILITARY_TRACK, card, luck)
    elif action == ART:
        discard_rightmost(s, luck, card)
        gain_vp(s, party, ART_VP, luck, card)
    elif action == WAR:
        make_war(s, party, card, luck)
    else:
        expand(s, party, card, luck)


def advance_level(s: GameState, party: int, track: int, card: int, luck: Luck) -> None:
    """Gain a level and a point; where there is no cell, a level of the other track; at the edge two points."""
    bot = s.party(party)
    if level_of(bot, track) == MOST_LEVEL:
        gain_vp(s, party, OVERFLOW, luck, card)
        return
    if not can_move(bot.technology, bot.military, track, 1):
        track = MILITARY_TRACK if track == TECHNOLOGY_TRACK else TECHNOLOGY_TRACK
    move_marker(s, party, track, 1, luck, card)
    gain_vp(s, party, LEVEL_VP, luck, card)


def war_target(s: GameState, party: int) -> tuple[int, int]:
    """Return whom a civbot attacks and where: most points, players first in turn order, the highest number."""
    bot = s.party(party)
    best, best_key = (-1, -1), (0, 0, 0)
    for other, place in shared(s, party):
        if s.party(other).military < bot.military:
            key = (s.party(other).vp, -rank_in_order(s, other), s.token_number(place))
            if best[0] < 0 or key > best_key:
                best, best_key = (other, place), key
    return best


def rank_in_order(s: GameState, party: int) -> int:
    """Return the place of a civilization where points are equal: players in turn order, then civbots in theirs."""
    seats = len(s.players)
    return s.order.index(party) if party < seats else seats + s.bot_order.index(party - seats)


def make_war(s: GameState, party: int, card: int, luck: Luck) -> None:
    """Attack, if there is a war that can be won."""
    target, place = war_target(s, party)
    if target < 0:
        return
    points = NUCLEAR_WAR_VP if s.party(party).technology >= ADVANCED_LEVEL[WAR] else WAR_VP
    fight(s, party, target, place, points, luck, card)


def expansion_target(s: GameState, party: int) -> int:
    """Return where a civbot expands: the highest number that is empty or held by the weaker, else the highest.

    It never goes where it is already; -1 where no other territory is in reach, or no cube is left.
    """
    bot = s.party(party)
    best, best_key = -1, (False, 0)
    if not bot.ready:
        return best
    for place in reach(bot):
        if bot.land[place]:
            continue
        open_ = all(s.party(other).military < bot.military for other in occupants(s, place))
        key = (open_, s.token_number(place))
        if best < 0 or key > best_key:
            best, best_key = place, key
    return best


def expand(s: GameState, party: int, card: int, luck: Luck) -> None:
    """Put a cube on the map, if there is one and somewhere to go."""
    place = expansion_target(s, party)
    if place >= 0:
        put_cube(s, party, place, luck, card)


def place_civbots(s: GameState, luck: Luck) -> None:
    """Put the first cube of each civbot on the empty territory with the highest number."""
    seats = len(s.players)
    for bot in s.bot_order:
        empty = [place for place in range(len(s.tokens)) if not occupants(s, place)]
        put_cube(s, seats + bot, max(empty, key=s.token_number), luck, -1)
