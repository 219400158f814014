from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as tool


def write(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'"""{name}"""\n')


def test_kernel_games_and_players_are_compiled_each_as_one_library(tmp_path: Path) -> None:
    write(
        tmp_path,
        *(
            f"ecumene/{room}/__init__.py"
            for room in ("kernel", "kernel/frames", "kernel/laws", "games/chess", "players", "table")
        ),
        "ecumene/kernel/frame.py",
        "ecumene/kernel/frames/dice.py",
        "ecumene/kernel/laws/check.py",
        "ecumene/games/chess/turn.py",
        "ecumene/games/chess/openings/__init__.py",
        "ecumene/games/chess/openings/gambit.py",
        "ecumene/games/unfinished/turn.py",
        "ecumene/players/planner.py",
        "ecumene/table/table.py",
    )
    assert tool.groups(tmp_path) == {
        "ecumene.kernel": ["ecumene/kernel/frame.py", "ecumene/kernel/frames/dice.py"],
        "ecumene.games.chess": ["ecumene/games/chess/openings/gambit.py", "ecumene/games/chess/turn.py"],
        "ecumene.players": ["ecumene/players/planner.py"],
    }
    names = {path.name.split(".")[0] for path in tool.libraries(tmp_path)}
    assert {"frame", "turn", "gambit", "planner", "ecumene_kernel__mypyc", "ecumene_games_chess__mypyc"} <= names


def test_a_stamp_belongs_to_sources_and_libraries(tmp_path: Path) -> None:
    write(tmp_path, "ecumene/games/__init__.py", "ecumene/kernel/frame.py")
    stamp = tmp_path / "stamp"
    assert not tool.is_current(tmp_path, stamp)
    stamp.write_text(tool.hash_of(tmp_path))
    assert not tool.is_current(tmp_path, stamp)
    for path in tool.libraries(tmp_path):
        path.touch()
    assert tool.is_current(tmp_path, stamp)
    (tmp_path / "ecumene/kernel/frame.py").write_text("x = 1\n")
    assert not tool.is_current(tmp_path, stamp)


def test_libraries_without_a_source_are_removed(tmp_path: Path) -> None:
    write(tmp_path, "ecumene/games/__init__.py", "ecumene/kernel/frame.py")
    wanted = tool.libraries(tmp_path)
    for path in [*wanted, tmp_path / f"ecumene/kernel/gone{tool.SUFFIX}"]:
        path.touch()
    tool.remove(tmp_path, but=wanted)
    assert set(tmp_path.rglob("*.so")) == wanted


def test_a_copy_follows_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    origin, out = tmp_path / "src", tmp_path / "out"
    write(origin, "kernel/frame.py", "kernel/old.py", "cards/a.toml")
    (origin / "kernel" / "frame.so").touch()
    monkeypatch.setattr(tool, "COPIED", {"ecumene": origin, "tests/toy": origin / "cards"})
    tool.copy_sources(out)
    (origin / "kernel" / "old.py").unlink()
    tool.copy_sources(out)
    copied = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert copied == {"ecumene/kernel/frame.py", "ecumene/cards/a.toml", "tests/toy/a.toml", "tests/__init__.py"}


def test_a_missing_compiler_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, tool.__file__, "--out", str(tmp_path)],
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == tool.CANNOT
    assert "no C compiler ('no-such-compiler'): apt-get install gcc python3-dev" in done.stderr
    assert list(tmp_path.iterdir()) == []
