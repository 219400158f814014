"""Annexing a civilization, or leaving the market alone (p. 4)."""

from __future__ import annotations

from tests.games.age_of_civilization.situation import (
    change,
    frames,
    market,
    moves,
    play,
    refusal,
    seat,
    situation,
    slugs,
)
from tests.rules import rule

FIVE = {"rome": 0, "aztecs": 2, "maya": 0, "kongo": 5, "celts": 1}


@rule("aoc.civ.phase-choice")
def test_from_the_second_turn_on_raise_annex_or_skip() -> None:
    s = situation(seat("huns"), seat("slavs"), at="civilization", round=2, market=FIVE)
    raised = [f"raise {civ}" for civ in FIVE]
    annexed = [f"annex {civ}" for civ in FIVE]
    assert moves(s) == [*raised, *annexed, "skip"]
    assert refusal(s, "exploit") == "table.other-question"


@rule("aoc.civ.phase-choice")
def test_one_civilization_a_turn() -> None:
    s = situation(seat("huns"), seat("slavs"), at="civilization", round=2, market=FIVE)
    play(s, "annex rome")
    assert frames(s)[-1] == "ActionPhase"
    assert refusal(s, "annex maya") == "table.other-question"


@rule("aoc.annex.legacy-only")
def test_an_annexed_civilization_gives_its_legacy_and_no_main_effect() -> None:
    s = situation(seat("slavs"), seat(), at="civilization", round=2, market={"huns": 0}, window="conquest")
    assert "military" not in change(s, "annex huns")  # the Huns' 2 military are a main effect
    player = s.players[0]
    assert slugs([player.main]) == ["slavs"] and slugs(player.civs) == ["slavs", "huns"]
    assert change(s, "exploit") == {"coins": 2}
    assert change(s, "conquest") == {"coins": 2, "vp": 2}
    assert change(s, "done") == {"coins": 1, "workers": -2}  # the Slavs are still the main civilization


@rule("aoc.annex.worker")
def test_annexing_keeps_the_workers_and_brings_one_more() -> None:
    s = situation(seat("huns", workers=2), seat(), at="civilization", round=2, market={"babylon": 0})
    assert change(s, "annex babylon") == {"workers": 1}


@rule("aoc.annex.worker", "aoc.workers.limit-four")
def test_annexing_with_four_workers_brings_none() -> None:
    s = situation(seat("huns", workers=4), seat(), at="civilization", round=2, market={"babylon": 0})
    assert change(s, "annex babylon") == {}


@rule("aoc.annex.bonus-coins")
def test_annexing_takes_the_coins_on_the_card() -> None:
    s = situation(seat("huns"), seat(), at="civilization", round=2, market=FIVE)
    assert change(s, "annex kongo") == {"coins": 5}


@rule("aoc.civ.limit-three")
def test_with_three_civilizations_there_is_no_civilization_phase_any_more() -> None:
    s = situation(seat("slavs", "huns"), seat("mali", "inca", "persia"), at="civilization", round=3, market=FIVE)
    play(s, "skip", "pass")
    assert frames(s)[-1] == "ActionPhase"  # of seat 1, straight away
    for move in ["raise aztecs", "annex aztecs"]:
        assert refusal(s, move) == "table.other-question"


@rule("aoc.civ.limit-three")
def test_the_third_civilization_can_be_raised_or_annexed() -> None:
    for move in ["raise aztecs", "annex aztecs"]:
        s = situation(seat("slavs", "huns"), seat(), at="civilization", round=3, market=FIVE)
        assert move in moves(s)
        play(s, move)
        assert len(s.players[0].civs) == 3


@rule("aoc.civ.skip")
def test_skipping_leaves_the_market_and_everything_else_alone() -> None:
    s = situation(seat("huns"), seat("slavs"), at="civilization", round=2, market=FIVE)
    assert change(s, "skip") == {}
    assert market(s) == FIVE
    assert frames(s)[-1] == "ActionPhase"
