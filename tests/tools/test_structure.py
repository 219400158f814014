"""The figures of the games' code: what is counted, and a list by hand that cannot go stale."""

from __future__ import annotations

import ast
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import structure

MOST_STATEMENTS = 12  # of the ten rules; there were 28
MOST_FAST_PATHS = 3  # of a game: each needs a benchmark and a law that compares it with the obstacle


def test_every_function_that_is_listed_is_there() -> None:
    found = structure.measure(structure.ROOT)
    assert found["missing"] == []
    assert "not found" not in structure.as_text(found)


def test_a_rule_is_stated_once() -> None:
    """Refusals follow from obstacles, forecasts from the rules, and fields are generated (ADR 29 and 30)."""
    found = structure.measure(structure.ROOT)
    assert sum(len(places) for places in found["statements"].values()) <= MOST_STATEMENTS
    assert found["simulations"] == {}
    for name, row in found["games"].items():
        assert set(row["refusers"]) <= {"check_options"}, name
        assert row["field_lines"] == 0, name
        assert row["cycles"] == [], name


def test_the_list_of_before_has_what_was_counted_then() -> None:
    listed = tomllib.loads((structure.ROOT / structure.BEFORE).read_text("utf-8"))
    now = tomllib.loads((structure.ROOT / structure.LIST).read_text("utf-8"))
    assert sum(len(places) for places in listed["statements"].values()) == 28
    assert sum(len(places) for places in listed["simulations"].values()) == 12
    assert listed["statements"].keys() == now["statements"].keys()


def test_a_revision_is_measured_by_itself(tmp_path: Path) -> None:
    room = tmp_path / structure.GAMES / "go"
    room.mkdir(parents=True)
    (room / "rules.toml").write_text("", "utf-8")
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (tmp_path / structure.LIST).write_text("[simulations]\n[statements]\n", "utf-8")
    (tmp_path / "web/src/a.ts").write_text("", "utf-8")
    (room / "a.py").write_text("def refuse() -> Refusal:\n    return Refusal()\n", "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "before")
    (room / "a.py").write_text("x = 1\n", "utf-8")
    before, after = structure.measure_revision(tmp_path, "HEAD"), structure.measure(tmp_path)
    assert (before["games"]["go"]["refusals"], after["games"]["go"]["refusals"]) == (1, 0)
    lines = structure.side_by_side(before, after).splitlines()
    assert next(line.split() for line in lines if line.startswith("refusals")) == ["refusals", "go", "1", "0"]


def git(folder: Path, *words: str) -> None:
    """Run git for nobody in particular."""
    who = ["-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run(["git", "-C", str(folder), *who, *words], check=True)


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
