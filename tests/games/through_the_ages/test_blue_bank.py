"""Blue tokens: paying with change, overpaying, gaining exactly (p. 11)."""

from __future__ import annotations

from itertools import product
from random import Random

from ecumene.games.through_the_ages.card_data import WORTH, thing
from ecumene.games.through_the_ages.economy.blue_bank import gain_resources, pay_resources, resources
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.setup.lay_out import new_player
from tests.rules import rule

MINES = [thing(slug) for slug in ("bronze", "iron", "coal", "oil")]


def hoard(blue: int, **tokens: int) -> Player:
    """Return a player with so many tokens in the bank and on mines; mines that are not named are not in play."""
    player = new_player()
    player.blue = blue
    for slug, count in tokens.items():
        player.workers[thing(slug)] = 0
        player.tokens[thing(slug)] = count
    return player


def on_mines(player: Player) -> dict[str, int]:
    return {
        slug: player.tokens[thing(slug)]
        for slug in ("bronze", "iron", "coal", "oil")
        if player.tokens[thing(slug)]
    }


@rule("tta.goods.pay-return")
def test_tokens_go_back_to_the_bank() -> None:
    player = hoard(0, bronze=3, iron=1)
    pay_resources(player, 3)
    assert (on_mines(player), player.blue) == ({"iron": 1}, 3)


@rule("tta.goods.pay-change")
def test_a_token_moves_down_to_pay_the_difference() -> None:
    player = hoard(0, bronze=0, iron=0, coal=1)
    pay_resources(player, 1)
    assert (on_mines(player), player.blue) == ({"iron": 1}, 0)


@rule("tta.goods.overpay")
def test_more_is_paid_only_when_the_bank_is_empty_afterwards() -> None:
    player = hoard(0, bronze=0, coal=1)
    pay_resources(player, 1)
    assert (on_mines(player), player.blue) == ({"bronze": 1}, 0)
    player = hoard(1, bronze=0, coal=1)
    pay_resources(player, 1)
    assert (on_mines(player), player.blue) == ({"bronze": 2}, 0)


@rule("tta.goods.gain", "tta.goods.gain-short")
def test_goods_are_gained_exactly_or_as_far_as_tokens_last() -> None:
    player = hoard(5, bronze=0, coal=0)
    assert gain_resources(player, 5) == 5
    assert (on_mines(player), player.blue) == ({"bronze": 2, "coal": 1}, 2)
    assert gain_resources(player, 9) == 6


@rule("tta.goods.no-shift-up", "tta.goods.pay-change", "tta.goods.overpay")
def test_no_payment_leaves_more_tokens_in_the_bank() -> None:
    dice = Random(2)
    for _ in range(400):
        player = new_player()
        for card in MINES[1:]:
            player.workers[card] = dice.choice([-1, 0])
        for card in MINES:
            player.tokens[card] = dice.randrange(4) if player.workers[card] >= 0 else 0
        player.blue = dice.choice([0, 0, 1, 2, 5])
        if resources(player):
            check_payment(player, dice.randrange(1, resources(player) + 1))


def check_payment(player: Player, owed: int) -> None:
    before, had = player.tokens[:], resources(player)
    total = player.blue + sum(before)
    pay_resources(player, owed)
    assert player.blue + sum(player.tokens) == total
    best = fewest(player, before, had - owed, total)
    if best < 0:
        assert had - resources(player) > owed
        assert player.blue == 0
    else:
        assert (had - resources(player), sum(player.tokens)) == (owed, best)


def fewest(player: Player, before: list[int], worth: int, total: int) -> int:
    """Return how few tokens can lie on the mines for a worth, nothing being moved up; -1: no way."""
    mines = [card for card in MINES if player.workers[card] >= 0]
    best = -1
    for counts in product(range(total + 1), repeat=len(mines)):
        values = [count * WORTH[card] for count, card in zip(counts, mines, strict=True)]
        if sum(values) != worth or sum(counts) > total:
            continue
        old = [before[card] * WORTH[card] for card in mines]
        if all(sum(values[at:]) <= sum(old[at:]) for at in range(1, len(mines))):
            best = sum(counts) if best < 0 else min(best, sum(counts))
    return best
