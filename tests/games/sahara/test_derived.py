"""What Sahara tells people follows from its rules: reasons, prices, gains, forecasts and totals are true."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ecumene.kernel.frame import Action, advance, apply, refuse, waiting
from ecumene.kernel.frames.dice import IN_HAND
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import OTHER_QUESTION, Refusal
from tests.sahara import GAME
from tests.sahara.march import March
from tests.sahara.market import Market
from tests.sahara.state import CITIES, GO, GOOD_AT, GOODS, KEEP, LOAD, ROADS, ROLL, SANDSTORM, STORM, WELLS, Desert
from tests.sahara.teller import NUMBERS, TELLER
from tests.sahara.weather import FACES, Weather

GAMES = 6


def decisions() -> Iterator[tuple[Desert, int]]:
    """Yield what seats are asked in some random games."""
    for seed in range(GAMES):
        s, luck = GAME.setup(2 + seed % 3, {}, Luck(seed)), Luck(seed)
        advance(s, luck)
        while not s.over:
            for seat in waiting(s):
                yield s, seat
            seat = waiting(s)[luck.below(len(waiting(s)))]
            legal = s.stack[-1].legal(s, seat)
            apply(s, seat, legal[luck.below(len(legal))], luck)


Remedy = Callable[[Desert, int, Action, Refusal], bool]
"""Puts right what a rule cites, and nothing else; tells whether that can be done."""


def another_place(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    s.players[seat].place = ROADS.neighbours[a[1]][0]
    return True


def enough_water(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    assert s.players[seat].water == cited.have < cited.need
    s.players[seat].water = cited.need
    return True


def goods_there(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    if a[1] < GOODS:
        s.players[seat].place = GOOD_AT.index(a[1])
        s.stock[s.players[seat].place] = 1
    return a[1] < GOODS


def empty_camels(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    s.players[seat].goods = [0] * GOODS
    return True


def enough_coins(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    assert s.players[seat].coins == cited.have < cited.need
    s.players[seat].coins = cited.need
    return True


def in_a_city(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    s.players[seat].place = CITIES[0]
    return True


def enough_goods(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    assert cited.thing == a[1] and cited.have < cited.need
    if a[1] < GOODS:
        s.players[seat].goods[a[1]] = cited.need
    return a[1] < GOODS


def at_a_well(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    s.players[seat].place = WELLS[0]
    return True


def empty_skins(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    s.players[seat].water = 0
    return True


def other_dice(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    frame = s.stack[-1]
    assert isinstance(frame, Weather)
    frame.dice, frame.rolls = [IN_HAND if a[0] == ROLL else 1] * len(FACES), 1
    return a[0] in (ROLL, KEEP) or 1 <= a[1] <= len(FACES)


def cannot_be_put_right(s: Desert, seat: int, a: Action, cited: Refusal) -> bool:
    assert a[2] == 0
    return False


REMEDIES: dict[str, Remedy] = {
    "sahara.march.road": another_place,
    "sahara.march.water": enough_water,
    "sahara.load.stock": goods_there,
    "sahara.load.room": empty_camels,
    "sahara.load.coins": enough_coins,
    "sahara.sell.city": in_a_city,
    "sahara.sell.one": cannot_be_put_right,
    "sahara.sell.goods": enough_goods,
    "sahara.fill.well": at_a_well,
    "sahara.fill.skins": empty_skins,
    "sahara.weather.again": other_dice,
}


def test_what_is_refused_is_allowed_or_refused_otherwise_once_the_reason_is_put_right() -> None:
    met = dict.fromkeys(REMEDIES, 0)
    for s, seat in decisions():
        frame, legal = s.stack[-1], s.stack[-1].legal(s, seat)
        for a in GAME.action_space():
            if a in legal:
                continue
            cited = refuse(s, seat, a)
            if cited.rule == OTHER_QUESTION:
                assert a[0] not in frame.VERBS
                continue
            world = s.copy()
            if REMEDIES[cited.rule](world, seat, a, cited):
                met[cited.rule] += 1
                now_legal = a in world.stack[-1].legal(world, seat)
                assert now_legal or refuse(world, seat, a).rule != cited.rule, (a, cited.rule)
    assert [rule for rule, times in met.items() if not times] == ["sahara.sell.one"]


def test_what_is_told_of_a_move_at_the_market_is_what_the_rule_does() -> None:
    kinds = set[str]()
    for s, seat in decisions():
        frame = s.stack[-1]
        for a in frame.legal(s, seat) if isinstance(frame, Market) else []:
            world, price = s.copy(), TELLER.price(s, seat, a)
            world.stack[-1].answer(world, seat, a, Luck(0))
            change = {kind: -sum_.total() for kind, sum_ in price.items()}
            for kind, amount, source in TELLER.gain(s, seat, a):
                change[kind] = change.get(kind, 0) + amount
                assert source == (a[1] if GAME.grammar.verbs[a[0]].word == "sell" else -1)
                kinds.add(kind)
            assert change == NUMBERS.changes(s, world, seat)
    assert kinds == {"water", "coins", "points"}


def test_the_price_of_a_march_is_what_it_costs() -> None:
    marched = 0
    for s, seat in decisions():
        frame = s.stack[-1]
        if not isinstance(frame, March) or waiting(s) != [seat]:
            continue
        for a in frame.legal(s, seat):
            assert TELLER.gain(s, seat, a) == [], "nobody knows who else arrives there"
            world, price = s.copy(), TELLER.price(s, seat, a)
            last = world.stack[-1]
            last.answer(world, seat, a, Luck(0))
            last.step(world, Luck(0))
            spent = s.players[seat].water - world.players[seat].water
            assert spent == (price["water"].total() if a[0] == GO else 0)
            marched += a[0] == GO
    assert marched


def test_what_is_foretold_of_the_night_comes_true() -> None:
    told = 0
    for s, seat in decisions():
        frame = s.stack[-1]
        if not isinstance(frame, Market):
            continue
        done = frame.declines(s, seat)
        forecasts = [TELLER.forecast(s, each) for each in range(len(s.players))]
        totals = TELLER.totals(s, -1)["night"]
        world = s.copy()
        assert done is not None
        apply(world, seat, done, Luck(0))
        while not world.over and isinstance(world.stack[-1], Market):
            apply(world, waiting(world)[0], done, Luck(0))
        assert forecasts == [NUMBERS.of(world, each) for each in range(len(s.players))]
        assert totals == [NUMBERS.changes(s, world, each) for each in range(len(s.players))]
        told += 1
    assert told


def test_nothing_is_foretold_after_the_game() -> None:
    s = GAME.setup(2, {}, Luck(1))
    s.over = True
    assert TELLER.forecast(s, 0) == {} and TELLER.totals(s, 0) == {"night": [{}, {}]}


def test_a_price_names_its_sources() -> None:
    met = set[tuple[int, bool]]()
    for s, seat in decisions():
        storm = s.wind >= STORM
        for a in s.stack[-1].legal(s, seat):
            sources = [source for each in TELLER.price(s, seat, a).values() for source, _ in each.rows]
            right = {GO: [-1, SANDSTORM] if storm else [-1], LOAD: [a[1]]}
            assert sources == right.get(a[0], [])
            met.add((a[0], storm))
    assert {(GO, False), (GO, True), (LOAD, False)} <= met
