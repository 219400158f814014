"""Clients contain no rules: what they draw is in the view, in the offers and in `totals`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ecumene.games import SHELF, find, keys
from ecumene.server.catalogue import cards

ROOT = Path(__file__).parent.parent
RULES = {"ability", "abilities", "effect", "effects", "conditions", "do", "pay", "cost", "instant", "activation"}
"""Columns in which games write what a card does."""
DATA = ("card_data", "printed", "components.world", "continent.lands", "map.squares", "map.tiles")
"""Modules of a game that a drawing in the terminal may read: facts of the box and names of places."""


def terminal(key: str) -> list[Path]:
    """Return the files of a terminal board."""
    return sorted((ROOT / "src/ecumene/cli/boards" / key.replace("-", "_")).rglob("*.py"))


@pytest.mark.parametrize("key", keys())
def test_the_terminal_reads_only_what_is_printed(key: str) -> None:
    wrong = []
    for path in terminal(key):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom | ast.Import) else []
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            modules = [module] if module else names
            wrong += [
                f"{path.name}: {name}"
                for name in modules
                if name.startswith("ecumene.games") and name.removeprefix(f"{SHELF[key]}.") not in DATA
            ]
            if isinstance(node, ast.Attribute) and node.attr == "imagine":
                wrong.append(f"{path.name}: imagine")
    assert terminal(key)
    assert wrong == []


@pytest.mark.parametrize("key", keys())
def test_screens_get_the_faces_of_cards_and_no_rules(key: str) -> None:
    faces = find(key).faces
    sent = {name for card in cards(key, "en") for name in card["row"]}
    assert sent == set(faces), "a face that no card has"
    assert not sent & RULES
    board = ROOT / "web/src/lib/boards" / key
    drawn = "\n".join(path.read_text("utf-8") for path in board.rglob("*") if path.suffix in (".ts", ".svelte"))
    unread = [name for name in faces if not re.search(rf'["\']{name}["\']|^  {name}\??:', drawn, re.MULTILINE)]
    assert unread == [], "columns that the board does not draw need not be sent"
