"""A run never goes on with other bots, weights or rules than it was begun with, and says what differs."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.fingerprints import PACKAGE, code_fingerprint, fingerprint, sources
from ecumene.arena.run import Header, Run, read
from ecumene.arena.train import learn
from ecumene.arena.training_game import Plan
from ecumene.cli.main import main
from ecumene.players.evaluation import weights_of
from ecumene.table.errors import Complaint
from tests.arena.test_runs import GAME, head


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Marks are computed once in a process; here they change."""
    yield
    fingerprint.cache_clear()
    code_fingerprint.cache_clear()


def begin(path: Path, **changed: str) -> None:
    """Begin a run that says something else about itself."""
    list(Run(path, head()).go(2, 1))
    lines = path.read_bytes().splitlines(keepends=True)
    other = msgspec.structs.replace(msgspec.json.decode(lines[0], type=Header), **changed)
    path.write_bytes(b"".join([msgspec.json.encode(other) + b"\n", *lines[1:]]))


def test_a_header_has_the_mark_of_bots_and_weights(tmp_path: Path) -> None:
    begin(tmp_path / "run.jsonl")
    assert read(tmp_path / "run.jsonl")[0].mark == fingerprint(GAME, 2)


def test_with_other_weights_a_run_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.jsonl"
    begin(path)
    doc = weights_of(GAME)
    doc["levels"]["master"]["width"] = 99
    monkeypatch.setattr("ecumene.arena.fingerprints.weights_of", lambda key: doc)
    fingerprint.cache_clear()
    with pytest.raises(ValueError, match="begun with other bots or weights than there are now"):
        Run(path, head())


@pytest.mark.parametrize("file", ["frames/auction.py", "frames/rounds.py", "graph.py", "automata.py", "frame.py"])
def test_what_all_games_are_made_of_is_in_the_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    for folder in ("kernel", "players"):
        shutil.copytree(PACKAGE / folder, tmp_path / folder)
    monkeypatch.setattr("ecumene.arena.fingerprints.PACKAGE", tmp_path)
    seen = []
    for change in (b"", b"", b"\n"):
        path = tmp_path / "kernel" / file
        path.write_bytes(path.read_bytes() + change)
        fingerprint.cache_clear()
        code_fingerprint.cache_clear()
        seen.append((fingerprint(GAME, 2), code_fingerprint(GAME)))
    assert seen[0] == seen[1]
    assert seen[2][0] != seen[0][0] and seen[2][1] != seen[0][1]


def test_tables_that_replace_ours_have_a_mark_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint(GAME, 2), code_fingerprint(GAME)
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "wonders.toml").write_text("", encoding="utf-8")
    monkeypatch.setenv("ECUMENE_CONTENT", str(tmp_path))
    assert (tmp_path / GAME / "wonders.toml") in sources(GAME)
    (tmp_path / GAME / "wonders.toml").write_text("[[wonder]]\n", encoding="utf-8")
    fingerprint.cache_clear()
    code_fingerprint.cache_clear()
    assert fingerprint(GAME, 2) != before[0] and code_fingerprint(GAME) != before[1]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"mark": ""}, ["other bots or weights", "другими ботами или весами", "άλλα bot ή άλλα βάρη"]),
        ({"version": "0.0.9", "mark": "x"}, ["Ecumene 0.0.9, rules 1;", "Ecumene 0.0.9 по", "Ecumene 0.0.9 και"]),
        ({"rules": "7"}, ["rules 7; this is", "правилам 7, а это", "κανόνες 7, ενώ"]),
        ({"game": "toy", "mark": "x"}, ["another game", "другая игра", "άλλο παιχνίδι"]),
    ],
)
def test_what_differs_is_named_in_every_language(tmp_path: Path, changed: dict[str, str], said: list[str]) -> None:
    path = tmp_path / "run.jsonl"
    begin(path, **changed)
    before = path.read_bytes()
    with pytest.raises(Complaint) as caught:
        Run(path, head())
    texts = [caught.value.said(lang) for lang in ("en", "ru", "el")]
    assert [part for part, text in zip(said, texts, strict=True) if part not in text] == []
    assert path.read_bytes() == before


def test_a_run_from_before_there_were_marks_can_still_be_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    begin(path)
    path.write_bytes(path.read_bytes().replace(f',"mark":"{fingerprint(GAME, 2)}"'.encode(), b""))
    assert b'"mark"' not in path.read_bytes()
    assert main(["arena", "report", str(path), "--lang", "en"]) == 0
    assert "comes out ahead" in capsys.readouterr().out


def test_a_training_does_not_go_on_with_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, plan = tmp_path / "train.jsonl", Plan(GAME, 2, [{}], 3, 1, width=1)
    learn(path, plan, 1, 1, lambda: None)
    monkeypatch.setattr("ecumene.arena.training_game.code_fingerprint", lambda game: "another")
    with pytest.raises(ValueError, match="another training run: other options, settings, seed, bots"):
        learn(path, plan, 1, 1, lambda: None)
