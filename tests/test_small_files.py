"""Small rooms: no file of code is longer than what one reads in one go, be it written or generated."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 400
KINDS = (".py", ".ts", ".svelte")
MADE = {"node_modules", "static"}


def too_long(root: Path) -> dict[str, int]:
    """Return the files with too many lines, each with how many it has."""
    found: dict[str, int] = {}
    for place in ("src", "web", "tests", "tools", "examples"):
        for folder, inner, names in os.walk(root / place):
            inner[:] = [name for name in inner if name not in MADE]
            for path in (Path(folder, name) for name in names if name.endswith(KINDS)):
                lines = len(path.read_text(encoding="utf-8").splitlines())
                if lines > LONGEST:
                    found[path.relative_to(root).as_posix()] = lines
    return found


def test_no_file_is_too_long() -> None:
    assert too_long(ROOT) == {}


def test_a_file_that_is_too_long_is_found(tmp_path: Path) -> None:
    for name, lines in {"a.py": 400, "b.ts": 401, "c.svelte": 402, "d.css": 500, "node_modules/e.ts": 600}.items():
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x\n" * lines)
    assert too_long(tmp_path) == {"web/b.ts": 401, "web/c.svelte": 402}
