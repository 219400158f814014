from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tools.load_party import Party

from tools import load, load_tables


@pytest.mark.soak
def test_people_who_think_are_measured_with_a_bot_and_a_spectator() -> None:
    command = [sys.executable, load_tables.__file__, "--tables", "2", "--seconds", "3", "--think", "0.2"]
    told = subprocess.check_output([*command, "--database", "sqlite", "--json"], cwd=load.ROOT)
    found = json.loads(told)
    assert found["database"] == "sqlite" and found["tables"] == 2 and found["errors"] == 0, found
    assert found["moves"] >= 5 and found["moves_a_second"] > 1
    assert found["idle_ms"] > 0 and found["p95"] >= found["p50"] > 0
    assert found["cpu_ms_a_move"] > 0 and len(found["memory_mb"]) == 3
    assert "from move to all views" in load_tables.as_text(found)


def test_a_move_is_there_when_the_last_socket_has_it() -> None:
    party = Party("http://127.0.0.1:1", "t", ["a", "b", ""])
    party.seen = [([1, 2, 4], [0.0, 0.3, 0.9]), ([1, 3], [0.0, 0.5]), ([1, 2, 3], [0.0, 0.2, 0.6])]
    party.sent = [(0.1, 2), (0.4, 3), (0.5, 4)]
    assert party.waits() == [0.5 - 0.1, 0.9 - 0.4], "the last one has not arrived everywhere"
    assert party.changes == 2
