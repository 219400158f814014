from __future__ import annotations

from ecumene.table.table import Table
from tests.table.sample_tables import in_turn, play_on, toy


def turn_with(move: str, players: int = 2) -> tuple[Table, int]:
    """A turn in which a move is legal."""
    for seed in range(500):
        t = in_turn(seed, players)
        if move in t.moves(t.waiting[0]):
            return t, t.waiting[0]
    raise AssertionError(f"no turn with {move}")


def test_nothing_to_undo_at_the_start() -> None:
    t = toy()
    assert not t.undo(0)
    why = t.why_no_undo(0)
    assert why is not None
    assert why.rule == "table.undo"


def test_own_steps_are_taken_back_one_by_one() -> None:
    t, seat = turn_with("build salt")
    start = t.position()
    t.play(seat, "build salt")
    middle = t.position()
    t.play(seat, "done")
    assert t.why_no_undo(seat) is None
    assert t.undo(seat)
    assert t.position() == middle
    assert t.undo(seat)
    assert t.position() == start
    assert not t.undo(seat)


def test_undone_moves_leave_record_and_log() -> None:
    t, seat = turn_with("build salt")
    record, log = t.record(), t.log(None)
    t.play(seat, "build salt")
    assert t.record() != record
    assert t.log(None) != log
    t.undo(seat)
    assert (t.record(), t.log(None)) == (record, log)


def test_a_draw_is_a_barrier() -> None:
    t, seat = turn_with("draw")
    t.play(seat, "draw")
    assert not t.can_undo(seat)
    assert not t.undo(seat)


def test_a_draw_bars_the_steps_before_it_as_well() -> None:
    t, seat = turn_with("build salt")
    t.play(seat, "build salt")
    t.play(seat, "draw")
    after = t.snapshot()
    assert not t.undo(seat)
    assert t.snapshot() == after


def test_steps_after_a_draw_can_be_taken_back_up_to_it() -> None:
    t, seat = turn_with("draw")
    t.play(seat, "draw")
    drawn = t.position()
    t.play(seat, "done")
    assert t.undo(seat)
    assert t.position() == drawn
    assert not t.undo(seat)


def test_another_seats_decision_is_a_barrier() -> None:
    t, seat = turn_with("auction", 3)
    t.play(seat, "auction")
    t.play(seat, "bid 1")
    assert t.can_undo(seat)
    (other,) = t.waiting
    t.play(other, "pass")
    assert not t.undo(seat)
    assert t.undo(other)
    assert not t.undo(seat), "the other seat has acted since, although it took it back"


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    t = toy(3)
    t.play(0, "offer")
    assert t.undo(0)
    t.play(0, "offer")
    t.play(1, "offer")
    assert t.undo(0)
    assert not t.undo(2)
    assert t.undo(1)
    assert t.waiting == toy(3).waiting


def test_the_opening_of_sealed_answers_is_a_barrier() -> None:
    t = toy(2)
    t.play(0, "offer")
    t.play(1, "offer")
    assert not t.can_undo(0)
    assert not t.can_undo(1)


def test_nobody_takes_back_for_another_seat() -> None:
    t, seat = turn_with("build salt")
    t.play(seat, "build salt")
    assert not t.undo(1 - seat)


def test_the_draws_after_an_undo_are_those_that_would_have_come() -> None:
    a, seat = turn_with("build salt")
    b = a.copy()
    a.play(seat, "build salt")
    a.undo(seat)
    assert play_on(a, 7).record() == play_on(b, 7).record()
