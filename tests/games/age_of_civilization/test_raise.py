"""Raising a civilization (p. 3 and p. 4)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import (
    change,
    frames,
    has,
    market,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import rule

FIVE = {"rome": 0, "aztecs": 2, "maya": 0, "kongo": 5, "celts": 1}


@rule("aoc.raise.first-turn")
def test_the_first_turn_must_raise() -> None:
    s = situation(at="civilization", market=FIVE)
    assert moves(s) == ["raise rome", "raise aztecs", "raise maya", "raise kongo", "raise celts"]
    assert refusal(s, "annex rome") == "aoc.raise.first-turn"
    assert refusal(s, "skip") == "aoc.raise.first-turn"
    assert refusal(s, "pass") == "table.other-question"


@rule("aoc.raise.market")
def test_only_what_lies_on_the_market_can_be_raised_or_annexed() -> None:
    s = situation(seat("huns"), seat("persia"), at="civilization", round=2, market=FIVE)
    for move in ["raise persia", "raise huns", "raise china", "annex persia", "annex china"]:
        assert refusal(s, move) == "aoc.raise.market"
    play(s, "raise rome")
    assert slugs(s.players[0].civs) == ["huns", "rome"]
    assert "rome" not in market(s)


@rule("aoc.raise.workers")
@pytest.mark.parametrize(("civ", "workers"), [("babylon", 1), ("tiwanaku", 2), ("kongo", 3), ("rome", 4)])
def test_raising_takes_the_workers_of_the_card(civ: str, workers: int) -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={civ: 0})
    play(s, f"raise {civ}")
    assert has(s)["workers"] == workers


@rule("aoc.raise.workers-returned")
def test_old_workers_go_back_before_the_new_ones_come() -> None:
    s = situation(seat("rome", workers=4), seat(), at="civilization", round=2, market={"babylon": 0})
    assert change(s, "raise babylon") == {"workers": -3}
    s = situation(seat("babylon", workers=2), seat(), at="civilization", round=2, market={"kongo": 0})
    assert change(s, "raise kongo") == {"workers": 1}


@rule("aoc.raise.bonus-coins")
def test_raising_takes_the_coins_on_the_card() -> None:
    s = situation(at="civilization", market=FIVE)
    assert change(s, "raise kongo")["coins"] == 5
    s = situation(at="civilization", market=FIVE)
    assert "coins" not in change(s, "raise rome")


@rule("aoc.market.coins", "aoc.market.refill")
def test_the_cards_that_stay_get_a_coin_and_the_new_one_none() -> None:
    s = situation(at="civilization", market=FIVE)
    play(s, "raise maya", draws="china")
    assert market(s) == {"rome": 1, "aztecs": 3, "kongo": 6, "celts": 2, "china": 0}
    assert "china" not in slugs(s.deck) and len(s.deck) == 42


@rule("aoc.market.coins", "aoc.market.refill")
def test_annexing_too_leaves_a_coin_on_the_others_and_opens_a_card() -> None:
    s = situation(seat("huns"), seat("slavs"), at="civilization", round=2, market=FIVE)
    play(s, "annex rome", draws="china")
    assert market(s) == {"aztecs": 3, "maya": 1, "kongo": 6, "celts": 2, "china": 0}


@rule("aoc.market.coins")
def test_bonus_coins_have_no_limit() -> None:
    s = situation(at="civilization", market={"rome": 30, "maya": 0})
    play(s, "raise maya")
    assert market(s)["rome"] == 31


@rule("aoc.civ.main")
def test_a_main_effect_works_only_while_the_card_is_on_top() -> None:
    s = situation(seat("mongolia"), seat(), at="civilization", round=2, market={"huns": 0})
    assert change(s, "raise huns")["military"] == -2  # 2 of the Huns for 4 of Mongolia


@rule("aoc.civ.legacy")
def test_a_legacy_works_from_the_raising_on_and_in_decline() -> None:
    s = situation(at="civilization", market={"khitan": 0}, window="hunt")
    play(s, "raise khitan")
    assert change(s, "hunt")["coins"] == 3  # 1 and 1 for the main effect and 1 for the legacy
    s = situation(seat("khitan"), seat(), at="civilization", market={"huns": 0}, round=2, window="hunt")
    play(s, "raise huns")
    assert change(s, "hunt")["coins"] == 2


@rule("aoc.raise.decline")
def test_the_former_main_civilization_declines_and_keeps_its_legacy() -> None:
    s = situation(seat("huns"), seat(), at="civilization", round=2, market={"slavs": 0}, window="conquest")
    play(s, "raise slavs")
    player = s.players[0]
    assert slugs([player.main]) == ["slavs"]
    assert slugs(player.civs) == ["huns", "slavs"]
    assert change(s, "exploit") == {"coins": 2}  # no 2 more of the Huns as main civilization
    assert change(s, "conquest") == {"coins": 2, "vp": 2}  # 2 coins of their legacy


@rule("aoc.raise.decline")
def test_turn_end_effects_of_a_declined_civilization_are_over() -> None:
    s = situation(seat("mali"), seat(), at="civilization", round=2, market={"rome": 0})
    play(s, "raise rome")
    assert change(s, "pass") == {"coins": 2}
    s = situation(seat("rome", "mali"), seat(), at="turn end", round=2)
    run(s)
    assert "TurnEnd" not in frames(s)
