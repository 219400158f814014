from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tools import load, load_fair


@pytest.mark.soak
def test_what_many_tables_and_many_readers_cost_others_is_measured() -> None:
    command = [sys.executable, load_fair.__file__, "--tables", "3", "--readers", "5", "--seconds", "9", "--json"]
    found = json.loads(subprocess.check_output(command, cwd=load.ROOT))
    assert all(0 < row["p50"] <= row["p95"] <= row["max"] for row in found.values())
    assert len(load_fair.as_text(found)) == len(found) == 6
