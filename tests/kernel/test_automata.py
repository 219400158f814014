from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.automata import Automaton, first_seats, rank_seats
from ecumene.kernel.laws.ending import check_ranks
from ecumene.kernel.laws.report import BrokenLaw

STANDINGS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1)), max_size=4)


@given(STANDINGS, STANDINGS)
def test_a_rank_is_one_and_the_seats_and_automata_before_it(
    seats: list[tuple[int, int]], automata: list[tuple[int, int]]
) -> None:
    ranks = rank_seats(list(seats), list(automata))
    for mine, rank in zip(seats, ranks, strict=True):
        assert rank == 1 + sorted([*seats, *automata], reverse=True).index(mine)
    rivals = [Automaton(number, "", points, {}) for number, (points, _) in enumerate(automata)]
    check_ranks([points for points, _ in seats], ranks, rivals)


def test_nobody_is_first_when_an_automaton_has_won() -> None:
    assert first_seats(rank_seats([(3,), (5,)], [(6,)])) == []
    assert first_seats(rank_seats([(3,), (6,)], [(6,)])) == [1]


@pytest.mark.parametrize(
    ("scores", "ranks", "points"),
    [
        ([5, 3], [1, 2], [6]),  # the automaton is before both
        ([5, 3], [2, 3], [4]),  # it is behind the first
        ([5, 3], [2, 3], [None]),  # it does not score at all
        ([5, 3], [1, 4], [4]),  # a place too many
        ([3, 5], [1, 2], []),
    ],
)
def test_the_law_finds_wrong_ranks(scores: list[int], ranks: list[int], points: list[int | None]) -> None:
    with pytest.raises(BrokenLaw, match="ranks"):
        check_ranks(scores, ranks, [Automaton(0, "", each, {}) for each in points])
