"""Where a number comes from: rewards and military as sums of rows, each with its card."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import FORTIFY
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_PAIRS,
    MAIN_PAIRS,
    MILITARY,
    MILITARY_PER,
    SCALE_DIV,
    SCALE_PER,
)
from ecumene.games.age_of_civilization.pieces import faces
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Row, Sum


def rows_at(s: GameState, seat: int, place: int) -> list[Row]:
    """Return what each card of a player adds at one place of the powers."""
    player = s.players[seat]
    rows = []
    for card in [*faces(player), *s.lasting]:
        pairs = CARD_PAIRS[card] + (MAIN_PAIRS[card] if card == player.main else [])
        amount = sum(change for at, change in pairs if at == place)
        if amount:
            rows.append((card, amount))
    return rows


def military_sum(s: GameState, seat: int) -> Sum:
    """Return a player's military, row by row."""
    player = s.players[seat]
    rows = Sum(rows_at(s, seat, MILITARY))
    for at, per in enumerate(SCALE_PER):
        for card, amount in rows_at(s, seat, MILITARY_PER + at):
            rows.add(card, amount * (player.count(per) // SCALE_DIV[at]))
    rows.add(FORTIFY, player.forts)
    return rows


def tell_rows(s: GameState, seat: int, kind: str, total: int, place: int, action: int, luck: Luck) -> None:
    """Write a reward into the log: first the action's own part, then each card's."""
    if luck.log is None or total == 0:
        return
    rows = rows_at(s, seat, place)
    own = total - sum(amount for _, amount in rows)
    if own:
        luck.tell(kind, seat, -1, own, action)
    for card, amount in rows:
        luck.tell(kind, seat, -1, amount, card)
