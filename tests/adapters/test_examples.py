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


def test_an_agent_is_trained_then_watched_then_seated(tmp_path: Path) -> None:
    agent = str(tmp_path / "agent.npz")
    said = example("train_small_agent.py", "--episodes", "8", "--out", agent)
    assert said.splitlines()[-1].startswith("8 games: wins ")
    told = [example("watch.py", "age-of-civilization", f"{agent},random", "--seed", "3") for _ in range(2)]
    assert "'winners'" in told[0] and told[0] == told[1]  # what it has learned is kept, and always the same
    machine = Machine(f"sqlite:///{tmp_path / 'example.db'}", tmp_path / "log")
    machine.start()
    try:
        said = example("seat_in_browser.py", machine.url, "--bot", agent, "--against", "bot:random")
    finally:
        machine.stop()
    assert said.startswith(f"Open {machine.url}/table/")
    assert "'winners'" in said


def test_an_agent_plays_what_it_has_learned_and_nothing_else(tmp_path: Path) -> None:
    agent = str(tmp_path / "agent.npz")
    example("train_small_agent.py", "--episodes", "1", "--out", agent)
    command = [sys.executable, str(EXAMPLES / "watch.py"), "through-the-ages", f"{agent},random"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 1
    assert done.stderr == f"{agent} has learned age-of-civilization for 2 players\n"
