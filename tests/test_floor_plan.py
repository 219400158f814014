"""Every game's folder has the same rooms (docs/house.md), and no rule knows what is told or what bots think."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ecumene.games import SHELF, room

MODULES = {
    *("__init__", "game", "ladder"),
    *("state", "player", "verbs", "view", "action_space"),
    *("card_data", "printed", "pieces", "sums"),
    *("teller", "judge", "audit"),
}
NEEDED = {
    "game",
    "ladder",
    "state",
    "verbs",
    "view",
    "action_space",
    "card_data",
    "teller",
    "judge",
    "audit",
    "pieces",
}
SHARED_FOLDERS = {"cards", "text", "setup", "effects", "told", "bots"}
NOT_FOR_RULES = ("told", "bots", "checks", "teller", "judge")
ABOUT_RULES = {"game.py", "teller.py", "judge.py", "audit.py", "told", "bots", "checks"}


def rooms(key: str) -> Path:
    """Return the folder of a game."""
    return room(key)


@pytest.mark.parametrize("key", SHELF)
def test_the_files_of_a_game_have_the_names_of_the_floor_plan(key: str) -> None:
    files = {path.stem for path in rooms(key).glob("*.py")}
    assert files <= MODULES
    assert files >= NEEDED


@pytest.mark.parametrize("key", SHELF)
def test_the_folders_of_a_game_say_what_they_are_about(key: str) -> None:
    folders = {path for path in rooms(key).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {path.name for path in folders} >= SHARED_FOLDERS
    for path in folders - {rooms(key) / "cards", rooms(key) / "text"}:
        assert ast.get_docstring(ast.parse((path / "__init__.py").read_text("utf-8"))), path


@pytest.mark.parametrize("key", SHELF)
def test_no_rule_imports_what_is_told_or_what_bots_think(key: str) -> None:
    own, wrong = SHELF[key], []
    for path in sorted(rooms(key).rglob("*.py")):
        place = path.relative_to(rooms(key)).parts[0]
        if place in ABOUT_RULES:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if name.startswith(own) and name.removeprefix(own).strip(".").split(".")[0] in NOT_FOR_RULES:
                wrong.append(f"{path.name}: {name}")
    assert wrong == []
