"""Blue and yellow tokens, food and resources, points (p. 10 and p. 11)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from ecumene.games.through_the_ages.card_data import WORTH
from ecumene.games.through_the_ages.economy.blue_bank import gain_food, lose_food, lose_resources, pay_resources
from ecumene.games.through_the_ages.economy.losses import lose_blue, lose_population
from ecumene.games.through_the_ages.effects.effect import GOOD_CULTURE, GOOD_POPULATION, GOOD_SCIENCE
from ecumene.games.through_the_ages.pieces import gain, lose_points
from ecumene.games.through_the_ages.setup.lay_out import new_player
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.situation import has, moves, play, refusal, run, seat, situation, tokens
from tests.rules import rule

Layout = tuple[int, ...]


@rule("tta.tokens.lose-blue")
def test_lost_blue_tokens_come_from_the_bank_then_from_cards_by_choice() -> None:
    s = situation(seat(tokens="agriculture:2 bronze:2", blue=1), seat())
    lose_blue(s, 0, 3, Luck(1), -1)
    assert has(s)["blue"] == 0 and moves(s) == ["pick agriculture", "pick bronze"]
    assert refusal(s, "pick iron") == "tta.tokens.lose-blue"
    play(s, "pick bronze", "pick agriculture")
    assert tokens(s) == {"agriculture": 1, "bronze": 1}
    lose_blue(s, 0, 9, Luck(1), -1)
    play(s, "pick bronze")
    assert tokens(s) == {} and has(s)["blue"] == 0


@rule("tta.workers.gain-population", "tta.workers.lose-population")
def test_population_gained_and_lost() -> None:
    s = situation(seat(yellow=1), seat())
    assert gain(s, 0, GOOD_POPULATION, 3, Luck(1), -1) == 1
    assert (has(s)["yellow"], has(s)["unused"]) == (0, 2)
    lose_population(s, 0, 3, Luck(1), -1)
    assert (has(s)["yellow"], has(s)["unused"]) == (2, 0)
    assert moves(s) == ["pick agriculture", "pick bronze", "pick philosophy", "pick warriors"]
    assert refusal(s, "pick religion") == "tta.workers.lose-population"
    play(s, "pick warriors")
    assert has(s)["warriors"] == 0 and has(s)["yellow"] == 3


@rule("tta.goods.lose")
def test_one_loses_what_one_has() -> None:
    s = situation(seat("irrigation", tokens="irrigation:1 bronze:2"), seat())
    player = s.players[0]
    assert lose_food(player, 5) == (2, 0) and lose_resources(player, 5) == (2, 0)
    assert tokens(s) == {} and player.blue == 16


@rule("tta.goods.gain", "tta.goods.gain-short")
def test_food_is_gained_exactly() -> None:
    s = situation(seat("irrigation selective-breeding"), seat(), age=2)
    assert gain_food(s.players[0], 6) == 6
    assert tokens(s) == {"selective-breeding": 2}
    s = situation(seat("irrigation", blue=2), seat())
    assert gain_food(s.players[0], 5) == 4


@rule("tta.goods.cannot-pay", "tta.action.whole-or-not")
def test_what_cannot_be_paid_in_full_is_not_done() -> None:
    s = situation(seat(tokens="bronze:1"), seat())
    assert refusal(s, "build bronze") == "tta.build.resource-cost" and tokens(s) == {"bronze": 1}


@rule("tta.goods.overpay")
def test_an_action_may_be_paid_with_too_much_when_the_bank_is_left_empty() -> None:
    s = situation(seat("oil", workers="bronze:0 agriculture:0", tokens="oil:1", blue=0), seat(), age=3)
    play(s, "build bronze")
    assert tokens(s) == {"bronze": 1} and has(s)["blue"] == 0, "two owed, four paid"


@rule("tta.points.not-below-zero")
def test_points_stop_at_zero() -> None:
    s = situation(seat(culture=3, science=2), seat())
    assert lose_points(s, 0, GOOD_CULTURE, 9, Luck(1), -1) == 3
    assert lose_points(s, 0, GOOD_SCIENCE, 1, Luck(1), -1) == 1
    assert (has(s)["culture"], has(s)["science"]) == (0, 1)


@rule("tta.tokens.card-symbols")
def test_a_token_symbol_counts_when_the_card_comes_and_the_difference_when_it_is_replaced() -> None:
    s = situation(seat(hand="justice-system", science=7), seat(), age=2)
    play(s, "develop justice-system")
    assert has(s)["blue"] == 19
    s = run(situation(seat("justice-system", tokens="bronze:4"), seat(), age=2, at="production"))
    assert has(s)["blue"] == 19 - 4 - 4


# Payment is automatic. That no other way of paying could ever be better is proved here for small hoards: whatever
# a player could do later after paying in another way, it could do at least as well after the way that is taken.


def layouts(worths: Layout, value: int) -> list[Layout]:
    ranges = [range(value // worth + 1) for worth in worths]
    found = product(*ranges)
    return [now for now in found if sum(count * worth for count, worth in zip(now, worths, strict=True)) == value]


def reaches(worths: Layout, old: Layout, new: Layout) -> bool:
    """Return whether tokens can come to lie like that when nothing is moved to a card of higher worth."""
    return all(
        sum(new[at] * worths[at] for at in range(low, len(worths)))
        <= sum(old[at] * worths[at] for at in range(low, len(worths)))
        for low in range(1, len(worths))
    )


@pytest.mark.parametrize("worths", [(1, 2, 3, 5), (1, 3, 5), (1, 2, 5)])
@rule("tta.goods.pay-change", "tta.goods.no-shift-up")
def test_no_choice_of_the_payer_is_lost(worths: Layout) -> None:
    cards = [4 + (1, 2, 3, 5).index(worth) for worth in worths]
    assert [WORTH[card] for card in cards] == list(worths)

    @cache
    def as_good(mine: Layout, other: Layout) -> bool:
        if sum(mine) > sum(other):
            return False
        value = sum(count * worth for count, worth in zip(mine, worths, strict=True))
        for rest in range(value):
            ways = [now for now in layouts(worths, rest) if reaches(worths, mine, now)]
            for now in layouts(worths, rest):
                if reaches(worths, other, now) and not any(as_good(way, now) for way in ways):
                    return False
        return True

    for value in range(1, 9):
        for old in layouts(worths, value):
            for price in range(1, value + 1):
                player = new_player()
                player.blue = 16
                for card, count in zip(cards, old, strict=True):
                    player.workers[card] = 0
                    player.tokens[card] = count
                pay_resources(player, price)
                paid = tuple(player.tokens[card] for card in cards)
                for other in layouts(worths, value - price):
                    assert not reaches(worths, old, other) or as_good(paid, other), (old, price, paid, other)
