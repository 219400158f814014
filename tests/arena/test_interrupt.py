"""A run that is interrupted, then killed, goes on: no game is lost, none is played twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.arena.run import read
from ecumene.cli.main import main
from tests.arena.test_runs import same
from tests.waiting import until

GAMES = 60


def heed_interrupts() -> None:
    """Undo what a shell does to what it runs in the background: there interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(path: Path, jobs: int) -> subprocess.Popen[str]:
    match = ["arena", "match", "age-of-civilization", "greedy,random", "--lang", "en", "--seed", "5"]
    command = [sys.executable, "-m", "ecumene.cli.main", *match, "--out", str(path)]
    return subprocess.Popen(
        [*command, "--games", str(GAMES), "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,  # a terminal sends its interrupt to the whole group
        preexec_fn=heed_interrupts,
    )


def played(path: Path) -> int:
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def stop_after(path: Path, jobs: int, games: int, how: signal.Signals) -> tuple[int, str]:
    """Stop a run when it has so many games; return its code and what it said on standard error."""
    process = start(path, jobs)
    until(lambda: played(path) >= games or process.poll() is not None, seconds=120)
    os.killpg(process.pid, how)
    said = process.communicate(timeout=60)[1]
    return process.returncode, said


@pytest.mark.parametrize("jobs", [pytest.param(1, marks=pytest.mark.soak), 2])
def test_an_interrupt_and_a_kill_lose_and_repeat_nothing(tmp_path: Path, jobs: int) -> None:
    path, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    code, said = stop_after(path, jobs, 2, signal.SIGINT)
    assert code == 130
    assert said == "ecumene: stopped; the same command goes on from here\n"
    first = played(path)
    assert 2 <= first < GAMES
    assert stop_after(path, jobs, first + 2, signal.SIGKILL)[0] == -signal.SIGKILL
    assert first < played(path) < GAMES
    for run in (path, whole):
        process = start(run, jobs)
        process.communicate(timeout=120)
        assert process.returncode == 0
    found, expected = read(path)[1], read(whole)[1]
    assert sorted(found) == list(range(GAMES))
    assert path.read_bytes().count(b"\n") == GAMES + 1  # none stands twice
    assert [same(found[id]) for id in sorted(found)] == [same(expected[id]) for id in sorted(expected)]


@pytest.mark.parametrize(("lang", "said"), [("en", "goes on"), ("ru", "продолжит"), ("el", "συνεχίζει")])
@pytest.mark.parametrize("part", ["match", "train"])
def test_an_interrupt_is_told_in_one_line_and_leaves_no_empty_page(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    part: str,
    lang: str,
    said: str,
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ecumene.arena.run.results", interrupted)
    monkeypatch.setattr("ecumene.arena.train.on_processes", interrupted)
    html = tmp_path / "page.html"
    more = ["greedy,random", "--html", str(html)] if part == "match" else []
    asked = ["arena", part, "age-of-civilization", *more, "--games", "2", "--out", str(tmp_path / "x.jsonl")]
    assert main([*asked, "--lang", lang]) == 130
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1 and said in told.err
    assert not html.exists()
    if part == "match":
        html.write_text("my page", encoding="utf-8")
        assert main([*asked, "--lang", lang]) == 130
        assert html.read_text(encoding="utf-8") == "my page"
