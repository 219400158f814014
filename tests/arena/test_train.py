from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ecumene.arena.fit import Sample, fit, solve
from ecumene.arena.train import Plan, learn
from ecumene.arena.weights import store, written
from ecumene.players.evaluation import WEIGHTS, weights_of

GAME = "age-of-civilization"


def nothing() -> None:
    """Count no ticks."""


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_features_are_worth_whatever_the_stage() -> None:
    samples = []
    for stage in range(3):
        for at in range(20):
            features = {"vp": float(at % 5 + 10 * stage), "coins": float(at % 7)}
            score = 2 * (at % 5) + 0.5 * (at % 7) + 100
            samples.append(Sample(stage, features, score))
    found = fit(samples, {"vp": 1.0}, 0.0)
    assert found == {"vp": pytest.approx(2, abs=0.01), "coins": pytest.approx(0.5, abs=0.01)}
    held = fit(samples, {"vp": 1.0}, 1e6)
    assert held["vp"] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("players", [1, 2])
def test_training_is_reproducible_and_goes_on_where_it_stopped(tmp_path: Path, players: int) -> None:
    plan = Plan(GAME, players, [{}], 3, 3, width=1)
    whole = learn(tmp_path / "whole.jsonl", plan, 2, 1, nothing)
    first = learn(tmp_path / "parts.jsonl", plan, 1, 1, nothing)
    lines = (tmp_path / "parts.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "parts.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed in its second game
    assert learn(tmp_path / "parts.jsonl", plan, 1, 1, nothing) == first
    assert learn(tmp_path / "parts.jsonl", plan, 2, 1, nothing) == whole
    assert whole != first
    with pytest.raises(ValueError, match="another training run"):
        learn(tmp_path / "parts.jsonl", Plan(GAME, players, [{}], 4, 3, width=1), 1, 1, nothing)


@pytest.mark.parametrize("text", [b"my notes", b"my notes\nand more", b'{"arena": 1}\n', b"\n"])
def test_a_file_of_somebody_elses_is_refused_and_left_as_it_was(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(ValueError, match="is not a training run"):
        learn(path, Plan(GAME, 2, [{}], 3, 3, width=1), 1, 1, nothing)
    assert path.read_bytes() == text


def test_every_game_ticks_once_whether_it_is_new_or_not(tmp_path: Path) -> None:
    ticks: list[int] = []
    plan = Plan(GAME, 2, [{}], 3, 2, width=1)
    for generations in (1, 2):
        ticks.append(0)

        def tick() -> None:
            ticks[-1] += 1

        learn(tmp_path / "run.jsonl", plan, generations, 1, tick)
    assert ticks == [2, 4]


def test_processes_learn_the_same(tmp_path: Path) -> None:
    plan = Plan(GAME, 2, [{}], 3, 4, width=1)
    found = [learn(tmp_path / f"{jobs}.jsonl", plan, 1, jobs, nothing) for jobs in (1, 2)]
    assert found[0] == found[1]


def test_weights_are_stored_beside_those_of_other_player_counts(tmp_path: Path) -> None:
    path = store(GAME, 4, {"vp": 1.25}, tmp_path / "weights.toml")
    text = path.read_text(encoding="utf-8")
    doc = tomllib.loads(text)
    before = weights_of(GAME)
    assert text.startswith((WEIGHTS / f"{GAME}.toml").read_text(encoding="utf-8").partition("\n[")[0])
    assert doc["players"].pop("4") == {"vp": 1.25}
    before.get("players", {}).pop("4", None)
    assert doc["common"] == before["common"]
    assert doc["players"] == before.get("players", {})
    assert doc.get("levels") == before.get("levels")


def test_levels_are_written_with_their_kinds() -> None:
    doc = {"levels": {"novice": {"kind": "planner", "noise": 2.5, "width": 2}}}
    assert tomllib.loads(written(doc)) == doc
