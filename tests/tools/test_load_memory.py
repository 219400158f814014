from __future__ import annotations

import json
import os
import subprocess
import sys
import time

import pytest
from tools.load_moves import Tally

from tools import load, load_memory


def test_the_slopes_are_told_by_the_hour_and_by_tables() -> None:
    samples = [(10.0 * at, 5 * at, 100.0 + at) for at in range(8)]
    found = load_memory.growth(samples)
    assert (found["first_quarter_mb"], found["last_quarter_mb"]) == (100.5, 106.5)
    assert found["all"] == pytest.approx({"mb_an_hour": 360.0, "mb_a_thousand_tables": 200.0})


def test_growth_that_ends_is_not_seen_in_the_second_half() -> None:
    samples = [(10.0 * at, 5 * at, 100.0 + min(at, 4)) for at in range(8)]
    found = load_memory.growth(samples)
    assert found["all"]["mb_an_hour"] > 0 and found["second_half"]["mb_an_hour"] == 0
    assert load_memory.growth([(1.0, 1, 50.0)])["all"] == {"mb_an_hour": 0.0, "mb_a_thousand_tables": 0.0}


async def test_every_sample_is_told_at_once_where_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for aloud, lines in ((False, 0), (True, 1)):
        samples: list[load_memory.Sample] = []
        sampler = load_memory.Sampler(os.getpid(), Tally(), 0.001, samples, aloud=aloud)
        await sampler.go_on(time.monotonic() + 0.0005)
        assert len(samples) >= 1 and capsys.readouterr().err.count("s: 0 tables, ") == lines * len(samples)


@pytest.mark.soak
def test_memory_is_measured_while_tables_come_and_go() -> None:
    command = [sys.executable, load_memory.__file__, "--minutes", "0.3", "--tables", "5", "--think", "0.2"]
    told = subprocess.check_output(
        [*command, "--stay", "4", "--every", "2", "--played-by", "random", "--trace", "--json"], cwd=load.ROOT
    )
    found = json.loads(told)
    assert found["healthy"] and found["begun"] > 5 and found["moves"] > 0, found
    assert len(found["samples"]) >= 5 and found["grown"], found
    assert "MB per hour" in "\n".join(load_memory.as_text(found))
