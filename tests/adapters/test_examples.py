"""The examples run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ecumene
from tests.server.machine import Machine

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
THOUGHT = re.compile(r"^  ([* ]) [+-][0-9.]+  ([^,\n]+)", re.MULTILINE)
THOUGHTS = re.compile(r"(?:^  [* ] [+-].*\n)+", re.MULTILINE)


def run(name: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *args]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)


def example(name: str, *args: str) -> str:
    done = run(name, *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_watch() -> None:
    said = example("watch.py", "age-of-civilization", "greedy,random", "--seed", "3", "--thoughts")
    assert "'winners'" in said.splitlines()[-1]
    assert "    +" in said


@pytest.mark.parametrize("bots", ["expert,greedy", "novice,random"])
def test_three_moves_are_weighed_wherever_there_are_three(bots: str) -> None:
    said = example("watch.py", "age-of-civilization", bots, "--seed", "3", "--moves", "16", "--thoughts")
    table, blocks = ecumene.new("age-of-civilization", players=2, seed=3), THOUGHTS.findall(said)
    assert len(blocks) == 16
    for block in blocks:
        legal, told = table.moves(table.waiting[0]), THOUGHT.findall(block)
        moves = [move for _, move in told]
        assert min(3, len(legal)) <= len(moves) <= 4  # the played one may be a fourth
        assert len(set(moves)) == len(moves) and set(moves) <= set(legal)
        (played,) = [move for mark, move in told if mark == "*"]
        table.play(table.waiting[0], played)


def test_an_agent_is_trained_then_watched_then_seated(tmp_path: Path) -> None:
    agent = str(tmp_path / "agent.npz")
    said = example("train_small_agent.py", "--episodes", "8", "--out", agent)
    assert said.splitlines()[-1].startswith("8 games: wins ")
    told = [example("watch.py", "age-of-civilization", f"{agent},random", "--seed", "3") for _ in range(2)]
    assert "'winners'" in told[0] and told[0] == told[1]  # what it has learned is kept, and always the same
    machine = Machine(f"sqlite:///{tmp_path / 'example.db'}", tmp_path / "log")
    machine.start()
    try:
        said = example("seat_in_browser.py", f"{machine.url}/", "--bot", agent, "--against", "bot:random")
    finally:
        machine.stop()
    assert said.startswith(f"Open {machine.url}/table/")
    assert "'winners'" in said


def test_an_agent_plays_what_it_has_learned_and_nothing_else(tmp_path: Path) -> None:
    agent = tmp_path / "agent.foo"  # exactly this file, whatever its ending
    example("train_small_agent.py", "--episodes", "1", "--out", str(agent))
    assert list(tmp_path.iterdir()) == [agent]
    done = run("watch.py", "through-the-ages", f"{agent},random")
    assert done.returncode == 2
    assert done.stderr == f"{agent} has learned age-of-civilization for 2 players\n"
    assert "'winners'" in example("watch.py", "age-of-civilization", f"{agent},random")


@pytest.mark.parametrize("version", [{}, {"version": "1-0 1-0"}])
def test_an_agent_that_was_trained_on_other_numbers_says_so_in_one_line(
    tmp_path: Path, version: dict[str, Any]
) -> None:
    agent = tmp_path / "agent.npz"
    kept: dict[str, Any] = {"weights": np.zeros((3, 3)), "game": "age-of-civilization", "players": 2}
    np.savez_compressed(agent, **kept, **version)
    done = run("watch.py", "age-of-civilization", f"{agent},random")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{agent} was trained on other observations or actions than today's: train it again\n"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["watch.py", "age-of-civilization", "napoleon,random"], "unknown bot “napoleon”"),
        (["watch.py", "chess"], "unknown game “chess”"),
        (["watch.py", "age-of-civilization", "gone.npz,random"], "gone.npz: No such file or directory"),
        (["watch.py", "age-of-civilization", f"{__file__},random"], "is not a file of train_small_agent.py"),
        (["train_small_agent.py", "--rival", "napoleon"], "unknown bot “napoleon”"),
        (["train_small_agent.py", "--seed", "-1"], "a seed is a whole number"),
        (["train_small_agent.py", "--out", "gone/agent.npz"], "gone/agent.npz cannot be written"),
        (["seat_in_browser.py", "http://127.0.0.1:1"], "no server answers at http://127.0.0.1:1"),
        (["seat_in_browser.py", "nowhere"], "no server answers at nowhere"),
        (["seat_in_browser.py", "http://127.0.0.1:1", "--bot", "napoleon"], "unknown bot “napoleon”"),
    ],
)
def test_what_cannot_be_had_is_told_in_one_line(args: list[str], said: str) -> None:
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and done.stderr.count("\n") == 1
