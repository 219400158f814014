"""Arrows go downwards only: server, cli, adapters → arena → players → table → games → kernel."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
FLOORS = ["wire", "kernel", "games", "table", "players", "arena", "adapters", "server", "cli"]
FRONT_DOOR = FLOORS.index("table")  # `import ecumene` opens the table
CHANCE = {"random", "secrets", "time", "datetime", "uuid"}
MODULES = sorted(SOURCE.glob("ecumene/**/*.py"))


def name_of(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, module) of everything a module imports, wherever it does so."""
    package = name_of(path, source).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def floor(module: str) -> int:
    """Return how high a module of ours lies; the front door and what it offers lie with the table."""
    parts = module.split(".")
    return FLOORS.index(parts[1]) if len(parts) > 1 and parts[1] in FLOORS else FRONT_DOOR


def game(module: str) -> str:
    """Return the room of a game that a module stands in, or nothing."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def complaints(path: Path, source: Path = SOURCE) -> list[str]:
    me = name_of(path, source)
    found = []
    for line, module in imports(path, source):
        where = f"{me}:{line} imports {module}"
        if game(me) and module.split(".")[0] in CHANCE:
            found.append(f"{where}: luck is an argument")
        if module.split(".")[0] != "ecumene":
            continue
        if floor(module) > floor(me):
            found.append(f"{where}: upwards")
        if game(me) and game(module) and game(me) != game(module):
            found.append(f"{where}: another game")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: name_of(path, SOURCE))
def test_arrows_go_downwards(path: Path) -> None:
    assert complaints(path) == []


def test_every_package_has_a_floor() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("ecumene/*/__init__.py")}
    assert rooms <= set(FLOORS)


@pytest.mark.parametrize(
    ("place", "line", "cause"),
    [
        ("kernel/frame.py", "from ecumene.games import find", "upwards"),
        ("kernel/frame.py", "import ecumene", "upwards"),
        ("kernel/frame.py", "from .. import table", "upwards"),
        ("games/age_of_civilization/turn.py", "from ecumene.table.table import Table", "upwards"),
        (
            "games/age_of_civilization/turn.py",
            "from ecumene.games.through_the_ages import state",
            "another game",
        ),
        ("games/age_of_civilization/turn.py", "from ..through_the_ages import state", "another game"),
        ("games/age_of_civilization/turn.py", "def f():\n    import random", "luck is an argument"),
        ("players/planner.py", "import ecumene.server.app", "upwards"),
        ("server/app.py", "from ecumene.cli.main import main", "upwards"),
    ],
)
def test_a_wrong_arrow_is_seen(tmp_path: Path, place: str, line: str, cause: str) -> None:
    path = tmp_path / "ecumene" / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")
    (complaint,) = complaints(path, tmp_path)
    assert complaint.endswith(cause)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("cli/main.py", "import ecumene\nfrom ecumene.server.app import run"),
        ("arena/bench.py", "from ecumene import new"),
        ("games/age_of_civilization/turn.py", "from ecumene.games.age_of_civilization.state import State"),
        ("games/__init__.py", "from ecumene.kernel.game import Game\nimport random"),
    ],
)
def test_a_right_arrow_is_left_alone(tmp_path: Path, place: str, line: str) -> None:
    path = tmp_path / "ecumene" / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")
    assert complaints(path, tmp_path) == []
