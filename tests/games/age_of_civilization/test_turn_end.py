"""The end of a turn (p. 3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.age_of_civilization.situation import (
    change,
    frames,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
)
from tests.rules import rule


@rule("aoc.turn-end.effects")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_turn_end_effects_work_in_every_turn_the_last_one_too(round_: int) -> None:
    s = situation(seat("mali"), seat("rome"), at="turn end", round=round_)
    assert change(s) == {"coins": 2}


@rule("aoc.turn-end.effects")
def test_they_work_after_a_pass_too() -> None:
    assert change(situation(seat("mali", workers=1), seat()), "pass") == {"coins": 4, "workers": 1}


@rule("aoc.turn-end.effects")
def test_they_work_at_the_end_of_the_own_turn_only() -> None:
    s = situation(seat("mali"), seat("rome"), turn=1, first=1)
    assert change(s, "pass") == {}


@rule("aoc.turn-end.effects")
def test_nothing_but_effects_happens_at_the_end_of_a_turn() -> None:
    s = run(situation(seat("rome", techs="writing education"), seat(), at="turn end"))
    assert moves(s) == ["resolve education", "decline education"]
    for move in ["resolve mining", "decline rome", "resolve education maya"]:
        assert refusal(s, move) == "aoc.turn-end.effects"
    for move in ["fish", "pass", "raise maya"]:
        assert refusal(s, move) == "table.other-question"


@rule("aoc.turn-end.order")
def test_the_player_chooses_the_order() -> None:
    babylon = seat("babylon", techs="writing sailing currency mining", coins=0)
    s = run(situation(babylon, seat(), at="turn end"))
    assert moves(s) == ["resolve babylon", "resolve currency"]
    play(s, "resolve currency")
    assert has(s)["coins"] == 1
    assert moves(s) == [
        "learn education",
        "learn science",
        "learn engineering",
        "learn iron-working",
        "learn gunpowder",
    ]


@rule("aoc.turn-end.order")
def test_the_order_can_decide_what_an_effect_gives() -> None:
    tibetan = seat("tibet", techs="sailing currency", coins=1)
    s = run(situation(tibetan, seat(), at="turn end"))
    assert change(s, "resolve tibet") == {"vp": 1, "coins": 1}  # the last one runs by itself
    s = run(situation(tibetan, seat(), at="turn end"))
    assert change(s, "resolve currency") == {"coins": 1}  # two coins are too many for Tibet


@rule("aoc.turn-end.order")
def test_a_coin_gained_first_can_pay_for_what_costs_one() -> None:
    scholar = seat("rome", techs="writing education sailing currency", coins=3)
    s = run(situation(scholar, seat(), at="turn end"))
    assert has(s)["coins"] == 4  # the coin comes by itself, then Education asks
    assert moves(s) == ["resolve education", "decline education"]
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}


@rule("aoc.turn-end.order")
def test_nothing_is_asked_where_no_order_makes_a_difference() -> None:
    s = situation(seat("mali", techs="sailing currency", wonders="hanging-gardens"), seat(), at="turn end")
    assert change(s) == {"coins": 4}
    assert "TurnEnd" not in frames(s)


@rule("aoc.turn-end.order")
@pytest.mark.parametrize(
    ("who", "given"),
    [
        (seat("germania", techs="sailing currency"), {"coins": 1}),  # rivals lose a coin, one comes
        (seat("arabia", techs="sailing currency"), {"coins": 2}),  # coins for technologies do not count coins
        (seat("slavs", techs="sailing currency mining"), {"coins": 2}),  # nor does military
        (seat("britain", techs="sailing currency", vp=14), {"coins": 1, "vp": 2}),
    ],
    ids=["germania", "arabia", "slavs", "britain"],
)
def test_nor_where_effects_do_not_touch_what_the_others_count(who: dict[str, Any], given: dict[str, int]) -> None:
    s = situation(who, seat("rome"), at="turn end")
    assert change(s) == given
    assert "TurnEnd" not in frames(s)


@rule("aoc.turn-end.effects")
def test_what_costs_something_may_be_left() -> None:
    s = run(situation(seat("phoenicia", techs="writing education"), seat(), at="turn end"))
    assert change(s, "decline phoenicia") == {}
    assert change(s, "decline education") == {}
    assert "TurnEnd" not in frames(s)


@rule("aoc.turn-end.order")
def test_what_is_learned_at_the_end_of_a_turn_works_at_once() -> None:
    """Our ruling: a property is there once its marker lies (p. 2), and the effects come in any order (p. 3)."""
    s = run(situation(seat("babylon", techs="writing sailing", coins=9), seat(), at="turn end"))
    assert change(s, "learn currency") == {"techs": 1, "coins": 1}
    assert "TurnEnd" not in frames(s)
    s = run(situation(seat("babylon", techs="writing sailing", coins=9), seat(), at="turn end"))
    play(s, "learn education")
    assert moves(s) == ["resolve education", "decline education"]
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}
    s = run(situation(seat("babylon", techs="writing sailing currency", coins=9), seat(), at="turn end"))
    play(s, "resolve currency")
    assert change(s, "learn engineering") == {"techs": 1}
    assert "TurnEnd" not in frames(s)


@rule("aoc.turn-end.effects", "aoc.innovations.own-turn")
def test_special_technologies_are_bought_in_the_phases_of_a_turn_not_at_its_end() -> None:
    """Our ruling: the end of a turn comes after all its phases and is there for effects alone (p. 3)."""
    scholar = seat("rome", techs="writing education")
    s = run(situation(scholar, seat(), at="turn end", innovations=True, specials="smiths"))
    assert moves(s) == ["resolve education", "decline education"]
    assert refusal(s, "buy smiths") == "table.other-question"
    assert "buy smiths" in moves(
        situation(scholar, seat(), at="civilization", innovations=True, specials="smiths")
    )
    assert "buy smiths" in moves(situation(scholar, seat(), innovations=True, specials="smiths"))
