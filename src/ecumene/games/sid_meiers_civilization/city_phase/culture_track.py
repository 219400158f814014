"""The culture track: spaces are entered one at a time, and each gives its reward (p. 17, 18)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    SPACE_AGE,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
    SPACES,
)
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.resolve import gain_person
from ecumene.games.sid_meiers_civilization.pieces import draw_event, pay_culture, pay_trade
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import CULTURE_ENDING, GameState
from ecumene.games.sid_meiers_civilization.winning.victory import win
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_SPACE_LEFT: Final = reason("smc.culture.victory-space")
TOO_LITTLE_CULTURE: Final = reason("smc.culture.price")
TOO_LITTLE_TRADE: Final = reason("smc.culture.trade-price")


def advance_obstacle(player: Player) -> int:
    """Return what keeps a seat from the next space: culture, further on trade as well; or there is none."""
    at = player.space
    if at >= SPACES:
        return NO_SPACE_LEFT
    if player.culture < SPACE_CULTURE[at]:
        return TOO_LITTLE_CULTURE
    return ALLOWED if player.trade >= SPACE_TRADE[at] else TOO_LITTLE_TRADE


def advance_details(player: Player, why: int) -> tuple[int, int, int]:
    """Return what the next space costs, and what there is of it."""
    if why == TOO_LITTLE_CULTURE:
        return -1, SPACE_CULTURE[player.space], player.culture
    return (-1, SPACE_TRADE[player.space], player.trade) if why == TOO_LITTLE_TRADE else (-1, -1, -1)


def advance_paid(s: GameState, seat: int, luck: Luck) -> None:
    """Pay for the next space and enter it."""
    player = s.players[seat]
    pay_culture(s, seat, SPACE_CULTURE[player.space], -1, luck)
    pay_trade(s, seat, SPACE_TRADE[player.space], -1, luck)
    enter_space(s, seat, luck)


def enter_space(s: GameState, seat: int, luck: Luck) -> None:
    """Enter the next space and take what it gives: a card, a great person, or the victory."""
    player = s.players[seat]
    if player.space >= SPACES:
        return
    at = player.space
    player.space += 1
    luck.tell("advanced", seat, amount=player.space)
    if player.space == SPACES:
        win(s, [seat], CULTURE_ENDING, luck)
    elif SPACE_PERSON[at]:
        gain_person(s, seat, luck)
    else:
        draw_event(s, seat, SPACE_AGE[at], luck)
        keep_limit(s, seat)


def free_advance(s: GameState, seat: int, luck: Luck) -> None:
    """Let Rome advance one space for free: after a wonder, a city, a conquered city or village (p. 17)."""
    if s.players[seat].has("free_advance"):
        enter_space(s, seat, luck)
