from __future__ import annotations

from pathlib import Path

import pytest
from tools.replay_ladder import ROOT, cause, difference, modules, played

from tools import replay_ladder

JOB = {"game": "age-of-civilization", "seats": ["random", "random"], "seed": 1000}


def test_the_same_program_plays_the_same_game_again() -> None:
    path = modules(ROOT, compiled=False)
    (then,), (now,) = played(path, [JOB]), played(path, [JOB])
    assert then["steps"] and difference(then, now) == ""


def test_the_first_move_that_differs_is_told_with_its_question() -> None:
    then = {"scores": [3, 4], "steps": [[0, "take rome", "Pick", 5], [1, "pass", "Turn", 2]]}
    now = {"scores": [3, 9], "steps": [[0, "take rome", "Pick", 5], [1, "build", "Turn", 2]]}
    assert difference(then, now) == (
        "move 2, seat 1 in Turn: 'pass', one of 2; now seat 1 in Turn: 'build', one of 2; [3, 4] – [3, 9]"
    )
    assert cause(then, now) == "another choice among as many"
    assert cause(then, {"scores": [], "steps": [[0, "take egypt", "Pick", 4]]}) == "other moves to choose from"
    assert cause(then, {"scores": [], "steps": [[1, "pass", "Turn", 2]]}) == "another question"
    assert difference(then, {**then, "scores": [3, 5]}) == "after the same moves [3, 4] – [3, 5]"
    longer = {
        "scores": [3, 4],
        "steps": [[0, "take rome", "Pick", 5], [1, "pass", "Turn", 2], [0, "pass", "Turn", 1]],
    }
    assert difference(then, longer) == "after the same moves [3, 4] – [3, 4]"


def test_a_side_that_cannot_play_says_why() -> None:
    with pytest.raises(RuntimeError, match="nowhere"):
        played(modules(ROOT, compiled=False), [{**JOB, "game": "nowhere"}])


def test_another_revision_is_laid_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_ladder, "FOLDER", tmp_path)
    folder = replay_ladder.checked_out("HEAD")
    assert (folder / "src" / "ecumene" / "__init__.py").is_file()
    (folder / "mark").touch()
    assert (replay_ladder.checked_out("HEAD") / "mark").exists()
