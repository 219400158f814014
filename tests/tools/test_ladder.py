from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.arena.game import Row
from ecumene.arena.ladder import Rung
from ecumene.arena.run import Run
from tools import ladder

GAME = "age-of-civilization"
RUNGS = [Rung(GAME, players, "novice", "random") for players in (2, 3)]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Namespace:
    """Two rungs of a few games, and a page of their own."""
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    only = [f"{rung.players}-{rung.one}-{rung.other}" for rung in RUNGS]
    return Namespace(page=False, game=[GAME], only=only, games=2, jobs=1, folder=tmp_path / "runs")


def test_rungs_are_played_in_whole_seeds(small: Namespace) -> None:
    assert ladder.play(small) == 0
    assert [len(rung.rows(small.folder, 2)) for rung in RUNGS] == [2, 6]


def test_the_page_is_written_after_each_rung(
    small: Namespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    go = Run.go

    def stopped(self: Run, games: int, processes: int, ray: bool = False) -> Iterator[Row]:
        if self.head.players == 3:
            raise KeyboardInterrupt
        yield from go(self, games, processes, ray)

    monkeypatch.setattr(Run, "go", stopped)
    assert ladder.play(small) == 130
    assert "| novice – random | 2 | 2 |" in ladder.PAGE.read_text(encoding="utf-8")
    assert "the same command goes on from here" in capsys.readouterr().err
