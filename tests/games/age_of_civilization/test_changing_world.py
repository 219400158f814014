"""Module Changing World (p. 7 and p. 8)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.cards.heirs import at_event
from tests.games.age_of_civilization.situation import change, each, fresh, has, run, seat, situation, slugs
from tests.rules import card, rule


@rule("aoc.changing-world.tokens")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_tokens_lie_above_the_last_three_cards(players: int) -> None:
    for seed in range(10):
        tokens = fresh(players, seed, changing_world=True).tokens
        assert tokens[:5] == [-1] * 5
        assert len(set(tokens[5:])) == 3 and min(tokens[5:]) >= 0
    assert fresh(players).tokens == [-1] * 8


@rule("aoc.changing-world.tokens")
def test_tokens_are_drawn_from_all_nine() -> None:
    drawn = {slug for seed in range(60) for slug in slugs(fresh(2, seed, changing_world=True).tokens[5:])}
    assert len(drawn) == 9


@rule("aoc.changing-world.rounds")
def test_events_happen_at_the_end_of_rounds_three_four_and_five() -> None:
    happened = []
    for round_ in range(1, 6):
        tokens = "rats great-harvest festival"
        s = situation(seat("rome"), seat("maya"), at="round end", round=round_, coming="farm", tokens=tokens)
        happened.append(change(s))
    assert happened == [{}, {}, {"coins": -3}, {"coins": 4}, {"vp": 2}]


@rule("aoc.changing-world.before-symbols")
def test_an_event_comes_before_the_plague_of_its_card() -> None:
    s = run(
        situation(
            seat(workers=1), seat(workers=4), at="round end", round=3, coming="plague", token="great-harvest"
        )
    )
    assert each(s, "coins") == [11, 14]  # counted before the plague took a worker
    assert each(s, "workers") == [0, 3]


@rule("aoc.changing-world.before-symbols")
def test_an_event_comes_before_the_war_of_its_card() -> None:
    s = run(
        situation(
            seat(techs="mining"), seat(workers=0), at="round end", round=4, coming="trade", token="baby-boom"
        )
    )
    assert each(s, "workers") == [4, 0]  # born, and lost in the war


@rule("aoc.event.baby-boom")
@card("baby-boom")
def test_baby_boom_gives_everybody_a_worker_up_to_four() -> None:
    assert at_event("baby-boom", seat(workers=0), seat(workers=3), seat(workers=4)) == [
        {"workers": 1},
        {"workers": 1},
        {},
    ]


@rule("aoc.event.great-harvest")
@card("great-harvest")
def test_great_harvest_gives_a_coin_for_each_worker() -> None:
    assert at_event("great-harvest", seat(workers=0), seat(workers=3), seat(workers=4)) == [
        {},
        {"coins": 3},
        {"coins": 4},
    ]


@rule("aoc.event.festival")
@card("festival")
def test_festival_gives_two_points_for_the_most_wonders() -> None:
    most = [seat(wonders="petra moai"), seat(wonders="great-wall"), seat(wonders="colossus colosseum")]
    assert at_event("festival", *most) == [{"vp": 2}, {}, {"vp": 2}]
    assert at_event("festival", seat(), seat()) == [{"vp": 2}, {"vp": 2}]  # nobody has any: all are tied


@rule("aoc.event.great-debate")
@card("great-debate")
def test_great_debate_gives_two_points_for_the_most_technologies() -> None:
    most = [seat(techs="writing education"), seat(techs="mining sailing"), seat(techs="mining")]
    assert at_event("great-debate", *most) == [{"vp": 2}, {"vp": 2}, {}]
    assert at_event("great-debate", seat(), seat()) == [{"vp": 2}, {"vp": 2}]


@rule("aoc.event.earthquake")
@card("earthquake")
def test_earthquake_takes_a_worker_from_everybody() -> None:
    assert at_event("earthquake", seat(workers=4), seat(workers=1), seat(workers=0)) == [
        {"workers": -1},
        {"workers": -1},
        {},
    ]


@rule("aoc.event.rats")
@card("rats")
def test_rats_take_three_coins_from_everybody_or_what_there_is() -> None:
    assert at_event("rats", seat(coins=9), seat(coins=2), seat(coins=0)) == [{"coins": -3}, {"coins": -2}, {}]


@rule("aoc.event.corruption")
@card("corruption")
def test_corruption_takes_three_coins_from_the_richest() -> None:
    assert at_event("corruption", seat(coins=9), seat(coins=8), seat(coins=9)) == [
        {"coins": -3},
        {},
        {"coins": -3},
    ]
    assert at_event("corruption", seat(coins=2), seat(coins=1)) == [{"coins": -2}, {}]


@rule("aoc.event.barbarians")
@card("barbarians")
def test_barbarians_take_three_coins_from_the_weakest() -> None:
    weakest = [seat(), seat(techs="mining"), seat(coins=1)]
    assert at_event("barbarians", *weakest) == [{"coins": -3}, {}, {"coins": -1}]


@rule("aoc.event.blank")
@card("blank")
def test_a_blank_token_does_nothing() -> None:
    s = situation(seat(), seat(), at="round end", round=3, coming="farm", token="blank")
    before = [has(s, 0), has(s, 1)]
    run(s)
    assert [has(s, 0), has(s, 1)] == before
