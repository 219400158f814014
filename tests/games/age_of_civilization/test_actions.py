"""Performing actions (p. 3), and the ten actions (p. 5)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import change, each, has, moves, play, refusal, seat, situation
from tests.rules import card, rule

ROW = ["culture", "build", "conquest", "hunt", "fish", "trade", "farm", "plague"]


@rule("aoc.turn.act-or-pass")
def test_before_the_first_action_one_may_pass_and_after_it_be_done() -> None:
    s = situation(window="hunt fish farm")
    assert "pass" in moves(s) and "done" not in moves(s)
    assert refusal(s, "done") == "aoc.turn.act-or-pass"
    play(s, "fish")
    assert "done" in moves(s) and "pass" not in moves(s)
    assert refusal(s, "skip") == "table.other-question"


@rule("aoc.action.slot-once")
@pytest.mark.parametrize(
    ("move", "again"),
    [
        pytest.param("wonder petra", "wonder moai", marks=card("wonder")),
        pytest.param("exploit", "exploit", marks=card("exploit")),
        pytest.param("culture", "culture", marks=card("culture")),
        pytest.param("build", "build", marks=card("build")),
        pytest.param("conquest", "conquest", marks=card("conquest")),
        pytest.param("fish", "fish", marks=card("fish")),
        pytest.param("trade", "trade", marks=card("trade")),
        pytest.param("farm", "farm", marks=card("farm")),
    ],
)
def test_a_slot_takes_workers_once_a_turn(move: str, again: str) -> None:
    window = move if move in ROW else "fish"
    s = situation(seat(coins=30), seat(), window=window, wonders="petra moai")
    play(s, move)
    assert refusal(s, again) == "aoc.action.slot-once"


@rule("aoc.action.slot-once")
def test_slots_are_free_again_in_the_next_turn() -> None:
    s = situation(seat("rome"), seat("maya"), round=1, row="fish hunt farm culture trade build plague conquest")
    play(s, "fish", "done", "skip", "pass")
    assert s.round == 2
    play(s, "skip", "pass", "skip")
    assert "exploit" in moves(s) and "hunt" in moves(s)


@rule("aoc.action.window")
def test_the_permanent_actions_and_the_three_cards_below_are_open() -> None:
    row = "hunt fish farm trade plague build conquest culture"
    opened = {1: "hunt fish farm", 2: "fish farm trade", 3: "farm trade", 4: "trade build", 5: "build conquest"}
    opened[6] = "build conquest culture"
    for round_, cards in opened.items():
        s = situation(seat(coins=30), seat(), round=round_, row=row)
        usable = {move.split()[0] for move in moves(s)} - {"pass"}
        assert usable == {"wonder", "research", "exploit", *cards.split()}


@rule("aoc.action.not-available")
def test_cards_outside_the_window_cannot_be_used() -> None:
    s = situation(seat(coins=30), seat(), round=3, row="hunt fish farm trade plague build conquest culture")
    for gone_or_to_come in ["hunt", "fish", "build", "conquest", "culture"]:
        assert refusal(s, gone_or_to_come) == "aoc.action.not-available"


@rule("aoc.action.cost-workers")
def test_an_action_needs_its_workers_and_placed_ones_do_not_count() -> None:
    s = situation(seat(workers=1), seat(), window="farm build fish")
    assert refusal(s, "farm") == "aoc.action.cost-workers"
    assert refusal(s, "build") == "aoc.action.cost-workers"
    play(s, "fish")
    for move in ["exploit", "research writing", "wonder"]:
        assert refusal(s, move) == "aoc.action.cost-workers"
    assert moves(s) == ["done"]


@rule("aoc.action.cost-workers")
def test_workers_on_red_slots_are_placed_too() -> None:
    s = situation(seat(workers=1), seat(), window="fish")
    play(s, "exploit")
    assert refusal(s, "fish") == "aoc.action.cost-workers"


@rule("aoc.action.cost-workers")
@pytest.mark.parametrize(
    ("move", "workers"),
    [
        pytest.param("wonder petra", 1, marks=card("wonder")),
        pytest.param("research writing", 1, marks=card("research")),
        pytest.param("exploit", 1, marks=card("exploit")),
        pytest.param("culture", 1, marks=card("culture")),
        pytest.param("build", 2, marks=card("build")),
        pytest.param("conquest", 1, marks=card("conquest")),
        pytest.param("hunt", 1, marks=card("hunt")),
        pytest.param("fish", 1, marks=card("fish")),
        pytest.param("trade", 1, marks=card("trade")),
        pytest.param("farm", 2, marks=card("farm")),
    ],
)
def test_an_action_takes_exactly_so_many_workers(move: str, workers: int) -> None:
    window = move if move in ROW else "fish"
    s = situation(seat(workers=workers), seat(), window=window, wonders="petra")
    play(s, move)
    assert moves(s) == ["done"]
    s = situation(seat(workers=workers - 1), seat(), window=window, wonders="petra")
    assert refusal(s, move) == "aoc.action.cost-workers"


@rule("aoc.action.cost-coins")
def test_whoever_cannot_pay_cannot_act() -> None:
    s = situation(seat(coins=1), seat(), window="culture build fish", wonders="petra")
    for move in ["wonder petra", "research writing", "culture", "build"]:
        assert refusal(s, move) == "aoc.action.cost-coins"
    for move in ["wonder", "wonder colosseum"]:  # no wonder can be paid for, so which one does not matter
        assert refusal(s, move) == "aoc.action.cost-coins"
    assert refusal(s, "research petra") == "aoc.tech.learn"  # prices of technologies differ: which one comes first
    assert refusal(s, "research science") == "aoc.tech.prerequisite"
    play(s, "exploit")
    assert "build" in moves(s) and "culture" not in moves(s)


@rule("aoc.action.cost-coins")
def test_exactly_the_price_is_enough_and_goes_to_the_supply() -> None:
    s = situation(seat(coins=4), seat(coins=0), window="culture")
    play(s, "culture")
    assert has(s)["coins"] == 0 and has(s, 1)["coins"] == 0


@rule("aoc.action.at-once")
def test_an_action_pays_for_the_next_one() -> None:
    s = situation(seat(coins=2), seat(), window="culture fish trade")
    assert change(s, "trade") == {"coins": 2}
    assert change(s, "culture") == {"coins": -4, "vp": 2}


@rule("aoc.action.not-all-workers")
def test_workers_may_stay_at_home() -> None:
    s = situation(window="fish")
    play(s, "fish")
    assert "done" in moves(s)
    assert change(s, "done") == {}


@rule("aoc.action.wonder")
@card("wonder")
def test_wonder_takes_a_worker_and_seven_coins_for_three_points_and_a_card() -> None:
    s = situation(wonders="colossus")
    assert change(s, "wonder colossus") == {"coins": -7, "vp": 3, "wonders": 1}
    assert change(s, "done") == {"workers": -1}


@rule("aoc.action.research")
@card("research")
def test_research_takes_a_worker_and_four_coins_for_a_point_and_a_technology() -> None:
    s = situation()
    assert change(s, "research mining") == {"coins": -4, "vp": 1, "techs": 1, "military": 1}
    assert change(s, "done") == {}


@rule("aoc.action.research-twice")
@card("research")
def test_research_can_be_performed_twice_for_eight_coins_and_two_workers() -> None:
    s = situation(seat(coins=12, workers=3), seat())
    assert change(s, "research writing", "research education") == {"coins": -8, "vp": 2, "techs": 2}
    assert refusal(s, "research sailing") == "aoc.action.slot-once"
    s = situation(seat(coins=12, workers=1), seat())
    play(s, "research writing")
    assert refusal(s, "research education") == "aoc.action.cost-workers"


@rule("aoc.action.exploit")
@card("exploit")
def test_exploit_gives_two_coins_for_a_lost_worker() -> None:
    s = situation()
    assert change(s, "exploit") == {"coins": 2}
    assert change(s, "done") == {"workers": -1}


@rule("aoc.action.culture")
@card("culture")
def test_culture_gives_two_points_for_four_coins() -> None:
    s = situation(window="culture")
    assert change(s, "culture") == {"coins": -4, "vp": 2}
    assert change(s, "done") == {}


@rule("aoc.action.build")
@card("build")
def test_build_gives_two_points_for_two_workers_and_two_coins() -> None:
    s = situation(seat(workers=3), seat(), window="build farm")
    assert change(s, "build") == {"coins": -2, "vp": 2}
    assert refusal(s, "farm") == "aoc.action.cost-workers"  # one worker is left
    assert change(s, "done") == {}


@rule("aoc.action.conquest")
@card("conquest")
def test_conquest_gives_two_points_to_the_strongest_for_a_lost_worker() -> None:
    s = situation(seat(techs="mining"), seat(), window="conquest")
    assert change(s, "conquest") == {"vp": 2}
    assert change(s, "done") == {"workers": -1}


@rule("aoc.action.conquest")
@card("conquest")
def test_conquest_gives_nothing_to_the_weaker_and_nothing_without_military() -> None:
    s = situation(seat(techs="mining"), seat(techs="mining iron-working"), window="conquest")
    assert change(s, "conquest") == {}
    assert has(s, 1)["vp"] == 0  # nor to the one who is strongest but did not act
    assert change(s, "done") == {"workers": -1}
    s = situation(window="conquest")
    assert change(s, "conquest") == {}
    assert has(s, 1)["vp"] == 0


@rule("aoc.action.conquest-tie")
@card("conquest")
def test_a_tie_for_the_most_military_rewards_everybody_in_it() -> None:
    s = situation(seat(techs="mining"), seat(techs="mining"), seat(), seat(techs="mining"), window="conquest")
    play(s, "conquest")
    assert each(s, "vp") == [2, 2, 0, 2]


@rule("aoc.action.conquest-tie")
def test_a_bonus_of_the_conqueror_is_not_shared() -> None:
    s = situation(seat("huns", "iberia"), seat("celts"), window="conquest")
    play(s, "conquest")
    assert each(s, "vp") == [3, 2]


@rule("aoc.action.hunt")
@card("hunt")
def test_hunt_gives_a_coin_and_a_point_to_people_without_technology() -> None:
    assert change(situation(window="hunt"), "hunt") == {"coins": 1, "vp": 1}
    assert change(situation(seat(techs="mining"), seat(), window="hunt"), "hunt") == {"coins": 1}
    s = situation(window="hunt")
    play(s, "hunt")
    assert change(s, "done") == {}


@rule("aoc.action.hunt-twice")
@card("hunt")
def test_hunt_can_be_performed_twice() -> None:
    s = situation(window="hunt")
    assert change(s, "hunt", "hunt") == {"coins": 2, "vp": 2}
    assert refusal(s, "hunt") == "aoc.action.slot-once"
    s = situation(seat(workers=1), seat(), window="hunt")
    play(s, "hunt")
    assert refusal(s, "hunt") == "aoc.action.cost-workers"


@rule("aoc.action.fish")
@card("fish")
def test_fish_gives_a_coin() -> None:
    s = situation(window="fish")
    assert change(s, "fish") == {"coins": 1}
    assert change(s, "done") == {}


@rule("aoc.action.trade", "aoc.action.trade-others")
@card("trade")
def test_trade_gives_two_coins_and_one_to_everybody_else() -> None:
    s = situation(seat(), seat(), seat(), window="trade")
    assert change(s, "trade") == {"coins": 2}
    assert each(s, "coins") == [12, 11, 11]
    assert change(s, "done") == {}


@rule("aoc.action.farm")
@card("farm")
def test_farm_gives_three_coins_for_two_workers() -> None:
    s = situation(seat(workers=3), seat(), window="farm build")
    assert change(s, "farm") == {"coins": 3}
    assert refusal(s, "build") == "aoc.action.cost-workers"  # one worker is left
    assert change(s, "done") == {}


@rule("aoc.action.plague")
@card("plague")
def test_the_plague_has_no_slot() -> None:
    s = situation(window="plague fish farm")
    assert "plague" not in moves(s)
    assert refusal(s, "plague") == "aoc.action.plague"


@rule("aoc.action.plague")
@card("plague")
def test_the_plague_counts_as_an_action_card() -> None:
    s = situation(
        at="civilization",
        market={"tiwanaku": 0},
        round=4,
        row="hunt fish farm trade build conquest plague culture",
    )
    assert change(s, "raise tiwanaku")["vp"] == 2  # Plague and Culture are still to come
