"""The rules of Sahara, one by one."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck, Written
from tests.games.sahara.situation import at_dawn, at_market, caravan, cited, moves, on_march, play
from tests.rules import rule
from tests.sahara import GAME
from tests.sahara.state import CITIES, ROUNDS, STORM, Desert


def begun(*faces: int, first: int = 1) -> Desert:
    """Return a game of two whose first dice show these faces."""
    luck = Written([-1 - first, *(-face for face in faces)])
    s = GAME.setup(2, {}, luck)
    advance(s, luck)
    return s


@rule("sahara.setup.start")
def test_all_begin_alike_and_the_first_is_drawn() -> None:
    s = GAME.setup(3, {}, Written([-3]))
    assert s.first == 2
    assert [(each.place, each.water, each.coins, each.goods, each.points) for each in s.players] == [
        (CITIES[0], 4, 3, [1, 0, 0], 0)
    ] * 3


@rule("sahara.round.order")
def test_a_round_is_weather_march_market_and_night() -> None:
    s = begun(1, 1, first=0)
    names = [type(s.stack[-1]).__name__]
    play(s, "0 keep")
    names.append(type(s.stack[-1]).__name__)
    play(s, "0 stay", "1 stay")
    names.append(type(s.stack[-1]).__name__)
    assert names == ["Weather", "March", "Market"] and waiting(s) == [0]
    play(s, "0 done", "1 done")
    assert (s.round, s.first, type(s.stack[-1]).__name__) == (2, 1, "Weather")
    assert [each.water for each in s.players] == [3, 3], "a night was between"


@rule("sahara.round.order")
@pytest.mark.parametrize(("round", "over"), [(ROUNDS - 1, False), (ROUNDS, True)])
def test_after_five_rounds_the_game_is_over(round: int, over: bool) -> None:
    s = at_dawn(caravan(), caravan(), round=round)
    s.stack[0].phase -= 1  # type: ignore[attr-defined]  # the night is still to come
    advance(s, Luck(1))
    assert s.over == over and ROUNDS == 5


@rule("sahara.weather.dice")
@pytest.mark.parametrize(("well", "place"), [(1, "arawan"), (2, "tuat"), (3, "taghaza"), (4, "walata")])
def test_the_dice_are_the_wind_and_where_goods_arrive(well: int, place: str) -> None:
    s = begun(6, well)
    before = s.stock[:]
    play(s, "1 keep")
    assert s.wind == 6
    at = GAME.grammar.places.number(place)
    assert [now - was for now, was in zip(s.stock, before, strict=True)] == [2 * (here == at) for here in range(6)]


@rule("sahara.weather.again")
def test_the_first_caravan_may_roll_dice_once_more() -> None:
    s = begun(6, 2)
    assert waiting(s) == [1] and moves(s, 1) == ["again 1", "again 2", "keep"]
    assert cited(s, "roll", 1)[0] == cited(s, "again 3", 1)[0] == "sahara.weather.again"
    play(s, "1 again 1")
    assert moves(s, 1) == ["again 2", "roll"] and cited(s, "keep", 1)[0] == "sahara.weather.again"
    play(s, "1 roll", outcomes=[3])
    assert s.wind == 3 and moves(s, 0) == ["go arawan", "go tuat", "stay"], "nobody rolls a third time"


@rule("sahara.march.sealed")
def test_marches_are_chosen_in_secret_and_happen_at_once() -> None:
    s = on_march(caravan(), caravan())
    play(s, "0 go tuat")
    assert waiting(s) == [1] and s.players[0].place == CITIES[0]
    shown = [GAME.view(s, seat)["stack"][-1]["subjects"] for seat in (0, 1, -1)]
    tuat = GAME.grammar.places.number("tuat")
    assert tuat in shown[0] and tuat not in shown[1] and tuat not in shown[2]
    play(s, "1 stay")
    assert s.players[0].place == tuat and s.players[1].place == CITIES[0]


@rule("sahara.march.road")
def test_a_march_follows_one_road() -> None:
    s = on_march(caravan("arawan"), caravan())
    assert moves(s) == ["go gao", "go taghaza", "go walata", "stay"]
    assert cited(s, "go fez") == cited(s, "go arawan") == ("sahara.march.road", -1, -1)


@rule("sahara.march.water")
@pytest.mark.parametrize(("wind", "cost"), [(1, 1), (STORM - 1, 1), (STORM, 2), (6, 2)])
def test_a_march_costs_water_and_more_in_a_sandstorm(wind: int, cost: int) -> None:
    s = on_march(caravan(water=cost - 1), caravan(water=cost), wind=wind)
    assert moves(s) == ["stay"] and cited(s, "go tuat") == ("sahara.march.water", cost, cost - 1)
    play(s, "1 go tuat", "0 stay")
    assert [each.water for each in s.players] == [cost - 1, 0]


@rule("sahara.march.news")
def test_who_arrives_alone_sells_news() -> None:
    s = on_march(caravan("gao"), caravan("gao"), caravan("fez"), caravan("gao"))
    play(s, "0 go tuat", "1 go arawan", "2 go tuat", "3 stay")
    assert [each.coins for each in s.players] == [3, 5, 3, 3], "staying alone is no arrival"


@rule("sahara.market.actions")
def test_a_turn_has_three_actions_or_fewer() -> None:
    s = at_market(caravan("tuat", water=1, coins=9), caravan("tuat"), stock=4)
    play(s, "0 load dates", "0 load dates")
    assert waiting(s) == [0]
    play(s, "0 fill")
    assert waiting(s) == [1]
    s = at_market(caravan("tuat"), caravan("tuat"))
    play(s, "0 done")
    assert waiting(s) == [1]


@rule("sahara.market.actions")
def test_who_can_do_nothing_is_not_asked() -> None:
    s = at_market(caravan("tuat", water=4), caravan("gao"), caravan("gao", goods="salt"))
    play(s, "0 fill", "0 load dates")
    assert waiting(s) == [2]


@rule("sahara.load.stock", "sahara.load.room", "sahara.load.coins")
def test_a_good_needs_to_be_there_and_room_and_coins() -> None:
    s = at_market(caravan("taghaza", coins=2), caravan("taghaza"), caravan("gao"))
    play(s, "0 load glass")
    first = s.players[0]
    assert (first.coins, first.goods, s.stock) == (0, [0, 0, 1], [0, 1, 1, 0, 1, 0])
    assert cited(s, "load glass") == cited(s, "load salt") == ("sahara.load.stock", -1, -1)
    s = at_market(caravan("taghaza", coins=1), caravan("taghaza"))
    assert cited(s, "load glass") == ("sahara.load.coins", 2, 1)
    s = at_market(caravan("taghaza", goods="salt salt dates glass"), caravan("taghaza"))
    assert cited(s, "load glass") == ("sahara.load.room", -1, -1)


@rule("sahara.sell.city", "sahara.sell.goods", "sahara.sell.one")
def test_goods_of_a_kind_are_sold_together_in_cities() -> None:
    s = at_market(caravan("gao", goods="salt salt salt dates"), caravan())
    assert moves(s) == ["sell salt 1", "sell salt 2", "sell salt 3", "sell dates 1", "done"]
    assert cited(s, "sell dates 2") == ("sahara.sell.goods", 2, 1)
    assert cited(s, "sell glass 1") == ("sahara.sell.goods", 1, 0)
    assert cited(s, "sell salt 0") == ("sahara.sell.one", -1, -1)
    play(s, "0 sell salt 3")
    first = s.players[0]
    assert (first.coins, first.points, first.goods) == (6, 6, [0, 1, 0])
    assert cited(at_market(caravan("tuat", goods="salt"), caravan()), "sell salt 1")[0] == "sahara.sell.city"


@rule("sahara.fill.well", "sahara.fill.skins")
def test_skins_are_filled_at_oases() -> None:
    s = at_market(caravan("tuat", water=1), caravan())
    play(s, "0 fill")
    assert s.players[0].water == 5 and cited(s, "fill")[0] == "sahara.fill.skins"
    assert cited(at_market(caravan("gao", water=1, goods="salt"), caravan()), "fill")[0] == "sahara.fill.well"


@rule("sahara.night.thirst")
def test_at_night_all_drink_or_lose_a_point() -> None:
    players = [
        caravan("gao", water, 3, "salt" if water == 2 else "", points)
        for water, points in ((2, 4), (0, 4), (0, 0))
    ]
    s = at_market(*players)
    play(s, "0 done")
    assert [(each.water, each.points) for each in s.players] == [(1, 4), (0, 3), (0, 0)]


@rule("sahara.end.points")
def test_points_win_then_coins_and_equals_share_the_rank() -> None:
    players = [
        caravan(points=3, coins=1),
        caravan(points=3, coins=5),
        caravan(points=1, coins=9),
        caravan(points=1, coins=9),
    ]
    found = GAME.result(at_dawn(*players, round=ROUNDS))
    assert found == {"scores": [3, 3, 1, 1], "ranks": [2, 1, 3, 3], "winners": [1], "ending": "rounds"}
