"""The figures of the games' code: what is counted, and a list by hand that cannot go stale."""

from __future__ import annotations

import ast
import tomllib

import pytest

from tools import structure

MOST_FAST_PATHS = 3  # of a game: each needs a benchmark and a law that compares it with the obstacle


def test_every_function_that_is_listed_is_there() -> None:
    found = structure.measure(structure.ROOT)
    assert found["missing"] == []
    assert sum(row["refusals"] for row in found["games"].values()) > 0
    assert "not found" not in structure.as_text(found)


def test_nothing_imports_in_a_circle() -> None:
    assert structure.measure(structure.ROOT)["cycles"] == []


def test_fast_paths_are_few_and_there() -> None:
    listed = tomllib.loads((structure.ROOT / structure.LIST).read_text("utf-8"))
    paths: dict[str, list[str]] = listed.get("fast_paths", {})
    assert structure.missing(structure.ROOT, {"simulations": paths, "statements": {}}) == []
    assert all(len(places) <= MOST_FAST_PATHS for places in paths.values())


def test_an_entry_that_names_nothing_is_reported() -> None:
    listed = {"simulations": {"x": ["tools/structure.py:nowhere"]}, "statements": {"y": ["tools/none.py:main"]}}
    assert structure.missing(structure.ROOT, listed) == ["tools/structure.py:nowhere", "tools/none.py:main"]


@pytest.mark.parametrize(
    ("graph", "sizes"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"e"}, "e": {"c"}}, [3, 2]),
    ],
)
def test_circles_of_imports_are_found(graph: dict[str, set[str]], sizes: list[int]) -> None:
    assert [len(each) for each in structure.cycles(graph)] == sizes


def test_fields_are_counted_where_they_are_repeated_by_hand() -> None:
    text = """
class Turn:
    __slots__ = ("seat",)

    def __init__(self, seat):
        self.seat = seat

    def copy(self):
        return Turn(self.seat)


class Other:
    def __init__(self):
        pass
"""
    assert structure.field_lines(ast.parse(text), set()) == 5
    assert structure.field_lines(ast.parse(text), {3, 5, 8}) == 0


def test_what_a_tool_has_written_is_counted_apart() -> None:
    lines = ["class A:", "    # generated", "    x = 1", "    # generated: end", "    y = 2"]
    assert structure.generated_lines(lines) == {2, 3, 4}
