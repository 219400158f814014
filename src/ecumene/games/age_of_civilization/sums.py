"""Where a number comes from: prices, rewards and military as sums of rows, each with its card."""

from __future__ import annotations

from ecumene.games.age_of_civilization.card_data import (
    CARAVAN,
    COINS_NEEDED,
    CULTURE,
    FIRST_TECHNOLOGY,
    FORTIFY,
    ORDER_PRICE,
    QUARRY,
    RESEARCH,
    STONE_COINS,
    THINGS,
)
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_PAIRS,
    COST,
    FREE,
    LEADER_CULTURE,
    MAIN_PAIRS,
    MILITARY,
    MILITARY_PER,
    NOT_EDUCATION,
    SCALE_DIV,
    SCALE_PER,
    TECH_COST,
)
from ecumene.games.age_of_civilization.pieces import faces
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Row, Sum

EDUCATION = THINGS.numbers["education"]


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


def price_sum(s: GameState, seat: int, action: int, subject: int, stone: bool, via: int) -> Sum:
    """Return the coins an action costs, row by row; its total is actions.price_of."""
    price = Sum([(action, COINS_NEEDED[action])])
    for card, amount in rows_at(s, seat, COST + action):
        if via != EDUCATION or not _not_by_education(card, s.players[seat].main):
            price.add(card, amount)
    if action == RESEARCH:
        for card, amount in rows_at(s, seat, TECH_COST + subject - FIRST_TECHNOLOGY):
            price.add(card, max(amount, -price.total()) if amount == FREE else amount)
    elif action == CULTURE and s.leads(seat):
        for card, amount in rows_at(s, seat, LEADER_CULTURE):
            price.add(card, amount)
    elif action == CARAVAN:
        price.add(subject, ORDER_PRICE[subject])
    if stone:
        price.add(QUARRY, -STONE_COINS)
    return price


def _not_by_education(card: int, main: int) -> bool:
    """Return whether a card's discount leaves out the Culture that Education grants (Harappa, p. 6)."""
    pairs = CARD_PAIRS[card] + (MAIN_PAIRS[card] if card == main else [])
    return any(place == NOT_EDUCATION for place, _ in pairs)


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
