"""Fixtures of the command line's tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import ecumene
from ecumene.cli.main import main
from tests.cli.shell import GAME


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def rows(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.splitlines()]


Call = Callable[..., Said]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a command in this process, in English unless it says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")

    def run(*argv: str) -> Said:
        code = main(argv)
        done = capsys.readouterr()
        return Said(code, done.out, done.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game, every first move taken."""
    table = ecumene.new(GAME, players=2, seed=11, options={"draft": True})
    while table.waiting:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    path = tmp_path / "done.game"
    path.write_text(table.record("2026.02.28"), encoding="utf-8")
    return path
