"""Damaged files of runs get one clear line, and nothing is shown of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.arena.run import Run, read
from ecumene.cli.main import main
from tests.arena.test_runs import head

Lines = list[dict[str, Any]]


def put(line: int, name: str, value: Any) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[line][name] = value

    return change


def short(name: str) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[2][name].pop()

    return change


def whole_seat(lines: Lines) -> None:
    """Take what a seat did, but leave when it was."""
    lines[2]["played"][0].pop()


NO_RUN = "is not a run of the arena"
DAMAGES: dict[str, tuple[Callable[[Lines], None], str]] = {
    **{
        f"short {name}": (short(name), "line 3: this is no game")
        for name in ("ranks", "scores", "thinking", "seats", "played", "rounds", "verbs", "began")
    },
    "a seat too short": (whole_seat, "line 3: this is no game"),
    "unknown seats": (put(2, "seats", ["greedy", "x"]), "line 3: this is no game"),
    "turned seats": (put(2, "seats", ["random", "greedy"]), "line 3: this is no game"),
    "another seed": (put(2, "seed", 77), "line 3: this is no game"),
    "an id below 0": (put(2, "id", -1), "line 3: this is no game"),
    "a winner who is not there": (put(2, "winners", [2]), "line 3: this is no game"),
    "a first who is not there": (put(2, "first", 2), "line 3: this is no game"),
    "no plan": (put(0, "plan", []), NO_RUN),
    "no players": (put(0, "players", 0), NO_RUN),
    "other players": (put(0, "players", 3), NO_RUN),
    "a seed below 0": (put(0, "seed", -5), NO_RUN),
    "a later form": (put(0, "arena", 2), "a run in form 2; this version of Ecumene reads form 1"),
    "a form of words": (put(0, "arena", "one"), NO_RUN),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_run_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    path, html = tmp_path / "run.jsonl", tmp_path / "page.html"
    list(Run(path, head()).go(2, 1))
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    change, said = DAMAGES[name]
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    texts = []
    for lang in ("en", "ru", "el"):
        assert main(["arena", "report", str(path), "--html", str(html), "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        texts.append(told.err.removeprefix("ecumene: "))
    assert said in texts[0]
    assert len(set(texts)) == 3
    assert not html.exists()


def test_a_game_that_was_cut_off_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, head()).go(3, 1))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    _, rows, kept = read(path)
    assert sorted(rows) == [0, 1]
    assert path.read_bytes()[kept - 1 : kept] == b"\n"
    assert [row.id for row in Run(path, head()).go(3, 1)] == [2]
