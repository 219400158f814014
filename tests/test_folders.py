"""A game is three folders: its room, its terminal board, its browser board. All are found by its name."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.games import SHELF, find, keys, part, room
from ecumene.table.words import words

ROOT = Path(__file__).parent.parent
PLACES = ["src", "web/src", "web/build", "web/icons.json", "web/vite.config.ts", "tools"]
MADE = ("src/ecumene/server/static/", "src/ecumene.egg-info/")
TEXTS = {".py", ".ts", ".svelte", ".css", ".json", ".toml", ".ftl", ".tcss", ".html", ".mako"}
FRONT_DOOR = "src/ecumene/__init__.py"


def folders(key: str) -> list[str]:
    """Return the three folders of a game."""
    name = key.replace("-", "_")
    return [f"src/ecumene/games/{name}/", f"src/ecumene/cli/boards/{name}/", f"web/src/lib/boards/{key}/"]


def files() -> Iterator[tuple[str, str]]:
    """Yield every file that may name no game, with its text."""
    for place in PLACES:
        path = ROOT / place
        for one in [path] if path.is_file() else sorted(path.rglob("*")):
            if one.suffix in TEXTS and one.is_file():
                yield one.relative_to(ROOT).as_posix(), one.read_text(encoding="utf-8")


def called(key: str) -> re.Pattern[str]:
    """Return what a game is called: its key, its folder, its name, the prefix of its words and rules."""
    game = find(key)
    names = {key, key.replace("-", "_"), key.replace("-", ""), words(game, "en").format("game-name"), game.prefix}
    return re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, sorted(names)))})(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize("key", keys())
def test_only_its_three_folders_name_a_game(key: str) -> None:
    mine, pattern = (*folders(key), *MADE, FRONT_DOOR), called(key)
    naming = {
        path: found.group()
        for path, text in files()
        if not path.startswith(mine) and (found := pattern.search(f"{path}\n{text}"))
    }
    assert naming == {}


@pytest.mark.parametrize("key", keys())
def test_a_game_has_its_three_folders_and_the_key_of_its_room(key: str) -> None:
    assert [folder for folder in folders(key) if not (ROOT / folder).is_dir()] == []
    assert find(key).key == key
    assert room(key) == ROOT / folders(key)[0]


def test_the_shelf_knows_its_games_without_importing_them() -> None:
    rooms = "[name for name in sys.modules if name.startswith('ecumene.games.')]"
    code = f"import sys; from ecumene.games import keys; print(keys(), {rooms})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"{keys()} []"


def test_a_part_that_a_game_does_not_have_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    assert part("toy", "ladder") is None
    assert part("toy", "turn") is not None
    assert room("toy") == ROOT / "tests" / "toy"
