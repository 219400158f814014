"""What everybody can see to be declined is not asked; what only the seat itself can see is."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.through_the_ages import GAME
from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.situation import (
    Doc,
    frames,
    has,
    moves,
    play,
    refusal,
    seat,
    situation,
)
from tests.rules import rule

WEALTHY = "wealthy-territory-1"


@rule("tta.tactic.copy-another")
def test_the_tactic_one_has_is_not_copied() -> None:
    s = situation(seat(tactic="legion"), seat(), tactics="legion phalanx")
    assert moves(s, "copy-tactic") == ["copy-tactic phalanx"]
    assert refusal(s, "copy-tactic legion") == "tta.tactic.copy-another"


@rule("tta.colony.bid-reach")
def test_whose_units_are_outbid_drops_out_unasked_when_the_hand_is_empty() -> None:
    two = seat(workers="warriors:2")
    s = reveal(WEALTHY, two, seat(workers="warriors:1"), two)
    play(s, "bid 1")
    assert moves(s) == ["bid 2", "pass"], "seat 1 has one warrior and no card: it is seat 2"
    play(s, "bid 2")
    assert frames(s)[-1] == "SendForce", "two warriors cannot outbid two"


@rule("tta.colony.bid-reach", "tta.hand.military-hidden")
@pytest.mark.parametrize("card", ["legion", "defense-colonization-1"])
def test_a_card_that_nobody_sees_keeps_the_bidder_in_whatever_it_is(card: str) -> None:
    s = reveal(WEALTHY, seat(workers="warriors:2"), seat(workers="warriors:1", military=card))
    play(s, "bid 1")
    assert frames(s)[-1] == "Auction" and moves(s, "pass") == ["pass"]
    play(s, "pass")


@rule("tta.colony.bid-reach")
def test_backs_show_what_a_hand_can_hold_at_most() -> None:
    s = reveal(WEALTHY, seat(workers="warriors:3"), seat(workers="warriors:1", military="legion"))
    play(s, "bid 2")
    assert frames(s)[-1] == "SendForce", "a card of age I adds 1 to one warrior: not more than 2"


@rule("tta.aggression.defend-or-keep", "tta.hand.military-hidden")
@pytest.mark.parametrize(("hand", "asked"), [("", False), ("rats", True), ("defense-colonization-1", True)])
def test_a_defence_is_asked_by_the_backs_of_the_cards(hand: str, asked: bool) -> None:
    s = politics(seat(military="enslave", workers="warriors:3"), seat(military=hand))
    play(s, "attack enslave 1")
    assert (frames(s)[-1] == "Defense") == asked, "one card of age I may add 2, and 2 are missing"


@rule("tta.aggression.defense-limit")
def test_no_defence_is_asked_where_the_best_cards_of_such_backs_are_too_weak() -> None:
    s = politics(seat(military="enslave", workers="warriors:4"), seat(military="defense-colonization-1"))
    unused = has(s, 1)["unused"]
    play(s, "attack enslave 1")
    assert frames(s)[-1] == "ActionPhase" and has(s, 1)["unused"] < unused, "it has succeeded"


@rule("tta.note.agreement-usual-rules", "tta.note.agreement-refill")
def test_an_agreement_with_an_empty_row_is_not_asked_and_the_row_is_refilled() -> None:
    s = reveal("international-agreement", seat(), seat(workers="warriors:3"), row="")
    assert frames(s)[-1] == "ActionPhase" and all(card >= 0 for card in s.row)
    assert s.players[1].no_politics == 0


@rule("tta.text.condition")
def test_an_event_that_lets_one_act_asks_only_those_who_can() -> None:
    poor = seat(unused=0)
    s = reveal("development-of-civilization", poor, seat(tokens="agriculture:3", unused=0))
    assert moves(s) == ["increase-population", "decline"] and s.stack[-1].waits_for(s) == [1]
    s = reveal("development-of-civilization", poor, poor)
    assert frames(s)[-1] == "ActionPhase"


@rule("tta.politics.optional")
def test_in_the_last_age_an_empty_hand_has_no_political_action() -> None:
    s = politics(seat(), seat(), age=4, round=9)
    assert frames(s)[-1] == "ActionPhase"
    s = politics(seat(military="legion"), seat(), age=4, round=9)
    assert frames(s)[-1] == "PoliticsPhase" and moves(s) == ["pass"], "nobody else knows that it is a legion"
    s = politics(seat(), seat(), age=3)
    assert moves(s) == ["resign", "pass"], "before that one may resign"


def old(doc: Doc) -> Doc:
    return {**doc, "rules": 1}


def test_positions_of_the_rules_before_still_stand() -> None:
    doc = ecumene.new("through-the-ages", 2, seed=1).position()
    assert GAME.rulebook.version == 2
    assert ecumene.from_position(old(doc)).position() == doc


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_games_of_the_rules_before_go_on_where_ours_do_the_same(lang: str) -> None:
    table = ecumene.new("through-the-ages", 2, seed=1)
    move = table.moves(0)[0]
    table.play(0, move)
    record = table.record().replace('[Rules "2"]', '[Rules "1"]')
    assert ecumene.load(record).view(0) == table.view(0)
    snapshot = table.snapshot()
    snapshot["position"] = old(snapshot["position"])
    assert type(table).resume(snapshot).view(0) == table.view(0)
    with pytest.raises(ecumene.BadRecord) as caught:
        ecumene.load(record.replace(move, "increase-population"))
    assert "1" in caught.value.said(lang) and "2" in caught.value.said(lang)
