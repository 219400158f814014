"""International Agreement (p. 12)."""

from __future__ import annotations

from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.situation import change, frames, has, moves, play, refusal, run, seat, slugs
from tests.rules import card, rule

ROW = "alchemy iron engineering-genius-1 drama pyramids coal knights"


@card("international-agreement")
@rule("tta.note.agreement-usual-rules", "tta.text.condition")
def test_the_strongest_takes_cards_worth_five_civil_actions() -> None:
    s = reveal("international-agreement", seat(), seat(workers="warriors:3", hand="iron"), row=ROW)
    assert moves(s, "decline") == ["decline"] and refusal(s, "take iron") == "tta.take.same-technology"
    found = change(s, "take coal", "take pyramids", "take alchemy", seat=1)
    assert found == {"hand": 2}, "two, one and one; nothing is paid"
    assert refusal(s, "take knights") == "tta.take.slot-cost" and "take drama" in moves(s)
    assert refusal(s, "decline") == "tta.note.agreement-usual-rules"
    play(s, "take drama", "done")
    assert s.players[1].no_politics == 1 and frames(s)[-1] == "ActionPhase"


@card("international-agreement")
@rule("tta.note.agreement-refill")
def test_the_row_is_refilled_without_discarding() -> None:
    s = reveal("international-agreement", seat(), seat(workers="warriors:3"), row=ROW)
    play(s, "decline")
    assert slugs(s.row[:7]) == ROW.split() and all(card >= 0 for card in s.row)
    assert s.players[1].no_politics == 0, "who takes nothing keeps the political action"


@card("international-agreement")
@rule("tta.politics.one-action")
def test_the_next_political_action_is_given_up() -> None:
    s = reveal("international-agreement", seat(), seat(workers="warriors:3"), row=ROW)
    play(s, "take alchemy", "done", "done")
    assert frames(s)[-1] == "ActionPhase" and s.current == 1, "no politics phase for seat 1"
    play(s, "done", "pass", "done")
    assert frames(s)[-1] == "PoliticsPhase" and s.current == 1, "the one after that"


@card("international-agreement")
@rule("tta.note.agreement-action-cards")
def test_action_cards_taken_in_the_own_turn_can_be_played_in_it() -> None:
    s = reveal("international-agreement", seat(workers="warriors:3"), seat(), row="frugality-1 frugality-2")
    play(s, "take frugality-2", "done")
    assert s.players[0].fresh == [] and has(s)["hand"] == 1


@card("international-agreement")
@rule("tta.note.agreement-refill")
def test_the_refill_may_end_the_age() -> None:
    s = reveal("international-agreement", seat(), seat(), row="coal", deck="riflemen", age=2, turn=1, round=9)
    play(s, "take coal", "done")
    assert s.age == 3


@card("international-agreement")
@rule("tta.note.agreement-last-round")
def test_it_may_be_used_in_the_last_round() -> None:
    s = reveal("international-agreement", seat(), seat(), row="computers", age=4, round=9, last_round=9)
    assert "take computers" in moves(s)
    play(s, "take computers", "done")
    assert slugs(s.row).count("-") == 13


def test_nobody_takes_politics_from_a_seat_that_passed() -> None:
    s = politics(seat(), seat())
    play(s, "pass")
    assert frames(run(s))[-1] == "ActionPhase"
