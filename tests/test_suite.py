"""The suite itself: long tests begin last, quick ones are known by what they took, and where time goes is told."""

from __future__ import annotations

import gc
import json
import os
import subprocess
from collections import defaultdict
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest


class Item:
    """What the hooks look at in a test."""

    def __init__(self, nodeid: str, mark: str = "") -> None:
        self.nodeid = nodeid
        self.mark = mark

    def get_closest_marker(self, name: str) -> object:
        return name if name == self.mark else None


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
    items = (Item("tests/a.py::whole_game", mark="long"), Item("tests/a.py::rule"), Item("tests/b.py::card"))
    assert arranged(False, *items) == (["tests/a.py::rule", "tests/b.py::card", "tests/a.py::whole_game"], [])


def test_what_is_for_soak_alone_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    items = (Item("tests/a.py::whole_game", mark="soak"), Item("tests/a.py::rule"))
    monkeypatch.setattr(conftest, "SOAKING", False)
    assert arranged(False, *items) == (["tests/a.py::rule"], ["tests/a.py::whole_game"])
    monkeypatch.setattr(conftest, "SOAKING", True)
    assert arranged(False, *items) == (["tests/a.py::whole_game", "tests/a.py::rule"], [])


def test_make_soak_does_what_is_left_to_it() -> None:
    makefile = (conftest.ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nsoak:")[2].partition("\n\n")[0]
    assert "ECUMENE_SOAK=1" in recipe and '-m "long or soak"' in recipe


def test_pages_begin_first() -> None:
    page = "tests/test_docs.py::test_everything_on_the_page_can_be_done[README.md]"
    assert arranged(False, Item("tests/a.py::rule"), Item(page)) == ([page, "tests/a.py::rule"], [])
    assert conftest.PAGES in page and "def test_everything_on_the_page_can_be_done" in (
        conftest.ROOT / "tests" / "test_docs.py"
    ).read_text(encoding="utf-8")


def test_quick_leaves_out_what_took_long_the_last_time(record: Path) -> None:
    record.write_text(json.dumps({"tests/a.py::slow": 7.5, "tests/a.py::fast": 0.4}))
    items = (Item("tests/a.py::slow"), Item("tests/a.py::fast"), Item("tests/a.py::new"))
    assert arranged(True, *items) == (["tests/a.py::fast", "tests/a.py::new"], ["tests/a.py::slow"])


def test_quick_takes_the_quickest_as_long_as_there_is_time(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "ANSWER", 0.5)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    record.write_text(json.dumps({"tests/a.py::one": 0.4, "tests/a.py::two": 0.3, "tests/a.py::three": 0.5}))
    items = [Item(f"tests/a.py::{name}") for name in ("one", "two", "three", "new")]
    kept = ["tests/a.py::one", "tests/a.py::two", "tests/a.py::new"]
    assert arranged(True, *items) == (kept, ["tests/a.py::three"])


def test_quick_leaves_out_browsers_before_anything_was_recorded(record: Path) -> None:
    items = (Item("tests/browser/test_pages.py::page"), Item("tests/kernel/test_luck.py::draw"))
    assert arranged(True, *items)[0] == ["tests/kernel/test_luck.py::draw"]


def test_quick_begins_nothing_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    item: Any = SimpleNamespace(config=SimpleNamespace(getoption=lambda name: True))
    patient: Any = SimpleNamespace(config=SimpleNamespace(getoption=lambda name: False))
    monkeypatch.setattr(conftest, "_clock", {"began": monotonic()})
    assert conftest.pytest_runtest_protocol(item) is None
    monkeypatch.setattr(conftest, "_clock", {"began": monotonic() - conftest.ANSWER - 1})
    assert conftest.pytest_runtest_protocol(item) is True
    assert conftest.pytest_runtest_protocol(patient) is None


def test_quick_tests_something_of_everything_first(record: Path) -> None:
    items = [Item(f"tests/{file}.py::{test}") for file in "ab" for test in ("one", "two")]
    assert arranged(True, *items)[0] == [f"tests/{file}.py::{test}" for test in ("one", "two") for file in "ab"]


def test_a_damaged_record_is_none(record: Path) -> None:
    record.write_text("{")
    assert conftest.recorded() == {}


def test_make_test_takes_the_compiled_modules() -> None:
    makefile = (conftest.ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"{conftest.WANTED}=1" in makefile.partition("\ntest:")[2].partition("\n\n")[0]


def test_processes_that_tests_start_find_modules_compiled_to_bytecode() -> None:
    seen = ["make", "-s", "--eval", "seen: ; @echo kept$$PYTHONDONTWRITEBYTECODE", "seen"]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "-not"}
    told = subprocess.run(seen, cwd=conftest.ROOT, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "kept\n"


def test_garbage_is_collected_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "_clock", {})
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    session: Any = None
    conftest.pytest_collection_finish(session)
    assert gc.get_threshold() == conftest.GARBAGE and gc.get_freeze_count() > 10_000


def test_every_game_has_a_room() -> None:
    assert "age_of_civilization" in conftest.rooms()


def test_the_kit_is_told_for_games_on_the_shelf_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("chess/rules.toml", "chess/__init__.py", "checkers/rules.toml"):
        path = tmp_path / "src" / "ecumene" / "games" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "tests" / "conformance").mkdir(parents=True)
    (tmp_path / "tests" / "conformance" / "test_laws.py").touch()
    taken = {"tests/conformance/test_laws.py::law[chess-1]": 4.0, f"{conftest.KIT[1]}::board[toy]": 2.0}
    monkeypatch.setattr(conftest, "ROOT", tmp_path)
    monkeypatch.setattr(conftest, "_seconds", defaultdict(float, taken))
    told: list[str] = []
    reporter: Any = SimpleNamespace(write_line=told.append)
    conftest.tell_kit(reporter)
    assert [line.split(",")[0].strip() for line in told] == ["4 s  the kit for chess", "2 s  the kit for toy"]
    assert conftest.rooms() == ["checkers", "chess"]
