"""The suite itself: long tests begin last, quick ones are known by what they took, and where time goes is told."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest


class Item:
    """What the hooks look at in a test."""

    def __init__(self, nodeid: str, long: bool = False) -> None:
        self.nodeid = nodeid
        self.long = long

    def get_closest_marker(self, name: str) -> object:
        return name if self.long and name == "long" else None


def arranged(quick: bool, *items: Item) -> tuple[list[str], list[str]]:
    """Return the tests that are left in their order, and those that were left out."""
    out: list[str] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: out.extend(item.nodeid for item in items))
    config: Any = SimpleNamespace(hook=hook, getoption=lambda name: quick)
    kept: Any = list(items)
    conftest.pytest_collection_modifyitems(config, kept)
    return [item.nodeid for item in kept], out


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where durations are recorded, empty."""
    path = tmp_path / "durations.json"
    monkeypatch.setattr(conftest, "RECORD", path)
    return path


def test_long_tests_begin_last() -> None:
    items = (Item("tests/a.py::whole_game", long=True), Item("tests/a.py::rule"), Item("tests/b.py::card"))
    assert arranged(False, *items) == (["tests/a.py::rule", "tests/b.py::card", "tests/a.py::whole_game"], [])


def test_quick_leaves_out_what_took_long_the_last_time(record: Path) -> None:
    record.write_text(json.dumps({"tests/a.py::slow": 7.5, "tests/a.py::fast": 0.4}))
    items = (Item("tests/a.py::slow"), Item("tests/a.py::fast"), Item("tests/a.py::new"))
    assert arranged(True, *items) == (["tests/a.py::fast", "tests/a.py::new"], ["tests/a.py::slow"])


def test_quick_leaves_out_browsers_before_anything_was_recorded(record: Path) -> None:
    items = (Item("tests/browser/test_pages.py::page"), Item("tests/kernel/test_luck.py::draw"))
    assert arranged(True, *items)[0] == ["tests/kernel/test_luck.py::draw"]


def test_a_damaged_record_is_none(record: Path) -> None:
    record.write_text("{")
    assert conftest.recorded() == {}


def test_make_test_takes_the_compiled_modules() -> None:
    makefile = (conftest.ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"{conftest.WANTED}=1" in makefile.partition("\ntest:")[2].partition("\n\n")[0]


def test_every_game_has_a_room() -> None:
    assert "age_of_civilization" in conftest.rooms()
