from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tools import load, load_faults


@pytest.mark.soak
def test_a_full_disk_and_a_restart_among_idle_tables_are_measured() -> None:
    command = [sys.executable, load_faults.__file__, "--full", "0.5", "--idle", "40", "--bots", "random", "--json"]
    found = json.loads(subprocess.check_output(command, cwd=load.ROOT))
    assert 0 <= found["full"]["person"] <= found["full"]["bots"] < 60
    assert (
        found["restart"]["idle"] == 40 and 0 < found["restart"]["first_move"] <= found["restart"]["slowest"] < 60
    )
    assert "full" in load_faults.as_text(found)[0] and "40 idle tables" in load_faults.as_text(found)[1]
