from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools.bench import add_ratios, as_text, gate, middle, think, unmeasured

from tools import compile as tool

CATANATRON = {"decisions_per_s": 20_000, "copies_per_s": 19_000, "games_per_s": 20.5, "legal_moves": 4.1}


def game(decisions: int, compiled: bool = True) -> dict[str, Any]:
    return {"compiled": compiled, "decisions_per_s": decisions, "copies_per_s": 190_000, "legal_moves": 7.5}


def test_the_median_of_the_rounds_counts() -> None:
    rounds = [game(100_000), game(10_000), game(90_000)]
    assert middle(rounds) == game(90_000)


def test_ratios_are_to_the_yardstick_of_the_same_run() -> None:
    table = {"catanatron": dict(CATANATRON), "toy, compiled": game(90_000)}
    add_ratios(table)
    assert table["toy, compiled"]["decisions_per_s_ratio"] == 4.5
    assert table["toy, compiled"]["copies_per_s_ratio"] == 10.0
    assert "4.5" in as_text(table).splitlines()[2]


def test_there_is_a_table_without_the_yardstick() -> None:
    table = {"toy, compiled": game(90_000)}
    add_ratios(table)
    assert "90,000" in as_text(table)
    assert gate(table, 2.0) == 0


def test_the_gate_is_for_compiled_games(capsys: pytest.CaptureFixture[str]) -> None:
    table = {"catanatron": dict(CATANATRON), "toy, compiled": game(90_000), "toy": game(30_000, compiled=False)}
    add_ratios(table)
    assert gate(table, None) == 0
    assert gate(table, 4.0) == 0
    assert gate(table, 5.0) == 1
    assert "toy, compiled: 4.5 times catanatron, 5.0 wanted" in capsys.readouterr().err


def test_a_gate_without_a_compiled_game_fails(capsys: pytest.CaptureFixture[str]) -> None:
    table = {"catanatron": dict(CATANATRON), "toy": game(90_000, compiled=False)}
    add_ratios(table)
    assert gate(table, None) == 0
    assert gate(table, 2.0) == 1
    assert "no game was measured compiled" in capsys.readouterr().err


def test_thinking_is_measured_only_with_modules_of_these_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ecumene_kernel__mypyc.so").touch()  # left behind by another build
    monkeypatch.setattr("tools.bench.COMPILED", tmp_path)
    monkeypatch.setattr(tool, "COPIED", {})
    (tmp_path / "tests").mkdir()
    monkeypatch.setattr("subprocess.check_output", lambda command, **how: json.dumps([{"asked": command[3:]}]))
    assert think(["chess"], 1) is None
    monkeypatch.setattr(tool, "is_current", lambda root, stamp: True)
    assert think(["toy", "chess"], 1) == [{"asked": ["chess", "1"]}]


@pytest.mark.parametrize(("least", "lacking", "code"), [(None, ["gcc"], 0), (None, [], 1), (2.0, ["gcc"], 1)])
def test_what_was_not_measured_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    least: float | None,
    lacking: list[str],
    code: int,
) -> None:
    monkeypatch.setattr(tool, "lacking", lambda: lacking)
    assert unmeasured(least) == code
    assert "the time of a move was not measured" in capsys.readouterr().err
