"""What a game tells of the numbers of a seat follows from their names and from the rules."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Action, Frame, State
from ecumene.kernel.grammar import THING, Grammar, Verb
from ecumene.kernel.look_ahead import DRAW as DRAW_AHEAD
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.numbers import Numbers
from ecumene.kernel.parts import Rows
from ecumene.kernel.sealed import Sealed, unanswered
from ecumene.kernel.things import Things

BUY, PRAY, DRAW = range(3)
THINGS = Things(["lamp", "rug"])
GRAMMAR = Grammar([Verb("buy", THING), Verb("pray"), Verb("draw")], THINGS)
COST, WORTH = 3, 5
LAMP, RUG = 0, 1


class Shopper:
    """Coins and points; points are called vp outside."""

    FIELDS: ClassVar[list[Field]] = fields("coins points=vp")

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("coins", "points")

    def __init__(self, coins: int, points: int) -> None:
        self.coins = coins
        self.points = points

    def copy(self) -> Shopper:
        return Shopper(self.coins, self.points)

    # generated: end


class Shop(State):
    """All shoppers."""

    FIELDS: ClassVar[list[Field]] = fields(Rows("players", Shopper, by_seat=True))

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("players",)

    def __init__(self, stack: list[Frame[Any]], over: bool, players: list[Shopper]) -> None:
        super().__init__(stack, over)
        self.players = players

    def copy(self) -> Shop:
        return Shop(self.copy_stack(), self.over, [row.copy() for row in self.players])

    # generated: end


class Errand(Frame[Shop]):
    """Buy for coins, which brings points and a coin back; or draw."""

    FIELDS: ClassVar[str] = "seat@"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Errand:
        return Errand(self.seat)

    # generated: end

    def waits_for(self, s: Shop) -> list[int]:
        return [self.seat]

    def answer(self, s: Shop, seat: int, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[seat]
        if a[0] == BUY:
            player.coins += 1 - COST
            player.points += WORTH
            if a[1] == LAMP:
                luck.tell("vp", seat, amount=WORTH - 1, source=LAMP)
                luck.tell("vp", seat, amount=1, source=RUG)
        elif a[0] == DRAW:
            player.coins -= 1
            player.points += luck.number(6)


class Evening(Frame[Shop]):
    """Every shopper earns 2 coins; then a die is rolled for points."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Evening:
        return Evening()

    # generated: end

    def step(self, s: Shop, luck: Luck) -> None:
        s.stack.pop()
        for player in s.players:
            player.coins += 2
        s.players[0].points += 1 + luck.number(6)


class Wishes(Sealed[Shop]):
    """Wishes in secret."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Wishes:
        return Wishes(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end


def price(s: Shop, seat: int, a: Action) -> dict[str, Sum]:
    return {"coins": Sum([(a[1], COST)])} if a[0] == BUY else {}


def evening(s: Shop) -> Evening | None:
    return Evening() if s.stack else None


NUMBERS = Numbers("coins points=vp", price, evening, GRAMMAR)


def shop(*frames: Frame[Any]) -> Shop:
    return Shop([Evening(), *frames], False, [Shopper(4, 1), Shopper(7, 0)])


def test_numbers_are_told_by_their_outer_names() -> None:
    assert NUMBERS.of(shop(), 0) == {"coins": 4, "vp": 1}


def test_a_gain_is_the_change_with_the_price_added_and_named_by_the_thing() -> None:
    s = shop(Errand(0))
    assert NUMBERS.gain(s, 0, (BUY, 1, 0)) == [("coins", 1, 1), ("vp", WORTH, 1)]
    assert NUMBERS.of(s, 0) == {"coins": 4, "vp": 1}, "on a copy"


def test_a_gain_is_told_by_the_causes_that_the_log_names() -> None:
    rows = NUMBERS.gain(shop(Errand(0)), 0, (BUY, LAMP, 0))
    assert rows == [("coins", 1, LAMP), ("vp", WORTH - 1, LAMP), ("vp", 1, RUG)]


def test_the_evening_after_a_move_is_no_gain_of_it() -> None:
    assert NUMBERS.gain(shop(Errand(0)), 0, (PRAY, 0, 0)) == []


def test_what_is_drawn_is_not_told_but_what_is_lost_before() -> None:
    assert NUMBERS.gain(shop(Errand(0)), 0, (DRAW, 0, 0)) == [("coins", -1, -1)]


def test_a_sealed_answer_brings_nothing_yet_and_its_price_is_no_gain() -> None:
    assert NUMBERS.gain(shop(Wishes(*unanswered([0, 1]))), 0, (BUY, 1, 0)) == []


def test_the_forecast_carries_out_what_is_to_come_up_to_the_first_draw() -> None:
    s = shop(Errand(0))
    assert [NUMBERS.forecast(s, seat) for seat in (0, 1)] == [{"coins": 6, "vp": 1}, {"coins": 9, "vp": 0}]
    assert NUMBERS.expected(s, 2) == [{"coins": 2}, {"coins": 2}]
    assert NUMBERS.stops(s, 0) == DRAW_AHEAD, "what the die brings is left out, and the forecast says so"


@pytest.mark.parametrize(("begun", "over"), [(False, False), (True, True)])
def test_nothing_is_foretold_where_nothing_is_to_come(begun: bool, over: bool) -> None:
    s = Shop([Errand(0)] if begun else [], over, [Shopper(4, 1), Shopper(7, 0)])
    assert NUMBERS.forecast(s, 0) == {} and NUMBERS.expected(s, 2) == [{}, {}]
    assert Numbers("coins").forecast(shop(Errand(0)), 0) == {}
    assert NUMBERS.stops(s, 0) == ""
