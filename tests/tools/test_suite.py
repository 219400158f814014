"""Tests that failed are run once more, alone; those that pass then are flaky, and each may be so once."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

from tools.suite import function, recorded

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "tools" / "suite.py"
UNSTEADY = """
from pathlib import Path

def test_steady():
    pass

def test_unsteady():
    been = Path("been")
    before = been.exists()
    been.touch()
    assert before
"""
WRONG = "def test_wrong():\n    assert False\n"
MANY = "import pytest\n\n@pytest.mark.parametrize('n', range(40))\ndef test_wrong(n):\n    assert False\n"


def suite(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    command = [sys.executable, str(SUITE), "-n2", "test_it.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def record(folder: Path, test: str) -> None:
    """Record a flaky test, as if its cause had been found."""
    (folder / "tests").mkdir()
    row = f'[[flaky]]\ntest = "{test}"\ndate = 2026-01-31\ncause = "It looked too early."\n'
    (folder / "tests" / "flaky.toml").write_text(row, encoding="utf-8")


def test_a_new_flaky_test_is_named_and_does_not_fail_the_suite(tmp_path: Path) -> None:
    told = suite(tmp_path, UNSTEADY)
    first, second = told.stdout.split("Once more")
    assert told.returncode == 0
    assert "1 failed, 1 passed" in first
    assert "PASSED test_it.py::test_unsteady" in second and "test_steady" not in second
    advice, row = second.split("\n\n[[flaky]]\n")
    assert "record it in tests/flaky.toml" in advice
    assert tomllib.loads(row) == {"test": "test_it.py::test_unsteady", "date": date.today(), "cause": ""}


def test_a_recorded_flaky_test_that_is_flaky_again_fails_the_suite(tmp_path: Path) -> None:
    record(tmp_path, "test_it.py::test_unsteady[with something]")
    told = suite(tmp_path, UNSTEADY)
    assert told.returncode == 1
    assert (
        "FLAKY AGAIN: test_it.py::test_unsteady\n  recorded on 2026-01-31, and not fixed: It looked" in told.stdout
    )
    assert "[[flaky]]" not in told.stdout


def test_a_recorded_test_that_passes_at_once_is_no_trouble(tmp_path: Path) -> None:
    record(tmp_path, "test_it.py::test_steady")
    told = suite(tmp_path, UNSTEADY)
    assert told.returncode == 0 and "FLAKY AGAIN" not in told.stdout


def test_flaky_tests_are_named_although_another_fails_twice(tmp_path: Path) -> None:
    told = suite(tmp_path, UNSTEADY + WRONG)
    assert told.returncode == 1
    assert told.stdout.count("[[flaky]]") == 1 and 'test = "test_it.py::test_unsteady"' in told.stdout


def test_every_recorded_flaky_test_exists_and_has_a_date_and_a_cause() -> None:
    for row in recorded(ROOT / "tests" / "flaky.toml"):
        file, _, name = function(row.test).partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), row.test
        assert date(2026, 1, 1) < row.date and row.cause.endswith("."), row


def test_what_fails_twice_fails_the_suite(tmp_path: Path) -> None:
    told = suite(tmp_path, UNSTEADY + WRONG)
    assert told.returncode == 1
    assert "FAILED test_it.py::test_wrong" in told.stdout.split("Once more")[1]


def test_many_failures_are_no_accident(tmp_path: Path) -> None:
    told = suite(tmp_path, MANY)
    assert told.returncode and "Once more" not in told.stdout


def test_a_suite_that_cannot_begin_fails(tmp_path: Path) -> None:
    assert suite(tmp_path, "import nothing_of_that_name\n").returncode
