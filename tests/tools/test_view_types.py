from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games import keys
from tests.test_folders import rooms
from tests.toy import GAME
from tools import view_types


@pytest.mark.parametrize("path", view_types.files(), ids=lambda path: path.parent.name)
def test_the_types_of_views_are_as_the_games_declare_them(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == view_types.files()[path], "python tools/view_types.py"


def test_every_board_of_a_game_is_told_its_types() -> None:
    """A board may be there before its game is on the shelf."""
    boards = {path.parent.name for path in view_types.BOARDS.glob("*/tutorial.json")}
    making = {key for key in rooms() if key not in keys()}
    assert boards - making <= {path.parent.name for path in view_types.files()}


def test_a_view_is_typed_with_its_frames_and_without_its_secrets() -> None:
    made = view_types.written(GAME.schema)
    assert "export interface BazaarView extends View {\n  stack: FrameView[];\n  over: boolean;\n" in made
    assert '  | { frame: "Caravan"; seat: number; shares: string[][] }\n' in made
    assert "subjects: (string | number)[];" in made  # an answer of somebody else is a mark
    assert "  hand_sizes: number[];\n" in made
    assert "\n  hands:" not in made
    assert "\n  pile:" not in made


def test_a_changed_declaration_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "fields.ts").write_text("old")
    monkeypatch.setattr(view_types, "files", lambda: {tmp_path / "fields.ts": "new"})
    assert view_types.main(["--check"]) == 1
    assert view_types.main([]) == 0
    assert view_types.main(["--check"]) == 0
