from __future__ import annotations

import json
import subprocess
import sys

from tools import load


def test_a_server_is_measured_while_others_read() -> None:
    command = [sys.executable, load.__file__, "--moves", "20", "--count", "2", "--json"]
    found = json.loads(subprocess.check_output(command, cwd=load.ROOT))
    assert [row["offers"] for row in found["offers"]] == [30, 100, 500]
    assert all(row["ratio"] > 1 for row in found["offers"]), "words and previews cost something"
    assert found["answers"] >= load.READERS
    assert found["idle_ms"] > 0 and found["longest_ms"] >= found["loaded_ms"] > 0
    told = load.as_text(found)
    assert len(told) == 5 and "50 readers" in told[-1]
