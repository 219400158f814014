from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ecumene.games import SHELF
from ecumene.kernel.laws import setups
from tests.kernel import broken
from tests.toy import GAME
from tools import soak


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")


def test_games_are_shared_out_over_all_setups_with_a_seed_each() -> None:
    tables = setups(GAME)
    jobs = soak.jobs_of("toy", 2 * len(tables), seed=7, every=3)
    assert [job[1:3] for job in jobs] == tables * 2
    assert [job[3] for job in jobs] == list(range(7, 7 + 2 * len(tables)))


def test_a_game_is_counted() -> None:
    total = soak.Total()
    for job in soak.jobs_of("toy", 4, seed=1, every=2):
        total.add(*soak.play(job))
    assert total.games == 4 and total.moves > total.decisions > 0 and total.worlds > 0
    assert total.broken == []


def test_a_broken_law_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "find", lambda name: broken.LosesACard())
    told = [soak.play(("toy", 3, {}, seed, 1))[1] for seed in range(6)]
    assert any("seed" in line and "3 players" in line for line in told)


def test_games_at_a_table_are_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr(soak, "check_table", lambda game, players, options, seed, plays: seen.append(seed))
    for seed in range(2 * soak.AT_A_TABLE):
        soak.play(("toy", 2, {}, seed, 1000))
    assert seen == [0, soak.AT_A_TABLE]


def test_from_the_command_line() -> None:
    command = [sys.executable, soak.__file__, "age-of-civilization", "--games", "3", "--cores", "1"]
    done = subprocess.run(
        command, env={**os.environ, soak.CHOSEN: "as they are"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("3 games, ")
    assert "0 broken laws" in done.stdout


def test_an_unknown_game_is_told_the_right_ones() -> None:
    done = subprocess.run([sys.executable, soak.__file__, "chess"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "age-of-civilization" in done.stderr


def test_of_a_long_game_as_many_are_played_and_fewer_decisions_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "many", lambda name: 1000)
    assert soak.plan("toy", None, 40) == (soak.LEAST, 40 * soak.LEAST // 1000)
    monkeypatch.setattr(soak, "many", lambda name: 20_000)
    assert soak.plan("toy", None, 40) == (20_000, 40)
    assert soak.plan("toy", 7, 40) == (7, 40)
