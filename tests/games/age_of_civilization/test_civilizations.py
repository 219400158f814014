"""What holds for civilizations in general (p. 6). Each of them has its tests in cards/."""

from __future__ import annotations

from tests.games.age_of_civilization.situation import change, each, has, moves, play, refusal, run, seat, situation
from tests.rules import rule


@rule("aoc.civ.own-slot")
def test_a_slot_on_a_card_is_for_its_owner_alone() -> None:
    s = situation(seat("rome"), seat("india"), window="fish hunt farm")
    assert refusal(s, "culture") == "aoc.action.not-available"
    s = situation(seat("india"), seat("rome"), window="fish hunt farm")
    assert "culture" in moves(s)


@rule("aoc.civ.own-slot")
def test_a_slot_in_decline_is_gone() -> None:
    s = situation(seat("rome", "india"), seat(), window="fish hunt farm")
    assert refusal(s, "culture") == "aoc.action.not-available"


@rule("aoc.civ.own-slot-identical")
def test_an_own_slot_costs_and_gives_what_the_action_does_with_all_that_changes_it() -> None:
    s = situation(seat("india", "harappa", techs="writing", coins=9), seat(), window="fish hunt farm")
    assert change(s, "culture") == {"coins": -2, "vp": 3}  # 4 less 1 of Harappa, 1 back; 2 and 1 of Writing
    s = situation(seat("india", coins=3), seat(), window="fish hunt farm")
    assert refusal(s, "culture") == "aoc.action.cost-coins"
    s = situation(seat("india", workers=0), seat(), window="fish hunt farm")
    assert refusal(s, "culture") == "aoc.action.cost-workers"


@rule("aoc.civ.own-slot-identical")
def test_an_own_slot_has_the_colour_of_the_action() -> None:
    s = situation(seat("france"), seat(), window="fish hunt farm")
    play(s, "conquest", "done")
    assert has(s)["workers"] == 3


@rule("aoc.civ.raise-only")
def test_what_happens_at_the_raising_happens_once() -> None:
    s = situation(seat("lydia"), seat(), at="civilization", round=2, market={"rome": 0})
    play(s, "skip", "pass")
    assert each(s, "coins") == [12, 10]


@rule("aoc.civ.rivals-lose-coins")
def test_coins_that_rivals_lose_go_to_nobody() -> None:
    s = run(situation(seat("germania", coins=0), seat(coins=2), seat(coins=0), seat(coins=7), at="turn end"))
    assert each(s, "coins") == [0, 1, 0, 6]
