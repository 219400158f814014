from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ecumene.games import SHELF, find, room
from ecumene.kernel.frame import Frame
from ecumene.kernel.frame_registry import derived, frames_of
from ecumene.kernel.luck import Luck
from tests.toy.state import Bazaar


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")


def pushed(folder: Path) -> set[str]:
    """Return the names of classes that the code of a folder makes."""
    parsed = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    calls = [node.func for tree in parsed for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


@pytest.mark.parametrize("key", [*SHELF, "toy"])
def test_every_frame_that_a_room_pushes_is_known_by_its_name(key: str) -> None:
    game = find(key)
    known = frames_of(type(game.setup(game.seats[-1], {}, Luck(1))))
    assert list(known) == sorted(known)
    assert all(name == kind.__name__ for name, kind in known.items())
    mine = {kind.__name__ for kind in derived(Frame) if f"{kind.__module__}.".startswith(f"{SHELF[key]}.")}
    assert set(known) == mine & pushed(room(key))


def test_the_frames_of_one_game_are_not_those_of_another() -> None:
    others = [find(key) for key in SHELF if key != "toy"]
    mine = set(frames_of(Bazaar).values())
    for game in others:
        assert not mine & set(frames_of(type(game.setup(game.seats[-1], {}, Luck(1)))).values())
