"""The blue bank: food and resources as tokens on cards, paid with change, gained and lost exactly (p. 11).

Among the ways to pay that the rules allow, the one that leaves most tokens in the bank is taken: none is better.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import AGE, CORRUPTION, FIRST, LAB, MINE, STORES, WORTH
from ecumene.games.through_the_ages.effects.powers import LABS_PRODUCE
from ecumene.games.through_the_ages.player import Player

FARMS_END: Final = 4
MINES_END: Final = 8
# Cards that hold a good, from the lowest worth of a token up.
FOOD_STORES: Final[list[int]] = list(range(FARMS_END))
MINE_STORES: Final[list[int]] = list(range(FARMS_END, MINES_END))
LAB_STORES: Final[list[int]] = sorted(
    [card for card in range(FARMS_END, STORES) if WORTH[card]], key=WORTH.__getitem__
)
assert FIRST[MINE] == FARMS_END and FIRST[LAB] == MINES_END and all(AGE[card] for card in LAB_STORES if card >= 8)


def food(player: Player) -> int:
    """Return the food that a player has."""
    t = player.tokens
    return t[0] * WORTH[0] + t[1] * WORTH[1] + t[2] * WORTH[2] + t[3] * WORTH[3]


def resources(player: Player) -> int:
    """Return the resources that a player has, those on Bill Gates's labs included."""
    t = player.tokens
    total = t[4] * WORTH[4] + t[5] * WORTH[5] + t[6] * WORTH[6] + t[7] * WORTH[7]
    return total + t[9] * WORTH[9] + t[10] * WORTH[10] + t[11] * WORTH[11]


def on_cards(player: Player) -> int:
    """Return how many blue tokens lie on farms, mines and labs."""
    return sum(player.tokens)


def corruption(player: Player) -> int:
    """Return what corruption takes with this many tokens in the bank (p. 6)."""
    return CORRUPTION[min(player.blue, len(CORRUPTION) - 1)]


def pay_food(player: Player, amount: int) -> int:
    """Pay food that is there, temporary food first; return what more it takes for want of change (p. 11)."""
    free = min(amount, player.food_pool)
    player.food_pool -= free
    return _pay(player, FOOD_STORES, amount - free)


def pay_resources(player: Player, amount: int) -> int:
    """Pay resources that are there, temporary ones apart; return what more it takes for want of change."""
    return _pay(player, resource_stores(player), amount)


def lose_food(player: Player, amount: int) -> tuple[int, int]:
    """Lose food as far as there is any; return what was owed and taken, and what more for want of change."""
    lost = min(amount, food(player))
    return lost, _pay(player, FOOD_STORES, lost)


def lose_resources(player: Player, amount: int) -> tuple[int, int]:
    """Lose resources as far as there are any; return what was owed and taken, and what more (p. 11)."""
    lost = min(amount, resources(player))
    return lost, _pay(player, resource_stores(player), lost)


def gain_food(player: Player, amount: int) -> int:
    """Gain food from the bank, exactly or as much as its tokens allow; return how much (p. 11)."""
    return _gain(player, FOOD_STORES, amount)


def gain_resources(player: Player, amount: int) -> int:
    """Gain resources from the bank, exactly or as much as its tokens allow; return how much (p. 11)."""
    return _gain(player, LAB_STORES if player.power[LABS_PRODUCE] else MINE_STORES, amount)


def resource_stores(player: Player) -> list[int]:
    """Return the cards that resources can be paid from: labs too, once Bill Gates has used them (p. 12)."""
    t = player.tokens
    if t[9] or t[10] or t[11] or player.power[LABS_PRODUCE]:
        return LAB_STORES
    return MINE_STORES


def holds_change(player: Player, card: int) -> bool:
    """Return whether tokens may be put on a card: labs only while Bill Gates leads."""
    return player.workers[card] >= 0 and (card < MINES_END or player.power[LABS_PRODUCE] > 0)


def _gain(player: Player, stores: list[int], amount: int) -> int:
    left = amount
    for at in range(len(stores) - 1, -1, -1):
        card = stores[at]
        if player.workers[card] < 0 or player.blue == 0:
            continue
        count = min(player.blue, left // WORTH[card])
        player.tokens[card] += count
        player.blue -= count
        left -= count * WORTH[card]
    return amount - left


def _pay(player: Player, stores: list[int], amount: int) -> int:
    """Give the smallest tokens first; break one where the rest is less than its worth. Return what is overpaid."""
    if amount <= 0:
        return 0
    tokens = player.tokens
    before = tokens[:]
    blue = player.blue
    left = amount
    for card in stores:
        if tokens[card] == 0:
            continue
        worth = WORTH[card]
        count = min(tokens[card], left // worth)
        tokens[card] -= count
        player.blue += count
        left -= count * worth
        if left == 0:
            return 0
        if tokens[card]:
            tokens[card] -= 1
            player.blue += 1
            if _change(player, stores, worth, worth - left) == 0:
                return 0
            break
    player.tokens = before
    player.blue = blue
    return _pay_tightly(player, stores, amount)


def _change(player: Player, stores: list[int], below: int, amount: int) -> int:
    """Take change for a token that was returned, in tokens worth less; return what could not be given."""
    for at in range(len(stores) - 1, -1, -1):
        card = stores[at]
        if WORTH[card] < below and holds_change(player, card):
            count = min(player.blue, amount // WORTH[card])
            player.tokens[card] += count
            player.blue -= count
            amount -= count * WORTH[card]
    return amount


def _pay_tightly(player: Player, stores: list[int], amount: int) -> int:
    """Pay when the bank lacks tokens for change: another way exactly, else more. Return how much more."""
    total = player.blue + sum(player.tokens[card] for card in stores)
    worth = sum(player.tokens[card] * WORTH[card] for card in stores)
    for over in range(worth - amount + 1):
        best: list[int] = []
        for layout in _layouts(player, stores, worth - amount - over, total):
            exact = over == 0 or sum(layout) == total
            if exact and (not best or sum(layout) <= sum(best)):  # among equals the highest tokens stay
                best = layout
        if best or worth == amount + over:
            best = best or [0] * len(stores)
            for at, card in enumerate(stores):
                player.tokens[card] = best[at]
            player.blue = total - sum(best)
            return over
    return 0


def _layouts(player: Player, stores: list[int], value: int, most: int) -> list[list[int]]:
    """Return all ways to leave a value on the stores without moving anything up (p. 11)."""
    found: list[list[int]] = []
    _lay(player, stores, len(stores) - 1, value, most, 0, [0] * len(stores), found)
    return found


def _lay(
    player: Player,
    stores: list[int],
    at: int,
    value: int,
    most: int,
    room: int,
    now: list[int],
    found: list[list[int]],
) -> None:
    """Choose the tokens of one card, highest worth first; `room` is the value given up by higher cards."""
    if at < 0:
        if value == 0:
            found.append(now[:])
        return
    card = stores[at]
    worth = WORTH[card]
    room += player.tokens[card] * worth
    ceiling = min(most, value // worth, room // worth)
    if not holds_change(player, card):
        ceiling = min(ceiling, player.tokens[card])
    for count in range(ceiling + 1):
        now[at] = count
        _lay(player, stores, at - 1, value - count * worth, most - count, room - count * worth, now, found)
    now[at] = 0
