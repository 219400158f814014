"""Runs the tests of a game on a changed copy. The working tree is only linked to, never written."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tools.mutants_changes import Change

APART = {".git", ".venv", "build", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"}
"""Not linked to: what is made by running things."""
PATIENCE = 5  # times what the tests take on the code as it is; who has no answer then runs for ever
LEAST = 60  # seconds


class Copy:
    """A checkout of links, in which one folder is a copy whose files can be changed."""

    def __init__(self, root: Path, folder: str, into: Path) -> None:
        self.root = into
        self.folder = into / folder
        at, links = root, into
        links.mkdir(parents=True, exist_ok=True)
        for part in Path(folder).parts:
            for entry in at.iterdir():
                if entry.name != part and entry.name not in APART:
                    (links / entry.name).symlink_to(entry)
            at, links = at / part, links / part
            if at != root / folder:
                links.mkdir()
        shutil.copytree(at, links, ignore=shutil.ignore_patterns("__pycache__", "*.so"))

    def write(self, file: str, text: str) -> None:
        """Change a file, and forget what was compiled from it: its size and time may be the same."""
        path = self.folder / file
        path.write_text(text, encoding="utf-8")
        for old in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            old.unlink()

    def passes(self, arguments: list[str], limit: float | None = None) -> bool:
        """Return whether tests pass in time, given how pytest is asked for them."""
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "pytest", "-x", "-n0", "--no-header", "--tb=line", *arguments]
        with open(self.root / "told.txt", "wb") as told:
            process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdout=told, stderr=told, start_new_session=True
            )
            try:
                return process.wait(limit) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()

    def told(self) -> str:
        """Return the end of what the tests said last."""
        return (self.root / "told.txt").read_text(encoding="utf-8", errors="replace")[-2000:]


class GameTests:
    """The tests of a game, those nearest to a change first."""

    def __init__(self, root: Path, own: list[str], shared: list[str], chosen: str) -> None:
        self.root = root
        self.own = own  # files
        self.shared = shared  # files and folders, of which `chosen` names the tests of this game
        self.chosen = chosen
        self.limits = [float(LEAST), float(LEAST)]

    def near(self, file: str) -> list[str]:
        """Return the test files that name the module of a file."""
        named = re.compile(rf"\b(test_)?{re.escape(Path(file).stem)}\b")
        return [
            test
            for test in self.own
            if named.search(Path(test).stem) or named.search((self.root / test).read_text(encoding="utf-8"))
        ]

    def stages(self, file: str) -> list[tuple[list[str], float]]:
        """Return what to ask pytest for, one after another, each with a time limit."""
        near = self.near(file)
        rest = [test for test in self.own if test not in near]
        found = [(files, self.limits[0]) for files in (near, rest) if files]
        if self.shared:
            found.append(([*self.shared, "-k", self.chosen], self.limits[1]))
        return found

    def measure(self, copy: Copy) -> str:
        """Run all tests on the code as it is to know their time; return what they say if they fail."""
        asked = [self.own, [*self.shared, "-k", self.chosen] if self.shared else []]
        for at, arguments in enumerate(asked):
            began = time.monotonic()
            if arguments and not copy.passes(arguments):
                return copy.told()
            self.limits[at] = max(LEAST, PATIENCE * (time.monotonic() - began))
        return ""


def is_killed(copy: Copy, change: Change, tests: GameTests) -> bool:
    """Return whether a test notices a change."""
    before = (copy.folder / change.file).read_text(encoding="utf-8")
    copy.write(change.file, change.text)
    try:
        return not all(copy.passes(asked, limit) for asked, limit in tests.stages(change.file))
    finally:
        copy.write(change.file, before)
