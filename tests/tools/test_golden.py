"""tools/golden.py explains a difference by its place, and writes nothing that it was not told to write."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.golden_dump import spread

from tools import golden, golden_positions, golden_records

NAME = next(iter(golden_records.GAMES))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one record and its positions; nothing of the real ones is touched."""
    (tmp_path / "positions").mkdir()
    (tmp_path / f"{NAME}.txt").write_text(golden_records.kept(NAME), encoding="utf-8")
    (tmp_path / "positions" / f"{NAME}.txt").write_text(golden_positions.kept_positions(NAME), encoding="utf-8")
    for module in (golden, golden_records):
        monkeypatch.setattr(module, "HOME", tmp_path)
    monkeypatch.setattr(golden_positions, "FOLDER", tmp_path / "positions")
    return tmp_path


def test_a_difference_of_records_names_its_line_and_the_move_before() -> None:
    assert golden_records.difference("a\nb\n", "a\nc\n") == "line 2\n  after: a\n  was: b\n  now: c"
    assert golden_records.difference("a\n", "a\nb\n") == "1 lines, now 2"


def test_a_record_that_cannot_be_replayed_is_explained_by_its_move(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / f"{NAME}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = lines.index("") + 3
    number, seat, *_ = lines[at].split()
    lines[at] = spoilt = f"{number} {seat} nonsense"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert golden.main(["check", NAME]) == 1
    told = capsys.readouterr().out
    assert "it cannot be replayed" in told and spoilt in told and str(at + 1) in told
    assert path.read_text(encoding="utf-8").splitlines() == lines, "nothing was written"


def test_a_difference_of_positions_is_shown_under_its_position_and_stored_on_demand(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "positions" / f"{NAME}.txt"
    right = path.read_text(encoding="utf-8")
    line = next(line for line in right.splitlines() if line.startswith("panel 0"))
    wrong = right.replace(line, line + " luck=7", 1)
    path.write_text(wrong, encoding="utf-8")
    assert golden.main(["check", NAME]) == 1
    told = capsys.readouterr().out
    assert f"was: {line} luck=7" in told and f"now: {line}" in told and "== " in told
    assert path.read_text(encoding="utf-8") == wrong
    assert golden.main(["check", NAME, "--write"]) == 0
    assert path.read_text(encoding="utf-8") == right
    assert golden.main(["check", NAME]) == 0


def test_bots_play_only_what_cannot_be_replayed_and_come_to_the_same(home: Path) -> None:
    path = home / f"{NAME}.txt"
    right = path.read_text(encoding="utf-8")
    path.unlink()
    assert golden.main(["play", NAME]) == 1
    assert not path.exists(), "nothing was written"
    assert golden.main(["play", NAME, "--write"]) == 0
    again = path.read_text(encoding="utf-8")
    assert again.partition("\n\n")[0].splitlines()[:6] == right.partition("\n\n")[0].splitlines()[:6]
    assert golden_records.fault(again) == ""


def test_a_dump_tells_everything_in_words(home: Path, tmp_path: Path) -> None:
    assert golden.main(["dump", NAME, "--out", str(tmp_path / "out")]) == 0
    full = (tmp_path / "out" / f"{NAME}.txt").read_text(encoding="utf-8")
    stored = golden_positions.kept_positions(NAME)
    heads = [line for line in stored.splitlines() if line.startswith("== ")]
    assert [line for line in full.splitlines() if line.startswith("== ")] == heads
    assert full.count("    en: ") > stored.count("    en: ") and "says 2 #" not in full
    assert golden_positions.read(full) == golden_positions.read(stored), "the same moves are tried"


def test_an_unknown_record_or_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["check", "nonsense"], ["check", "--game", "nonsense"], ["dump"]):
        with pytest.raises(SystemExit):
            golden.main(arguments)
    assert "nonsense" in capsys.readouterr().err


def test_a_sample_has_something_of_every_kind() -> None:
    kinds = [0] * 50 + [1] * 3 + [2]
    places = spread(kinds, 10)
    assert len(places) == 10 and [kinds[at] for at in places].count(1) == 3 and kinds[places[-1]] == 2
    assert spread(kinds, 100) == list(range(len(kinds)))
