"""What players install is pinned apart from what developers do, and nothing in it is not imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.lock import LOCK, RUN_LOCK, RUN_TIME, canonical

ROOT = Path(__file__).parent.parent


def rows(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def test_what_players_install_is_what_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, str(RUN_TIME)], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert [canonical(row) for row in rows(RUN_LOCK)] == [
        canonical(row) for row in rows(LOCK) if canonical(row) in done.stdout.split()
    ]
    for absent in ("pytest", "mypy", "numpy", "ray", "playwright", "psycopg", "pycparser"):
        assert absent not in {canonical(row) for row in rows(RUN_LOCK)}


def test_both_locks_pin_the_same_versions() -> None:
    assert set(rows(RUN_LOCK)) < set(rows(LOCK)) and all("==" in row for row in rows(LOCK))


def test_players_install_from_their_own_lock() -> None:
    playable = (ROOT / "Makefile").read_text("utf-8").partition("$(VENV)/.playable:")[2].partition("\n\n")[0]
    assert "--no-deps -r requirements-run.lock" in playable and "requirements.lock" not in playable
