"""Tests that failed are tried once more, alone, and told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SUITE = Path(__file__).parents[2] / "tools" / "suite.py"
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


def test_what_passes_the_second_time_is_named_and_does_not_fail_the_suite(tmp_path: Path) -> None:
    told = suite(tmp_path, UNSTEADY)
    first, second = told.stdout.split("Once more")
    assert told.returncode == 0
    assert "1 failed, 1 passed" in first
    assert "PASSED test_it.py::test_unsteady" in second and "test_steady" not in second


def test_what_fails_twice_fails_the_suite(tmp_path: Path) -> None:
    told = suite(tmp_path, UNSTEADY + WRONG)
    assert told.returncode == 1
    assert "FAILED test_it.py::test_wrong" in told.stdout.split("Once more")[1]


def test_many_failures_are_no_accident(tmp_path: Path) -> None:
    told = suite(tmp_path, MANY)
    assert told.returncode and "Once more" not in told.stdout


def test_a_suite_that_cannot_begin_fails(tmp_path: Path) -> None:
    assert suite(tmp_path, "import nothing_of_that_name\n").returncode
