"""Module Innovations: buy one special technology card and lay it over an empty column (p. 7)."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import SPECIAL_PRICE
from ecumene.games.age_of_civilization.printed import COLUMN, COLUMN_MASK
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NOT_FOR_SALE: Final = reason("aoc.innovations.market")
HAS_A_CARD: Final = reason("aoc.innovations.one-card")
COLUMN_IN_USE: Final = reason("aoc.innovations.empty-column")
TOO_EXPENSIVE: Final = reason("aoc.innovations.price")


def buy_obstacle(s: GameState, seat: int, card: int) -> int:
    """Return what keeps a seat from buying a special card."""
    player = s.players[seat]
    if card not in s.special_market:
        return NOT_FOR_SALE
    if player.special >= 0:
        return HAS_A_CARD
    if player.cells & COLUMN_MASK[COLUMN[card]]:
        return COLUMN_IN_USE
    if player.coins < SPECIAL_PRICE:
        return TOO_EXPENSIVE
    return ALLOWED


def buyable(s: GameState, seat: int) -> list[int]:
    """Return the special cards that a seat may buy now."""
    return [card for card in s.special_market if buy_obstacle(s, seat, card) == ALLOWED]


def buy(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Pay for a special card and lay it over its column."""
    player = s.players[seat]
    player.coins -= SPECIAL_PRICE
    s.special_market.remove(card)
    player.special = card
    luck.tell("buy", seat, card, -SPECIAL_PRICE, card)


def buy_details(s: GameState, seat: int, card: int, why: int) -> tuple[int, int, int]:
    """Return what makes a reason against buying a special card concrete."""
    if why == TOO_EXPENSIVE:
        return card, SPECIAL_PRICE, s.players[seat].coins
    return card, -1, -1
