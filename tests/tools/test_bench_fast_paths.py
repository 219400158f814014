"""Every fast path has a benchmark, and says the same as the obstacle; no time is asserted."""

from __future__ import annotations

import pytest

from tools import bench_fast_paths as tool

LISTED = [(key, path) for key, paths in tool.listed().items() for path in paths]


def test_what_is_listed_is_measured_and_nothing_else() -> None:
    assert [path for _, path in LISTED] == [path for key in tool.listed() for path in tool.pairs(key)]


@pytest.mark.parametrize(("key", "path"), LISTED)
def test_both_ways_find_the_same(key: str, path: str) -> None:
    assert min(tool.compare(key, tool.pairs(key)[path], 20)) > 0


def test_a_difference_is_an_error() -> None:
    wrong = tool.Pair(lambda s: 1, lambda s: 2)
    with pytest.raises(AssertionError, match="1 is not 2"):
        tool.compare("historia", wrong, 1)
