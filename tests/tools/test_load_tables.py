from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tools.load_moves import Tally
from tools.load_report import as_text, counts_row, waits_row

from ecumene.games import keys
from tests.server import postgres
from tools import load, load_tables


@pytest.mark.long
def test_people_at_all_games_are_measured_and_every_move_is_seen() -> None:
    command = [sys.executable, load_tables.__file__, "--tables", "10", "--seconds", "6", "--think", "0.3"]
    told = subprocess.run(
        [*command, "--played-by", "random", "--json"], cwd=load.ROOT, stdout=subprocess.PIPE, check=False
    )
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    assert told.returncode == 0, rows
    assert [each["database"] for each in rows] == ["sqlite", *(["postgresql"] if postgres.BIN else [])]
    for row in rows:
        assert row["tables"] == 10 and row["unanswered"] == row["unseen"] == row["errors"] == 0, row
        assert set(row["refused"]) <= {"stale"}
        assert sorted(row["games"]) == sorted(keys()) and all(each["moves"] > 0 for each in row["games"].values())
        assert row["sent"] == row["acknowledged"] + sum(row["refused"].values()) >= row["moves"] > 0
        assert 0 < row["p50_ms"] <= row["p95_ms"] <= row["max_ms"] and min(row["idle_ms"]) > 0
        assert row["cpu_ms_a_move"] > 0 and len(row["memory_mb"]) == 3
        assert "unanswered 0, unseen 0" in as_text(row)


def tally(game: str, *waits: float) -> Tally:
    """Return what some moves met with that were all seen."""
    return Tally({game: list(waits)}, sent=len(waits), acknowledged=len(waits))


def test_waits_are_told_in_milliseconds_and_beside_the_idle_server() -> None:
    row = waits_row(tally("a", 0.010, 0.020, 0.030), tally("a", 0.004, 0.004), tally("a", 0.006, 0.004))
    assert (row["p50_ms"], row["max_ms"], row["idle_ms"]) == (20.0, 30.0, [4.0, 5.0])
    assert (row["p50"], row["max"]) == (5.0, 7.5) and not row["idle_drifted"]
    assert row["games"] == {"a": {"moves": 3, "p50_ms": 20.0, "p95_ms": 30.0, "max_ms": 30.0}}


@pytest.mark.parametrize(("before", "after", "drifted"), [(4, 6, False), (4, 6.1, True), (6.1, 4, True)])
def test_an_idle_server_that_changes_by_more_than_half_is_told(before: float, after: float, drifted: bool) -> None:
    row = waits_row(tally("a", 0.01), tally("a", before / 1000), tally("a", after / 1000))
    assert row["idle_drifted"] is drifted


def fake_row(**wrong: Any) -> dict[str, Any]:
    """Return a row in which something may be wrong."""
    most = tally("a", 0.01)
    for name, value in wrong.items():
        setattr(most, name, value)
    figures = {"tables": 1, "moves_a_second": 1.0, "cpu_ms_a_move": 1.0, "cores": 0.1, "tool_cores": 0.1}
    waits = waits_row(most, tally("a", 0.01), tally("a", 0.01))
    return {**figures, **waits, "memory_mb": [1.0, 1.0, 1.0], **counts_row([most])}


@pytest.mark.parametrize(("wrong", "status"), [({}, 0), ({"unanswered": 1}, 1), ({"unseen": 1}, 1)])
def test_a_move_that_got_lost_fails_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: dict[str, int], status: int
) -> None:
    monkeypatch.setattr(load_tables, "played", lambda _: {})
    monkeypatch.setattr(load_tables, "measure", lambda *_: fake_row(**wrong))
    monkeypatch.setattr(sys, "argv", ["load_tables", "--tables", "1", "--database", "sqlite"])
    assert load_tables.main() == status
    assert ("NOT HEALTHY" in capsys.readouterr().out) is bool(wrong)
