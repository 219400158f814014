"""The examples run as they stand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.machine import Machine

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str, *args: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_watch() -> None:
    said = example("watch.py", "age-of-civilization", "greedy,random", "--seed", "3", "--thoughts")
    assert "'winners'" in said.splitlines()[-1]
    assert "    +" in said


def test_train_small_agent() -> None:
    said = example("train_small_agent.py", "--episodes", "8")
    assert said.splitlines()[-1].startswith("8 games: wins ")


def test_seat_in_browser(tmp_path: Path) -> None:
    machine = Machine(f"sqlite:///{tmp_path / 'example.db'}", tmp_path / "log")
    machine.start()
    try:
        said = example("seat_in_browser.py", machine.url, "--bot", "greedy", "--against", "bot:random")
    finally:
        machine.stop()
    assert said.startswith(f"Open {machine.url}/table/")
    assert "'winners'" in said
