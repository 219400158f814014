"""Neighbours, reach and paths, compared with a slow model that tries every walk, written apart."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.graph import CLOSED, ENDING, ENDLESS, OPEN, PASSING, Graph, grid, linked

MOST = 7


@st.composite
def worlds(draw: st.DrawFn) -> tuple[Graph, list[int], list[int], list[int], int]:
    """Draw a graph with lengths, tolls, access, places to begin at and a budget."""
    count = draw(st.integers(1, MOST))
    places = st.integers(0, count - 1)
    neighbours = [sorted(draw(st.sets(places))) for _ in range(count)]
    lengths = [[draw(st.integers(0, 3)) for _ in row] for row in neighbours]
    tolls = [draw(st.integers(0, 2)) for _ in range(count)]
    access = [draw(st.sampled_from([OPEN, OPEN, PASSING, ENDING, CLOSED])) for _ in range(count)]
    starts = sorted(draw(st.sets(places, min_size=1, max_size=2)))
    return Graph(neighbours, lengths), starts, access, tolls, draw(st.integers(ENDLESS, 8))


def cheapest(graph: Graph, starts: list[int], access: list[int], tolls: list[int], budget: int) -> dict[int, int]:
    """Return what each place costs to reach, by walking every way that visits no place twice."""
    found = dict.fromkeys(starts, 0)

    def walk(here: int, cost: int, visited: frozenset[int], begun: bool) -> None:
        if begun and access[here] == ENDING and here not in starts:
            return
        for there, length in zip(graph.neighbours[here], graph.lengths[here], strict=True):
            total = cost + length + tolls[there]
            if access[there] != CLOSED and there not in visited and (budget == ENDLESS or total <= budget):
                found[there] = min(found.get(there, total), total)
                walk(there, total, visited | {there}, True)

    for start in starts:
        walk(start, 0, frozenset({start}), False)
    return found


@given(worlds())
def test_what_is_in_reach_is_what_trying_every_walk_finds(
    world: tuple[Graph, list[int], list[int], list[int], int],
) -> None:
    graph, starts, access, tolls, budget = world
    reach = graph.reach(starts, budget, access, tolls)
    model = cheapest(graph, starts, access, tolls, budget)
    assert {place: cost for place, cost in enumerate(reach.costs) if cost >= 0} == model
    ends = [place for place in sorted(model) if place not in starts and access[place] != PASSING]
    assert reach.targets() == ends


@given(worlds())
def test_a_path_is_a_walk_that_costs_what_it_says(
    world: tuple[Graph, list[int], list[int], list[int], int],
) -> None:
    graph, starts, access, tolls, budget = world
    reach = graph.reach(starts, budget, access, tolls)
    for place, cost in enumerate(reach.costs):
        path = reach.path(place)
        if cost < 0:
            assert path == []
            continue
        assert path[0] in starts and path[-1] == place and len(set(path)) == len(path)
        total = 0
        for here, there in pairwise(path):
            total += graph.lengths[here][graph.neighbours[here].index(there)] + tolls[there]
            assert access[there] != CLOSED
        assert total == cost and (budget == ENDLESS or cost <= budget)
        assert all(access[each] != ENDING for each in path[1:-1])


def test_squares_lie_beside_those_above_left_right_and_below() -> None:
    assert grid(3, 2).neighbours == [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]
    assert grid(2, 2, diagonals=True).neighbours == [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]


def test_links_go_both_ways_unless_they_are_directed() -> None:
    assert linked(3, [(0, 1), (2, 1)]).neighbours == [[1], [0, 2], [1]]
    assert linked(3, [(0, 1), (2, 1)], directed=True).neighbours == [[1], [], [1]]


def test_a_walk_leaves_where_it_begins_whatever_the_place() -> None:
    line = linked(4, [(0, 1), (1, 2), (2, 3)])
    assert line.reach([1], access=[OPEN, CLOSED, ENDING, OPEN]).targets() == [0, 2]
    assert line.reach([2], access=[OPEN, PASSING, ENDING, CLOSED]).targets() == [0]


def test_everybody_sees_the_same_of_several_equal_paths() -> None:
    square = grid(3, 3)
    assert square.path(0, 8) == [0, 1, 2, 5, 8]
    assert square.path(0, 8, [OPEN, OPEN, CLOSED, *[OPEN] * 6]) == [0, 1, 4, 5, 8]
    assert square.path(0, 8, [OPEN, CLOSED, OPEN, CLOSED, *[OPEN] * 5]) == []


@pytest.mark.parametrize(
    ("neighbours", "lengths"),
    [([[1]], None), ([[-1]], None), ([[0, 0]], None), ([[0]], [[-1]]), ([[0]], [[1, 1]])],
)
def test_ways_that_cannot_be_are_refused(neighbours: list[list[int]], lengths: list[list[int]] | None) -> None:
    with pytest.raises(ValueError, match="way"):
        Graph(neighbours, lengths)


def test_a_toll_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        linked(2, [(0, 1)]).reach([0], tolls=[0, -2])
