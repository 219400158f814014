"""The culture track: spaces are entered one at a time, and each gives its reward (p. 17, 18)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import (
    SPACE_AGE,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
    SPACES,
)
from ecumene.games.sid_meiers_civilization.deeds import draw_event
from ecumene.games.sid_meiers_civilization.hand_limit import keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.resolve import gain_person
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import CULTURE_ENDING, Civ
from ecumene.games.sid_meiers_civilization.victory import win
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def can_advance(player: Player) -> bool:
    """Return whether a seat can pay for the next space: culture, and further on trade as well."""
    at = player.space
    return at < SPACES and player.culture >= SPACE_CULTURE[at] and player.trade >= SPACE_TRADE[at]


def no_advance(player: Player) -> Refusal:
    """Say what the next space lacks: culture, or trade."""
    if player.space >= SPACES:
        return Refusal("smc.culture.victory-space")
    culture, trade = SPACE_CULTURE[player.space], SPACE_TRADE[player.space]
    if player.culture < culture:
        return Refusal("smc.culture.price", need=culture, have=player.culture)
    return Refusal("smc.culture.trade-price", need=trade, have=player.trade)


def advance_paid(s: Civ, seat: int, luck: Luck) -> None:
    """Pay for the next space and enter it."""
    player = s.players[seat]
    player.culture -= SPACE_CULTURE[player.space]
    player.trade -= SPACE_TRADE[player.space]
    enter_space(s, seat, luck)


def enter_space(s: Civ, seat: int, luck: Luck) -> None:
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


def free_advance(s: Civ, seat: int, luck: Luck) -> None:
    """Let Rome advance one space for free: after a wonder, a city, a conquered city or village (p. 17)."""
    if s.players[seat].has("free_advance"):
        enter_space(s, seat, luck)
