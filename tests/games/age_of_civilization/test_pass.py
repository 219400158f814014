"""Passing, and the return of workers (p. 3)."""

from __future__ import annotations

from tests.games.age_of_civilization.situation import change, frames, has, moves, play, refusal, seat, situation
from tests.rules import rule


@rule("aoc.pass.no-actions")
def test_after_an_action_one_cannot_pass() -> None:
    s = situation(window="fish")
    play(s, "fish")
    assert refusal(s, "pass") == "aoc.pass.no-actions"
    play(s, "exploit")
    assert refusal(s, "pass") == "aoc.pass.no-actions"


@rule("aoc.pass.no-actions")
def test_whoever_passes_performs_no_action() -> None:
    s = situation(seat(), seat(), window="fish")
    play(s, "pass")
    assert s.stack[-1].waits_for(s) == [1]  # the turn is over
    s = situation(seat(), seat(), window="fish", specials="masons", innovations=True)
    play(s, "pass")  # with a special card to buy the turn goes on, but not with actions
    assert refusal(s, "fish") == "aoc.pass.no-actions"
    assert refusal(s, "pass") == "aoc.pass.no-actions"
    assert {move.split()[0] for move in moves(s)} == {"done", "buy"}


@rule("aoc.pass.income")
def test_passing_gives_two_coins_and_a_worker() -> None:
    s = situation(seat(workers=1), seat())
    assert change(s, "pass") == {"coins": 2, "workers": 1}
    s = situation(seat(workers=0, coins=0), seat())
    assert moves(s) == ["pass"]
    assert change(s, "pass") == {"coins": 2, "workers": 1}


@rule("aoc.workers.limit-four")
def test_nobody_ever_has_more_than_four_workers() -> None:
    s = situation(seat(workers=4), seat())
    assert change(s, "pass") == {"coins": 2}


@rule("aoc.workers.limit-four")
def test_one_may_have_more_workers_than_the_main_civilization_shows() -> None:
    s = situation(seat("babylon", workers=1), seat("rome"), seat())
    assert change(s, "pass")["workers"] == 1


@rule("aoc.workers.limit-four")
def test_placed_workers_count() -> None:
    s = situation(seat("china"), seat(), window="farm fish")
    play(s, "fish")
    assert change(s, "farm") == {"coins": 4}  # all four are his, three of them placed: no fifth


@rule("aoc.return.white-slots")
def test_workers_on_white_slots_come_back() -> None:
    s = situation(seat(coins=20), seat(), window="hunt fish trade")
    play(s, "hunt", "fish", "trade", "research writing", "done")
    assert has(s)["workers"] == 4


@rule("aoc.return.red-slots")
def test_workers_on_red_slots_are_lost_when_the_actions_are_over() -> None:
    s = situation(seat(coins=20), seat(), window="conquest fish", wonders="petra")
    play(s, "wonder petra", "exploit", "conquest", "fish")
    assert has(s)["workers"] == 4
    play(s, "done")
    assert has(s)["workers"] == 1


@rule("aoc.return.red-slots", "aoc.return.white-slots")
def test_workers_return_before_the_effects_of_the_turn_end() -> None:
    laws = seat("iberia", special="lawgivers", techs="writing code-of-laws")
    s = situation(laws, seat(), innovations=True)
    play(s, "exploit", "done")
    assert (has(s)["workers"], has(s)["vp"]) == (3, 1)
    s = situation({**laws, "workers": 3}, seat(), innovations=True)
    play(s, "exploit", "done")
    assert (has(s)["workers"], has(s)["vp"]) == (2, 0)
    assert "TurnEnd" not in frames(s)
