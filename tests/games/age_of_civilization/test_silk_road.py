"""Playing alone: the Great Silk Road and its trade orders (p. 9; our own design)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.age_of_civilization.state import GameState
from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    frames,
    fresh,
    moves,
    play,
    price,
    refusal,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule


def silk(who: Doc, **told: Any) -> GameState:
    return situation(who, scenario="silk-road", **told)


@rule("aoc.path.silk-road")
def test_silk_road_opens_three_of_six_orders_and_two_new_actions() -> None:
    for seed in range(20):
        s = fresh(1, seed, scenario="silk-road")
        assert len(s.order_market) == 3 and len({*s.order_market, *s.order_deck}) == 6
        assert slugs(s.row)[2] == "caravan" and "oasis-market" in slugs(s.row)
        assert not {"build", "hunt"} & set(slugs(s.row))
    assert len({tuple(fresh(1, seed, scenario="silk-road").order_market) for seed in range(20)}) > 5


@rule("aoc.path.caravan")
@card("caravan")
def test_caravan_fulfils_an_open_order_twice_a_turn() -> None:
    s = silk(seat(workers=2), orders="silk spices glass", coming="farm")
    assert change(s, "caravan silk") == {"coins": -4, "vp": 3, "orders": 1}
    assert change(s, "caravan spices") == {"coins": -1, "vp": 1, "orders": 1}
    assert refusal(s, "caravan glass") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")
    assert refusal(silk(seat(), orders="silk spices glass"), "caravan paper") == "aoc.path.caravan"
    assert refusal(silk(seat(workers=0), orders="silk spices glass"), "caravan silk") == "aoc.action.cost-workers"


@rule("aoc.path.caravan-always")
@card("caravan")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_caravan_is_open_in_every_round_on_the_silk_road(round_: int) -> None:
    row = "farm fish caravan trade plague culture conquest oasis-market"
    assert "caravan silk" in moves(silk(seat(), round=round_, row=row, orders="silk spices glass"))


@rule("aoc.path.order-condition")
@card("porcelain", "horses")
def test_an_order_asks_for_technologies_or_military() -> None:
    orders = "porcelain horses silk"
    s = silk(seat(techs="writing"), orders=orders)
    assert refusal(s, "caravan porcelain") == "aoc.path.order-condition"
    assert refusal(s, "caravan horses") == "aoc.path.order-condition"
    s = silk(seat(techs="writing sailing", workers=2), orders=orders)
    assert change(s, "caravan porcelain") == {"coins": -5, "vp": 4, "orders": 1}
    assert "done" in moves(s)
    assert refusal(silk(seat(techs="mining"), orders=orders), "caravan horses") == "aoc.path.order-condition"
    s = silk(seat("slavs", techs="mining", workers=2), orders=orders)
    assert change(s, "caravan horses") == {"coins": -3, "vp": 3, "orders": 1}
    assert "done" in moves(s)


@rule("aoc.path.order-price")
@pytest.mark.parametrize(
    ("order", "coins", "gain"),
    [
        pytest.param("silk", 4, {"vp": 3}, marks=card("silk")),
        pytest.param("spices", 1, {"vp": 1}, marks=card("spices")),
        pytest.param("glass", 3, {"vp": 1, "workers": 1}, marks=card("glass")),
    ],
)
def test_an_order_costs_its_price_and_gives_its_reward(order: str, coins: int, gain: dict[str, int]) -> None:
    s = silk(seat(coins=coins, workers=2), orders="silk spices glass")
    assert price(s, f"caravan {order}") == coins
    assert change(s, f"caravan {order}") == {"coins": -coins, "orders": 1, **gain}
    assert "done" in moves(s)
    s = silk(seat(coins=coins - 1), orders="silk spices glass")
    assert refusal(s, f"caravan {order}") == "aoc.path.order-price"


@rule("aoc.path.order-price")
@card("paper")
def test_paper_gives_a_technology_as_well() -> None:
    s = silk(seat(techs="writing", workers=2), orders="paper silk glass")
    assert change(s, "caravan paper") == {"coins": -4, "vp": 1, "orders": 1}
    assert moves(s) == ["learn education", "learn sailing", "learn mining"]
    assert change(s, "learn education") == {"techs": 1}
    assert frames(s)[-1] == "ActionPhase" and len(s.order_market) == 3


@rule("aoc.path.order-next")
def test_a_new_order_comes_for_a_fulfilled_one_while_there_are_any() -> None:
    s = silk(seat(), orders="silk spices glass")
    play(s, "caravan spices", draws="paper")
    assert slugs(s.order_market) == ["silk", "glass", "paper"]
    s = silk(seat(orders=4), orders="silk spices")
    play(s, "caravan spices")
    assert slugs(s.order_market) == ["silk"] and s.order_deck == []


@rule("aoc.path.oasis-market")
@card("oasis-market")
def test_oasis_market_gives_two_coins_and_three_after_two_orders() -> None:
    gains = [change(silk(seat(orders=n, workers=1), window="oasis-market"), "oasis-market") for n in (0, 1, 2, 3)]
    assert gains == [{"coins": 2}, {"coins": 2}, {"coins": 3}, {"coins": 3}]
    s = silk(seat(), window="oasis-market", coming="farm")
    play(s, "oasis-market")
    assert refusal(s, "oasis-market") == "aoc.action.slot-once"
    assert "workers" not in change(s, "done")
