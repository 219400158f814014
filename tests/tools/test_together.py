"""Commands that run side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.together import together

MEETS = "until test -e {other}; do touch {own}; sleep 0.02; done; echo {own} has met"


def test_they_run_at_the_same_time_and_tell_what_they_printed(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    commands = [f"touch {own}; {MEETS.format(own=own, other=other)}" for own, other in ((one, two), (two, one))]
    assert together(commands) == 0
    said = capfdbinary.readouterr().out.decode()
    assert f"{one} has met\n" in said and f"{two} has met\n" in said
    assert all(command in said for command in commands)


def test_when_one_fails_the_others_are_ended_with_all_that_they_have_started(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    begun, late = tmp_path / "begun", tmp_path / "late"
    slow = f"(touch {begun}; sleep 60; touch {late})"
    assert together([slow, f"until test -e {begun}; do sleep 0.02; done; echo wrong; exit 3"]) == 3
    assert b"wrong" in capfdbinary.readouterr().out
    assert not late.exists()
