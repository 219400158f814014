from __future__ import annotations

import json
import subprocess
import sys

import pytest

import ecumene
from tools import load, load_attacks, load_fair

FEW = [
    "--tables",
    "3",
    "--readers",
    "5",
    "--brackets",
    "20",
    "--replays",
    "2",
    "--moves",
    "400",
    "--seconds",
    "6",
    "--json",
]


@pytest.mark.soak
def test_what_others_cost_a_player_is_measured() -> None:
    found = json.loads(subprocess.check_output([sys.executable, load_fair.__file__, *FEW], cwd=load.ROOT))
    names = ("readers", "brackets", "replays")
    rows = [f"{name}{quiet}_{kind}" for name in names for kind in ("scenes", "moves") for quiet in ("_quiet", "")]
    assert list(found) == ["alone", "many", *rows]
    assert all(0 < row["p50"] <= row["p95"] <= row["max"] for row in found.values())
    assert all(found[f"{name}_moves"]["a_second"] > 0 for name in names)
    assert len(load_fair.as_text(found)) == len(found)


@pytest.mark.long
@pytest.mark.parametrize("only", ["brackets", "replays"])
def test_one_of_them_is_measured_alone(only: str) -> None:
    command = [sys.executable, load_fair.__file__, *FEW, "--seconds", "3", "--only", only]
    found = json.loads(subprocess.check_output(command, cwd=load.ROOT))
    row = found[f"{only}_moves"]
    assert row["count"] > 3 and row["a_second"] > 0 and row["mb"][1] >= 50
    assert row["times_p95"] == pytest.approx(row["p95"] / found[f"{only}_quiet_moves"]["p95"], abs=0.01)


def test_a_row_tells_milliseconds_multiples_and_memory() -> None:
    quiet = {"count": 9, "p50": 8.0, "p95": 10.0, "max": 11.0}
    busy = {**quiet, "p95": 19.0, "times_p50": 1.0, "times_p95": 1.9, "a_second": 19.8, "mb": [150.2, 160.7]}
    assert load_fair.as_text({"alone": quiet, "brackets_quiet_moves": quiet, "brackets_moves": busy}) == [
        "a novice's move on a quiet server: p50 8 ms, p95 10 ms, at most 11 ms (9)",
        "a move on a quiet server: p50 8 ms, p95 10 ms, at most 11 ms (9)",
        "a move under bodies full of brackets: p50 8 ms (1.0 times quiet), p95 19 ms (1.9 times quiet), "
        "at most 11 ms (9); 19.8 a second, memory 150 MB, then 161 at most",
    ]


def test_the_longest_record_is_one_that_the_server_takes() -> None:
    text = load_attacks.long_record(7000)
    assert len(text) < load_attacks.LONG["/api/records"] and ecumene.load(text).number > 6000
