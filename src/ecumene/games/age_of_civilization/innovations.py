"""Module Innovations: buy one special technology card and lay it over an empty column (p. 7)."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import SPECIAL_PRICE
from ecumene.games.age_of_civilization.state import Board
from ecumene.games.age_of_civilization.technologies import COLUMN, COLUMN_MASK
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def buyable(s: Board, seat: int) -> list[int]:
    """Return the special cards that a seat may buy now."""
    player = s.players[seat]
    if not s.innovations or player.special >= 0 or player.coins < SPECIAL_PRICE:
        return []
    return [card for card in s.special_market if not player.cells & COLUMN_MASK[COLUMN[card]]]


def buy(s: Board, seat: int, card: int, luck: Luck) -> None:
    """Pay for a special card and lay it over its column."""
    player = s.players[seat]
    player.coins -= SPECIAL_PRICE
    s.special_market.remove(card)
    player.special = card
    luck.tell("buy", seat, card, -SPECIAL_PRICE, card)


def refuse_buy(s: Board, seat: int, card: int) -> Refusal:
    """Say why a special card cannot be bought."""
    player = s.players[seat]
    if not s.innovations or card not in s.special_market:
        return Refusal("aoc.innovations.market", card)
    if player.special >= 0:
        return Refusal("aoc.innovations.one-card", card)
    if player.coins < SPECIAL_PRICE:
        return Refusal("aoc.innovations.price", card, SPECIAL_PRICE, player.coins)
    return Refusal("aoc.innovations.empty-column", card)
