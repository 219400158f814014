from __future__ import annotations

import pytest

from ecumene.kernel.luck import Blind, Luck, Unforeseen, Written


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = Luck(7), Luck(7)
    assert one.shuffled(list(range(50))) == other.shuffled(list(range(50)))


def test_draws_are_pinned_for_all_machines() -> None:
    """A change here changes every seeded game that anybody has written down."""
    luck = Luck(7)
    assert [luck.below(6) for _ in range(12)] == [2, 1, 3, 5, 0, 0, 4, 0, 2, 4, 0, 4]


def test_below_stays_below_and_reaches_everything() -> None:
    luck = Luck(1)
    for n in (1, 2, 3, 6, 7, 8, 9):
        assert {luck.below(n) for _ in range(300)} == set(range(n))


def test_take_draws_each_copy_once() -> None:
    pile = [3, 3, 3, 5]
    luck = Luck(4)
    drawn = [luck.take(pile) for _ in range(4)]
    assert pile == []
    assert sorted(drawn) == [3, 3, 3, 5]
    assert luck.written == drawn
    assert luck.barriers == 4


def test_numbers_are_told_from_things_in_writing() -> None:
    luck = Luck(2)
    number = luck.number(6)
    assert number in range(6)
    assert luck.written == [-1 - number]
    assert Written(luck.written).number(6) == number


def test_shuffled_keeps_the_items_and_the_argument() -> None:
    items = [1, 2, 3, 4]
    luck = Luck(9)
    assert sorted(luck.shuffled(items)) == items == [1, 2, 3, 4]
    assert len(luck.written) == 4


def test_written_luck_reads_its_outcomes_back() -> None:
    luck = Luck(5)
    order = luck.shuffled([4, 8, 15, 16, 23, 42])
    again = Written(luck.written)
    assert again.shuffled([4, 8, 15, 16, 23, 42]) == order
    assert again.barriers == luck.barriers


def test_written_luck_refuses_what_cannot_be_drawn() -> None:
    luck = Written([1, 9])
    luck.pick([1, 2])
    with pytest.raises(ValueError, match="outcome 2 could not be drawn"):
        luck.pick([1, 2])


def test_written_luck_says_when_it_runs_out() -> None:
    with pytest.raises(ValueError, match="missing"):
        Written([]).pick([1])


def test_blind_luck_foresees_nothing() -> None:
    with pytest.raises(Unforeseen, match="draw"):
        Blind().take([1, 2])
    with pytest.raises(Unforeseen, match="draw"):
        Blind().number(6)
    with pytest.raises(Unforeseen, match="reveal"):
        Blind().reveal()


def test_a_reveal_is_a_barrier_without_a_draw() -> None:
    luck = Luck(1)
    luck.reveal()
    assert (luck.barriers, luck.written) == (1, [])


def test_the_log_is_kept_only_when_somebody_wants_it() -> None:
    luck = Luck(1)
    luck.tell("drew", 0, 3)
    luck.log = []
    luck.set_causes([("Turn", -1)])
    luck.tell("drew", 0, 3, amount=2, source=4, eye=0)
    (event,) = luck.log
    assert (event.kind, event.seat, event.subject, event.amount, event.source, event.eye) == (
        "drew",
        0,
        3,
        2,
        4,
        0,
    )
    assert event.because == [("Turn", -1)]
