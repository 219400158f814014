"""What bots think of at all: all loot, and of all the deals that could be proposed, one that helps both sides.

A seat that lacks a little trade for a technology of a higher level asks somebody for it who has more than its own
next technology needs, and gives culture for it, token for token.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.loot import Loot
from ecumene.games.sid_meiers_civilization.card_data import CULTURE, TECHNOLOGIES, TRADE
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.printed import OFFERS, THRESHOLDS
from ecumene.games.sid_meiers_civilization.research.technologies import can_learn
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.games.sid_meiers_civilization.trade_phase.turn import TradeTurn
from ecumene.games.sid_meiers_civilization.verbs import DROP, GIVE, OFFER, PROPOSE, WANT
from ecumene.kernel.frame import Action

MOST_ASKED: Final = 4  # trade that somebody might give away


def within_reach(player: Player, trade: int) -> int:
    """Return the highest level of which a seat could research something with so much trade, 0: none."""
    best = 0
    for technology in TECHNOLOGIES:
        level = LEVEL[technology]
        if level > best and trade >= THRESHOLDS[level - 1] and can_learn(player, technology):
            best = level
    return best


def lacking(player: Player) -> int:
    """Return how much trade a seat lacks for a higher level, 0 where it is much."""
    now = within_reach(player, player.trade)
    for more in range(1, MOST_ASKED + 1):
        if within_reach(player, player.trade + more) > now:
            return more
    return 0


def spares(player: Player, amount: int) -> bool:
    """Return whether a seat can give trade away and still research the same."""
    return player.trade >= amount and within_reach(player, player.trade - amount) == within_reach(
        player, player.trade
    )


def asked_for(s: GameState, seat: int, partner: int) -> int:
    """Return how much trade a seat asks a partner for, against as much culture; 0: there is no good deal."""
    player = s.players[seat]
    amount = lacking(player)
    if not amount or player.culture < amount or not spares(s.players[partner], amount):
        return 0
    return amount


def ideas(s: GameState, seat: int, legal: list[Action]) -> list[Action]:
    """Return the actions that are worth a thought: all of them, but of deals only the one that helps both."""
    frame = s.stack[-1]
    if isinstance(frame, Loot):
        return frame.options(s)
    if isinstance(frame, TradeTurn):
        return [a for a in legal if a[0] != OFFER or (frame.left == OFFERS and asked_for(s, seat, a[1]))]
    if not isinstance(frame, Deal) or frame.sent:
        return legal
    amount = asked_for(s, seat, frame.partner)
    if not amount or frame.steps >= 2:
        wanted: Action = (PROPOSE, 0, 0) if amount and frame.gives == [CULTURE] else (DROP, 0, 0)
    elif not frame.gives:
        wanted = (GIVE, CULTURE, amount)
    else:
        wanted = (WANT, TRADE, amount)
    return [wanted] if wanted in legal else legal
