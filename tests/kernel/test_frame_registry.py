from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ecumene.games import SHELF, find, room
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.luck import Luck
from tests.toy.state import Bazaar


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")


def classes(folder: Path) -> dict[str, list[str]]:
    """Return the classes that are written in a folder, and what each is derived from."""
    found = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [ast.unparse(base).partition("[")[0] for base in node.bases]
    return found


@pytest.mark.parametrize("key", [*SHELF, "toy"])
def test_every_frame_that_a_room_defines_is_known_by_its_name(key: str) -> None:
    game = find(key)
    written = classes(room(key))
    bases = {base for kinds in written.values() for base in kinds}
    known = frames_of(type(game.setup(game.seats[-1], {}, Luck(1))))
    assert len(known) > 3
    assert list(known) == sorted(known)
    assert set(known) <= set(written)
    assert all(name == kind.__name__ for name, kind in known.items())
    leaves = {name for name, kinds in written.items() if "Frame" in kinds and name not in bases}
    assert leaves <= set(known)
    assert not set(known) & bases, "what others are derived from lies on no stack"


def test_the_frames_of_one_game_are_not_those_of_another() -> None:
    others = [find(key) for key in SHELF if key != "toy"]
    mine = set(frames_of(Bazaar).values())
    for game in others:
        assert not mine & set(frames_of(type(game.setup(game.seats[-1], {}, Luck(1)))).values())
