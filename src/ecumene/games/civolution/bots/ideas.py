"""Which legal moves are worth a bot's thought: one way to pay, one column of each height, no dice held back."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.console.payment import (
    FOCUSED,
    NOTHING,
    PLANNED,
    Payment,
    available,
    dice_asked,
    ideas_for,
    move_of,
    partners,
    picks_of,
)
from ecumene.games.civolution.console.reset import Reset
from ecumene.games.civolution.level_block.columns import RIGHT, next_level
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import COLUMNS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ATTRIBUTE, INSTALL, ROLL
from ecumene.kernel.frame import Action

IDEA_PRICE: Final = 0.7
MARKER_PRICE: Final[list[float]] = [0.0, 0.3, 0.9]  # beside a die: planning, focus
LAST_OF_ITS_VALUE: Final = 0.15  # a value that is gone is missed


def ideas(s: GameState, seat: int, legal: list[Action]) -> list[Action]:
    """Return the moves that are worth a thought; never nothing."""
    if len(legal) < 2:
        return legal
    frame = s.stack[-1]
    if isinstance(frame, Payment):
        return [cheapest_payment(s.players[seat], frame, legal)]
    if isinstance(frame, Reset):
        return [move for move in legal if move[0] == ROLL] or legal
    return columns_apart(s.players[seat], legal)


def pick_price(player: Player, pick: int) -> float:
    """Return what a die or marker is missed afterwards."""
    if pick == FOCUSED:
        return MARKER_PRICE[2]
    if pick >= PLANNED:
        return MARKER_PRICE[1]
    return 0.0 if available(player, pick) > 1 else LAST_OF_ITS_VALUE


def cheapest_payment(player: Player, frame: Payment, legal: list[Action]) -> Action:
    """Return the payment of a pair that costs least in ideas and markers."""
    asked = dice_asked(frame.module)
    best, least = legal[0], 1e9
    for one in [frame.one] if frame.one != NOTHING else picks_of(player):
        for other in partners(player, one, asked):
            cost = IDEA_PRICE * ideas_for(player, one, other, asked)
            cost += pick_price(player, one) + pick_price(player, other)
            if cost < least:
                best, least = move_of(one if frame.one == NOTHING else other), cost
    return best if best in legal else legal[0]


def columns_apart(player: Player, legal: list[Action]) -> list[Action]:
    """Return the moves without those that put a thing into another empty column of the same height."""
    kept: list[Action] = []
    seen: list[tuple[int, int, int]] = []
    for move in legal:
        if move[0] not in (INSTALL, ATTRIBUTE) or move[2] == 0:
            kept.append(move)
            continue
        column = (move[2] - 1) % RIGHT
        if column >= COLUMNS or player.columns[column] or column in player.homes:
            kept.append(move)
            continue
        alike = (move[0], move[1], next_level(player, column))
        if alike not in seen:
            seen.append(alike)
            kept.append(move)
    return kept
