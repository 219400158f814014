"""The house rules of the table: they stand in no rulebook and hold for every game."""

from __future__ import annotations

import pytest

import ecumene
from ecumene import IllegalMove, Table
from ecumene.kernel.refusal import Refusal
from tests.rules import rule
from tests.table.sample_tables import in_turn, play_on, toy
from tests.toy.turn import Turn


def refused(t: Table, seat: int, text: str) -> str:
    """Return the rule against a move, which leaves everything as it was."""
    before = t.position()
    with pytest.raises(IllegalMove) as caught:
        t.play(seat, text)
    assert t.position() == before
    assert caught.value.page == 0 and caught.value.reason
    why = t.why_not(seat, text)
    assert why is not None and why.rule == caught.value.rule
    return caught.value.rule


@rule("table.turn")
def test_only_a_seat_that_is_waited_for_moves() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert refused(t, 1 - seat, t.moves(seat)[0]) == "table.turn"


@rule("table.over")
def test_nobody_moves_when_the_game_is_over() -> None:
    t = play_on(toy(), seed=3)
    assert t.result is not None
    assert refused(t, 0, "done") == "table.over"


@rule("table.move-unknown")
@pytest.mark.parametrize("text", ["", "dance", "done done", "build nothing-of-this-name", "done\x00", "x" * 500])
def test_a_text_that_means_nothing_is_no_move(text: str) -> None:
    t = in_turn()
    assert refused(t, t.waiting[0], text) == "table.move-unknown"


@rule("table.move-not-offered")
def test_a_move_that_no_rule_speaks_of_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    t = in_turn()
    (seat,) = t.waiting
    monkeypatch.setattr(Turn, "refuse", lambda *_: Refusal(""))
    assert refused(t, seat, "sell salt 1") == "table.move-not-offered"


@rule("table.other-question")
def test_a_move_of_another_question_is_refused_as_such() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert refused(t, seat, "bid 1") == "table.other-question"
    why = t.why_not(seat, "bid 1")
    assert why is not None and t.prompt(seat) in why.reason


@rule("table.undo")
def test_a_step_back_is_for_the_seat_that_took_the_last_step_alone() -> None:
    t = ecumene.new("age-of-civilization", players=2, seed=7)
    (first,) = t.waiting
    t.play(first, t.moves(first)[0])  # a card was drawn for the market
    assert not t.undo(first)
    why = t.why_no_undo(first)
    assert why is not None and (why.rule, why.page) == ("table.undo", 0)
    while "exploit" not in t.moves(first):
        t.play(first, t.moves(first)[0])
    before = t.position()["state"]
    t.play(first, "exploit")
    assert t.why_no_undo(1 - first) is not None and not t.undo(1 - first)
    assert t.why_no_undo(first) is None and t.undo(first)
    assert t.position()["state"] == before
